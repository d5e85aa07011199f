import type { AskedCampaign, CampaignApprovals } from '@atrium/api-client/contract'
import { dayOnWire } from '../../../platform/berlin-time.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { decidersAmong } from '../campaign-news.service.ts'
import { personOf } from '../campaigns.mapper.ts'
import { listViewersOf, type CampaignViewer } from '../campaigns.repository.ts'
import { listAwayOn } from './deputies.repository.ts'
import { listDecisions } from './inbox.repository.ts'
import { listLastNudges } from '../dates/reminders.repository.ts'
import { standInsOf } from './stand-ins.ts'

/** Whom the approval of a campaign concerns, and when it was reminded of last. */
export interface Concerned extends Pick<CampaignApprovals, 'deciders' | 'watchers' | 'nudged'> {
  /** Staff reminded of it on this day, so it is not done again (T-39). */
  isNudgedToday: boolean
}

/**
 * Who has to decide about campaigns and who sees them besides, by name (T-43), with the last reminder
 * (T-39). The same number of statements for any number of campaigns.
 */
export async function listConcerned(
  tx: Transaction,
  applicationId: number,
  campaignIds: readonly number[],
  today: string,
): Promise<(campaignId: number) => Concerned> {
  const viewers = Map.groupBy(
    await listViewersOf(tx, applicationId, campaignIds),
    (row) => row.campaign_id,
  )
  const decisions = Map.groupBy(
    await listDecisions(tx, applicationId, campaignIds),
    (row) => row.campaign_id,
  )
  const nudges = new Map(
    (await listLastNudges(tx, applicationId, campaignIds)).map((row) => [row.campaign_id, row]),
  )
  const away = await listAwayOn(tx, applicationId, today)
  return (id) => {
    const nudge = nudges.get(id)
    const decidedAt = new Map(decisions.get(id)?.map(({ user_id, at }) => [user_id, at]))
    return {
      ...peopleAmong(viewers.get(id) ?? [], decidedAt, away),
      nudged: nudge
        ? {
            at: nudge.sent_at.toISOString(),
            user: personOf(nudge.user_id, nudge.first_name, nudge.last_name),
          }
        : null,
      isNudgedToday: nudge?.day === today,
    }
  }
}

function peopleAmong(
  all: readonly CampaignViewer[],
  decidedAt: ReadonlyMap<number, Date>,
  away: Parameters<typeof standInsOf>[1],
): { deciders: AskedCampaign['deciders']; watchers: CampaignApprovals['watchers'] } {
  const viewers = all.toSorted(byName)
  const deciding = new Set(decidersAmong(viewers))
  const standIns = standInsOf(viewers, away)
  const byId = new Map(viewers.map((viewer) => [viewer.id, viewer]))
  const toPerson = ({ id, first_name, last_name }: CampaignViewer) => ({
    id,
    firstName: first_name,
    lastName: last_name,
  })
  const decides = ({ id }: CampaignViewer) =>
    deciding.has(id) || standIns.some(({ deputyId }) => deputyId === id)
  return {
    deciders: viewers.filter(decides).map((one) => {
      const absence = standIns.find(({ userId }) => userId === one.id)
      const standsFor = deciding.has(one.id)
        ? undefined
        : standIns.find(({ deputyId }) => deputyId === one.id)
      return {
        ...toPerson(one),
        decidedAt: decidedAt.get(one.id)?.toISOString() ?? null,
        awayUntil: absence ? dayOnWire(absence.until) : null,
        inPlaceOf: standsFor ? toPerson(byId.get(standsFor.userId)!) : null,
      }
    }),
    watchers: viewers.filter((one) => !decides(one)).map(toPerson),
  }
}

const byName = (one: CampaignViewer, other: CampaignViewer) =>
  one.last_name.localeCompare(other.last_name, 'de') ||
  one.first_name.localeCompare(other.first_name, 'de') ||
  one.id - other.id
