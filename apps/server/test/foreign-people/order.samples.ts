import { buildingBlocks, directOrders } from '@atrium/api-client/contract'
import { addBlock, addOrder, blockFields, orderFields } from '../rights/order.samples.ts'
import { tenant } from '../rights/sample.ts'
import type { World } from '../rights/world.ts'
import { naming, type NamingSample } from './sample.ts'

const newOrder = async (world: World) =>
  orderFields(world, await world.component('directorderlist'))

const changedOrder = async (world: World) => {
  const { listId, id } = await addOrder(world)
  return { ...orderFields(world, listId), id }
}

const newBlock = async (world: World) => ({
  ...blockFields(world),
  id: -1,
  parentComponentId: await world.component('directorderlist'),
})

const changedBlock = async (world: World) => ({
  ...blockFields(world),
  id: (await addBlock(world)).id,
})

/** Orders and building blocks, which are for groups and belong to customers. */
export const orderSamples: readonly NamingSample[] = [
  naming(directOrders.create, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await newOrder(world)), userGroupIds: [id] },
  })),
  naming(directOrders.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await changedOrder(world)), userGroupIds: [id] },
  })),
  naming(directOrders.create, 'booking.customerId', async (world, customerId) => {
    const order = await newOrder(world)
    return { ...tenant(world), body: { ...order, booking: { ...order.booking, customerId } } }
  }),
  naming(directOrders.save, 'booking.customerId', async (world, customerId) => {
    const order = await changedOrder(world)
    return { ...tenant(world), body: { ...order, booking: { ...order.booking, customerId } } }
  }),
  naming(buildingBlocks.create, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await newBlock(world)), userGroupIds: [id] },
  })),
  naming(buildingBlocks.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: { ...(await changedBlock(world)), userGroupIds: [id] },
  })),
  naming(buildingBlocks.create, 'customerId', async (world, customerId) => ({
    ...tenant(world),
    body: { ...(await newBlock(world)), customerId },
  })),
  naming(buildingBlocks.save, 'customerId', async (world, customerId) => ({
    ...tenant(world),
    body: { ...(await changedBlock(world)), customerId },
  })),
]
