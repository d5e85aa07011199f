import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { KeptInvoice } from './invoice-import.logic.ts'

/** One batch of an application after the other: a number is there once. */
export const lockInvoices = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.invoices'), ${applicationId}::int)`)

export async function customersOf(tx: Transaction, applicationId: number): Promise<number[]> {
  const [row] = await tx.query<{ customer_ids: number[] }>(
    sql`select customer_ids from applications where id = ${applicationId}`,
  )
  return row?.customer_ids ?? []
}

export interface NamedCampaign {
  id: number
  external_id: string | null
}

export const listNamedCampaigns = (
  tx: Transaction,
  applicationId: number,
  { externalIds, ids }: { externalIds: readonly string[]; ids: readonly number[] },
) =>
  tx.query<NamedCampaign>(sql`
    select id, external_id from campaigns
    where application_id = ${applicationId} and deleted_at is null
      and (external_id = any(${[...externalIds]}::text[]) or id = any(${[...ids]}::int[]))`)

/** Invoices with these numbers, as they are kept. */
export const listKept = (tx: Transaction, applicationId: number, numbers: readonly string[]) =>
  tx.query<KeptInvoice & { id: number; paid_on: string | null }>(sql`
    select i.id, i.paid_on::text as paid_on, i.number, i.customer_id, i.type,
      i.invoice_date::text as invoice_date, i.due_date::text as due_date,
      coalesce(i.currency_name, 'EUR') as currency_name, i.net_total::float8 as net_total,
      i.vat_amount::float8 as vat_amount, i.product, i.media_type, i.campaign_id,
      i.purchase_order_number, i.service_from::text as service_from,
      i.service_to::text as service_to, i.corrects, i.vat_note,
      coalesce((
        select json_agg(json_build_object(
          'description', l.description, 'quantity', l.quantity::float8, 'unit', l.unit,
          'unit_price', l.unit_price::float8, 'vat_rate', l.vat_rate::float8,
          'vat_category', l.vat_category
        ) order by l.position)
        from invoice_lines l where l.application_id = i.application_id and l.invoice_id = i.id
      ), '[]') as lines
    from invoices i
    where i.application_id = ${applicationId} and i.number = any(${[...numbers]}::text[])`)

/** Writes new invoices with their lines; letterhead and address are those of today. */
export const insertInvoices = (
  tx: Transaction,
  applicationId: number,
  rows: readonly (KeptInvoice & { paid_on: string | null })[],
) =>
  tx.query(sql`
    with given as (
      select g.*, c.name as campaign
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
        number text, customer_id integer, type text, invoice_date date, due_date date, paid_on date,
        currency_name text, net_total numeric, vat_amount numeric, product text, media_type text,
        campaign_id integer, purchase_order_number text, service_from date, service_to date,
        corrects text, vat_note text, lines jsonb
      )
      left join campaigns c on c.application_id = ${applicationId} and c.id = g.campaign_id
    ),
    made as (
      insert into invoices (
        application_id, customer_id, number, type, invoice_date, due_date, paid_on, currency_name,
        net_total, vat_amount, product, media_type, campaign, campaign_id, purchase_order_number,
        service_from, service_to, corrects, vat_note
      )
      select ${applicationId}, customer_id, number, type, invoice_date, due_date, paid_on,
        currency_name, net_total, vat_amount, product, media_type, campaign, campaign_id,
        purchase_order_number, service_from, service_to, corrects, vat_note
      from given
      returning id, number
    )
    insert into invoice_lines (
      application_id, invoice_id, position, description, quantity, unit, unit_price, vat_rate,
      vat_category
    )
    select ${applicationId}, made.id, l.position, l.line ->> 'description',
      (l.line ->> 'quantity')::numeric, l.line ->> 'unit', (l.line ->> 'unit_price')::numeric,
      (l.line ->> 'vat_rate')::numeric, l.line ->> 'vat_category'
    from made
    join given on given.number = made.number
    cross join lateral jsonb_array_elements(given.lines) with ordinality as l (line, position)`)

export const savePayments = (
  tx: Transaction,
  applicationId: number,
  rows: readonly { id: number; paidOn: string | null }[],
) =>
  tx.query(sql`
    update invoices i set paid_on = g.paid_on
    from unnest(
      ${rows.map(({ id }) => id)}::int[], ${rows.map(({ paidOn }) => paidOn)}::date[]
    ) as g (id, paid_on)
    where i.application_id = ${applicationId} and i.id = g.id`)
