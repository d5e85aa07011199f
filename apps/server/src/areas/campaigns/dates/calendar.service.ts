import { applicationName } from '../../applications/index.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { CalendarFeed } from '@atrium/api-client/contract'
import { audit, type AuditEntry } from '../../../platform/audit.ts'
import { dayFrom } from '../../../platform/berlin-time.ts'
import type { Language } from '../../../platform/locales.ts'
import { forbidden, notFound, Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { actorOfUser, enterTenant } from '../../users/index.ts'
import {
  toCalendar,
  type CalendarContent,
  type CalendarEntry,
  type CalendarSource,
} from './calendar.ics.ts'
import { findFeed, listFlights, noteRead, ownerOfFeed, putFeed, removeFeed, type FeedRow } from './calendar.repository.ts' // prettier-ignore
import { canSubscribe } from '../campaigns.policy.ts'
import { listDeadlines } from './dates.service.ts'

type CalendarDependencies = Pick<Dependencies, 'database' | 'clock' | 'portalUrl'>

/** Where calendars read. The secret is in the query: no line of the log holds one. */
export const calendarPath = '/api/calendar.ics'

/** What ended longer ago, nobody looks up in a calendar. */
const pastDays = 400
const comingDays = 800
const most = 5_000

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
const toFeed = ({ created_at, read_at }: FeedRow): CalendarFeed => ({
  createdAt: created_at.toISOString(),
  readAt: read_at?.toISOString() ?? null,
})

const feedEntry = (
  actor: Actor,
  applicationId: number,
  what: 'created' | 'removed',
): AuditEntry => ({
  applicationId,
  actor,
  action: `calendar-feed.${what}`,
  objectType: 'calendar-feed',
  objectId: actor.userId,
})

/** A person's own, secret address of an application's campaigns and what `sources` have beside them (T-26). */
export function createCalendarService(
  deps: CalendarDependencies,
  sources: readonly CalendarSource[] = [],
) {
  return {
    feed: (actor: Actor, applicationId: number): Promise<{ feed: CalendarFeed | null }> =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        const row = await findFeed(tx, applicationId, actor.userId)
        return { feed: row ? toFeed(row) : null }
      }),

    renew: (actor: Actor, applicationId: number): Promise<{ feed: CalendarFeed; url: string }> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canSubscribe(access)) throw forbidden()
        const key = randomBytes(32).toString('base64url')
        const at = deps.clock.now()
        await putFeed(tx, { applicationId, userId: actor.userId, hash: hashOf(key), at })
        await audit(tx, feedEntry(actor, applicationId, 'created'))
        const url = `${deps.portalUrl}${calendarPath}?key=${key}`
        return { feed: { createdAt: at.toISOString(), readAt: null }, url }
      }),

    withdraw: (actor: Actor, applicationId: number): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx) => {
        if (!(await findFeed(tx, applicationId, actor.userId))) return
        await removeFeed(tx, applicationId, actor.userId)
        await audit(tx, feedEntry(actor, applicationId, 'removed'))
      }),

    /** What a calendar reads: as the person stands now, whatever they could see when they subscribed. */
    async read(key: string): Promise<string> {
      const owner = await deps.database.system((tx) => ownerOfFeed(tx, hashOf(key)))
      if (!owner) throw notFound()
      const actor = await actorOfUser(deps, owner.user_id).catch((error: unknown) => {
        // Whoever may come no more has no calendar either, and it does not say why.
        throw error instanceof Problem ? notFound() : error
      })
      const { application_id: applicationId } = owner
      return enterTenant(deps, actor, applicationId, async (tx, access) => {
        const now = deps.clock.now()
        const dayAt = (days: number) => dayFrom(now, days)
        const language: Language = actor.languageCode === 'en' ? 'en' : 'de'
        const after = dayAt(-pastDays)
        const entries: CalendarEntry[] = []
        for (const source of sources)
          entries.push(...(await source(tx, access, { after, most, language })))
        const content: CalendarContent = {
          name: await applicationName(tx, applicationId),
          language,
          portalUrl: deps.portalUrl,
          flights: await listFlights(tx, access, after, most),
          entries,
          deadlines: await listDeadlines(tx, access, dayAt, {
            to: comingDays,
            most,
          }),
        }
        await noteRead(tx, applicationId, actor.userId, now)
        return toCalendar(content)
      })
    },
  }
}
