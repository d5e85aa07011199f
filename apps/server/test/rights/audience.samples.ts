import { audiences } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { item, of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

const types = ['filelink', 'directory', 'reportlink', 'post', 'linkcollection'] as const

const made = async (world: World, type: string) =>
  type === 'filelink'
    ? (await world.file()).id
    : type === 'directory'
      ? (await world.folder()).id
      : world.component(type)

const wish = async (world: World, type: string) => ({
  ...tenant(world),
  body: { componentIds: [await made(world, type)], userGroupIds: [world.groupId] },
})

/** Who sees components, and changes of it. */
export const audienceSamples: readonly Sample[] = [
  of(audiences.get, async (world) => item(world, await world.file())),
  ...types.flatMap((type) => [
    of(audiences.preview, (world) => wish(world, type), type),
    of(audiences.save, (world) => wish(world, type), type),
  ]),
  of(audiences.preview, (world) => wish(world, 'timeline'), 'any other type'),
  of(audiences.save, (world) => wish(world, 'timeline'), 'any other type'),
  of(audiences.undo, async (world) => {
    const { id, applicationId } = await world.file()
    const saved = await world.admin.call(audiences.save, {
      params: { applicationId },
      body: { componentIds: [id], userGroupIds: [] },
    })
    const changeId = saved.body.changeId!
    // Nobody takes back another's: as if the caller had made it.
    await world.rows(sql`
      update audience_changes set changed_by = ${world.caller.userId} where id = ${changeId}`)
    return { ...tenant(world), body: { changeId } }
  }),
]
