import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

export interface InvoiceRow {
  id: number
  number: string
  type: 'invoice' | 'creditNote' | 'cancellation'
  invoice_date: string
  due_date: string | null
  paid_on: string | null
  currency_name: string | null
  net_total: number
  vat_amount: number
  product: string | null
  media_type: string | null
  campaign: string | null
  campaign_id: number | null
  has_document: boolean
}

/** An application in which a customer is, and what they are called. */
export interface Place {
  applicationId: number
  customer: string | null
}

/** Applications of somebody in which a customer is; outside of a tenant, as customers are. */
export const placesOf = (
  tx: Transaction,
  applicationIds: readonly number[],
  customerId: number,
): Promise<Place[]> =>
  tx.query<Place>(sql`
    select a.id as "applicationId", c.display_name as customer
    from applications a left join customers c on c.id = ${customerId}
    where a.id = any(${[...applicationIds]}::int[]) and ${customerId}::int = any(a.customer_ids)
    order by a.id`)

const select = (where: Sql) => sql`
  select i.id, i.number, i.type, i.invoice_date::text as invoice_date, i.due_date::text as due_date,
    i.paid_on::text as paid_on, i.currency_name, i.net_total::float8 as net_total,
    i.vat_amount::float8 as vat_amount, i.product, i.media_type, i.campaign, i.campaign_id,
    i.has_document
  from invoices i
  where ${where}
  order by i.invoice_date desc, i.number desc`

/** Invoices of a customer in a time, both days with it; newest first. */
export const listInvoices = (
  tx: Transaction,
  applicationId: number,
  { customerId, from, to }: { customerId: number; from: string; to: string },
) =>
  tx.query<InvoiceRow>(
    select(sql`
      i.application_id = ${applicationId} and i.customer_id = ${customerId}
      and i.invoice_date between ${from}::date and ${to}::date`),
  )

export async function findInvoice(
  tx: Transaction,
  applicationId: number,
  customerId: number,
  number: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await tx.query<InvoiceRow>(
    select(sql`
      i.application_id = ${applicationId} and i.customer_id = ${customerId}
      and i.number = ${number}`),
  )
  return row
}

/** Who stands at the head of an invoice. */
export async function partiesOf(tx: Transaction, applicationId: number) {
  const [row] = await tx.query<{ application: string; agency: string | null }>(sql`
    select display_name as application, agency_name as agency
    from applications where id = ${applicationId}`)
  return row!
}
