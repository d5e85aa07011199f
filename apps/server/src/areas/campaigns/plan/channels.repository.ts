import sql, { empty, type Sql } from 'sql-template-tag'
import { queryInColumns } from '../../../platform/database/index.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import type { Pause } from './campaign-plan.ts'
import type { WorkflowState } from '../campaigns.logic.ts'
import { isCurrent, isSeenCampaign } from '../campaigns.repository.ts'

/** What was done about a deadline last (T-27). */
interface DeadlineMarkRow {
  kind: 'booking' | 'material'
  mark: 'done' | 'notNeeded' | 'moved'
  from: string | null
  at: string
  userId: number | null
  firstName: string | null
  lastName: string | null
}

/** The marks of an application's channels, of each in one value. */
const deadlineMarks = (application: number, condition: Sql) => sql`
  select m.channel_id, jsonb_agg(jsonb_build_object(
    'kind', m.kind, 'mark', m.mark, 'from', m.from_day, 'at', m.marked_at,
    'userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name
  )) as marks
  from deadline_marks m
  left join users u on u.id = m.marked_by
  where m.application_id = ${application} and ${condition}
  group by m.channel_id`

export interface ChannelRow {
  application_id: number
  id: number
  campaign_id: number
  campaign_name: string
  campaign_end: string | null
  position: number
  external_id: string | null
  name: string
  media_type_id: number
  channel_type: string | null
  publisher: string | null
  budget: number | null
  /** Its own or its campaign's. */
  currency_name: string | null
  has_own_currency: boolean
  start_date: string | null
  end_date: string | null
  workflow_state: WorkflowState
  external_approval_requested: boolean
  decision: 'pending' | 'approved' | 'rejected'
  decided_by: number | null
  decider_first_name: string | null
  decider_last_name: string | null
  decided_at: Date | null
  decision_comment: string | null
  decided_hash: string | null
  /** Under which it is approved, and when the agency said that it is met (COCK-09). */
  condition: string | null
  condition_met_at: Date | null
  condition_met_by: number | null
  meeter_first_name: string | null
  meeter_last_name: string | null
  pauses: Pause[]
  booking_deadline: string | null
  material_deadline: string | null
  deadline_marks: DeadlineMarkRow[]
  version: number
}

/** Channels of campaigns that the caller sees, in the order of their campaigns' names and their own. */
export const listChannels = (tx: Transaction, access: Access, condition: Sql) =>
  tx.query<ChannelRow>(sql`
    select h.application_id, h.id, h.campaign_id, c.name as campaign_name,
      c.end_date::text as campaign_end, h.position, h.external_id, h.name, h.media_type_id, h.channel_type,
      h.publisher, h.budget::float8 as budget,
      coalesce(h.currency_name, c.currency_name) as currency_name,
      h.currency_name is not null as has_own_currency,
      h.start_date::text as start_date, h.end_date::text as end_date, h.workflow_state,
      h.external_approval_requested, h.decision, h.decided_by,
      u.first_name as decider_first_name, u.last_name as decider_last_name, h.decided_at,
      h.decision_comment, h.decided_hash, h.condition, h.condition_met_at, h.condition_met_by,
      m.first_name as meeter_first_name, m.last_name as meeter_last_name, h.booking_deadline::text as booking_deadline,
      h.material_deadline::text as material_deadline, h.pauses, h.version,
      coalesce(d.marks, '[]') as deadline_marks
    from channels h
    join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    left join users u on u.id = h.decided_by
    left join users m on m.id = h.condition_met_by
    left join lateral (
      ${deadlineMarks(access.applicationId, sql`m.channel_id = h.id`)}
    ) d on true
    where h.application_id = ${access.applicationId} and ${condition} and ${isSeenCampaign(access)}
    order by c.name_key, c.id, h.position, h.id`)

/** How many channels of campaigns the caller sees, that a condition holds for. */
export async function countChannels(tx: Transaction, access: Access, condition: Sql) {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from channels h
    join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    where h.application_id = ${access.applicationId} and ${condition} and ${isSeenCampaign(access)}`)
  return row!.count
}

export const channelsOf = (tx: Transaction, access: Access, campaignId: number) =>
  listChannels(tx, access, sql`h.campaign_id = ${campaignId}`)

export interface PlannedChannelRow {
  id: number
  campaign_id: number
  name: string
  media_type_id: number
  publisher: string | null
  budget: number | null
  start_date: string | null
  end_date: string | null
  workflow_state: WorkflowState
  /** The condition of its approval, until that is met. */
  open_condition: string | null
  decision: ChannelRow['decision']
  decided_hash: string | null
  /** Its own or its campaign's. */
  currency_name: string | null
  pauses: Pause[]
  booking_deadline: string | null
  material_deadline: string | null
  deadline_marks: DeadlineMarkRow[]
  version: number
}

const planned = [
  'id',
  'campaign_id',
  'name',
  'media_type_id',
  'publisher',
  'budget',
  'start_date',
  'end_date',
  'workflow_state',
  'open_condition',
  'decision',
  'decided_hash',
  'currency_name',
  'pauses',
  'booking_deadline',
  'material_deadline',
  'deadline_marks',
  'version',
] as const satisfies readonly (keyof PlannedChannelRow)[]

/**
 * What a media plan needs of all channels, in the order of their campaigns' names and their own.
 * @param currentOn  only those of campaigns that are not over on this day
 */
export const listPlannedChannels = (
  tx: Transaction,
  access: Access,
  {
    currentOn,
    campaignId,
  }: { currentOn?: string | undefined; campaignId?: number | undefined } = {},
) =>
  queryInColumns<PlannedChannelRow>(
    tx,
    planned,
    sql`
    select h.id, h.campaign_id, h.name, h.media_type_id, h.publisher,
      h.budget::float8 as budget, h.start_date::text as start_date, h.end_date::text as end_date, h.workflow_state,
      case when h.condition_met_at is null then h.condition end as open_condition,
      h.decision, h.decided_hash, coalesce(h.currency_name, c.currency_name) as currency_name, h.pauses, h.booking_deadline::text as booking_deadline, h.material_deadline::text as material_deadline,
      coalesce(d.marks, '[]') as deadline_marks, h.version
    from channels h
    join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    left join (${deadlineMarks(access.applicationId, sql`true`)}) d on d.channel_id = h.id
    where h.application_id = ${access.applicationId} and ${isSeenCampaign(access)}
      ${currentOn === undefined ? empty : sql`and ${isCurrent(currentOn)}`}
      ${campaignId === undefined ? empty : sql`and h.campaign_id = ${campaignId}`}
    order by c.name_key, c.id, h.position, h.id`,
  )

export interface PostRow {
  id: number
  channel_id: number
  message: string
  created_at: Date
  user_id: number | null
  first_name: string | null
  last_name: string | null
}

/** Posts of channels, the newest first; of each no more than `count`, from `offset` on. */
export const listChannelPosts = (
  tx: Transaction,
  applicationId: number,
  channelIds: readonly number[],
  { count = 1_000, offset = 0 }: { count?: number; offset?: number } = {},
) =>
  tx.query<PostRow>(sql`
    select p.id, p.channel_id, p.message, p.created_at, u.id as user_id, u.first_name, u.last_name
    from unnest(${[...channelIds]}::int[]) as wanted (id)
    cross join lateral (
      select * from channel_posts
      where application_id = ${applicationId} and channel_id = wanted.id
      order by created_at desc, id desc
      limit ${count} offset ${offset}
    ) p
    left join users u on u.id = p.created_by
    order by p.channel_id, p.created_at desc, p.id desc`)

export interface BudgetRow {
  channel_id: number
  media_type_id: number
  publisher: string | null
  budget_net: number
  currency_name: string | null
}

/**
 * What of the planned budget goes to whom, without channels that were stopped; a channel that is not
 * split stands there as it is (CAMP-09).
 */
export const listBudgets = (tx: Transaction, applicationId: number, campaignId: number) =>
  tx.query<BudgetRow>(sql`
    select h.id as channel_id, h.media_type_id, coalesce(b.publisher, h.publisher) as publisher,
      coalesce(b.budget_net, h.budget, 0)::float8 as budget_net,
      coalesce(h.currency_name, c.currency_name) as currency_name
    from channels h
    join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
    left join channel_budgets b on b.application_id = h.application_id and b.channel_id = h.id
    where h.application_id = ${applicationId} and h.campaign_id = ${campaignId}
      and h.workflow_state <> 'Deactivated'
    order by h.position, h.id, b.position`)
