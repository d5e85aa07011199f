import type { BodyOf, Invoice, InvoiceRecipient, invoices } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { ProblemText } from '../../platform/problem.ts'
import { configurationTexts, isCountry, isVatId } from '../applications/index.ts'
import type { InvoiceRow, RecipientRow } from './invoices.repository.ts'

/**
 * An invoice to a customer as the contract shows it (INV-02); `today` says what is overdue, `seen` and
 * `orders` which campaigns and orders the reader sees.
 */
export const toInvoice = (
  row: InvoiceRow,
  {
    customer,
    today,
    seen,
    orders,
  }: {
    customer: string | null
    today: string
    seen: ReadonlySet<number>
    /** By their purchase order numbers. */
    orders: ReadonlyMap<string, { id: number; url: string }>
  },
): Invoice => ({
  invoiceNumber: row.number,
  // To the cent: sums of fractions leave a rest.
  invoiceTotal: Math.round((row.net_total + row.vat_amount) * 100) / 100,
  invoiceType: row.type,
  invoiceDate: dayOnWire(row.invoice_date),
  product: row.product,
  mediaType: row.media_type,
  campaign: row.campaign,
  customer,
  id: row.id,
  dueDate: row.due_date === null ? null : dayOnWire(row.due_date),
  currencyName: row.currency_name,
  vatAmount: row.vat_amount,
  netTotal: row.net_total,
  status: statusOf(row, today),
  hasDocument: row.has_document || row.has_own_pdf,
  hasOwnDocument: row.has_own_pdf,
  campaignId: row.campaign_id !== null && seen.has(row.campaign_id) ? row.campaign_id : null,
  purchaseOrderNumber: row.purchase_order_number,
  directOrder: (row.purchase_order_number && orders.get(row.purchase_order_number)) || null,
})

/** Only what is to be paid can be late. */
export function statusOf(
  { type, paid_on, due_date }: Pick<InvoiceRow, 'type' | 'paid_on' | 'due_date'>,
  today: string,
): Invoice['status'] {
  if (paid_on !== null) return 'paid'
  return type === 'invoice' && due_date !== null && due_date < today ? 'overdue' : 'open'
}

/** Where invoices go, as the contract shows it. */
export const toInvoiceRecipient = (
  row: RecipientRow | undefined,
  missing: InvoiceRecipient['missing'],
  can: InvoiceRecipient['can'],
): InvoiceRecipient => ({
  name: row?.name ?? null,
  addition: row?.addition ?? null,
  street: row?.street ?? null,
  postcode: row?.postcode ?? null,
  city: row?.city ?? null,
  country: row?.country ?? null,
  vatId: row?.vat_id ?? null,
  email: row?.email ?? null,
  buyerReference: row?.buyer_reference ?? null,
  missing,
  can,
})

/** The same as it is kept: without the spaces that people type into identifiers. */
export const toRecipientRow = (body: BodyOf<typeof invoices.saveRecipient>): RecipientRow => ({
  name: body.name,
  addition: body.addition || null,
  street: body.street,
  postcode: body.postcode,
  city: body.city,
  country: body.country.toUpperCase(),
  vat_id: body.vatId?.replaceAll(/\s/g, '').toUpperCase() || null,
  email: body.email || null,
  buyer_reference: body.buyerReference || null,
})

/** What is wrong with it beyond its form, by property. */
export function recipientFaults(row: RecipientRow): Record<string, ProblemText> {
  return {
    ...(!isCountry(row.country) && { country: configurationTexts['no-country'] }),
    ...(row.vat_id !== null && !isVatId(row.vat_id) && { vatId: configurationTexts['no-vat-id'] }),
  }
}
