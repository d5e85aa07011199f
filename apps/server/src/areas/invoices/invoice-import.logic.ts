import type { BodyOf, invoiceImport } from '@atrium/api-client/contract'
import { dayIn } from '../../platform/berlin-time.ts'
import type { ProblemText } from '../../platform/problem.ts'
import { collectFaults, type RowFaults } from '../../platform/row-faults.ts'
import { lineCents, vatSubtotals, type VatCategory } from './invoice.money.ts'
import type { LineRow } from './invoices.repository.ts'
import { importTexts } from './invoices.texts.ts'

/** An invoice as bookkeeping says it. */
type Said = BodyOf<typeof invoiceImport.put>['items'][number]

/** An invoice as it is kept, but for its letterhead and its address. */
export interface KeptInvoice {
  number: string
  customer_id: number
  type: 'invoice' | 'creditNote' | 'cancellation'
  invoice_date: string
  due_date: string | null
  currency_name: string
  net_total: number
  vat_amount: number
  product: string | null
  media_type: string | null
  campaign_id: number | null
  purchase_order_number: string | null
  service_from: string | null
  service_to: string | null
  corrects: string | null
  vat_note: string | null
  lines: LineRow[]
}

/** One to write, with the day on which it was paid; undefined: nothing is said of that. */
export interface ReadInvoice {
  kept: KeptInvoice
  paidOn: string | null | undefined
}

/** What is known where invoices are checked. */
export interface KnownInvoices {
  /** Customers of the application. */
  customerIds: readonly number[]
  campaignOf: (said: Pick<Said, 'campaignId' | 'campaignExternalId'>) => number | undefined
  /** Those that are there, by their numbers. */
  kept: ReadonlyMap<string, KeptInvoice>
}

/** Checks invoices row by row; where `faults` is empty, all of them can be written. */
export function checkInvoices(
  items: readonly Said[],
  known: KnownInvoices,
): { invoices: ReadInvoice[]; faults: RowFaults } {
  const faults = collectFaults()
  const seen = new Set<string>()
  const invoices = items.map((said, index): ReadInvoice => {
    const refuse = (field: keyof Said, text: ProblemText) =>
      faults.add(`items[${index}].${field}`, text)
    if (seen.has(said.number)) refuse('number', importTexts.twice)
    seen.add(said.number)
    const kept = read(said, known, refuse)
    const before = known.kept.get(said.number)
    if (before && !isSame(before, kept)) refuse('number', importTexts.issued)
    return { kept, paidOn: dayIn(said.paidOn) }
  })
  return { invoices, faults: faults.all }
}

function read(
  said: Said,
  { customerIds, campaignOf }: KnownInvoices,
  refuse: (field: keyof Said, text: ProblemText) => void,
): KeptInvoice {
  const customerId = said.customerId ?? (customerIds.length === 1 ? customerIds[0] : undefined)
  if (customerId === undefined) refuse('customerId', importTexts['which-customer'])
  else if (!customerIds.includes(customerId)) refuse('customerId', importTexts['no-customer'])
  const namesCampaign = said.campaignId !== undefined || said.campaignExternalId !== undefined
  const campaignId = namesCampaign ? campaignOf(said) : null
  if (campaignId === undefined)
    refuse(
      said.campaignId === undefined ? 'campaignExternalId' : 'campaignId',
      importTexts['no-campaign'],
    )
  const type = said.type ?? 'invoice'
  if (type !== 'invoice' && said.netTotal > 0) refuse('netTotal', importTexts.positive)
  const lines = (said.lines ?? []).map((line) => ({
    description: line.description,
    quantity: line.quantity ?? 1,
    unit: line.unit ?? ('LS' as const),
    unit_price: line.unitPrice,
    vat_rate: line.vatRate,
    vat_category: line.vatCategory ?? ('S' as const),
  }))
  if (lines.some((line) => line.quantity === 0)) refuse('lines', importTexts.quantity)
  if (lines.some(({ vat_category, vat_rate }) => (vat_category === 'S') !== vat_rate > 0))
    refuse('lines', importTexts.rate)
  if (lines.length > 0 && !doesAgree(said, lines)) refuse('netTotal', importTexts.sums)
  const [invoiceDate, dueDate] = [dayIn(said.invoiceDate)!, dayIn(said.dueDate) ?? null]
  if (dueDate !== null && dueDate < invoiceDate) refuse('dueDate', importTexts.due)
  const [from, to] = [dayIn(said.serviceFrom) ?? null, dayIn(said.serviceTo) ?? null]
  if (from !== null && to !== null && to < from) refuse('serviceTo', importTexts.service)
  return {
    number: said.number,
    customer_id: customerId ?? 0,
    type,
    invoice_date: invoiceDate,
    due_date: dueDate,
    currency_name: said.currencyName ?? 'EUR',
    net_total: said.netTotal,
    vat_amount: said.vatAmount,
    product: said.product || null,
    media_type: said.mediaType || null,
    campaign_id: campaignId ?? null,
    purchase_order_number: said.purchaseOrderNumber ?? null,
    service_from: from,
    service_to: to,
    corrects: said.corrects ?? null,
    vat_note: said.vatNote || null,
    lines,
  }
}

const cents = (amount: number) => Math.round(amount * 100)

/** Whether the lines come to what the invoice says, tax rounded once for each rate (EN 16931 BR-CO-17). */
function doesAgree(
  { netTotal, vatAmount }: Pick<Said, 'netTotal' | 'vatAmount'>,
  lines: readonly LineRow[],
): boolean {
  const taxes = vatSubtotals(
    lines.map((line) => ({
      category: line.vat_category satisfies VatCategory,
      rate: cents(line.vat_rate),
      netCents: lineCents(cents(line.quantity), cents(line.unit_price)),
    })),
  )
  const sum = (of: 'netCents' | 'vatCents') => taxes.reduce((all, one) => all + one[of], 0)
  return sum('netCents') === cents(netTotal) && sum('vatCents') === cents(vatAmount)
}

/** What was issued is not changed: a correction is another invoice. The campaign may be gone meanwhile. */
function isSame(before: KeptInvoice, after: KeptInvoice): boolean {
  const said = (one: KeptInvoice) =>
    JSON.stringify({
      ...one,
      campaign_id: before.campaign_id === null ? null : one.campaign_id,
      lines: one.lines.map((line) => Object.entries(line).toSorted()),
    })
  const names = Object.keys(after) as (keyof KeptInvoice)[]
  const ordered = (one: KeptInvoice) =>
    Object.fromEntries(names.map((name) => [name, one[name]])) as unknown as KeptInvoice
  return said(ordered(before)) === said(ordered(after))
}
