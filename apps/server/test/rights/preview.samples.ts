import { randomUUID } from 'node:crypto'
import { previews, userGroupTypes, type UserGroup } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Role } from '../../src/platform/actor.ts'
import { pageOfExplorer } from './page.samples.ts'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** Somebody who is in this tenant; their rank is what the cases differ in. */
const asPerson = async (world: World, role: Role) => ({
  ...tenant(world),
  body: { type: 'user' as const, id: await world.person(role) },
})

const asGroup = async (world: World, type: UserGroup['type']) => ({
  ...tenant(world),
  body: { type: 'user-group' as const, id: await world.userGroup(type) },
})

/** A look as a group that somebody of this tenant has begun. */
const begun = async (world: World, viewerId: number) => {
  const previewId = randomUUID()
  await world.rows(sql`
    insert into previews
      (application_id, id, viewer_id, user_group_id, created_at, expires_at)
    select application_id, ${previewId}, ${viewerId}, id, now(), now() + interval '1 hour'
    from user_groups where id = ${world.groupId}`)
  return { params: { applicationId: world.applicationId, previewId } }
}

/** Looking at the portal as somebody else (T-04). */
export const previewSamples: readonly Sample[] = [
  of(previews.list, tenant),
  of(previews.start, (world) => asPerson(world, 'CLIENT'), 'client'),
  of(previews.start, (world) => asPerson(world, 'CLIENTSERVICE'), 'agency'),
  of(previews.start, (world) => asPerson(world, 'SUPERVISOR'), 'supervisor'),
  of(previews.start, (world) => asPerson(world, 'ADMINISTRATOR'), 'administrator'),
  of(previews.start, (world) => asGroup(world, userGroupTypes.Customer), 'client group'),
  of(previews.start, (world) => asGroup(world, userGroupTypes.Administration), 'admin group'),
  of(
    previews.start,
    async (world) => {
      const { params, body } = await asGroup(world, userGroupTypes.Customer)
      return { params, body: { ...body, pageId: await pageOfExplorer(world) } }
    },
    'with a hidden page',
  ),
  of(previews.end, (world) => begun(world, world.caller.userId), 'own'),
  of(previews.end, async (world) => begun(world, await world.person()), 'another’s'),
]
