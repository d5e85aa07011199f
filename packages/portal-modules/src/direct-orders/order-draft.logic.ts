import { daysBetween } from '../kit/dates/index.ts'
import { settingText } from '../kit/settings/index.ts'
import { wordsOf } from '../kit/settings/settings.ts'
import type {
  Duration,
  Order,
  OrderChoices,
  OrderContent,
  OrderOptions,
} from './direct-orders.port.ts'
import { actionOf, askedFields, emptyDraft, newDraft, type OrderDraft } from './draft.logic.ts'
import { defaultDates, fallbackDuration } from './order-dates.logic.ts'

/**
 * A fresh request of the same kind from an order: of one from a building block another building-block request.
 * It has its budget, campaign, customer, product, selected media and configuration values. Values of a field
 * that is there several times are appended. Dates, files, purchase order number, taxonomy, status and ids are
 * not copied (DO-13).
 */
export function cloneOrder(order: Order, today: string): OrderDraft {
  const duration = order.duration ?? lengthOf(order) ?? fallbackDuration
  return {
    ...newDraft(today),
    action: order.action,
    name: order.name,
    description: order.description,
    target: order.target,
    region: order.region ?? '',
    block: order.buildingBlock?.id == null ? null : { id: order.buildingBlock.id, name: order.buildingBlock.name }, // prettier-ignore
    customerId: order.customer?.id ?? null,
    productId: order.product?.id ?? null,
    campaignId: order.campaign?.id ?? null,
    budget: order.budget,
    duration,
    ...defaultDates(today, duration),
    media: order.media
      .filter(({ isSelected }) => isSelected)
      .map(({ mediaTypeId }) => ({ mediaTypeId, isSelected: true, start: null, end: null })),
    values: valuesOf(order),
    reached: 1,
  }
}

/** How long an order runs whose days were set by hand: a copy runs as long. */
function lengthOf({ start, end }: Order): Duration | undefined {
  const count = start === null || end === null ? 0 : daysBetween(start, end)
  return count > 0 ? { count, unit: 'day' } : undefined
}

/** Values by key; repeated ones are appended with a comma, as fields of several words are kept (DO-13). */
function valuesOf({ values }: Order): Record<string, unknown> {
  const all: Record<string, string> = {}
  for (const { setting, value } of values) {
    const { key } = setting.field
    const before = all[key]
    all[key] = before === undefined || before === '' ? value : value === '' ? before : `${before},${value}` // prettier-ignore
  }
  return all
}

/** The draft of an order that is adjusted. */
export function draftOf(order: Order): OrderDraft {
  const base = factsOf(order)
  return { ...base, base }
}

const factsOf = (order: Order): OrderDraft => ({
  ...emptyDraft,
  orderId: order.id,
  orderVersion: order.version,
  action: order.action,
  name: order.name,
  description: order.description,
  target: order.target,
  comment: order.comment,
  region: order.region ?? '',
  purchaseOrder: order.purchaseOrder ?? '',
  block: order.buildingBlock?.id == null ? null : { id: order.buildingBlock.id, name: order.buildingBlock.name }, // prettier-ignore
  customerId: order.customer?.id ?? null,
  productId: order.product?.id ?? null,
  campaignId: order.campaign?.id ?? null,
  budget: order.budget,
  duration: order.duration,
  start: order.start,
  end: order.end,
  media: order.media.map(({ mediaTypeId, isSelected, start, end }) => ({ mediaTypeId, isSelected, start, end })), // prettier-ignore
  values: valuesOf(order),
  reached: 1,
})

/** Attachments of an order that are to be taken away, as far as they are still there. */
export const removedFiles = (
  { removedFileIds }: Pick<OrderDraft, 'removedFileIds'>,
  files: Order['files'],
): Order['files'] => files.filter(({ id }) => removedFileIds.includes(id))

/** What is sent. Dates of media that need none are left out, and so are fields that are not asked for. */
export function contentOf(
  draft: OrderDraft,
  choices: OrderChoices,
  options: OrderOptions,
  rest: { files: readonly File[]; taxonomy: string; isSent: boolean },
): OrderContent {
  const campaign = choices.campaigns.find(({ id }) => id === draft.campaignId)
  const customer =
    campaign?.customer ??
    choices.campaigns.find((one) => one.customer.id === draft.customerId)?.customer ??
    null
  const action = actionOf(draft, choices)
  const text = (value: string) => value.trim()
  return {
    action,
    name: text(draft.name),
    description: text(draft.description),
    target: text(draft.target),
    comment: text(draft.comment),
    region: text(draft.region),
    purchaseOrder: text(draft.purchaseOrder),
    block: action === 'buildingBlock' ? draft.block : null,
    customer,
    campaignId: draft.campaignId,
    productId: draft.productId,
    budget: draft.budget ?? 0,
    duration: draft.duration,
    start: draft.start,
    end: draft.end,
    media: options.media.map(({ mediaTypeId, name, needsDates }) => {
      const one = draft.media.find((medium) => medium.mediaTypeId === mediaTypeId)
      const isSelected = one?.isSelected === true
      const dates = isSelected && needsDates
      return {
        mediaTypeId,
        name,
        needsDates,
        isSelected,
        // What is left open follows the order, also when its days change later (DO-05).
        start: dates ? one.start : null,
        end: dates ? one.end : null,
      }
    }),
    values: askedFields(draft, options).flatMap(({ setting }) => {
      const value = settingText(draft.values[setting.field.key])
      if (value === '') return []
      const isSeveral = setting.field.type === 'Autocomplete'
      return [{ id: setting.id, value, ...(isSeveral && { words: wordsOf(value) }) }]
    }),
    ...(draft.removedFileIds.length > 0 && { removedFileIds: draft.removedFileIds }),
    ...rest,
  }
}
