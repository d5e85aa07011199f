import {
  bookingStatusTypes,
  bookingTypeName,
  bookingTypes,
  taxonomyOf,
  withoutInvisible,
} from '@atrium/api-client/contract'
import type { BodyOf, directOrders } from '@atrium/api-client/contract'
import { dayIn } from '../../platform/berlin-time.ts'
import { invalid, type ProblemText } from '../../platform/problem.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { settingsOf } from '../applications/index.ts'
import {
  belongingFaults,
  carriedValues,
  findBelongings,
  findBlock,
  listBlockFields,
  listMediaTypeFields,
  toConfiguration,
  valueFaults,
  type Belonging,
  type BlockRow,
  type BookingField,
} from '../building-blocks/index.ts'
import { findAllVisible } from '../components/index.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import type { Access } from '../users/index.ts'
import { endAfter, periodFaults } from './direct-orders.dates.logic.ts'
import {
  mediaFaults,
  selectedIds,
  withPrescribedDates,
  type OrderedMediaType,
} from './direct-orders.media.logic.ts'
import type { OrderStatus } from './direct-orders.policy.ts'
import type { OrderFacts, OrderRow } from './direct-orders.repository.ts'
import { orderTexts } from './direct-orders.texts.ts'
import type { OrderedValue } from './order-details.repository.ts'
import { frameFor } from './region-budgets.service.ts'

export type OrderForm = BodyOf<typeof directOrders.create>

/** An order as it is about to be written. */
export interface CheckedOrder {
  facts: OrderFacts
  values: Omit<OrderedValue, 'id'>[]
  /** What campaign and product are called. */
  names: { campaign: string | null; product: string | null }
}

/** An order as it was before. */
export interface OrderBefore {
  row: OrderRow
  values: readonly OrderedValue[]
}

const { Created, Approved } = bookingStatusTypes

const isMediaType = (id: number) => Object.hasOwn(mediaTypeNames, id)

/**
 * Checks what a form says of an order, and makes of it what is stored. Throws 400 with all field errors at
 * once. `status` is the one that it gets: sent to the agency, nothing may be missing.
 */
export async function checkOrder(
  tx: Transaction,
  access: Access,
  form: OrderForm,
  { status, today, before }: { status: OrderStatus; today: string; before?: OrderBefore },
): Promise<CheckedOrder> {
  const { booking } = form
  const settings = await settingsOf(tx, access.applicationId)
  const faults: Record<string, ProblemText> = {}
  const isSent = status === Approved

  const areBlocksOn = settings.isOn('BUILDING_BLOCKS_ENABLED')
  const { block, kept: keptBlock, fault } = await blockOf(tx, access, form, { areBlocksOn, before })
  if (fault) faults.buildingBlockId = fault
  const prescribed = block?.mediaTypes ?? []

  const wanted: Belonging = {
    customerId: booking.customerId ?? null,
    campaignId: booking.campaignId ?? null,
    productId: booking.productId ?? null,
  }
  const found = await findBelongings(tx, access, wanted)
  if (!before || !isUnchanged(before.row, wanted, block)) {
    const wrong = belongingFaults(wanted, found, block)
    for (const [key, text] of Object.entries(wrong)) faults[`booking.${key}`] = text
  }

  // Once sent its dates were accepted; they do not become wrong because they have come.
  const accepted = before && before.row.status !== Created ? before.row : undefined
  const sentMedia = booking.bookingMediaTypes.map((media) => ({
    order: media.order ?? 0,
    mediaTypeId: media.mediaTypeId,
    isSelected: media.isSelected,
    needsDates: media.needsDates,
    startDate: dayIn(media.startDate) ?? null,
    endDate: dayIn(media.endDate) ?? null,
  }))
  const mediaTypes = withPrescribedDates(sentMedia, prescribed)
  const duration = booking.duration ?? null
  const durationType = (booking.durationType ?? null) as OrderFacts['duration_type']
  const startDate = dayIn(booking.startDate) ?? null
  const endDate =
    dayIn(booking.endDate) ?? (startDate && endAfter(startDate, duration, durationType))
  const periods = periodFaults(
    { startDate, endDate },
    { today, acceptedStart: accepted?.start_date ?? null, isComplete: isSent },
  )
  for (const [key, text] of Object.entries(periods)) faults[`booking.${key}`] = text

  Object.assign(
    faults,
    mediaFaults(mediaTypes, {
      prescribed,
      isMediaType,
      today,
      order: { startDate, endDate },
      acceptedStarts: new Map(accepted?.media_types.map((m) => [m.mediaTypeId, m.startDate])),
    }),
  )

  // What waits already is decided about by headquarters, whichever region it is in.
  if (isSent && !form.region && before?.row.approval !== 'waiting') {
    const frame = await frameFor(tx, access.applicationId, { region: null, start_date: startDate })
    if (frame) faults.region = orderTexts['region-missing']
  }

  const mediaTypeIds = selectedIds(mediaTypes)
  const fields = [
    ...(block ? await listBlockFields(tx, access.applicationId, block.id) : []),
    ...(await listMediaTypeFields(tx, access.applicationId, mediaTypeIds)),
  ]
  const values = valuesOf(fields, form, before)
  const kept = before?.values.map(({ configurationId }) => configurationId) ?? []
  Object.assign(faults, valueFaults(fields, values, { mediaTypeIds, kept, isSent }))
  if (Object.keys(faults).length > 0) throw invalid(faults)

  const inOrder = mediaTypes
    .map((media, index) => ({ media, at: sentMedia[index]!.order }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ media }): OrderedMediaType => {
      const { mediaTypeId, isSelected, needsDates } = media
      return { mediaTypeId, isSelected, needsDates, startDate: media.startDate, endDate: media.endDate } // prettier-ignore
    })
  const facts: OrderFacts = {
    type: booking.type as OrderFacts['type'],
    status,
    region: form.region ? withoutInvisible(form.region).trim() || null : null,
    building_block_id: block?.id ?? keptBlock?.building_block_id ?? null,
    building_block_name: block?.name ?? keptBlock?.building_block_name ?? null,
    purchase_order_number: form.purchaseOrderNumber || null,
    target: form.target || null,
    comment: form.comment || null,
    customer_id: wanted.customerId,
    customer_name: found.campaign?.customerName ?? (booking.customerName || null),
    campaign_id: wanted.campaignId,
    product_id: wanted.productId,
    budget: booking.budget ?? 0,
    duration,
    duration_type: durationType,
    start_date: startDate,
    end_date: endDate,
    taxonomy: booking.taxonomy || null,
    media_types: inOrder,
    approval: null,
  }
  facts.taxonomy ??= taxonomyOf(
    {
      setting: settings.value('DIRECT_ORDER_TAXONOMY')?.toString(),
      separator: settings.value('DIRECT_ORDER_TAXONOMY_SEPARATOR')?.toString(),
    },
    {
      name: form.displayName,
      type: bookingTypeName(facts.type),
      customer: facts.customer_name,
      region: facts.region,
      product: found.product?.name ?? null,
      campaign: found.campaign?.name ?? null,
      block: facts.building_block_name,
      mediaTypes: mediaTypeIds.map((id) => mediaTypeNames[id]!.de),
      purchaseOrderNumber: facts.purchase_order_number,
      budget: facts.budget,
      startDate,
      endDate,
      fields: values.map(({ configuration: { key }, value }) => ({ key, value: value ?? '' })),
    },
  )
  const names = { campaign: found.campaign?.name ?? null, product: found.product?.name ?? null }
  return { facts, values, names }
}

/** A stored order as its form, so that it is checked once more when it is sent as it is. */
export const formOf = ({ row, values }: OrderBefore): OrderForm => ({
  parentComponentId: row.parent_id ?? 0,
  displayName: row.display_name,
  description: row.description ?? undefined,
  region: row.region ?? undefined,
  buildingBlockId: row.building_block_id ?? undefined,
  buildingBlockName: row.building_block_name ?? undefined,
  purchaseOrderNumber: row.purchase_order_number ?? undefined,
  target: row.target ?? undefined,
  comment: row.comment ?? undefined,
  booking: {
    customerId: row.customer_id ?? undefined,
    customerName: row.customer_name ?? undefined,
    campaignId: row.campaign_id ?? undefined,
    productId: row.product_id ?? undefined,
    budget: row.budget,
    duration: row.duration ?? undefined,
    durationType: row.duration_type ?? undefined,
    startDate: atNoon(row.start_date),
    endDate: atNoon(row.end_date),
    taxonomy: row.taxonomy ?? undefined,
    type: row.type,
    bookingMediaTypes: row.media_types.map((media, index) => ({
      ...media,
      order: index,
      mediaTypeName: undefined,
      startDate: atNoon(media.startDate),
      endDate: atNoon(media.endDate),
    })),
  },
  configurations: values.map(({ configurationId, value }) => ({
    configurationId,
    value: value ?? '',
  })),
})

const atNoon = (day: string | null) => (day === null ? undefined : `${day}T12:00:00Z`)

/** The building block of an order; one that was withdrawn since stays named in orders that have it. */
async function blockOf(
  tx: Transaction,
  access: Access,
  { buildingBlockId, booking }: OrderForm,
  { areBlocksOn, before }: { areBlocksOn: boolean; before: OrderBefore | undefined },
): Promise<{ block?: BlockRow & { name: string }; kept?: OrderRow; fault?: ProblemText }> {
  const was = before?.row
  if (buildingBlockId === undefined) {
    if (booking.type !== bookingTypes.BuildingBlock) return {}
    // Removed for good, it is known by its name alone.
    const isNamed = was !== undefined && was.building_block_id === null && was.building_block_name !== null // prettier-ignore
    return isNamed ? { kept: was } : { fault: orderTexts['block-missing'] }
  }
  const kept = was?.building_block_id === buildingBlockId ? was : undefined
  if (!areBlocksOn && !kept) return { fault: orderTexts['blocks-off'] }
  const [seen] = await findAllVisible(tx, access, [buildingBlockId])
  if (seen?.row.type !== 'buildingblock') return kept ? { kept } : { fault: orderTexts['block-withdrawn'] } // prettier-ignore
  const { row, block } = await findBlock(tx, access, buildingBlockId)
  return { block: { ...block, name: row.display_name } }
}

const isUnchanged = (row: OrderRow, wanted: Belonging, block: BlockRow | undefined) =>
  row.customer_id === wanted.customerId &&
  row.campaign_id === wanted.campaignId &&
  row.product_id === wanted.productId &&
  (block === undefined || block.id === row.building_block_id)

/**
 * The values of an order, each with its field. What a building block prescribes unseen is as it says;
 * of a change that says nothing the values stay.
 */
function valuesOf(
  fields: readonly BookingField[],
  { configurations }: OrderForm,
  before: OrderBefore | undefined,
): (Omit<OrderedValue, 'id'> & { value: string })[] {
  const said =
    configurations ??
    before?.values.map(({ configurationId, value }) => ({ configurationId, value: value ?? '' })) ??
    []
  const fixed = new Map(
    fields.flatMap(({ id, type, defaultValue }) =>
      type === 'Hidden' && defaultValue !== null ? [[id, defaultValue] as const] : [],
    ),
  )
  const own = carriedValues(fields, said).filter(({ configurationId }) => !fixed.has(configurationId)) // prettier-ignore
  const all = [
    ...own,
    ...[...fixed].map(([configurationId, value]) => ({ configurationId, value })),
  ]
  const fieldOf = new Map(fields.map((field) => [field.id, toConfiguration(field)]))
  const wasOf = new Map(before?.values.map((value) => [value.configurationId, value.configuration]))
  return all.map(({ configurationId, value }) => ({
    configurationId,
    value,
    // Of an unknown field there is none; the order is refused for it.
    configuration: (fieldOf.get(configurationId) ?? wasOf.get(configurationId))!,
  }))
}
