import { Readable } from 'node:stream'
import sql from 'sql-template-tag'
import {
  issueCertificates,
  readUploaded,
  savePackageOf,
  type ScormPackage,
} from '../../areas/seminars/index.ts'
import { inBerlin } from '../../platform/berlin-time.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { datenschutz } from '../content/courses/datenschutz.ts'
import { mediaAbc } from '../content/courses/media-abc.ts'
import { insertComponents } from '../demo-components.ts'
import { assign } from '../library/explorer.ts'
import { insertMedia, type DemoMedia } from '../seminar-media.ts'
import { demoSeminars, type DemoSeminar, type DemoStanding } from './seminars.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant } from '../tenants.ts'

interface Setting {
  tenant: DemoTenant
  groupIds: ReadonlyMap<string, number>
  userIds: ReadonlyMap<string, number>
  courses: DemoCourses
  media: DemoMedia
  now: Date
}

interface StoredCourse {
  content: ScormPackage
  name: string
  storageKey: string
  size: number
  sha256: string
}
export type DemoCourses = Readonly<Record<NonNullable<DemoSeminar['course']>, StoredCourse>>

const day = 86_400_000

/** Makes our courses and keeps them, as if somebody had uploaded them. */
export async function storeCourses(deps: Pick<Dependencies, 'storage'>): Promise<DemoCourses> {
  const store = async (name: string, bytes: Buffer): Promise<StoredCourse> => {
    const received = await deps.storage.receive(Readable.from([bytes]))
    const { size, sha256, temporaryKey } = received
    const content = await readUploaded(deps, { size, temporaryKey })
    return { content, name, storageKey: await deps.storage.keep(temporaryKey), size, sha256 }
  }
  return {
    'media-abc': await store('Media-ABC.zip', mediaAbc()),
    datenschutz: await store('Datenschutz-fuer-Filialen.zip', datenschutz()),
  }
}

/** The page of seminars, told from the first start. */
export async function fillSeminars(tx: Transaction, setting: Setting): Promise<void> {
  const { tenant, groupIds } = setting
  const seminars = demoSeminars[tenant.key]
  if (!seminars) return
  const [page] = await tx.query<{ id: number }>(sql`
    insert into pages (application_id, display_name, display_name_en, icon, url, position)
    values (${tenant.id}, 'Schulungen', 'Seminars', 'graduation-cap', '/seminars', 72)
    returning id`)
  const seeing = [...groupIds].filter(([name]) => name !== 'Data Solutions').map(([, id]) => id)
  const [collectionId] = await insertComponents(tx, setting, [
    {
      page_id: page!.id,
      type: 'seminarCollection',
      display_name: 'Schulungen',
      icon: 'graduation-cap',
    },
  ])
  await assign(tx, tenant.id, [collectionId!], seeing)
  for (const seminar of seminars) {
    const id = await insertSeminar(tx, setting, seminar, collectionId!)
    await assign(tx, tenant.id, [id], seeing)
  }
}

async function insertSeminar(
  tx: Transaction,
  setting: Setting,
  seminar: DemoSeminar,
  parentId: number,
): Promise<number> {
  const { tenant, courses } = setting
  const course = seminar.course && courses[seminar.course]
  const [id] = await insertComponents(tx, setting, [
    {
      parent_id: parentId,
      type: 'seminar',
      display_name: seminar.name,
      description: seminar.description,
      icon: 'graduation-cap',
      ...(course && {
        file_size: course.size,
        content_type: 'application/zip',
        storage_key: course.storageKey,
        sha256: course.sha256,
      }),
    },
  ])
  const kind = course || seminar.hasMedia ? ('scorm' as const) : ('dated' as const)
  const starts = startOf(seminar, setting.now)
  const ends = starts && new Date(starts.getTime() + seminar.minutes * 60_000)
  const due = seminar.dueInDays === undefined ? null : endOfDay(setting.now, seminar.dueInDays)
  await tx.query(sql`
    insert into seminars (
      application_id, component_id, kind, starts_at, ends_at, location, trainer, due_at,
      duration_minutes, seats, image_url, has_certificate
    )
    values (
      ${tenant.id}, ${id}, ${kind}, ${starts}, ${ends},
      ${seminar.location ?? null}, ${seminar.trainer ?? null}, ${due}, ${seminar.minutes},
      ${seminar.seats ?? null}, ${`/images/stock/${seminar.picture}`}, ${seminar.hasCertificate ?? false}
    )`)
  const key = { applicationId: tenant.id, id: id! }
  if (course) {
    await savePackageOf(tx, key, course.name, course.content)
  } else if (seminar.hasMedia) await insertMedia(tx, key, setting.media)
  if (kind === 'scorm') await insertStandings(tx, setting, id!, seminar.standings ?? [])
  else await insertMeeting(tx, setting, id!, seminar)
  const facts = { id: id!, kind, startsAt: starts, hasCertificate: seminar.hasCertificate ?? false } // prettier-ignore
  const issuing = { applicationId: tenant.id, title: seminar.name, facts }
  await issueCertificates(tx, issuing, 'everybody', setting.now)
  return id!
}

async function insertStandings(
  tx: Transaction,
  { tenant, userIds, now }: Setting,
  id: number,
  standings: readonly DemoStanding[],
): Promise<void> {
  const lessons = await tx.query<{ id: number }>(sql`
    select id from lessons
    where application_id = ${tenant.id} and component_id = ${id} order by position`)
  await insertRows(
    tx,
    'lesson_states',
    stateColumns,
    standings.flatMap(({ login, lessons: done }) =>
      done.map(({ status, score, minutes, daysAgo, cmi, earlier }, index) => ({
        application_id: tenant.id,
        lesson_id: lessons[index]!.id,
        user_id: userIds.get(login),
        attempt: earlier ? 2 : 1,
        cmi: cmi ?? {},
        lesson_status: status,
        score,
        progress: status === 'completed' ? 1 : null,
        seconds: minutes * 60,
        started_at: new Date(now.getTime() - daysAgo * day),
        seen_at: new Date(now.getTime() - daysAgo * day),
      })),
    ),
  )
  await insertRows(
    tx,
    'lesson_attempts',
    attemptColumns,
    standings.flatMap(({ login, lessons: done }) =>
      done.flatMap(({ earlier }, index) => {
        if (!earlier) return []
        const { score, minutes, daysAgo, reason, by } = earlier
        const at = new Date(now.getTime() - daysAgo * day)
        return {
          application_id: tenant.id,
          lesson_id: lessons[index]!.id,
          user_id: userIds.get(login),
          attempt: 1,
          lesson_status: 'incomplete',
          score,
          seconds: minutes * 60,
          cmi: {},
          started_at: at,
          seen_at: at,
          ended_at: new Date(at.getTime() + day / 4),
          ended_by: userIds.get(by),
          reason,
        }
      }),
    ),
  )
}

async function insertMeeting(
  tx: Transaction,
  { tenant, userIds, now }: Setting,
  id: number,
  { name, signUps = [], attended = [], notAttended = [] }: DemoSeminar,
): Promise<void> {
  const [meeting] = await tx.query<{ id: number }>(sql`
    insert into lessons (application_id, component_id, identifier, title, position, kind)
    values (${tenant.id}, ${id}, 'meeting', ${name}, 0, 'meeting') returning id`)
  const told = new Date(now.getTime() - 14 * day)
  await insertRows(
    tx,
    'seminar_sign_ups',
    { application_id: 'int', component_id: 'int', user_id: 'int', at: 'timestamptz' },
    signUps.map((login) => ({
      application_id: tenant.id,
      component_id: id,
      user_id: userIds.get(login),
      at: told,
    })),
  )
  const decided = (logins: readonly string[], status: string) =>
    logins.map((login) => ({
      application_id: tenant.id,
      lesson_id: meeting!.id,
      user_id: userIds.get(login),
      attempt: 1,
      cmi: {},
      lesson_status: status,
      seconds: 0,
      started_at: new Date(now.getTime() - 9 * day),
      seen_at: new Date(now.getTime() - 9 * day),
    }))
  const rows = [...decided(attended, 'attended'), ...decided(notAttended, 'notAttended')]
  await insertRows(tx, 'lesson_states', stateColumns, rows)
}

const attemptColumns = {
  application_id: 'int',
  lesson_id: 'int',
  user_id: 'int',
  attempt: 'int',
  lesson_status: 'text',
  score: 'numeric',
  seconds: 'int',
  cmi: 'jsonb',
  started_at: 'timestamptz',
  seen_at: 'timestamptz',
  ended_at: 'timestamptz',
  ended_by: 'int',
  reason: 'text',
}
const stateColumns = {
  application_id: 'int',
  lesson_id: 'int',
  user_id: 'int',
  attempt: 'int',
  cmi: 'jsonb',
  lesson_status: 'text',
  score: 'numeric',
  progress: 'numeric',
  seconds: 'int',
  started_at: 'timestamptz',
  seen_at: 'timestamptz',
}

function startOf({ inDays, hour = 10 }: DemoSeminar, now: Date): Date | null {
  if (inDays === undefined) return null
  return inBerlin(now).plus({ days: inDays }).startOf('day').set({ hour }).toJSDate()
}

const endOfDay = (now: Date, inDays: number): Date =>
  inBerlin(now).plus({ days: inDays }).set({ hour: 18, minute: 0, second: 0, millisecond: 0 }).toJSDate() // prettier-ignore
