import type { Invoice } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { InvoiceRow } from './invoices.repository.ts'

/**
 * An invoice to a customer as the contract shows it (INV-02); `today` says what is overdue, `seen` which
 * campaigns the reader sees.
 */
export const toInvoice = (
  row: InvoiceRow,
  { customer, today, seen }: { customer: string | null; today: string; seen: ReadonlySet<number> },
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
  hasDocument: row.has_document,
  campaignId: row.campaign_id !== null && seen.has(row.campaign_id) ? row.campaign_id : null,
})

/** Only what is to be paid can be late. */
export function statusOf(
  { type, paid_on, due_date }: Pick<InvoiceRow, 'type' | 'paid_on' | 'due_date'>,
  today: string,
): Invoice['status'] {
  if (paid_on !== null) return 'paid'
  return type === 'invoice' && due_date !== null && due_date < today ? 'overdue' : 'open'
}
