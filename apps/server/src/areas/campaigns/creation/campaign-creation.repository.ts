import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { groupTypes, type Access } from '../../users/index.ts'
import { isSeenCampaign } from '../campaigns.repository.ts'
import type { CampaignFacts } from '../plan/plan-changes.repository.ts'

export interface ChoicesRow {
  clients: string[]
  products: string[]
  currencies: string[]
  publishers: string[]
}

/** What campaigns that the caller sees are of, each once and by name. */
export async function findChoices(tx: Transaction, access: Access): Promise<ChoicesRow> {
  const { applicationId } = access
  const [row] = await tx.query<ChoicesRow>(sql`
    with seen as materialized (
      select c.id, c.customer_name, c.product_id, c.currency_name from campaigns c
      where c.application_id = ${applicationId} and ${isSeenCampaign(access)}
    )
    select
      array(select distinct customer_name from seen order by customer_name) as clients,
      array(
        select distinct p.name from products p
        where p.application_id = ${applicationId} and (
          exists (select 1 from seen where seen.product_id = p.id)
          or not exists (
            select 1 from campaigns c
            where c.application_id = ${applicationId} and c.product_id = p.id
          )
        ) order by p.name
      ) as products,
      array(
        select currency_name from seen where currency_name is not null
        group by currency_name order by count(*) desc, currency_name
      ) as currencies,
      array(
        select distinct h.publisher from channels h join seen on seen.id = h.campaign_id
        where h.application_id = ${applicationId} and h.publisher <> '' order by h.publisher
      ) as publishers`)
  return row!
}

export interface ClientRow {
  id: number
  name: string
}

/** Customers of an application, in its order. They belong to no tenant: of the system. */
export const listCustomers = (tx: Transaction, applicationId: number) =>
  tx.query<ClientRow & { is_archived: boolean }>(sql`
    select c.id, c.display_name as name, c.id = any(a.archived_customer_ids) as is_archived
    from applications a
    cross join unnest(a.customer_ids) with ordinality as own (id, place)
    join customers c on c.id = own.id
    where a.id = ${applicationId}
    order by own.place`)

/** Clients that campaigns of an application are of, the first ones first. */
export const listCampaignClients = (tx: Transaction, applicationId: number) =>
  tx.query<ClientRow>(sql`
    select customer_id as id, customer_name as name from campaigns
    where application_id = ${applicationId}
    group by customer_id, customer_name order by min(id), customer_id`)

/** A customer that campaigns have not had yet; it gets the agency's next number. Of the system. */
export async function insertCustomer(tx: Transaction, name: string): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.setup'))`)
  const [row] = await tx.query<{ id: number }>(sql`
    insert into customers (id, display_name)
    select 1 + greatest(
      10000,
      (select max(id) from customers),
      (select max(own.id) from applications, unnest(customer_ids) as own (id)),
      (select max(customer_id) from campaigns)
    ), ${name}
    returning id`)
  return row!.id
}

export const listProducts = (tx: Transaction, applicationId: number) =>
  tx.query<ClientRow>(sql`
    select id, name from products where application_id = ${applicationId} order by id`)

export async function insertProduct(
  tx: Transaction,
  applicationId: number,
  name: string,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into products (application_id, name) values (${applicationId}, ${name}) returning id`)
  return row!.id
}

/** Holds the making of campaigns in an application, so that no name or id is given twice. */
export const lockCreation = (tx: Transaction, applicationId: number) =>
  tx.query(sql`
    select pg_advisory_xact_lock(hashtext('atrium.campaigns'), ${applicationId}::int)`)

/** The campaign with an id of another system, whoever sees it, also where it was deleted. */
export async function findByExternalId(
  tx: Transaction,
  applicationId: number,
  externalId: string,
): Promise<{ id: number; isDeleted: boolean } | undefined> {
  const [row] = await tx.query<{ id: number; is_deleted: boolean }>(sql`
    select id, deleted_at is not null as is_deleted from campaigns
    where application_id = ${applicationId} and external_id = ${externalId}`)
  return row && { id: row.id, isDeleted: row.is_deleted }
}

/** Adds a campaign without channels. */
export async function insertCampaign(
  tx: Transaction,
  { applicationId, userId, externalId }: { applicationId: number; userId: number; externalId: string | null },
  { nameKey, ...facts }: CampaignFacts & { nameKey: string },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into campaigns (
      application_id, external_id, name, name_key, customer_id, customer_name, product_id, budget,
      currency_name, start_date, end_date, approval_due, status, created_by, modified_by
    ) values (
      ${applicationId}, ${externalId}, ${facts.name}, ${nameKey}, ${facts.customerId},
      ${facts.customerName}, ${facts.productId}, ${facts.budget}::numeric, ${facts.currencyName},
      ${facts.startDate}::date, ${facts.endDate}::date, ${facts.approvalDueDate}::date, 0,
      ${userId}, ${userId}
    )
    returning id`)
  return row!.id
} // prettier-ignore

/**
 * Who sees a new campaign: the agency's groups, and those of the client that see more than half of the
 * application's other campaigns, or all of the client's where none does. Whoever made it sees it by a
 * group of their own where none of these is theirs.
 */
export const giveToGroups = (
  tx: Transaction,
  { applicationId, seesAll, groupIds }: Pick<Access, 'applicationId' | 'seesAll' | 'groupIds'>,
  campaignId: number,
) =>
  tx.query(sql`
    with usual as (
      select g.id, g.type, (
        select count(*) from campaign_groups s
        join campaigns c on c.application_id = s.application_id and c.id = s.campaign_id
        where s.application_id = ${applicationId} and s.user_group_id = g.id
          and c.id <> ${campaignId} and c.deleted_at is null
      ) * 2 > (
        select count(*) from campaigns c
        where c.application_id = ${applicationId} and c.id <> ${campaignId} and c.deleted_at is null
      ) as is_usual
      from user_groups g
      where g.application_id = ${applicationId}
        and g.type in (${groupTypes.CustomerService}, ${groupTypes.Customer})
    ),
    given as (
      select id from usual
      where type = ${groupTypes.CustomerService} or is_usual
        or not exists (select 1 from usual u where u.type = ${groupTypes.Customer} and u.is_usual)
    )
    insert into campaign_groups (application_id, campaign_id, user_group_id)
    select ${applicationId}::int, ${campaignId}::int, id from given
    union
    select ${applicationId}::int, ${campaignId}::int, own.id
    from unnest(${groupIds.filter((id) => id > 0)}::int[]) as own (id)
    where not ${seesAll}::boolean and not exists (
      select 1 from given where given.id = any(${[...groupIds]}::int[])
    )`)

/** Whoever sees one campaign sees the other, too. */
export const copyGroups = (
  tx: Transaction,
  applicationId: number,
  { fromId, toId }: { fromId: number; toId: number },
) =>
  tx.query(sql`
    insert into campaign_groups (application_id, campaign_id, user_group_id)
    select application_id, ${toId}::int, user_group_id from campaign_groups
    where application_id = ${applicationId} and campaign_id = ${fromId}`)

/**
 * Copies the channels of a campaign that were not stopped, with the parts of their budgets: in planning,
 * undecided, without ids of another system, and so many days later. Answers with how many there are.
 */
export async function copyChannels(
  tx: Transaction,
  applicationId: number,
  { fromId, toId, days }: { fromId: number; toId: number; days: number },
): Promise<number> {
  const rows = await tx.query<{ id: number }>(sql`
    insert into channels (
      application_id, campaign_id, position, name, media_type_id, channel_type, publisher, budget,
      currency_name, start_date, end_date, booking_deadline, material_deadline, pauses,
      external_approval_requested, workflow_state
    )
    select application_id, ${toId}::int, row_number() over (order by position, id) - 1, name,
      media_type_id, channel_type, publisher, budget, currency_name, start_date + ${days}::int,
      end_date + ${days}::int, booking_deadline + ${days}::int, material_deadline + ${days}::int,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'start', (pause ->> 'start')::date + ${days}::int,
          'end', (pause ->> 'end')::date + ${days}::int
        ) order by place), '[]')
        from jsonb_array_elements(pauses) with ordinality as p (pause, place)
      ),
      external_approval_requested, 'Planning'
    from channels
    where application_id = ${applicationId} and campaign_id = ${fromId}
      and workflow_state <> 'Deactivated'
    order by position, id
    returning id`)
  await tx.query(sql`
    insert into channel_budgets (application_id, channel_id, position, publisher, budget_net)
    select b.application_id, copy.id, b.position, b.publisher, b.budget_net
    from (
      select id, row_number() over (order by position, id) - 1 as place from channels
      where application_id = ${applicationId} and campaign_id = ${fromId}
        and workflow_state <> 'Deactivated'
    ) source
    join channels copy on copy.application_id = ${applicationId} and copy.campaign_id = ${toId}
      and copy.position = source.place
    join channel_budgets b on b.application_id = ${applicationId} and b.channel_id = source.id`)
  return rows.length
}
