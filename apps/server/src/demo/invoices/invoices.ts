import sql from 'sql-template-tag'
import { mediaTypeNames } from '../../areas/media-types/index.ts'
import { dayFrom, dayOf } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { insertRows } from '../rows.ts'
import { tenants, type DemoTenant } from '../tenants.ts'

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
  purchase_order_number: string | null
  has_document: boolean
  service_from: string
  service_to: string
  lines: readonly DemoLine[]
  /** The invoice that this one takes back, in part or whole. */
  of?: DemoInvoice
}

interface DemoLine {
  description: string
  quantity: number
  unit: 'HUR' | 'LS'
  unit_price: number
}

interface InvoicedChannel {
  campaign_id: number
  campaign: string
  product: string | null
  media_type_id: number
  invoiced: number
  start_date: string
  end_date: string | null
}

interface InvoicedOrder {
  name: string
  purchase_order_number: string
  budget: number
  start_date: string
  campaign_id: number | null
  campaign: string | null
}

/** Months of fees, the last one included. */
const months = 14
const vatRate = 19

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
    const own = [
      ...feesOf(tenant, today),
      ...(await mediaOf(tx, tenant, today)),
      ...(await ordersOf(tx, tenant, today)),
    ]
    all.push(...own, ...takenBack(own))
  }
  const sorted = all
    .filter(({ invoice_date }) => invoice_date <= today)
    .toSorted((a, b) => a.invoice_date.localeCompare(b.invoice_date))
  const counts = new Map<string, number>()
  const numbers = new Map<DemoInvoice, string>()
  for (const invoice of sorted) {
    const year = invoice.invoice_date.slice(0, 4)
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    numbers.set(invoice, `BV-${year}-${String(count).padStart(5, '0')}`)
  }
  const inserted = await insertRows<{ id: number; application_id: number; number: string }>(
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
      purchase_order_number: 'text',
      has_document: 'boolean',
      service_from: 'date',
      service_to: 'date',
      corrects: 'text',
    },
    sorted.map(({ lines: _lines, of, ...invoice }, index) => ({
      ...invoice,
      number: numbers.get(sorted[index]!),
      vat_amount: Math.round(invoice.net_total * vatRate) / 100,
      corrects: of && numbers.get(of),
    })),
    'id, application_id, number',
  )
  const ids = new Map(inserted.map(({ application_id, number, id }) => [`${application_id} ${number}`, id])) // prettier-ignore
  await insertRows(
    tx,
    'invoice_lines',
    {
      application_id: 'int',
      invoice_id: 'int',
      position: 'int',
      description: 'text',
      quantity: 'numeric',
      unit: 'text',
      unit_price: 'numeric',
      vat_rate: 'numeric',
      vat_category: 'text',
    },
    sorted.flatMap((invoice) =>
      invoice.lines.map((line, index) => ({
        ...line,
        application_id: invoice.application_id,
        invoice_id: ids.get(`${invoice.application_id} ${numbers.get(invoice)}`),
        position: index + 1,
        vat_rate: vatRate,
        vat_category: 'S',
      })),
    ),
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
  purchase_order_number: null,
  has_document: true,
} as const

const hourPrice = 95
const hours = 24

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }) // prettier-ignore

/** Invoiced on the first, for the month before. */
const feesOf = ({ id, customerIds }: DemoTenant, today: string): DemoInvoice[] =>
  Array.from({ length: months }, (_, count) => {
    const date = monthBefore(today, count)
    const from = monthBefore(today, count + 1)
    const net_total = 4_800 + (id % 7) * 350
    const month = monthName.format(new Date(`${from}T10:00:00Z`))
    return {
      ...blank,
      application_id: id,
      customer_id: customerIds[count % customerIds.length]!,
      ...terms(date, today),
      net_total,
      service_from: from,
      service_to: after(date, -1),
      lines: [
        { description: `Mediaberatung und Planung, ${month}`, quantity: hours, unit: 'HUR', unit_price: hourPrice }, // prettier-ignore
        { description: `Kampagnensteuerung und Reporting, ${month}`, quantity: 1, unit: 'LS', unit_price: net_total - hours * hourPrice }, // prettier-ignore
      ],
    }
  })

async function mediaOf(
  tx: Transaction,
  { id, customerIds }: DemoTenant,
  today: string,
): Promise<DemoInvoice[]> {
  const channels = await tx.query<InvoicedChannel>(sql`
    select h.campaign_id, c.name as campaign, p.name as product, h.media_type_id,
      t.invoiced::float8 as invoiced, h.start_date::text as start_date, h.end_date::text as end_date
    from channel_costs t
    join channels h on h.application_id = t.application_id and h.id = t.channel_id
    join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    left join products p on p.application_id = c.application_id and p.id = c.product_id
    where t.application_id = ${id} and t.invoiced > 0
    order by h.campaign_id, h.position`)
  return channels.map((channel) => {
    const { campaign_id, campaign, product, media_type_id, invoiced, start_date, end_date } =
      channel
    const media = mediaTypeNames[media_type_id]?.de ?? null
    // What has run is invoiced at once, and what began long ago was invoiced then.
    const date = after(start_date, 14) < today ? after(start_date, 14) : today
    const until = end_date !== null && end_date < date ? end_date : date
    return {
      ...blank,
      application_id: id,
      customer_id: customerIds[0]!,
      ...terms(date, today),
      net_total: invoiced,
      product,
      media_type: media,
      campaign,
      campaign_id,
      service_from: start_date < until ? start_date : until,
      service_to: until,
      lines: [
        {
          description: ['Medialeistung', media, campaign].filter(Boolean).join(', '),
          quantity: 1,
          unit: 'LS',
          unit_price: invoiced,
        },
      ],
    }
  })
}

/** Direct orders that run or ran, by the number of the store's purchase order. */
async function ordersOf(
  tx: Transaction,
  { id, customerIds }: DemoTenant,
  today: string,
): Promise<DemoInvoice[]> {
  const orders = await tx.query<InvoicedOrder>(sql`
    select c.display_name as name, o.purchase_order_number, o.budget::float8 as budget,
      o.start_date::text as start_date, o.campaign_id, g.name as campaign
    from direct_orders o
    join components c on c.application_id = o.application_id and c.id = o.component_id
    left join campaigns g on g.application_id = o.application_id and g.id = o.campaign_id
    where o.application_id = ${id} and o.purchase_order_number is not null and o.status in (2, 3)
      and o.budget > 0 and o.start_date <= ${today}::date
    order by o.component_id`)
  return orders.map(({ name, budget, start_date, ...order }) => ({
    ...blank,
    ...order,
    application_id: id,
    customer_id: customerIds[0]!,
    ...terms(start_date, today),
    net_total: budget,
    service_from: start_date,
    service_to: today,
    lines: [{ description: name, quantity: 1, unit: 'LS', unit_price: budget }],
  }))
}

/** One in nine is credited by a tenth; the second oldest fee was wrong, and cancelled. */
const takenBack = (invoices: readonly DemoInvoice[]): DemoInvoice[] =>
  invoices.flatMap((invoice, index): DemoInvoice[] => {
    const { net_total, lines } = invoice
    const back = {
      ...invoice,
      of: invoice,
      due_date: null,
      invoice_date: after(invoice.invoice_date, 9),
    }
    if (index === months - 2)
      return [
        {
          ...back,
          type: 'cancellation',
          net_total: -net_total,
          has_document: false,
          lines: lines.map((line) => ({ ...line, quantity: -line.quantity })),
        },
      ]
    if (index % 9 !== 4) return []
    const tenth = Math.round(net_total / 10)
    return [
      {
        ...back,
        type: 'creditNote',
        net_total: -tenth,
        lines: [
          { description: 'Nachlass von zehn Prozent auf die Rechnung', quantity: -1, unit: 'LS', unit_price: tenth }, // prettier-ignore
        ],
      },
    ]
  })
