import { mediaKindOf, durationTypes, bookingTypes, type BuildingBlock, type Campaign, type DirectOrder } from '@atrium/api-client/contract' // prettier-ignore
import { dayFromWire } from '../../kit/campaigns/index.ts'
import type { Duration, DurationUnit, Order, OrderAction, OrderBlock, OrderCampaign, OrderField } from '../direct-orders.port.ts' // prettier-ignore
import { fieldKey } from '../draft.logic.ts'
import { abilitiesOf, statusOfNumber, type OrderRole } from '../status.logic.ts'

type Entry = DirectOrder['configurations'][number]

const actions = {
  [bookingTypes.Rescale]: 'rescale',
  [bookingTypes.Switch]: 'switch',
  [bookingTypes.BuildingBlock]: 'buildingBlock',
  [bookingTypes.Assets]: 'assets',
} as const satisfies Readonly<Record<number, OrderAction>>

/** The number of an action (DO-06). */
export const numberOfAction = (action: OrderAction): number =>
  Number(Object.entries(actions).find(([, one]) => one === action)![0])

const units = {
  [durationTypes.Day]: 'day',
  [durationTypes.Week]: 'week',
  [durationTypes.Month]: 'month',
  [durationTypes.Year]: 'year',
} as const satisfies Readonly<Record<number, DurationUnit>>

/** The number of a unit (DO-30). */
export const numberOfUnit = (unit: DurationUnit): number =>
  Number(Object.entries(units).find(([, one]) => one === unit)![0])

const toDuration = (
  count: number | null,
  type: DirectOrder['booking']['durationType'],
): Duration | null => (count === null || type === null ? null : { count, unit: units[type] })

type Configuration = Omit<Entry, 'id' | 'canChange'>

const toSetting = ({ configurationId, configuration }: Configuration) => ({
  id: configurationId,
  field: { ...configuration, key: fieldKey({ id: configurationId }) },
})

/** A configured field with its default (DO-22, DO-23). */
export const toField = (entry: Configuration): OrderField => ({
  key: entry.configuration.key,
  setting: toSetting(entry),
  mediaTypeId: entry.configuration.mediaTypeId,
  value: entry.value ?? '',
})

/** A campaign to book for. */
export const toOrderCampaign = ({ id, name, client, product, mediaTypeIds }: Campaign): OrderCampaign => ({ id, name, customer: client, product, mediaTypeIds }) // prettier-ignore

export const toBlock = (block: BuildingBlock): OrderBlock => ({
  id: block.id,
  name: block.displayName,
  description: block.description,
  budget: block.budget,
  format: block.format,
  duration: toDuration(block.duration, block.durationType),
  priority: block.priority,
  customerName: block.customerName,
  campaignName: block.campaignName,
  productName: block.productName,
})

/** What an order needs besides its answer to be told in the module's words. */
export interface OrderContext {
  today: string
  role: OrderRole
  /** Names of campaigns and products come from here: an order knows their ids only. */
  campaigns: readonly Campaign[]
}

/** An order in the module's words (DO-04, DO-05). */
export function toOrder(answer: DirectOrder, { today, role, campaigns }: OrderContext): Order {
  const { booking } = answer
  const status = statusOfNumber(booking.bookingStatusType)
  const end = dayFromWire(booking.endDate)
  const campaign = campaigns.find(({ id }) => id === booking.campaignId)
  const product = campaigns.find((one) => one.product?.id === booking.productId)?.product
  const first = answer.processes.at(-1)
  return {
    id: answer.id,
    name: answer.displayName,
    action: actions[booking.type] ?? 'buildingBlock',
    status,
    description: answer.description ?? '',
    target: answer.target ?? '',
    comment: answer.comment ?? '',
    region: answer.region || null,
    customer:
      booking.customerName === null ? null : { id: booking.customerId, name: booking.customerName },
    campaign:
      booking.campaignId === null ? null : { id: booking.campaignId, name: campaign?.name ?? null },
    product:
      booking.productId === null ? null : { id: booking.productId, name: product?.name ?? null },
    buildingBlock:
      answer.buildingBlockName === null
        ? null
        : { id: answer.buildingBlockId, name: answer.buildingBlockName },
    purchaseOrder: answer.purchaseOrderNumber || null,
    budget: booking.budget,
    duration: toDuration(booking.duration, booking.durationType),
    start: dayFromWire(booking.startDate),
    end,
    taxonomy: booking.taxonomy || null,
    media: booking.bookingMediaTypes
      .toSorted((a, b) => a.order - b.order)
      .map((one) => ({
        mediaTypeId: one.mediaTypeId,
        name: one.mediaTypeName,
        kind: mediaKindOf(one.mediaTypeId),
        isSelected: one.isSelected,
        needsDates: one.needsDates,
        start: dayFromWire(one.startDate),
        end: dayFromWire(one.endDate),
      })),
    values: answer.configurations.map((entry) => ({
      setting: toSetting(entry),
      mediaTypeId: entry.configuration.mediaTypeId,
      value: entry.value ?? '',
    })),
    files: answer.files.map(({ id, name, size, url }) => ({ id, name, sizeBytes: size, url })),
    // Whoever made the first step placed it; without a history only who changed it last is known.
    creator: first ? nameOf(first.user) : answer.modifiedByUserName,
    modifiedBy: answer.modifiedByUserName,
    modifiedAt: answer.lastModifiedAt,
    processes: answer.processes.map(({ user, ...one }) => ({
      id: one.id,
      status: statusOfNumber(one.status),
      at: one.at,
      user: nameOf(user),
      comment: one.comment,
    })),
    can: abilitiesOf({ status, end }, today, role),
  }
}

const nameOf = (person: { firstName: string; lastName: string } | null): string | null =>
  person && (`${person.firstName} ${person.lastName}`.trim() || null)
