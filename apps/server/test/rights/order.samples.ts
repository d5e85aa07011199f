import {
  bookingStatusTypes,
  bookingTypes,
  buildingBlocks,
  directOrderNext,
  directOrders,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

const radio = 6

/** A component of a type in a list of orders that all callers see. */
async function addInside(world: World, type: 'directorder' | 'buildingblock') {
  const listId = await world.component('directorderlist')
  const id = await world.component(type)
  await world.rows(sql`
    update components set page_id = null, parent_id = ${listId} where id = ${id}`)
  return { listId, id }
}

/** An order that is being rebriefed. */
export async function addOrder(world: World): Promise<{ listId: number; id: number }> {
  const added = await addInside(world, 'directorder')
  await world.rows(sql`
    insert into direct_orders (application_id, component_id, type, status)
    select application_id, id, 1, ${bookingStatusTypes.Rebriefing}::int from components
    where id = ${added.id}`)
  return added
}

/** A building block with a field of its own. */
export async function addBlock(world: World) {
  const added = await addInside(world, 'buildingblock')
  await world.rows(sql`
    insert into building_blocks (application_id, component_id)
    select application_id, id from components where id = ${added.id}`)
  const [field] = await world.rows<{ id: number }>(sql`
    insert into booking_fields (
      application_id, building_block_id, key, display_name, type, value_selection, position
    )
    select application_id, id, 'ORT', 'Ort', 'Autocomplete', '{Kassel,Göttingen}', 1
    from components where id = ${added.id} returning id`)
  return { ...added, configurationId: field!.id }
}

/** What is said of an order that is not sent yet. */
export const orderFields = (world: World, parentComponentId: number) => ({
  parentComponentId,
  displayName: world.text(),
  booking: {
    type: bookingTypes.Rescale,
    bookingMediaTypes: [{ isSelected: true, mediaTypeId: radio, needsDates: false }],
  },
})

/** What is said of a building block. */
export const blockFields = (world: World) => ({
  displayName: world.text(),
  description: null,
  budget: 1_000,
  priority: null,
  format: null,
  duration: null,
  durationType: null,
  userGroupIds: [world.groupId],
})

const inTenant = ({ applicationId }: World, id: number) => ({ params: { applicationId, id } })

/** Direct orders, and the building blocks that they are made from. */
export const orderSamples: readonly Sample[] = [
  of(directOrderNext.overview, tenant),
  of(directOrderNext.list, tenant),
  of(directOrderNext.summaries, tenant),
  of(directOrderNext.days, (world) => ({
    ...tenant(world),
    query: { from: '2026-11-01T10:00:00+01:00', days: 61 },
  })),
  of(directOrderNext.get, async (world) => inTenant(world, (await addOrder(world)).id)),
  of(directOrderNext.download, async (world) => inTenant(world, (await addOrder(world)).id)),
  of(directOrderNext.mediaType, (world) => inTenant(world, radio)),
  of(directOrderNext.buildingBlocks, tenant),
  of(directOrderNext.buildingBlock, async (world) => inTenant(world, (await addBlock(world)).id)),
  of(directOrderNext.buildingBlockValues, async (world) =>
    inTenant(world, (await addBlock(world)).id),
  ),

  of(directOrders.lookup, async (world) => {
    const { id, configurationId } = await addBlock(world)
    return { ...tenant(world), query: { componentId: id, configurationId, value: 'k' } }
  }),
  of(directOrders.checkFile, (world) => ({
    ...tenant(world),
    body: {},
    files: { file: [new File(['%PDF-1.7'], 'Motiv.pdf')] },
  })),
  of(directOrders.create, async (world) => ({
    ...tenant(world),
    body: orderFields(world, await world.component('directorderlist')),
  })),
  of(directOrders.save, async (world) => {
    const { listId, id } = await addOrder(world)
    return { ...tenant(world), body: { ...orderFields(world, listId), id } }
  }),
  of(directOrders.cancel, async (world) => {
    const { id } = await addOrder(world)
    return { ...inTenant(world, id), body: { id, comment: 'Probe' } }
  }),
  of(directOrders.nudge, async (world) => {
    const { id } = await addOrder(world)
    await world.rows(sql`update direct_orders set approval = 'waiting' where component_id = ${id}`)
    return inTenant(world, id)
  }),
  of(directOrders.regionBudgets, (world) => ({ ...tenant(world), query: { year: 2027 } })),
  of(directOrders.saveRegionBudget, (world) => ({
    ...tenant(world),
    body: { year: 2027, region: 'Probe', budget: 1_000 },
  })),
  of(directOrders.decide, async (world) => {
    const { id } = await addOrder(world)
    await world.rows(sql`update direct_orders set approval = 'waiting' where component_id = ${id}`)
    return { ...inTenant(world, id), body: { decision: 'rejected' as const, comment: 'Probe' } }
  }),
  of(
    directOrders.saveStatus,
    async (world) => ({
      ...tenant(world),
      body: {
        componentId: (await addOrder(world)).id,
        bookingStatusType: bookingStatusTypes.Canceled,
        comment: 'Probe',
      },
    }),
    'one’s own step',
  ),
  of(
    directOrders.saveStatus,
    async (world) => ({
      ...tenant(world),
      body: {
        componentId: (await addOrder(world)).id,
        bookingStatusType: bookingStatusTypes.Completed,
      },
    }),
    'any other',
  ),

  of(buildingBlocks.matching, (world) => ({
    ...tenant(world),
    query: { productId: 1, campaignId: 1 },
  })),
  of(buildingBlocks.create, async (world) => ({
    ...tenant(world),
    body: {
      ...blockFields(world),
      id: -1,
      parentComponentId: await world.component('directorderlist'),
    },
  })),
  of(buildingBlocks.save, async (world) => ({
    ...tenant(world),
    body: { ...blockFields(world), id: (await addBlock(world)).id },
  })),
]
