import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { campaignPlanning, campaigns } from '@atrium/api-client/contract'
import { mediaKindById } from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { CampaignPlanningPort, ChannelFacts } from '../planning.port.ts'
import { toCampaign, toPlanned } from './to-campaign.ts'

const { asPort } = portCalls((name) => ownName(name))

const names: Readonly<Record<string, string>> = {
  clientName: 'client',
  productName: 'product',
  currencyName: 'currency',
  startDate: 'start',
  endDate: 'end',
  approvalDueDate: 'dueOn',
  mediaTypeId: 'kind',
}
/** Of a field that lies in a list, `change[0].endDate`, the field itself. */
const ownName = (name: string) => {
  const last = name.split('.').at(-1)!
  return names[last] ?? last
}

/** The media type that new channels of a kind have: the first that is of it (MT-02). */
const typeIds = new Map<string, number>()
for (const [id, kind] of Object.entries(mediaKindById))
  if (!typeIds.has(kind)) typeIds.set(kind, Number(id))

/** Undefined is left out of what is sent, null takes a day away. */
const onWire = (day: string | null | undefined) => (day ? toDay(day) : day)

const toFacts = ({ kind, start, end, bookingDeadline, materialDeadline, ...rest }: Partial<ChannelFacts>) => ({
  ...rest,
  ...(kind !== undefined && { mediaTypeId: typeIds.get(kind)! }),
  ...(start !== undefined && { startDate: onWire(start) }),
  ...(end !== undefined && { endDate: onWire(end) }),
  ...(bookingDeadline !== undefined && { bookingDeadline: onWire(bookingDeadline) }),
  ...(materialDeadline !== undefined && { materialDeadline: onWire(materialDeadline) }),
}) // prettier-ignore

/** Making campaigns and changing their plans, on the portal's own calls (CAMP-07). */
export function planningPort(client: Client, scope: Scope): CampaignPlanningPort {
  const params = { applicationId: scope.tenant }
  return {
    media: [...typeIds.keys()],

    choices() {
      const { key, load } = describeQuery(client, scope, campaignPlanning.choices, { params })
      return { key, load: () => asPort(load()) }
    },

    create: async ({ client: clientName, copyOf, commandId, ...fields }) => {
      const { product, currency, start, end, dueOn, name, budget } = fields
      const body = {
        name,
        budget,
        ...(clientName !== null && { clientName }),
        productName: product,
        currencyName: currency,
        startDate: onWire(start),
        endDate: onWire(end),
        approvalDueDate: onWire(dueOn),
        ...(copyOf !== null && { copyOf }),
      }
      const input = { params, body }
      return toCampaign(
        await asPort(client.call(campaignPlanning.create, input, { idempotencyKey: commandId })),
      )
    },

    channels(campaignId) {
      const { key, load } = describeQuery(client, scope, campaigns.plan, {
        params,
        query: { campaignId },
      })
      return {
        key: [...key, 'sheet'],
        load: async () => (await asPort(load())).map(toPlanned),
      }
    },

    change: async ({ campaignId, add, change, remove, versions, commandId }) => {
      const body = {
        add: add.map(({ afterId, ...facts }) => ({
          ...toFacts(facts),
          name: facts.name,
          mediaTypeId: typeIds.get(facts.kind)!,
          ...(afterId !== undefined && { afterId }),
        })),
        change: change.map(({ id, ...facts }) => ({
          id,
          ...toFacts(facts),
          ...(versions.has(id) && { version: versions.get(id)! }),
        })),
        remove: [...remove],
      }
      const input = { params: { ...params, id: campaignId }, body }
      const { added, changed, changeId } = await asPort(
        client.call(campaignPlanning.change, input, { idempotencyKey: commandId }),
      )
      return { added: added.map(toPlanned), changed: changed.map(toPlanned), changeId }
    },

    undo: async ({ campaignId, changeId, commandId }) => {
      const input = { params: { ...params, id: campaignId, changeId } }
      await asPort(client.call(campaignPlanning.undo, input, { idempotencyKey: commandId }))
    },
  }
}
