import { components, type Component } from '@atrium/api-client/contract'
import { item, of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

type Entry = Pick<Component, 'id'>
const asked = ({ id }: Entry) => ({ componentId: id, conflict: 'refuse' as const })

const way = async (world: World) => ({
  fromParentId: world.explorerId,
  toParentId: (await world.folder()).id,
})
const move = async (world: World, entry: Entry) => ({
  ...item(world, entry),
  body: { componentId: entry.id, ...(await way(world)) },
})
const moveMany = async (world: World, entry: Entry) => ({
  ...tenant(world),
  body: { ...(await way(world)), items: [asked(entry)] },
})
const removeMany = (world: World, { id }: Entry) => ({
  ...tenant(world),
  body: { componentIds: [id] },
})
const restoreMany = async (world: World, entry: Component) => ({
  ...tenant(world),
  body: { items: [asked(await world.removed(entry))] },
})

const purgeMany = async (world: World, entry: Component) => ({
  ...tenant(world),
  body: { componentIds: [(await world.removed(entry)).id] },
})

/** What every file and folder can be asked, and what happens to them. */
export const componentSamples: readonly Sample[] = [
  of(components.get, async (world) => item(world, await world.file())),
  of(components.children, async (world) => item(world, await world.folder())),
  of(components.path, async (world) => item(world, await world.file())),
  of(components.track, async (world) => item(world, await world.file())),
  of(components.trash, async (world) => item(world, { id: world.explorerId })),
  of(
    components.remove,
    async (world) => item(world, { id: await world.component('timeline') }),
    'any other type',
  ),
  ...(['filelink', 'directory'] as const).flatMap((type) => {
    const made = (world: World) => (type === 'filelink' ? world.file() : world.folder())
    return [
      of(components.move, async (world) => move(world, await made(world)), type),
      of(components.remove, async (world) => item(world, await made(world)), type),
      of(
        components.restore,
        async (world) => item(world, await world.removed(await made(world))),
        type,
      ),
      of(components.moveMany, async (world) => moveMany(world, await made(world)), type),
      of(components.removeMany, async (world) => removeMany(world, await made(world)), type),
      of(components.purgeMany, async (world) => purgeMany(world, await made(world)), type),
      of(components.restoreMany, async (world) => restoreMany(world, await made(world)), type),
    ]
  }),
]
