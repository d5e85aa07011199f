import type { Seminar } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { isThere } from '../components/index.ts'
import type { PackageStandard } from './package/package.types.ts'
import type { ActivityDefinition } from './sequencing/sequencing.types.ts'
import { reportingRoles } from './seminars.policy.ts'

export interface Key {
  applicationId: number
  id: number
}

/** What somebody writes of a seminar beyond its component. */
export interface SeminarFacts {
  kind: Seminar['kind']
  startsAt: Date | null
  endsAt: Date | null
  location: string | null
  trainer: string | null
  dueAt: Date | null
  imageUrl: string | null
  durationMinutes: number | null
  seats: number | null
  hasCertificate: boolean
}

export interface SeminarRow extends SeminarFacts {
  id: number
  scormVersion: PackageStandard | null
  packageName: string | null
  sequencing: ActivityDefinition | null
}

const columns = sql`
  s.component_id as id, s.kind, s.starts_at as "startsAt", s.ends_at as "endsAt", s.location, s.trainer,
  s.due_at as "dueAt", s.image_url as "imageUrl", s.duration_minutes as "durationMinutes", s.seats,
  s.scorm_version as "scormVersion", s.package_name as "packageName", s.sequencing,
  s.has_certificate as "hasCertificate"`

/** What seminars have beyond their components, by id. */
export async function seminarRows(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<Map<number, SeminarRow>> {
  const rows = await tx.query<SeminarRow>(sql`
    select ${columns} from seminars s
    where s.application_id = ${applicationId} and s.component_id = any(${ids}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

export const saveSeminar = (tx: Transaction, key: Key, facts: SeminarFacts) =>
  tx.query(sql`
    insert into seminars (
      application_id, component_id, kind, starts_at, ends_at, location, trainer, due_at, image_url,
      duration_minutes, seats, has_certificate
    )
    values (
      ${key.applicationId}, ${key.id}, ${facts.kind}, ${facts.startsAt}, ${facts.endsAt},
      ${facts.location}, ${facts.trainer}, ${facts.dueAt}, ${facts.imageUrl},
      ${facts.durationMinutes}, ${facts.seats}, ${facts.hasCertificate}
    )
    on conflict (application_id, component_id) do update
    set starts_at = excluded.starts_at, ends_at = excluded.ends_at, location = excluded.location,
      trainer = excluded.trainer, due_at = excluded.due_at, image_url = excluded.image_url,
      duration_minutes = excluded.duration_minutes, seats = excluded.seats,
      has_certificate = excluded.has_certificate`)

/** Who wants to come, counted, and the caller's own place from 1; by seminar. */
export interface SignUps {
  count: number
  ownPlace: number | null
}

export async function signUpsOf(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, SignUps>> {
  const rows = await tx.query<SignUps & { id: number }>(sql`
    with places as (
      select component_id, user_id, row_number() over (partition by component_id order by id) as place
      from seminar_sign_ups
      where application_id = ${applicationId} and component_id = any(${ids}::int[])
    )
    select component_id as id, count(*)::int as count,
      (min(place) filter (where user_id = ${userId}))::int as "ownPlace"
    from places
    group by component_id`)
  return new Map(rows.map(({ id, ...signUps }) => [id, signUps]))
}

/** Everybody who signed up, in their order. */
export const listSignUps = (tx: Transaction, key: Key) =>
  tx.query<{ user_id: number }>(sql`
    select user_id from seminar_sign_ups
    where application_id = ${key.applicationId} and component_id = ${key.id}
    order by id`)

export const insertSignUp = (tx: Transaction, key: Key, userId: number, at: Date) =>
  tx.query(sql`
    insert into seminar_sign_ups (application_id, component_id, user_id, at)
    values (${key.applicationId}, ${key.id}, ${userId}, ${at})
    on conflict do nothing`)

/** Signs people up in this order; answers with those who were not before. */
export async function insertSignUps(
  tx: Transaction,
  key: Key,
  userIds: readonly number[],
  at: Date,
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    insert into seminar_sign_ups (application_id, component_id, user_id, at)
    select ${key.applicationId}::int, ${key.id}::int, wanted.user_id, ${at}::timestamptz
    from unnest(${userIds}::int[]) with ordinality as wanted (user_id, place)
    order by wanted.place
    on conflict do nothing
    returning user_id`)
  return rows.map((row) => row.user_id)
}

/** Takes sign-ups back; answers with those who had signed up. */
export async function removeSignUps(
  tx: Transaction,
  key: Key,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    delete from seminar_sign_ups
    where application_id = ${key.applicationId} and component_id = ${key.id}
      and user_id = any(${[...userIds]}::int[])
    returning user_id`)
  return rows.map((row) => row.user_id)
}

/** Of these people, those who read and hear how far others are. */
export async function reportersAmong(
  tx: Transaction,
  applicationId: number,
  people: readonly { userId: number }[],
): Promise<number[]> {
  const rows = await tx.query<{ user_id: number }>(sql`
    select user_id from application_users
    where application_id = ${applicationId}
      and user_id = any(${people.map(({ userId }) => userId)}::int[])
      and roles && ${reportingRoles}::text[]`)
  return rows.map((row) => row.user_id)
}

/** Courses that are due before a moment, the earliest first. */
export const listDueCourses = (tx: Transaction, applicationId: number, until: Date) =>
  tx.query<Pick<SeminarRow, 'id' | 'sequencing'> & { dueAt: Date }>(sql`
    select s.component_id as id, s.due_at as "dueAt", s.sequencing
    from seminars s
    join components c on c.application_id = s.application_id and c.id = s.component_id
    where s.application_id = ${applicationId} and s.kind = 'scorm' and s.due_at <= ${until}
      and c.deleted_at is null
    order by s.due_at, s.component_id`)

/** Seminars of all applications that end their time to learn, or take place, between two moments. */
export const listComingUp = (
  tx: Transaction,
  { due, starts }: Readonly<Record<'due' | 'starts', { from: Date; to: Date }>>,
) =>
  tx.query<{ application_id: number; id: number; kind: Seminar['kind'] }>(sql`
    select s.application_id, s.component_id as id, s.kind
    from seminars s
    join components c on c.application_id = s.application_id and c.id = s.component_id
    where ${isThere} and (
      (s.kind = 'scorm' and s.due_at >= ${due.from} and s.due_at < ${due.to})
      or (s.kind = 'dated' and s.starts_at >= ${starts.from} and s.starts_at < ${starts.to})
    )
    order by s.application_id, s.component_id`)
