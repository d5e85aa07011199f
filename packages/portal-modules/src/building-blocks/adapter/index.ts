import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  buildingBlocks,
  components,
  directOrderNext,
  mediaKindOf,
  mediaTypes,
} from '@atrium/api-client/contract'
import { readAllCampaigns } from '../../kit/adapter/all-campaigns.ts'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { BuildingBlocksPort } from '../building-blocks.port.ts'
import { portField } from './port-field.ts'
import { bodyOf, toBlock, toField, toWithdrawn } from './to-block.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface BuildingBlocksAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Goes to the orders that are made from the blocks. */
  openOrders?: () => void
  /** Told while something would be lost by leaving. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
}

const { asPort, withPortErrors } = portCalls(portField)

/** The port of building blocks on the portal's own calls. */
export function createBuildingBlocksAdapter({
  client,
  scope,
  live,
  openOrders,
  keepFromLeaving,
}: BuildingBlocksAdapterOptions): BuildingBlocksPort {
  const params = { applicationId: scope.tenant }
  const calls = componentCalls(client, scope, asPort)
  const orderList = (componentId: number) => ({ params: { ...params, componentId } })
  const of = (id: number) => ({ params: { ...params, id } })
  return {
    blocks(componentId) {
      const { key } = describeQuery(client, scope, directOrderNext.buildingBlocks, { params })
      return withPortErrors({
        key: [...key, 'of', componentId],
        load: async () => {
          const [list, all] = await Promise.all([
            client.call(components.get, orderList(componentId)),
            client.call(directOrderNext.buildingBlocks, { params }),
          ])
          return {
            blocks: all
              .filter(({ parentComponentId }) => parentComponentId === componentId)
              .map(toBlock),
            can: { add: list.can.addBlocks === true },
          }
        },
      })
    },

    block(id) {
      const { key } = describeQuery(client, scope, directOrderNext.buildingBlock, of(id))
      return withPortErrors({
        key: [...key, 'details'],
        load: async () => {
          const [block, entries] = await Promise.all([
            client.call(directOrderNext.buildingBlock, of(id)),
            client.call(directOrderNext.buildingBlockValues, of(id)),
          ])
          return { ...toBlock(block), fields: entries.map(toField) }
        },
      })
    },

    choices() {
      const types = describeQuery(client, scope, mediaTypes.list, {})
      return withPortErrors({
        key: [...types.key, scope.tenant, 'block-choices'],
        load: async () => {
          const [found, known] = await Promise.all([readAllCampaigns(client, scope), types.load()])
          return {
            campaigns: found.map(({ id, name, client: customer, product }) => ({
              id,
              name,
              customer,
              product,
            })),
            mediaTypes: known.map(({ id, name }) => ({ id, name, kind: mediaKindOf(id) })),
          }
        },
      })
    },

    create: async (content, componentId, commandId) =>
      toBlock(
        await asPort(
          client.call(
            buildingBlocks.create,
            { params, body: { ...bodyOf(content), parentComponentId: componentId } },
            { idempotencyKey: commandId },
          ),
        ),
      ),

    save: async ({ id, version }, content, commandId) =>
      toBlock(
        await asPort(
          client.call(
            buildingBlocks.save,
            { params, body: bodyOf(content, id) },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      ),

    remove: calls.remove,

    restore: async (command) => void (await calls.restore(command)),

    withdrawn(componentId) {
      const { key, load } = describeQuery(client, scope, components.trash, orderList(componentId))
      return withPortErrors({
        key: [...key, 'withdrawn-blocks'],
        load: async () => (await load()).filter(({ type }) => type === 'buildingblock').map(toWithdrawn), // prettier-ignore
      })
    },

    audience: audienceCalls(client, scope, { asPort, withPortErrors }),

    ...(openOrders && { openOrders }),
    ...(keepFromLeaving && { keepFromLeaving }),

    onChange:
      live &&
      ((componentId, listener) =>
        listenToCollection(live, scope.tenant, componentId, ({ commandId }) =>
          listener(commandId === undefined ? {} : { commandId }),
        )),
  }
}
