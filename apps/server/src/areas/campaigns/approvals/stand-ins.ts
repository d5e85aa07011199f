import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { decidersAmong } from '../campaign-news.service.ts'
import { canStandIn, isAsked } from '../campaigns.policy.ts'
import { listSeenIds, type CampaignViewer } from '../campaigns.repository.ts'
import { listAbsentOf, listAwayOn, type AwayRow } from './deputies.repository.ts'

/** For whom somebody decides while they are away. */
export interface Absent {
  id: number
  firstName: string
  lastName: string
}

/**
 * For whom the caller decides today, campaign by campaign: what somebody who is away would decide and
 * sees, as far as they still may (T-39). Where several named the caller, the first to leave counts.
 */
export async function standingIn(
  tx: Transaction,
  access: Access,
  today: string,
): Promise<ReadonlyMap<number, Absent>> {
  const found = new Map<number, Absent>()
  if (!canStandIn(access)) return found
  const { applicationId, actor } = access
  for (const row of await listAbsentOf(tx, applicationId, actor.userId, today)) {
    if (row.from_day > today || !isAsked(row, row.is_approver)) continue
    const seen = await listSeenIds(tx, {
      applicationId,
      seesAll: row.sees_all,
      groupIds: row.group_ids,
    })
    const person = { id: row.id, firstName: row.first_name, lastName: row.last_name }
    for (const id of seen) if (!found.has(id)) found.set(id, person)
  }
  return found
}

/** In whose place the caller decides today about what both see; of several the first to leave (T-39). */
export async function absentFor(
  tx: Transaction,
  access: Access,
  today: string,
): Promise<Absent | undefined> {
  if (!canStandIn(access)) return undefined
  const rows = await listAbsentOf(tx, access.applicationId, access.actor.userId, today)
  const row = rows.find((one) => one.from_day <= today && isAsked(one, one.is_approver))
  return row && { id: row.id, firstName: row.first_name, lastName: row.last_name }
}

/** Who is away among those who decide about a campaign, by who decides for them. */
export interface StandIn {
  userId: number
  deputyId: number
  until: string
}

/** Who stands in today for those of a campaign's viewers who decide about it. */
async function standInsAmong(
  tx: Transaction,
  applicationId: number,
  viewers: readonly CampaignViewer[],
  today: string,
): Promise<StandIn[]> {
  return standInsOf(viewers, await listAwayOn(tx, applicationId, today))
}

/** The same, where it is known who is away. */
export function standInsOf(
  viewers: readonly CampaignViewer[],
  away: readonly AwayRow[],
): StandIn[] {
  const deciding = new Set(decidersAmong(viewers))
  const able = new Set(viewers.filter(canStandIn).map(({ id }) => id))
  return away
    .filter(({ user_id, deputy_id }) => deciding.has(user_id) && able.has(deputy_id))
    .map((row) => ({ userId: row.user_id, deputyId: row.deputy_id, until: row.until_day }))
}

/** Whom a campaign's approval is asked of: those who decide, and who stands in for them today. */
export async function askedAmong(
  tx: Transaction,
  applicationId: number,
  viewers: readonly CampaignViewer[],
  today: string,
): Promise<number[]> {
  const standIns = await standInsAmong(tx, applicationId, viewers, today)
  return [...decidersAmong(viewers), ...standIns.map(({ deputyId }) => deputyId)]
}
