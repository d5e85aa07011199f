import { timeline, timelineBatch, timelineImport } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { item, of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** An item of a timeline that all callers see. */
async function addItem(world: World, { isDeleted = false } = {}): Promise<number> {
  const componentId = await world.component('timeline')
  const [row] = await world.rows<{ id: number }>(sql`
    insert into timeline_items (application_id, component_id, title, date, type, deleted_at)
    select application_id, id, 'Probe', '2027-04-01', 'info',
      case when ${isDeleted} then now() end
    from components
    where id = ${componentId}
    returning id`)
  return row!.id
}

/** What timelines tell. */
export const timelineSamples: readonly Sample[] = [
  of(timeline.list, async (world) => item(world, { id: await world.component('timeline') })),
  of(timeline.overview, async (world) => item(world, { id: await world.component('timeline') })),
  of(timeline.get, async (world) => ({
    params: { applicationId: world.applicationId, itemId: await addItem(world) },
  })),
  of(timeline.create, async (world) => ({
    ...item(world, { id: await world.component('timeline') }),
    body: { title: world.text(), date: '2027-04-01T08:00:00.000Z', type: 'info' as const },
  })),
  of(timeline.save, async (world) => ({
    ...tenant(world),
    body: { id: await addItem(world), title: world.text() },
  })),
  of(timeline.remove, async (world) => ({
    params: { applicationId: world.applicationId, itemId: await addItem(world) },
  })),
  of(timelineBatch.list, async (world) => item(world, { id: await world.component('timeline') })),
  of(timelineBatch.put, async (world) => ({
    ...item(world, { id: await world.component('timeline') }),
    body: {
      items: [
        {
          itemId: null,
          title: world.text(),
          date: '2027-04-01T08:00:00.000Z',
          type: 'info' as const,
          text: null,
          icon: null,
          url: null,
        },
      ],
    },
  })),
  of(timelineImport.put, async (world) => ({
    ...item(world, { id: await world.component('timeline') }),
    body: {
      items: [{ externalId: world.text(), title: world.text(), date: '2027-04-01T08:00:00.000Z' }],
    },
  })),
  of(timeline.restore, async (world) => ({
    params: {
      applicationId: world.applicationId,
      itemId: await addItem(world, { isDeleted: true }),
    },
  })),
]
