import sql from 'sql-template-tag'
import { mediaTypeNames } from '../areas/media-types/index.ts'
import { dayFrom, dayOf } from '../platform/berlin-time.ts'
import type { Transaction } from '../platform/types.ts'
import { insertRows } from './rows.ts'
import { tenants, type DemoTenant } from './tenants.ts'

interface DemoInvoice {
  application_id: number
  customer_id: number
  type: 'invoice' | 'creditNote' | 'cancellation'
  invoice_date: string
  due_date: string | null
  paid_on: string | null
  currency_name: string
  net_total: number
  product: string | null
  media_type: string | null
  campaign: string | null
  campaign_id: number | null
  has_document: boolean
}

interface InvoicedChannel {
  campaign_id: number
  campaign: string
  product: string | null
  media_type_id: number
  invoiced: number
  start_date: string
}

/** Months of fees, the last one included. */
const months = 14
const vat = 0.19

/** The first of the month so many months before a day. */
function monthBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10)
}

const after = (day: string, days: number) => dayFrom(new Date(`${day}T10:00:00Z`), days)

/**
 * What the agency has invoiced: a fee each month, and what has run of each channel, as its cockpit says
 * (T-28). Some are credited or cancelled again; the oldest are paid, the newest are not.
 */
export async function fillInvoices(tx: Transaction, { now }: { now: Date }): Promise<void> {
  const today = dayOf(now)
  const all: DemoInvoice[] = []
  for (const tenant of tenants) {
    const own = [...feesOf(tenant, today), ...(await mediaOf(tx, tenant, today))]
    all.push(...own, ...takenBack(own))
  }
  const sorted = all
    .filter(({ invoice_date }) => invoice_date <= today)
    .toSorted((a, b) => a.invoice_date.localeCompare(b.invoice_date))
  const counts = new Map<string, number>()
  await insertRows(
    tx,
    'invoices',
    {
      application_id: 'int',
      customer_id: 'int',
      number: 'text',
      type: 'text',
      invoice_date: 'date',
      due_date: 'date',
      paid_on: 'date',
      currency_name: 'text',
      net_total: 'numeric',
      vat_amount: 'numeric',
      product: 'text',
      media_type: 'text',
      campaign: 'text',
      campaign_id: 'int',
      has_document: 'boolean',
    },
    sorted.map((invoice) => {
      const year = invoice.invoice_date.slice(0, 4)
      const count = (counts.get(year) ?? 0) + 1
      counts.set(year, count)
      return {
        ...invoice,
        number: `BV-${year}-${String(count).padStart(5, '0')}`,
        vat_amount: Math.round(invoice.net_total * vat * 100) / 100,
      }
    }),
  )
}

/** Bookkeeping is a fortnight late at most; who pays, pays within three weeks. */
const terms = (date: string, today: string) => {
  const paid = after(date, 21)
  return {
    invoice_date: date,
    due_date: after(date, 30),
    paid_on: paid <= after(today, -20) ? paid : null,
  }
}

const blank = {
  type: 'invoice',
  currency_name: 'Euro (EUR)',
  product: null,
  media_type: null,
  campaign: null,
  campaign_id: null,
  has_document: true,
} as const

const feesOf = ({ id, customerIds }: DemoTenant, today: string): DemoInvoice[] =>
  Array.from({ length: months }, (_, count) => ({
    ...blank,
    application_id: id,
    customer_id: customerIds[count % customerIds.length]!,
    ...terms(monthBefore(today, count), today),
    net_total: 4_800 + (id % 7) * 350,
  }))

async function mediaOf(
  tx: Transaction,
  { id, customerIds }: DemoTenant,
  today: string,
): Promise<DemoInvoice[]> {
  const channels = await tx.query<InvoicedChannel>(sql`
    select h.campaign_id, c.name as campaign, p.name as product, h.media_type_id,
      t.invoiced::float8 as invoiced, h.start_date::text as start_date
    from channel_costs t
    join channels h on h.application_id = t.application_id and h.id = t.channel_id
    join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    left join products p on p.application_id = c.application_id and p.id = c.product_id
    where t.application_id = ${id} and t.invoiced > 0
    order by h.campaign_id, h.position`)
  return channels.map(
    ({ campaign_id, campaign, product, media_type_id, invoiced, start_date }) => ({
      ...blank,
      application_id: id,
      customer_id: customerIds[0]!,
      // What has run is invoiced at once, and what began long ago was invoiced then.
      ...terms(after(start_date, 14) < today ? after(start_date, 14) : today, today),
      net_total: invoiced,
      product,
      media_type: mediaTypeNames[media_type_id]?.de ?? null,
      campaign,
      campaign_id,
    }),
  )
}

/** One in nine is credited by a tenth; the second oldest fee was wrong, and cancelled. */
const takenBack = (invoices: readonly DemoInvoice[]): DemoInvoice[] =>
  invoices.flatMap((invoice, index): DemoInvoice[] => {
    const { net_total } = invoice
    const back = { ...invoice, due_date: null, invoice_date: after(invoice.invoice_date, 9) }
    if (index === months - 2)
      return [{ ...back, type: 'cancellation', net_total: -net_total, has_document: false }]
    if (index % 9 !== 4) return []
    return [{ ...back, type: 'creditNote', net_total: -Math.round(net_total / 10) }]
  })
