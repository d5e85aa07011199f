import sql, { empty } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { CmiResult } from './cmi.logic.ts'
import { ownKinds } from './lesson-kinds.logic.ts'
import type { Key } from './seminars.repository.ts'

export interface StateKey {
  applicationId: number
  lessonId: number
  userId: number
}

export interface StateRow extends CmiResult {
  attempt: number
  launchedAt: Date | null
  cmi: Record<string, string>
  seconds: number
  visitSeconds: number
  launchId: string | null
  isOpen: boolean
  sequence: number
  version: number
  seenAt: Date
  /** What it said while its page went away, and when in the visit. */
  exitCmi: Record<string, string> | null
  exitSeconds: number | null
}

/** What a lesson keeps of a person; held until the transaction ends where it is to change. */
export async function findState(
  tx: Transaction,
  key: StateKey,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<StateRow | undefined> {
  const [row] = await tx.query<StateRow>(sql`
    select attempt, launched_at as "launchedAt", cmi, lesson_status as "lessonStatus", score::float8 as score, progress::float8 as progress,
      seconds, visit_seconds as "visitSeconds", launch_id as "launchId", is_open as "isOpen",
      sequence, version, seen_at as "seenAt", exit_cmi as "exitCmi", exit_seconds as "exitSeconds"
    from lesson_states
    where application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
      and user_id = ${key.userId} ${isHeld ? sql`for update` : empty}`)
  return row
}

/** Begins a visit: from now on its commits count, and no earlier one's. */
export const beginVisit = (
  tx: Transaction,
  key: StateKey,
  /** `isResumed`: it goes on where it was left, and is not begun once more. */
  visit: { launchId: string; at: Date; isResumed: boolean },
) =>
  tx.query(sql`
    insert into lesson_states (
      application_id, lesson_id, user_id, launch_id, launched_at, is_open, started_at, seen_at,
      begun_count
    )
    values (
      ${key.applicationId}, ${key.lessonId}, ${key.userId}, ${visit.launchId}, ${visit.at}, true,
      ${visit.at}, ${visit.at}, 1
    )
    on conflict (application_id, lesson_id, user_id) do update
    set launch_id = excluded.launch_id, launched_at = excluded.launched_at, is_open = true,
      sequence = 0, seconds = lesson_states.seconds + lesson_states.visit_seconds, visit_seconds = 0,
      seen_at = excluded.seen_at, exit_cmi = null, exit_seconds = null,
      -- How the visit before ended says nothing of this one.
      cmi = lesson_states.cmi - 'cmi.exit',
      begun_count = greatest(1, lesson_states.begun_count + ${visit.isResumed ? 0 : 1})`)

/** Keeps a commit of the visit that counts. */
export const keepCommit = (
  tx: Transaction,
  key: StateKey,
  commit: CmiResult & {
    cmi: Readonly<Record<string, string>>
    sequence: number
    seconds: number
    isOpen: boolean
    exit: { cmi: Readonly<Record<string, string>>; seconds: number } | null
    at: Date
  },
) =>
  tx.query(sql`
    update lesson_states set
      cmi = cmi || ${JSON.stringify(commit.cmi)}::jsonb, lesson_status = ${commit.lessonStatus},
      score = ${commit.score}::numeric, progress = ${commit.progress}::numeric,
      visit_seconds = greatest(visit_seconds, ${commit.seconds}), sequence = ${commit.sequence},
      is_open = ${commit.isOpen}, exit_cmi = ${commit.exit && JSON.stringify(commit.exit.cmi)}::jsonb,
      exit_seconds = ${commit.exit?.seconds ?? null}::int, seen_at = ${commit.at}, version = version + 1
    where application_id = ${key.applicationId} and lesson_id = ${key.lessonId}
      and user_id = ${key.userId}`)

/** Notes how far somebody is, by another word than the lesson's: an attendance, or a visit that came too late. */
export const setResult = (
  tx: Transaction,
  key: Omit<StateKey, 'userId'>,
  userIds: readonly number[],
  result: CmiResult,
  at: Date,
) =>
  tx.query(sql`
    insert into lesson_states (
      application_id, lesson_id, user_id, lesson_status, score, progress, started_at, seen_at
    )
    select ${key.applicationId}::int, ${key.lessonId}::int, user_id, ${result.lessonStatus},
      ${result.score}::numeric, ${result.progress}::numeric, ${at}::timestamptz, ${at}::timestamptz
    from unnest(${userIds}::int[]) as user_id
    on conflict (application_id, lesson_id, user_id) do update
    set lesson_status = excluded.lesson_status, score = excluded.score,
      progress = excluded.progress, version = lesson_states.version + 1`)

/** Ends attempts, so that people begin anew: in one lesson (one person's or everybody's), or everybody's in a seminar's package. */
export async function endAttempts(
  tx: Transaction,
  which: { applicationId: number; lessonId: number; userId?: number } | Key,
  { at, by, reason }: { at: Date; by: number; reason: string },
): Promise<number> {
  const chosen =
    'lessonId' in which
      ? sql`s.lesson_id = ${which.lessonId}
          and (${which.userId ?? null}::int is null or s.user_id = ${which.userId ?? null}::int)`
      : sql`s.lesson_id in (
          select l.id from lessons l
          where l.application_id = ${which.applicationId} and l.component_id = ${which.id}
            and l.kind <> all(${[...ownKinds]}::text[])
        )`
  const rows = await tx.query(sql`
    with ended as (
      insert into lesson_attempts (
        application_id, lesson_id, user_id, attempt, lesson_status, score, progress, seconds, cmi,
        started_at, seen_at, ended_at, ended_by, reason
      )
      select s.application_id, s.lesson_id, s.user_id, s.attempt, s.lesson_status, s.score,
        s.progress, s.seconds + s.visit_seconds, s.cmi, s.started_at, s.seen_at, ${at}::timestamptz,
        ${by}::int, ${reason}::text
      from lesson_states s
      where s.application_id = ${which.applicationId} and ${chosen}
      returning application_id, lesson_id, user_id
    )
    update lesson_states s set
      attempt = attempt + 1, cmi = '{}', lesson_status = 'none', score = null, progress = null,
      seconds = 0, visit_seconds = 0, launch_id = null, is_open = false, sequence = 0,
      exit_cmi = null, exit_seconds = null, begun_count = 0,
      started_at = ${at}, seen_at = ${at}, version = version + 1
    from ended
    where s.application_id = ended.application_id and s.lesson_id = ended.lesson_id
      and s.user_id = ended.user_id
    returning s.user_id`)
  return rows.length
}

/** Whether anybody has begun a lesson. */
export async function hasBegunLesson(
  tx: Transaction,
  { applicationId, lessonId }: Omit<StateKey, 'userId'>,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from lesson_states
    where application_id = ${applicationId} and lesson_id = ${lessonId} and lesson_status <> 'none'
    limit 1`)
  return rows.length > 0
}

/** Whether anybody has begun the package of a seminar. */
export async function hasBegun(tx: Transaction, { applicationId, id }: Key): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from lesson_states s
    join lessons l on l.application_id = s.application_id and l.id = s.lesson_id
    where l.application_id = ${applicationId} and l.component_id = ${id} and s.lesson_status <> 'none'
      and l.kind <> all(${[...ownKinds]}::text[])
    limit 1`)
  return rows.length > 0
}
