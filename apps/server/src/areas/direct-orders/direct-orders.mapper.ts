import type { DirectOrder, DirectOrderRow, DirectOrderSummary } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { Language } from '../../platform/locales.ts'
import { personOf } from '../campaigns/index.ts'
import type { ComponentRow } from '../components/index.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import type { Access } from '../users/index.ts'
import { hasEnded, shownStatus } from './direct-orders.dates.logic.ts'
import { selectedIds, type OrderedMediaType } from './direct-orders.media.logic.ts'
import { orderAbilities } from './direct-orders.policy.ts'
import type { OrderRow } from './direct-orders.repository.ts'
import type { RegionFrame } from './region-budgets.logic.ts'
import type { OrderChange } from './order-differences.logic.ts'
import type { OrderInvoiceRow, OrderedValue, ProcessRow } from './order-details.repository.ts'

/** Whom an order is shown to, in which language and on which day of Berlin's calendar. */
export interface Reading {
  access: Access
  language: Language
  today: string
  /** Whether the caller decides about orders that wait for headquarters. */
  decides: boolean
  /** Also about those that they placed themselves: nobody else can. */
  decidesOwn: boolean
}

/** Whether somebody decides about an order: nobody does about their own, as long as somebody else can. */
export const decidesAbout = (
  { decides, decidesOwn }: Pick<Reading, 'decides' | 'decidesOwn'>,
  { creator_id: creatorId }: Pick<OrderRow, 'creator_id'>,
  userId: number,
): boolean => decides && (decidesOwn || creatorId !== userId)

const wire = (day: string | null) => (day === null ? null : dayOnWire(day))

const fullName = (first: string | null, last: string | null) =>
  `${first ?? ''} ${last ?? ''}`.trim() || null

const toMediaType = (media: OrderedMediaType, order: number, language: Language) => ({
  isSelected: media.isSelected,
  mediaTypeId: media.mediaTypeId,
  mediaTypeName: mediaTypeNames[media.mediaTypeId]?.[language] ?? '',
  order,
  needsDates: media.needsDates,
  startDate: wire(media.startDate),
  endDate: wire(media.endDate),
})

/** An order as lists hold it (DO-04, DO-05). */
export const toOrderRow = (
  row: OrderRow,
  { access, language, today, ...reading }: Reading,
): DirectOrderRow => ({
  id: row.id,
  displayName: row.display_name,
  description: row.description,
  region: row.region,
  buildingBlockId: row.building_block_id,
  buildingBlockName: row.building_block_name,
  modifiedByUserName: fullName(row.modifier_first_name, row.modifier_last_name),
  lastModifiedAt: new Date(row.modified_at).toISOString(),
  purchaseOrderNumber: row.purchase_order_number,
  target: row.target,
  comment: row.comment,
  status: shownStatus(row, today),
  budget: row.budget,
  duration: row.duration,
  mediaTypes: selectedIds(row.media_types),
  booking: {
    customerId: row.customer_id,
    customerName: row.customer_name,
    campaignId: row.campaign_id,
    productId: row.product_id,
    budget: row.budget,
    duration: row.duration,
    durationType: row.duration_type,
    startDate: wire(row.start_date),
    endDate: wire(row.end_date),
    taxonomy: row.taxonomy,
    type: row.type,
    bookingStatusType: row.status,
    bookingMediaTypes: row.media_types.map((media, index) =>
      toMediaType(media, index + 1, language),
    ),
  },
  parentComponentId: row.parent_id,
  version: row.version,
  createdAt: new Date(row.created_at).toISOString(),
  createdByUser: personOf(row.creator_id, row.creator_first_name, row.creator_last_name),
  campaignName: row.campaign_name,
  productName: row.product_name,
  approval: row.approval,
  can: orderAbilities(access, row, {
    decides: decidesAbout(reading, row, access.actor.userId),
    hasEnded: hasEnded(row, today),
  }),
})

/** What a list shows of an order (DO-03, T-50). */
export const toOrderSummary = (row: OrderRow, language: Language): DirectOrderSummary => ({
  id: row.id,
  displayName: row.display_name,
  type: row.type,
  bookingStatusType: row.status,
  approval: row.approval,
  region: row.region,
  customerName: row.customer_name,
  campaignName: row.campaign_name,
  productName: row.product_name,
  buildingBlockName: row.building_block_name,
  purchaseOrderNumber: row.purchase_order_number,
  taxonomy: row.taxonomy,
  budget: row.budget,
  startDate: wire(row.start_date),
  endDate: wire(row.end_date),
  mediaTypes: selectedIds(row.media_types).map((id) => ({
    id,
    name: mediaTypeNames[id]?.[language] ?? '',
  })),
  createdByUserName: fullName(row.creator_first_name, row.creator_last_name),
  modifiedByUserName: fullName(row.modifier_first_name, row.modifier_last_name),
  lastModifiedAt: new Date(row.modified_at).toISOString(),
})

/** An attachment as it is opened. */
export const toFile = (file: ComponentRow): DirectOrder['files'][number] => ({
  id: file.id,
  name: file.display_name,
  size: file.file_size ?? 0,
  url: `/storage/files/${file.application_id}/${file.id}`,
})

export interface OrderParts {
  row: OrderRow
  values: readonly OrderedValue[]
  files: readonly ComponentRow[]
  processes: readonly ProcessRow[]
  /** Undefined: no region has a limit in its year. */
  frame: RegionFrame | undefined
  /** Undefined: the reader sees none. */
  invoices: readonly OrderInvoiceRow[] | undefined
}

/** Media by their names; all else as it is kept. */
const toChange = (
  change: OrderChange,
  language: Language,
): DirectOrder['processes'][number]['changes'][number] => {
  if (change.field === 'mediaTypes') {
    const { field, before, after } = change
    return { field, before: namesOf(before, language), after: namesOf(after, language) }
  }
  if (change.field === 'mediaDates') {
    const { field, mediaTypeId, before, after } = change
    return { field, name: namesOf([mediaTypeId], language)[0]!, before, after }
  }
  return change
}

const namesOf = (ids: readonly number[], language: Language) =>
  ids.map((id) => mediaTypeNames[id]?.[language] ?? '')

/** An order that is open, with its answers, attachments and history (DO-02, DO-04). */
export const toOrder = (
  { row, values, files, processes, frame, invoices }: OrderParts,
  reading: Reading & { approvalBudget: number | undefined },
): DirectOrder => ({
  ...toOrderRow(row, reading),
  approvalGround:
    row.approval === 'waiting'
      ? { approvalBudget: reading.approvalBudget ?? null, regionBudget: frame ?? null }
      : null,
  configurations: [...values],
  files: files.map(toFile),
  ...(invoices && {
    invoices: invoices.map(({ number, total, invoice_date, currency_name, status }) => ({
      invoiceNumber: number,
      // To the cent: sums of fractions leave a rest.
      invoiceTotal: Math.round(total * 100) / 100,
      invoiceDate: dayOnWire(invoice_date),
      currencyName: currency_name,
      status,
    })),
  }),
  processes: processes.map(({ id, status, at, comment, approval, changes, ...row }) => ({
    id,
    status,
    at: at.toISOString(),
    user: personOf(row.user_id, row.first_name, row.last_name),
    comment,
    approval,
    isAgency: row.is_agency,
    changes: changes.map((change) => toChange(change, reading.language)),
    onBehalfOf: personOf(row.for_id, row.for_first_name, row.for_last_name),
  })),
})
