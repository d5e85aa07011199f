import { currencyCode, searchable, words } from '@atrium/design-system'
import type { Cell, ExportTable } from '../kit/csv.ts'
import type { Invoice, InvoiceKind, InvoiceStatus, Span } from './invoices.port.ts'

export const kinds = ['invoice', 'creditNote', 'cancellation'] as const satisfies readonly InvoiceKind[] // prettier-ignore
export const statuses = ['open', 'overdue', 'paid'] as const satisfies readonly InvoiceStatus[]

export const presets = ['thisYear', 'lastYear', 'thisMonth', 'lastMonth'] as const
export type Preset = (typeof presets)[number]

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)

/** Days of a time that is often asked for (INV-05); `today` is `YYYY-MM-DD`. */
export function presetSpan(preset: Preset, today: string): Span {
  const [year = 0, month = 1] = today.split('-').map(Number)
  switch (preset) {
    case 'thisYear':
      return { from: day(year, 0, 1), to: day(year, 11, 31) }
    case 'lastYear':
      return { from: day(year - 1, 0, 1), to: day(year - 1, 11, 31) }
    case 'thisMonth':
      return { from: day(year, month - 1, 1), to: day(year, month, 0) }
    case 'lastMonth':
      return { from: day(year, month - 2, 1), to: day(year, month - 1, 0) }
  }
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!))

/** The time that an address names; what is none, or ends before it begins, is the year of today (INV-05, VAL-15). */
export function spanOf(from: string | undefined, to: string | undefined, today: string): Span {
  return isDay(from) && isDay(to) && from < to ? { from, to } : presetSpan('thisYear', today)
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
  net: number
  vat: number
  total: number
}

/** Sums by currency, in the order in which these come (T-94). */
export function sumsOf(invoices: readonly Invoice[]): readonly Sum[] {
  const cents = new Map<string, { net: number; vat: number; total: number }>()
  for (const { currencyName, net, vat, total } of invoices) {
    const currency = currencyCode(currencyName ?? '')
    const sum = cents.get(currency) ?? { net: 0, vat: 0, total: 0 }
    sum.net += Math.round(net * 100)
    sum.vat += Math.round(vat * 100)
    sum.total += Math.round(total * 100)
    cents.set(currency, sum)
  }
  return [...cents].map(([currency, { net, vat, total }]) => ({
    currency,
    net: net / 100,
    vat: vat / 100,
    total: total / 100,
  }))
}

/** What a spreadsheet gets: as listed, each amount by itself with its currency (T-94). */
export function exportTable(
  invoices: readonly Invoice[],
  say: {
    head: readonly string[]
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
      say.status(one.status),
      one.campaign,
      one.product,
      one.mediaType,
      one.net,
      one.vat,
      one.total,
      currencyCode(one.currencyName ?? ''),
    ]),
  }
}
