import type { placement, Seminar } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type * as z from 'zod/mini'
import { invalid, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addComponents,
  applyEdit,
  findVisible,
  listChildren,
  logMails,
  nameKey,
  nameOf,
  placeInto,
  present,
  type Command,
  type ComponentRow,
} from '../components/index.ts'
import { ownPicture } from '../links/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { issueCertificates } from './certificates.issue.ts'
import { listCertificates } from './certificates.repository.ts'
import { listLessons, listStandings, replaceLessons } from './lessons.repository.ts'
import { toSeminar } from './seminars.mapper.ts'
import { saveSeminar, seminarRows, signUpsOf, type SeminarFacts, type SeminarRow } from './seminars.repository.ts' // prettier-ignore
import { seminarTexts } from './seminars.texts.ts'

interface Writing {
  displayName: string
  description?: string | null | undefined
  icon?: string | null | undefined
  kind: SeminarFacts['kind']
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  location?: string | undefined
  trainer?: string | undefined
  dueDate?: string | null | undefined
  imageUrl?: string | undefined
  durationMinutes?: number | null | undefined
  seats?: number | null | undefined
  hasCertificate?: boolean | undefined
}

export function createSeminarsService(deps: Dependencies) {
  /** What is stored of a seminar; what is not said stays as it was. */
  function factsOf(writing: Writing, before?: SeminarRow): SeminarFacts {
    if (before && before.kind !== writing.kind) throw invalid({ kind: seminarTexts['kind-fixed'] })
    const moment = (text: string | null | undefined, known: Date | null | undefined) =>
      text === undefined ? (known ?? null) : text === null ? null : new Date(text)
    const words = (text: string | undefined, known: string | null | undefined) =>
      text === undefined ? (known ?? null) : text.trim() || null
    const startsAt = moment(writing.startsAt, before?.startsAt)
    const endsAt = moment(writing.endsAt, before?.endsAt)
    if (writing.kind === 'dated') {
      if (!startsAt || !endsAt) {
        throw invalid({ [startsAt ? 'endsAt' : 'startsAt']: seminarTexts['date-missing'] })
      }
      if (endsAt <= startsAt) throw invalid({ endsAt: seminarTexts['ends-before-start'] })
    }
    const { imageUrl, durationMinutes, seats } = writing
    const isDated = writing.kind === 'dated'
    return {
      kind: writing.kind,
      startsAt: isDated ? startsAt : null,
      endsAt: isDated ? endsAt : null,
      location: words(writing.location, before?.location),
      trainer: words(writing.trainer, before?.trainer),
      dueAt: moment(writing.dueDate, before?.dueAt),
      imageUrl: imageUrl === undefined ? (before?.imageUrl ?? null) : ownPicture(imageUrl, deps.portalUrl), // prettier-ignore
      durationMinutes: durationMinutes === undefined ? (before?.durationMinutes ?? null) : durationMinutes, // prettier-ignore
      seats: seats === undefined ? (before?.seats ?? null) : seats,
      hasCertificate: writing.hasCertificate ?? before?.hasCertificate ?? false,
    }
  }

  return {
    /** Seminars of a collection, the newest last; the screen puts what is due first. */
    list: (actor: Actor, applicationId: number, parentId: number): Promise<Seminar[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, parentId)
        const rows = await listChildren(tx, access, parentId)
        const seminars = rows.filter((row) => row.type === 'seminar')
        return presentSeminars(tx, access, seminars, deps.clock.now())
      }),

    get: (actor: Actor, applicationId: number, id: number): Promise<Seminar> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findSeminar(tx, access, id)
        return presentSeminar(tx, access, row, deps.clock.now())
      }),

    /** Makes a seminar in a collection (SEM-07). A meeting is its one lesson. */
    async create(
      command: Command,
      writing: Writing & { data: z.output<typeof placement> },
      log: CallContext['log'],
    ): Promise<Seminar> {
      const { actor, applicationId } = command
      const { data } = writing
      const { seminar, mails } = await enterTenant(
        deps,
        actor,
        applicationId,
        async (tx, access) => {
          const folder = await placeInto(tx, access, data.parentComponentId, 'seminar')
          const facts = factsOf(writing)
          const { rows, mails } = await addComponents(deps, tx, access, command, {
            place: { folder },
            kind: 'seminar',
            items: [
              {
                type: 'seminar',
                displayName: writing.displayName.normalize('NFC'),
                nameKey: nameKey(writing.displayName),
                description: writing.description,
                icon: writing.icon,
              },
            ],
            userGroupIds: data.userGroupIds,
            notifyGroups: data.notifyGroups ?? false,
          })
          const row = rows[0]!
          const key = { applicationId, id: row.id }
          await saveSeminar(tx, key, facts)
          if (facts.kind === 'dated')
            await replaceLessons(tx, key, [meetingOf(writing.displayName)])
          return { seminar: await presentSeminar(tx, access, row, deps.clock.now()), mails }
        },
      )
      logMails(log, mails)
      return seminar
    },

    save: (
      command: Command,
      writing: Writing & { id: number; userGroupIds?: number[] | undefined },
    ): Promise<Seminar> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId } = command
        const changed = await applyEdit(
          deps,
          tx,
          access,
          command,
          'seminar',
          writing,
          async (row) => {
            const key = { applicationId, id: row.id }
            const before = (await seminarRows(tx, applicationId, [row.id])).get(row.id)
            const facts = factsOf(writing, before)
            await saveSeminar(tx, key, facts)
            if (facts.kind === 'dated')
              await replaceLessons(tx, key, [meetingOf(writing.displayName)])
            // Who had completed it before is not worse off.
            if (!before?.hasCertificate) {
              const issuing = { applicationId, title: writing.displayName, facts: { ...facts, id: row.id } } // prettier-ignore
              await issueCertificates(tx, issuing, 'everybody', deps.clock.now())
            }
            return sql`${nameOf(writing, row)},
            icon = ${writing.icon === undefined ? row.icon : writing.icon}`
          },
        )
        return presentSeminar(tx, access, changed, deps.clock.now())
      }),
  }
}

/** What a lesson is run with of which no package says anything. */
export const plainSettings = {
  masteryScore: null,
  scaledPassingScore: null,
  completionThreshold: null,
  launchData: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
} as const

/** The one lesson of a dated seminar. */
const meetingOf = (title: string) => ({
  identifier: 'meeting',
  title,
  chapters: [],
  position: 0,
  kind: 'meeting' as const,
  entry: null,
  settings: plainSettings,
  prerequisites: null,
})

/** A seminar that the caller sees, with what it has beyond its component; 404 for anything else. */
export async function findSeminar(tx: Transaction, access: Access, id: number) {
  const found = await findVisible(tx, access, id)
  const facts = (await seminarRows(tx, access.applicationId, [found.row.id])).get(found.row.id)
  if (found.row.type !== 'seminar' || !facts) throw notFound()
  return { ...found, facts }
}

/** @param isWhole  with all lessons that it has for anybody, not with the caller's alone */
export async function presentSeminar(
  tx: Transaction,
  access: Access,
  row: ComponentRow,
  now: Date,
  isWhole = false,
): Promise<Seminar> {
  const [seminar] = await presentSeminars(tx, access, [row], now, isWhole)
  return seminar!
}

/** Seminars with the caller's standing; the same number of statements for any number of them. */
async function presentSeminars(
  tx: Transaction,
  access: Access,
  rows: readonly ComponentRow[],
  now: Date,
  isWhole = false,
): Promise<Seminar[]> {
  const { applicationId, actor } = access
  const ids = rows.map((row) => row.id)
  const components = await present(tx, access, rows)
  const facts = await seminarRows(tx, applicationId, ids)
  const lessons = Map.groupBy(await listLessons(tx, applicationId, ids), (one) => one.componentId)
  const standings = new Map(
    (await listStandings(tx, applicationId, ids, actor.userId)).map((one) => [one.lessonId, one]),
  )
  const signUps = await signUpsOf(tx, applicationId, ids, actor.userId)
  const certificates = new Map(
    (await listCertificates(tx, applicationId, ids, actor.userId)).map((one) => [one.componentId, one]), // prettier-ignore
  )
  return components.flatMap((component) => {
    const row = facts.get(component.id)
    if (!row) return []
    const own = {
      lessons: lessons.get(component.id) ?? [],
      standings,
      userId: actor.userId,
      signUps: signUps.get(component.id),
      certificate: certificates.get(component.id),
    }
    return [toSeminar({ component, row, ...own }, now, isWhole)]
  })
}
