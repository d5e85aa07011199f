import { isDay } from '../kit/dates/index.ts'
import { presetSpan, type DatePreset } from '../kit/dates/index.ts'
import { currencyCode, searchable, words } from '@atrium/design-system'
import type { Cell, ExportTable } from '../kit/export/csv.ts'
import type { ColumnLook } from '../kit/export/index.ts'
import type { Invoice, InvoiceKind, InvoiceStatus, Span } from './invoices.port.ts'

export const kinds = ['invoice', 'creditNote', 'cancellation'] as const satisfies readonly InvoiceKind[] // prettier-ignore
export const statuses = ['open', 'overdue', 'paid'] as const satisfies readonly InvoiceStatus[]

/** Times that are often asked for (INV-05). */
export const presets = ['thisYear', 'lastYear', 'thisMonth', 'lastMonth'] as const satisfies readonly DatePreset[] // prettier-ignore

/** A day that is one, of a time in which there may be invoices: while a year is typed, it is another. */
const isNear = (text: string | undefined): text is string =>
  text !== undefined && isDay(text) && text >= '1950-01-01' && text < '2200-01-01'

/** Whether both are days, and the last comes after the first (VAL-15). */
export const isSpan = (from: string | undefined, to: string | undefined): boolean =>
  isNear(from) && isNear(to) && from < to

/** The time that an address names; what is none, or ends before it begins, is the year of today (INV-05, VAL-15). */
export function spanOf(from: string | undefined, to: string | undefined, today: string): Span {
  return isSpan(from, to) ? { from: from!, to: to! } : presetSpan('thisYear', today)
}

/** What invoices are narrowed by, each by what the address calls it (T-94). */
export interface Filters {
  product: readonly string[]
  media: readonly string[]
  campaign: readonly string[]
  kind: readonly string[]
  status: readonly string[]
}
export const filterNames = ['campaign', 'product', 'media', 'kind', 'status'] as const satisfies readonly (keyof Filters)[] // prettier-ignore

/** Every letter searches through all of them; what stands of each is prepared once. */
const prepared = new WeakMap<Invoice, string>()
function textOf(invoice: Invoice): string {
  let text = prepared.get(invoice)
  if (text === undefined) {
    text = searchable([invoice.number, invoice.campaign, invoice.product].join(' '))
    prepared.set(invoice, text)
  }
  return text
}

/** Names may hold a comma. */
const listOf = (text: string | undefined) =>
  (text ?? '').split(',').filter(Boolean).map(decodeSafely)
const inText = (values: readonly string[]) =>
  values.length > 0 ? values.map(encodeURIComponent).join(',') : undefined
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const among = (known: readonly string[], values: readonly string[]) =>
  values.filter((one) => known.includes(one))

type Params = Readonly<Record<string, string | undefined>>

/** What an address narrows by; kinds and statuses that are none count as not said. */
export const parseFilters = (params: Params): Filters => ({
  product: listOf(params.product),
  media: listOf(params.media),
  campaign: listOf(params.campaign),
  kind: among(kinds, listOf(params.kind)),
  status: among(statuses, listOf(params.status)),
})

/** The same for the address. */
export const writeFilters = (filters: Filters): Params =>
  Object.fromEntries(filterNames.map((name) => [name, inText(filters[name])]))

const takes = (wanted: readonly string[], value: string | null) =>
  wanted.length === 0 || (value !== null && wanted.includes(value))

/** Invoices that a search and filters leave. */
export function findInvoices(
  all: readonly Invoice[],
  filters: Filters,
  text: string,
): readonly Invoice[] {
  const wanted = words(text)
  return all.filter(
    (one) =>
      takes(filters.product, one.product) &&
      takes(filters.media, one.mediaType) &&
      takes(filters.campaign, one.campaign) &&
      takes(filters.kind, one.kind) &&
      takes(filters.status, one.status) &&
      wanted.every((word) => textOf(one).includes(word)),
  )
}

/** Sums of one currency; to the cent, whatever the fractions make of them. */
export interface Sum {
  currency: string
  /** How many invoices it is of. */
  count: number
  net: number
  vat: number
  total: number
}

/** Sums by currency, in the order in which these come (T-94). */
export function sumsOf(invoices: readonly Invoice[]): readonly Sum[] {
  const cents = new Map<string, { count: number; net: number; vat: number; total: number }>()
  for (const { currencyName, net, vat, total } of invoices) {
    const currency = currencyCode(currencyName ?? '')
    const sum = cents.get(currency) ?? { count: 0, net: 0, vat: 0, total: 0 }
    sum.count += 1
    sum.net += Math.round(net * 100)
    sum.vat += Math.round(vat * 100)
    sum.total += Math.round(total * 100)
    cents.set(currency, sum)
  }
  return [...cents].map(([currency, { count, net, vat, total }]) => ({
    currency,
    count,
    net: net / 100,
    vat: vat / 100,
    total: total / 100,
  }))
}

/** For no campaign, product or media type: what the agency takes for its work. */
export const isFee = ({ campaign, product, mediaType }: Invoice): boolean =>
  campaign === null && product === null && mediaType === null

/** Widths of the columns in characters, and how their figures are written. */
export const exportColumns: readonly ColumnLook[] = [
  { width: 18 },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 12, numFmt: 'dd.mm.yyyy' },
  { width: 14 },
  { width: 12 },
  { width: 32 },
  { width: 26 },
  { width: 20 },
  { width: 16, numFmt: '#,##0.00' },
  { width: 16, numFmt: '#,##0.00' },
  { width: 16, numFmt: '#,##0.00' },
  { width: 10 },
]

/** What a spreadsheet gets, the newest first: each amount by itself, with its currency (T-94). */
export function exportTable(
  invoices: readonly Invoice[],
  say: {
    head: readonly string[]
    fee: string
    kind: (kind: InvoiceKind) => string
    status: (status: InvoiceStatus) => string
  },
): ExportTable {
  return {
    head: say.head,
    rows: invoices.map((one): Cell[] => [
      one.number,
      { day: one.day },
      one.due === null ? null : { day: one.due },
      say.kind(one.kind),
      one.status && say.status(one.status),
      one.campaign ?? (isFee(one) ? say.fee : null),
      one.product,
      one.mediaType,
      one.net,
      one.vat,
      one.total,
      currencyCode(one.currencyName ?? ''),
    ]),
  }
}
