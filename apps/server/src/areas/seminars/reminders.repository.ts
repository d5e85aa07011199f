import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Key } from './seminars.repository.ts'

/** Notes that people are reminded now; answers with those who were not since a moment. */
export async function noteReminded(
  tx: Transaction,
  { applicationId, id }: Key,
  userIds: readonly number[],
  { at, by, since }: { at: Date; by: number; since: Date },
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    insert into seminar_reminders as r (application_id, component_id, user_id, reminded_at, reminded_by)
    select ${applicationId}::int, ${id}::int, user_id, ${at}::timestamptz, ${by}::int
    from unnest(${userIds}::int[]) as user_id
    on conflict (application_id, component_id, user_id) do update
    set reminded_at = excluded.reminded_at, reminded_by = excluded.reminded_by
    where r.reminded_at < ${since}
    returning r.user_id`)
  return rows.map((row) => row.user_id)
}

/** When each was reminded last. */
export async function listReminded(tx: Transaction, { applicationId, id }: Key) {
  const rows = await tx.query<{ user_id: number; reminded_at: Date }>(sql`
    select user_id, reminded_at from seminar_reminders
    where application_id = ${applicationId} and component_id = ${id}`)
  return new Map(rows.map((row) => [row.user_id, row.reminded_at]))
}

/** Names of groups, by name. */
export const listGroupNames = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<{ id: number; name: string }>(sql`
    select id, name from user_groups
    where application_id = ${applicationId} and id = any(${ids}::int[])
    order by name, id`)

export interface EndedAttempt {
  lesson: string
  attempt: number
  lessonStatus: 'none' | 'attended' | 'notAttended' | 'incomplete' | 'completed'
  score: number | null
  seconds: number
  startedAt: Date
  endedAt: Date
  reason: string
  /** Null: nobody that is known any more. */
  byId: number | null
  byFirstName: string | null
  byLastName: string | null
}

/** What a person did in a seminar before they began anew, the latest first; also in lessons that are gone. */
export const listAttempts = (tx: Transaction, { applicationId, id }: Key, userId: number) =>
  tx.query<EndedAttempt>(sql`
    select l.title as lesson, a.attempt, a.lesson_status as "lessonStatus", a.score::float8 as score,
      a.seconds, a.started_at as "startedAt", a.ended_at as "endedAt", a.reason, u.id as "byId",
      u.first_name as "byFirstName", u.last_name as "byLastName"
    from lessons l
    join lesson_attempts a on a.application_id = l.application_id and a.lesson_id = l.id
    left join users u on u.id = a.ended_by
    where l.application_id = ${applicationId} and l.component_id = ${id} and a.user_id = ${userId}
    order by a.ended_at desc, l.position, a.id desc`)
