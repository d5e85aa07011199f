import { mediaKindOf, durationTypes, bookingTypes, type BuildingBlock, type Campaign, type DirectOrder, type PlannedChannel } from '@atrium/api-client/contract' // prettier-ignore
import { dayFromWire } from '../../kit/dates/index.ts'
import { toDeadlineStatus } from '../../kit/adapter/deadline-status.ts'
import { openDeadlines } from '../../kit/campaigns/deadlines.ts'
import type { ApprovalGround, BookingDeadline, Duration, DurationUnit, Order, OrderAction, OrderBlock, OrderCampaign, OrderField, ProcessChange } from '../direct-orders.port.ts' // prettier-ignore
import { fieldKey } from '../draft.logic.ts'
import { settableFrom, statusOfNumber } from '../status.logic.ts'

type Entry = DirectOrder['configurations'][number]

const actions = {
  [bookingTypes.Rescale]: 'rescale',
  [bookingTypes.Switch]: 'switch',
  [bookingTypes.BuildingBlock]: 'buildingBlock',
  [bookingTypes.Assets]: 'assets',
} as const satisfies Readonly<Record<number, OrderAction>>

/** The action of a number (DO-06). */
export const actionOfNumber = (type: keyof typeof actions): OrderAction =>
  actions[type] ?? 'buildingBlock'

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

/** The booking deadline of a planned channel, unless it is met or closed. */
export function toBookingDeadline(channel: PlannedChannel): BookingDeadline[] {
  const end = dayFromWire(channel.endDate)
  const dated = {
    state: channel.workflowState.name,
    end,
    bookingDeadline: dayFromWire(channel.bookingDeadline),
    materialDeadline: null,
    bookingStatus: toDeadlineStatus(channel.bookingStatus),
    materialStatus: null,
  }
  // Of which day it is too late for is decided where it is shown.
  return openDeadlines(dated, '').map(({ day }) => ({ mediaTypeId: channel.mediaTypeId, day, end }))
}

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

type Booked = DirectOrder['booking']['bookingMediaTypes']

/** They usually come in their order. */
const inOrder = (media: Booked): Booked =>
  media.every(({ order }, at) => at === 0 || order >= media[at - 1]!.order)
    ? media
    : media.toSorted((a, b) => a.order - b.order)

/** Answers by field, in their order; several of one field come one by one (DO-13). */
function toValues(entries: readonly Entry[]): Order['values'] {
  const values = new Map<number, Order['values'][number]>()
  for (const entry of entries) {
    const { configurationId, configuration } = entry
    const before = values.get(configurationId)?.value
    values.set(configurationId, {
      setting: toSetting(entry),
      mediaTypeId: configuration.mediaTypeId,
      value: [before, entry.value].filter(Boolean).join(','),
    })
  }
  return [...values.values()]
}

/** An order in the module's words (DO-04, DO-05). */
export function toOrder(answer: DirectOrder): Order {
  const { booking, configurations, files, processes, invoices } = answer
  const status = statusOfNumber(booking.bookingStatusType)
  return {
    id: answer.id,
    name: answer.displayName,
    action: actionOfNumber(booking.type),
    status,
    approval: answer.approval,
    description: answer.description ?? '',
    target: answer.target ?? '',
    comment: answer.comment ?? '',
    region: answer.region || null,
    customer:
      booking.customerName === null ? null : { id: booking.customerId, name: booking.customerName },
    campaign:
      booking.campaignId === null ? null : { id: booking.campaignId, name: answer.campaignName },
    product:
      booking.productId === null ? null : { id: booking.productId, name: answer.productName },
    buildingBlock:
      answer.buildingBlockName === null
        ? null
        : { id: answer.buildingBlockId, name: answer.buildingBlockName },
    purchaseOrder: answer.purchaseOrderNumber || null,
    budget: booking.budget,
    duration: toDuration(booking.duration, booking.durationType),
    start: dayFromWire(booking.startDate),
    end: dayFromWire(booking.endDate),
    taxonomy: booking.taxonomy || null,
    ...(answer.approvalGround && { ground: toGround(answer.approvalGround) }),
    media: inOrder(booking.bookingMediaTypes).map((one) => ({
      mediaTypeId: one.mediaTypeId,
      name: one.mediaTypeName,
      kind: mediaKindOf(one.mediaTypeId),
      isSelected: one.isSelected,
      needsDates: one.needsDates,
      start: dayFromWire(one.startDate),
      end: dayFromWire(one.endDate),
    })),
    values: toValues(configurations),
    files: files.map(({ id, name, size, url }) => ({ id, name, sizeBytes: size, url })),
    ...(invoices && {
      invoices: invoices.map((one) => ({
        number: one.invoiceNumber,
        day: dayFromWire(one.invoiceDate),
        total: one.invoiceTotal,
        currencyName: one.currencyName,
        status: one.status,
      })),
    }),
    creator: nameOf(answer.createdByUser),
    modifiedBy: answer.modifiedByUserName,
    modifiedAt: answer.lastModifiedAt,
    processes: processes.map(({ user, ...one }) => ({
      id: one.id,
      status: statusOfNumber(one.status),
      at: one.at,
      user: nameOf(user),
      comment: one.comment,
      approval: one.approval,
      changes: one.changes.map(toChange),
      isAgency: one.isAgency,
      onBehalfOf: nameOf(one.onBehalfOf),
    })),
    version: answer.version,
    can: {
      adjust: answer.can.edit,
      send: answer.can.send,
      cancel: answer.can.cancel,
      rebrief: answer.can.rebrief,
      setStatus: answer.can.setStatus ? settableFrom(status) : [],
      decide: answer.can.decide,
    },
  }
}

type Change = DirectOrder['processes'][number]['changes'][number]

/** Texts by what the module calls them. */
const changedTexts = {
  displayName: 'name',
  region: 'region',
  description: 'description',
  target: 'target',
  comment: 'comment',
  purchaseOrderNumber: 'purchaseOrder',
  buildingBlockName: 'block',
  customerName: 'customer',
  campaignName: 'campaign',
  productName: 'product',
} as const satisfies Partial<Record<Change['field'], ProcessChange['field']>>

function toChange(change: Change): ProcessChange {
  switch (change.field) {
    case 'budget':
    case 'files':
      return change
    case 'mediaTypes':
      return { ...change, field: 'media' }
    case 'type':
      return { field: 'action', before: actionOf(change.before), after: actionOf(change.after) }
    case 'configuration':
      return { ...change, field: 'value' }
    case 'mediaDates':
      return { field: 'mediaDays', name: change.name, before: daysOf(change.before), after: daysOf(change.after) } // prettier-ignore
    case 'startDate':
    case 'endDate': {
      const [before, after] = [dayFromWire(change.before), dayFromWire(change.after)]
      return { field: change.field === 'startDate' ? 'start' : 'end', before, after }
    }
    default:
      return { field: changedTexts[change.field], before: change.before, after: change.after }
  }
}

const actionOf = (type: number) => actionOfNumber(type as keyof typeof actions)
const daysOf = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) => ({
  start: dayFromWire(startDate),
  end: dayFromWire(endDate),
})

const toGround = ({
  approvalBudget,
  regionBudget,
}: NonNullable<DirectOrder['approvalGround']>): ApprovalGround => ({
  approvalBudget,
  region: regionBudget && { name: regionBudget.region, year: regionBudget.year, budget: regionBudget.budget, booked: regionBudget.booked }, // prettier-ignore
})

const nameOf = (person: { firstName: string; lastName: string } | null): string | null =>
  person && (`${person.firstName} ${person.lastName}`.trim() || null)
