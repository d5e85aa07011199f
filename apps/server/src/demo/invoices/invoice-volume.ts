import sql from 'sql-template-tag'
import { mediaTypeNames } from '../../areas/media-types/index.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { letterhead } from './letterhead.ts'

/** Media that invoices of a busy agency are about. */
const media = [5, 8, 22, 15, 6, 2, 1, 7].map((id) => mediaTypeNames[id]!.de)

/** Towns of the generated tenants, with their postcodes. */
const towns = ['04109 Leipzig', '28195 Bremen', '50667 Köln', '70173 Stuttgart', '80331 München', '99084 Erfurt'] // prettier-ignore

/**
 * Gives the tenants around the story the agency's letterhead and an address for their invoices: without both an
 * invoice has no PDF.
 */
export async function fillManyParties(tx: Transaction): Promise<void> {
  await tx.query(sql`
    insert into configuration_values (application_id, configuration_id, value)
    select a.id, d.id, l.value
    from applications a
    cross join jsonb_each_text(${JSON.stringify(letterhead)}::jsonb) l (key, value)
    join configuration_definitions d on d.key = l.key
    on conflict do nothing`)
  await tx.query(sql`
    insert into invoice_recipients (application_id, customer_id, name, addition, street, postcode, city, vat_id, email)
    select a.id, a.customer_ids[1], a.display_name, 'Kreditorenbuchhaltung',
      'Hafenstraße ' || 1 + a.id % 90, left(t.town, 5), substr(t.town, 7),
      'DE' || 300000000 + a.id, 'rechnungen@kunde-' || a.id || '.example'
    from applications a
    cross join lateral (select (${towns}::text[])[1 + a.id % ${towns.length}::int] as town) t
    on conflict do nothing`)
}

/**
 * Years of invoices, evenly over the tenants and their campaigns: most are paid, a few are late, one in 31 is
 * credited by a tenth. They are made where they lie: sixty thousand rows need not pass through here.
 */
export async function fillManyInvoices(
  tx: Transaction,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const today = dayOf(now)
  await tx.query(sql`
    with known as (select count(*)::int as count from invoices),
    tenant as (
      select id, customer_ids[1] as customer, (row_number() over (order by id) - 1)::int as turn,
        (count(*) over ())::int as tenants
      from applications
    ),
    campaign as (
      select application_id, id, name, (row_number() over (partition by application_id order by id) - 1)::int as turn,
        (count(*) over (partition by application_id))::int as campaigns
      from campaigns
    ),
    given as (
      select at, t.id as application_id, t.customer, c.id as campaign_id, c.name as campaign,
        at / t.tenants % 31 = 30 as is_credit,
        ${today}::date - 40 - (at::bigint * 7919 % 1095)::int as day,
        (${media}::text[])[1 + at % ${media.length}::int] as media,
        (500 + at::bigint * 104729 % 48000)::int as net
      from known, generate_series(0, ${count}::int - known.count - 1) as at
      join tenant t on t.turn = at % t.tenants
      left join campaign c on c.application_id = t.id and c.turn = at / t.tenants % c.campaigns
    ),
    numbered as (
      select *, 'BV-' || extract(year from day) || '-' || 100000 + at as number from given
    ),
    told as (
      select *,
        case when is_credit then lag(number) over mine end as corrects,
        -- A credit comes after what it takes back.
        case when is_credit then lag(day) over mine + 9 else day end as invoice_date,
        case when is_credit then -round(lag(net) over mine / 10.0) else net end as net_total
      from numbered
      window mine as (partition by application_id order by at)
    ),
    added as (
      insert into invoices (application_id, customer_id, number, type, invoice_date, due_date, paid_on,
        currency_name, net_total, vat_amount, media_type, campaign, campaign_id, has_document,
        service_from, service_to, corrects)
      select application_id, customer, number, case when is_credit then 'creditNote' else 'invoice' end,
        invoice_date, case when not is_credit then invoice_date + 30 end,
        case when not is_credit and at % 17 <> 0 then invoice_date + 21 end,
        'Euro (EUR)', net_total, round(net_total * 0.19, 2), media, campaign, campaign_id, true,
        invoice_date - 30, invoice_date - 1, corrects
      from told
      returning application_id, id, type, net_total, media_type, campaign
    )
    insert into invoice_lines (application_id, invoice_id, position, description, quantity, unit, unit_price, vat_rate, vat_category)
    select application_id, id, 1,
      case when type = 'creditNote' then 'Nachlass von zehn Prozent auf die Rechnung'
        else concat_ws(', ', 'Medialeistung', media_type, campaign) end,
      sign(net_total), 'LS', abs(net_total), 19, 'S'
    from added`)
}
