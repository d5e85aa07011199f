import type { CampaignDeadline, NearCampaign } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { dayFrom, dayOnWire } from '../../../platform/berlin-time.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { toDayOff } from '../campaigns.mapper.ts'
import { canPlan } from '../campaigns.policy.ts'
import { isSeenCampaign } from '../campaigns.repository.ts'
import { daysOffFor } from '../campaigns.service.ts'
import { waits } from '../approvals/inbox.service.ts'

/** A home shows a few of them; more than this nobody reads. */
const most = 50

/** So many days before and after today are near (CAMP-11). */
const nearDays = 7

/** So many days what is overdue is listed; so long it is nobody's plan any more. */
const overdueDays = 60

/** What starts or ends within seven days of today, and what has to be done by when (CAMP-11, T-27). */
export const upcomingDates = (
  deps: Pick<Dependencies, 'database' | 'clock'>,
  actor: Actor,
  applicationId: number,
): Promise<{ near: NearCampaign[]; deadlines: CampaignDeadline[] }> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    const now = deps.clock.now().getTime()
    const dayAt = (days: number) => dayFrom(new Date(now), days)
    return {
      near: await listNear(tx, access, dayAt),
      deadlines: await listDeadlines(tx, access, dayAt, { to: 14, most }),
    }
  })

type DayAt = (days: number) => string

async function listNear(tx: Transaction, access: Access, dayAt: DayAt): Promise<NearCampaign[]> {
  const rows = await tx.query<{
    id: number
    name: string
    external_id: string | null
    start_date: string | null
    end_date: string | null
    media_type_ids: number[]
  }>(sql`
    select c.id, c.name, c.external_id, c.start_date::text as start_date,
      c.end_date::text as end_date,
      coalesce((
        select array_agg(h.media_type_id order by h.budget desc nulls last, h.id) from channels h
        where h.application_id = c.application_id and h.campaign_id = c.id
          and h.workflow_state <> 'Deactivated'
      ), '{}') as media_type_ids
    from campaigns c
    where c.application_id = ${access.applicationId} and ${isSeenCampaign(access)}
      and (c.start_date between ${dayAt(-nearDays)}::date and ${dayAt(nearDays)}::date
        or c.end_date between ${dayAt(-nearDays)}::date and ${dayAt(nearDays)}::date)
    order by case when c.start_date between ${dayAt(-nearDays)}::date and ${dayAt(nearDays)}::date
      then c.start_date else c.end_date end, c.name_key, c.id
    limit ${most}`)
  return rows.map(({ id, name, external_id, start_date, end_date, media_type_ids }) => ({
    id,
    name,
    externalId: external_id,
    startDate: start_date && dayOnWire(start_date),
    endDate: end_date && dayOnWire(end_date),
    mediaTypeIds: [...new Set(media_type_ids)],
  }))
}

/**
 * What has to be done by when: what comes, the next first, then what is overdue, the latest first. Not
 * of what has ended, and nothing that is done by its channel's state or was closed. The plan in the
 * browser has the same rule (`openDeadlines`).
 */
export async function listDeadlines(
  tx: Transaction,
  access: Access,
  dayAt: DayAt,
  { to, most }: { to: number; most: number },
): Promise<CampaignDeadline[]> {
  const today = dayAt(0)
  const between = sql`between ${dayAt(-overdueDays)}::date and ${dayAt(to)}::date`
  const rows = await tx.query<{
    kind: CampaignDeadline['kind']
    day: string
    id: number
    name: string
    external_id: string | null
    channel_id: number | null
    channel_name: string | null
    channel_version: number | null
  }>(sql`
    with seen as (
      select c.* from campaigns c
      where c.application_id = ${access.applicationId} and ${isSeenCampaign(access)}
    ), running as (
      select h.*, c.name as campaign_name, c.name_key, c.external_id as campaign_external_id
      from seen c
      join channels h on h.application_id = c.application_id and h.campaign_id = c.id
      where coalesce(h.end_date, c.end_date, ${today}::date) >= ${today}::date
        and (h.booking_deadline ${between} or h.material_deadline ${between})
    ), dates as (
      select 'approval' as kind, c.approval_due as day, c.id, c.name, c.name_key, c.external_id,
        null::int as channel_id, null as channel_name, null::int as channel_version
      from seen c
      where c.approval_due ${between} and exists (
        select 1 from channels h
        where h.application_id = c.application_id and h.campaign_id = c.id and ${waits(today)}
      )
      union all
      select 'booking', h.booking_deadline, h.campaign_id, h.campaign_name, h.name_key,
        h.campaign_external_id, h.id, h.name, h.version
      from running h
      where h.booking_deadline ${between}
        and h.workflow_state not in ('Purchased', 'Confirmed', 'Transferred', 'Deactivated')
      union all
      select 'material', h.material_deadline, h.campaign_id, h.campaign_name, h.name_key,
        h.campaign_external_id, h.id, h.name, h.version
      from running h
      where h.material_deadline ${between}
        and h.workflow_state not in ('Confirmed', 'Transferred', 'Deactivated')
    )
    select d.kind, d.day::text as day, d.id, d.name, d.external_id, d.channel_id, d.channel_name,
      d.channel_version
    from dates d
    where not exists (
      select 1 from deadline_marks m
      where m.application_id = ${access.applicationId} and m.channel_id = d.channel_id
        and m.kind = d.kind and m.mark <> 'moved'
    )
    order by d.day < ${today}::date, abs(d.day - ${today}::date), d.kind, d.name_key, d.channel_id
    limit ${most}`)
  const daysOff = await daysOffFor(tx, access)
  const isPlanner = canPlan(access)
  return rows.map(({ kind, day, id, name, external_id, ...row }) => ({
    kind,
    day: dayOnWire(day),
    campaign: { id, name, externalId: external_id },
    channel:
      row.channel_id === null
        ? null
        : { id: row.channel_id, name: row.channel_name ?? '', version: row.channel_version! },
    dayOff: toDayOff(day, daysOff),
    can: { close: isPlanner && row.channel_id !== null },
  }))
}
