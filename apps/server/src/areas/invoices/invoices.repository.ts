import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { VatCategory } from './invoice.money.ts'

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
  purchase_order_number: string | null
  /** It can be drawn. */
  has_document: boolean
  /** Bookkeeping gave a PDF of its own. */
  has_own_pdf: boolean
  service_from: string | null
  service_to: string | null
  corrects: string | null
  vat_note: string | null
  /** Copies of the day on which it was issued. */
  letterhead: Readonly<Record<string, string>> | null
  recipient: Readonly<Record<string, string | null>> | null
}

export interface LineRow {
  description: string
  quantity: number
  unit: 'C62' | 'HUR' | 'DAY' | 'MON' | 'LS'
  unit_price: number
  vat_rate: number
  vat_category: VatCategory
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
    i.purchase_order_number,
    i.has_document, i.service_from::text as service_from, i.service_to::text as service_to, i.corrects,
    i.vat_note, i.letterhead, i.recipient,
    exists (
      select 1 from invoice_documents d
      where d.application_id = i.application_id and d.invoice_id = i.id
    ) as has_own_pdf
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

/** What was done, in the invoice's order. */
export const listLines = (tx: Transaction, applicationId: number, invoiceId: number) =>
  tx.query<LineRow>(sql`
    select description, quantity::float8 as quantity, unit, unit_price::float8 as unit_price,
      vat_rate::float8 as vat_rate, vat_category
    from invoice_lines
    where application_id = ${applicationId} and invoice_id = ${invoiceId}
    order by position`)

/** Gives an invoice its letterhead and its address, to keep. */
export const keepParties = (
  tx: Transaction,
  applicationId: number,
  { id, letterhead, recipient }: Pick<InvoiceRow, 'id' | 'letterhead' | 'recipient'>,
) =>
  tx.query(sql`
    update invoices
    set letterhead = ${JSON.stringify(letterhead)}::jsonb, recipient = ${JSON.stringify(recipient)}::jsonb
    where application_id = ${applicationId} and id = ${id}`)

export interface RecipientRow {
  name: string
  addition: string | null
  street: string
  postcode: string
  city: string
  country: string
  vat_id: string | null
  email: string | null
  buyer_reference: string | null
}

export async function findRecipient(
  tx: Transaction,
  applicationId: number,
  customerId: number,
): Promise<RecipientRow | undefined> {
  const [row] = await tx.query<RecipientRow>(sql`
    select name, addition, street, postcode, city, country, vat_id, email, buyer_reference
    from invoice_recipients
    where application_id = ${applicationId} and customer_id = ${customerId}`)
  return row
}

export const saveRecipient = (
  tx: Transaction,
  key: { applicationId: number; customerId: number; userId: number },
  row: RecipientRow,
) =>
  tx.query(sql`
    insert into invoice_recipients (
      application_id, customer_id, name, addition, street, postcode, city, country, vat_id, email,
      buyer_reference, modified_by
    ) values (
      ${key.applicationId}, ${key.customerId}, ${row.name}, ${row.addition}, ${row.street},
      ${row.postcode}, ${row.city}, ${row.country}, ${row.vat_id}, ${row.email},
      ${row.buyer_reference}, ${key.userId}
    )
    on conflict (application_id, customer_id) do update set
      name = excluded.name, addition = excluded.addition, street = excluded.street,
      postcode = excluded.postcode, city = excluded.city, country = excluded.country,
      vat_id = excluded.vat_id, email = excluded.email,
      buyer_reference = excluded.buyer_reference, modified_by = excluded.modified_by,
      modified_at = now()`)
