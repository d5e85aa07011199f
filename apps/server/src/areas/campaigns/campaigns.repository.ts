import type { ApprovalFacts } from '@atrium/api-client/contract'
import sql, { empty, type Sql } from 'sql-template-tag'
import { queryInColumns } from '../../platform/database/index.ts'
import type { Role } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { groupTypes, overseeingRoles, type Access } from '../users/index.ts'
import type { Planned } from './plan/campaign-plan.ts'
import { aborted, released, type WorkflowState } from './campaigns.logic.ts'

/** A channel that was approved, as it is planned now. */
type ApprovedPlanRow = Planned & { id: number; decided_hash: string }

export interface CampaignRow {
  application_id: number
  id: number
  external_id: string | null
  name: string
  customer_id: number
  customer_name: string
  product_id: number | null
  product_name: string | null
  budget: number | null
  /** Of its channels together, without those that were stopped. */
  planned_budget: number | null
  currency_name: string | null
  start_date: string | null
  end_date: string | null
  status: number
  approval_due: string | null
  version: number
  /** Of its channels, in their order. */
  channel_ids: number[]
  media_type_ids: number[]
  workflow_states: WorkflowState[]
  external_approvals: number[]
  decisions: ApprovalFacts['decision'][]
  /** The present plans of those that are approved, with the hash of what was approved (T-38). */
  approved_plans: ApprovedPlanRow[]
  /** The condition of each approval, until that is met. */
  open_conditions: (string | null)[]
}

const listed = [
  'application_id',
  'id',
  'external_id',
  'name',
  'customer_id',
  'customer_name',
  'product_id',
  'product_name',
  'budget',
  'planned_budget',
  'currency_name',
  'start_date',
  'end_date',
  'status',
  'approval_due',
  'version',
  'channel_ids',
  'media_type_ids',
  'workflow_states',
  'external_approvals',
  'decisions',
  'approved_plans',
  'open_conditions',
] as const satisfies readonly (keyof CampaignRow)[]

/** Which of a tenant's campaigns are asked for. */
export interface Wanted {
  id?: number
  ids?: readonly number[]
  externalId?: string
  /** Finds what holds all of its words, in any form of case and accent. */
  search?: string | undefined
  /** Only those that are not over on this day. */
  currentOn?: string | undefined
  page?: number | undefined
  count?: number | undefined
}

/** Condition: the campaign is neither over on a day nor aborted. */
export const isCurrent = (day: string): Sql => sql`(
  (c.end_date is null or c.end_date >= ${day}::date) and c.status <> ${aborted}
)`

/** What decides which campaigns somebody sees. */
export type Seeing = Pick<Access, 'applicationId' | 'seesAll' | 'groupIds'>

/** Condition: the campaign is there, and the caller is in a group of it or sees everything (PERM-13). */
export const isSeenCampaign = (access: Seeing): Sql =>
  sql`(c.deleted_at is null and ${isSeenWhereDeleted(access)})`

/** The same of a campaign that may have been deleted. */
export const isSeenWhereDeleted = (access: Seeing): Sql =>
  access.seesAll
    ? sql`true`
    : sql`exists (
        select 1 from campaign_groups g
        where g.application_id = c.application_id and g.campaign_id = c.id
          and g.user_group_id = any(${access.groupIds}::int[])
      )`

/** Campaigns that the caller sees and that run on a day: released, begun and not over (CAMP-02). */
export async function countLive(tx: Transaction, access: Seeing, day: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from campaigns c
    where c.application_id = ${access.applicationId} and ${isSeenCampaign(access)}
      and c.status >= ${released} and c.start_date <= ${day}::date and ${isCurrent(day)}`)
  return row!.count
}

/** Campaigns that the caller sees, by name; one statement for any number of them and their channels. */
export function listCampaigns(tx: Transaction, access: Seeing, wanted: Wanted = {}) {
  const { id, ids, externalId, search, currentOn, page = 0, count } = wanted
  return queryInColumns<CampaignRow>(
    tx,
    listed,
    sql`
    with wanted as materialized (
      select c.* from campaigns c
      where c.application_id = ${access.applicationId} and ${isSeenCampaign(access)}
        ${id === undefined ? empty : sql`and c.id = ${id}`}
        ${ids === undefined ? empty : sql`and c.id = any(${[...ids]}::int[])`}
        ${externalId === undefined ? empty : sql`and c.external_id = ${externalId}`}
        ${search === undefined ? empty : sql`and ${holds(search)}`}
        ${currentOn === undefined ? empty : sql`and ${isCurrent(currentOn)}`}
      order by c.name_key, c.id
      ${count === undefined ? empty : sql`limit ${count} offset ${page * count}`}
    )
    select c.application_id, c.id, c.external_id, c.name, c.customer_id, c.customer_name,
      c.product_id, p.name as product_name, c.budget::float8 as budget, c.currency_name,
      c.start_date::text as start_date, c.end_date::text as end_date, c.status,
      c.approval_due::text as approval_due, c.version,
      channel.planned_budget,
      coalesce(channel.ids, '{}') as channel_ids,
      coalesce(channel.media_type_ids, '{}') as media_type_ids,
      coalesce(channel.workflow_states, '{}') as workflow_states,
      coalesce(channel.external_approvals, '{}') as external_approvals,
      coalesce(channel.decisions, '{}') as decisions,
      coalesce(channel.approved_plans, '[]') as approved_plans,
      coalesce(channel.open_conditions, '{}') as open_conditions
    from wanted c
    left join products p on p.application_id = c.application_id and p.id = c.product_id
    left join lateral (
      select array_agg(h.id order by h.position, h.id) as ids,
        array_agg(h.media_type_id order by h.position, h.id) as media_type_ids,
        array_agg(h.workflow_state order by h.position, h.id) as workflow_states,
        array_agg(h.external_approval_requested::int order by h.position, h.id)
          as external_approvals,
        array_agg(h.decision order by h.position, h.id) as decisions,
        json_agg(json_build_object(
          'id', h.id, 'decided_hash', h.decided_hash, 'name', h.name,
          'media_type_id', h.media_type_id, 'publisher', h.publisher, 'budget', h.budget::float8,
          'currency_name', coalesce(h.currency_name, c.currency_name),
          'start_date', h.start_date, 'end_date', h.end_date, 'pauses', h.pauses
        )) filter (where h.decision = 'approved' and h.decided_hash is not null) as approved_plans,
        array_agg(case when h.condition_met_at is null then h.condition end
          order by h.position, h.id) as open_conditions,
        (sum(h.budget) filter (where h.workflow_state <> 'Deactivated'))::float8 as planned_budget
      from channels h
      where h.application_id = c.application_id and h.campaign_id = c.id
    ) channel on true
    order by c.name_key, c.id`,
  )
}

/** Condition: no word of the query is missing. Folded, it holds no wildcard. */
const holds = (search: string): Sql => sql`
  not exists (
    select 1 from unnest(string_to_array(search_fold(${search}), ' ')) as word
    where c.search_text not like '%' || word || '%'
  )`

export async function findCampaign(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<CampaignRow | undefined> {
  const [row] = await listCampaigns(tx, access, { id })
  return row
}

/** Ids of all campaigns that somebody sees. */
export async function listSeenIds(tx: Transaction, seeing: Seeing): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select c.id from campaigns c
    where c.application_id = ${seeing.applicationId} and ${isSeenCampaign(seeing)}`)
  return rows.map(({ id }) => id)
}

/** An active person who sees a campaign. */
export interface CampaignViewer {
  id: number
  first_name: string
  last_name: string
  roles: Role[]
  /** In a group that may approve. */
  is_approver: boolean
  /** In one of its groups of client service, and not only allowed to see everything. */
  is_agency: boolean
}

/** Everybody active who sees a campaign: by role, by a group that sees all, or by one of its groups. */
export const listCampaignViewers = (
  tx: Transaction,
  applicationId: number,
  campaignId: number,
): Promise<CampaignViewer[]> => listViewersOf(tx, applicationId, [campaignId])

/** The same of several campaigns, in one statement. */
export const listViewersOf = (
  tx: Transaction,
  applicationId: number,
  campaignIds: readonly number[],
) =>
  tx.query<CampaignViewer & { campaign_id: number }>(sql`
    with memberships as (
      select wanted.campaign_id, m.user_id, bool_or(g.is_approver) as is_approver,
        bool_or(seen.user_group_id is not null and g.type = ${groupTypes.CustomerService})
          as is_agency,
        bool_or(
          seen.user_group_id is not null or g.type = ${groupTypes.Administration}
          or exists (
            select 1 from component_groups everything
            where everything.application_id = ${applicationId} and everything.component_id = -1
              and everything.user_group_id = m.user_group_id
          )
        ) as sees
      from unnest(${[...campaignIds]}::int[]) as wanted (campaign_id)
      join user_group_members m on m.application_id = ${applicationId}
      join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
      left join campaign_groups seen on seen.application_id = m.application_id
        and seen.campaign_id = wanted.campaign_id and seen.user_group_id = m.user_group_id
      group by wanted.campaign_id, m.user_id
    )
    select wanted.campaign_id, u.id, u.first_name, u.last_name, a.roles,
      coalesce(m.is_approver, false) as is_approver, coalesce(m.is_agency, false) as is_agency
    from unnest(${[...campaignIds]}::int[]) as wanted (campaign_id)
    join application_users a on a.application_id = ${applicationId} and a.status = 'active'
    join users u on u.id = a.user_id and u.is_active
    left join memberships m on m.campaign_id = wanted.campaign_id and m.user_id = u.id
    where a.roles && ${overseeingRoles}::text[] or coalesce(m.sees, false)
    order by wanted.campaign_id, u.id`)
