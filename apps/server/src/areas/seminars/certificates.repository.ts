import type { Certificate } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Key } from './seminars.repository.ts'
import type { ActivityDefinition } from './sequencing/sequencing.types.ts'

export interface CertificateRow {
  id: number
  componentId: number | null
  userId: number
  number: string
  personName: string
  seminarTitle: string
  completedAt: Date
  score: number | null
  issuedAt: Date
  withdrawnAt: Date | null
  withdrawnReason: string | null
}

const columns = sql`
  id, component_id as "componentId", user_id as "userId", number, person_name as "personName",
  seminar_title as "seminarTitle", completed_at as "completedAt", score, issued_at as "issuedAt",
  withdrawn_at as "withdrawnAt", withdrawn_reason as "withdrawnReason"`

/** Somebody who has completed a seminar and has no certificate for it yet. */
export interface Graduate {
  userId: number
  personName: string
  score: number | null
  /** When a lesson said something last. */
  seenAt: Date
}

/**
 * Of these people, or of everybody, those who have completed all lessons in attempts that no certificate
 * was given for. One that staff withdrew is not given again for the same attempts.
 * @param done  where a course has rules of its own: who is done by them. Whoever looks at a lesson that
 *   they leave out gets no second certificate for it: only what was begun anew and is done once more counts
 */
export const listGraduates = (
  tx: Transaction,
  { applicationId, id }: Key,
  userIds: readonly number[] | null,
  done: readonly number[] | null,
) =>
  tx.query<Graduate>(sql`
    with standing as (
      select s.user_id, bool_and(s.lesson_status in ('completed', 'attended')) as is_done,
        count(*) as lessons,
        case when count(s.score) > 0 then least(greatest(round(avg(s.score)), 0), 100)::int end as score,
        max(s.seen_at) as seen_at,
        case when ${done}::int[] is null then max(s.started_at)
          else greatest(
            min(s.started_at),
            max(s.started_at) filter (where s.attempt > 1 and s.lesson_status in ('completed', 'attended'))
          ) end as started_at
      from lessons l
      join lesson_states s on s.application_id = l.application_id and s.lesson_id = l.id
      where l.application_id = ${applicationId} and l.component_id = ${id} and not l.is_gone
        and (${userIds}::int[] is null or s.user_id = any(${userIds}::int[]))
      group by s.user_id
    )
    select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as "personName", standing.score,
      standing.seen_at as "seenAt"
    from standing
    join users u on u.id = standing.user_id
    where (
        standing.user_id = any(${done}::int[])
        or ${done}::int[] is null and standing.is_done and standing.lessons = (
          select count(*) from lessons
          where application_id = ${applicationId} and component_id = ${id} and not is_gone
        )
      )
      and not exists (
        select 1 from certificates c
        where c.application_id = ${applicationId} and c.component_id = ${id}
          and c.user_id = standing.user_id and c.issued_at >= standing.started_at
          and (c.withdrawn_at is null or c.withdrawn_reason is not null)
      )
    order by u.id`)

/** Two lessons that are completed at the same moment are looked at one after the other; answers with the course's rules. */
export async function holdSeminar(
  tx: Transaction,
  { applicationId, id }: Key,
): Promise<ActivityDefinition | null> {
  const [row] = await tx.query<{ sequencing: ActivityDefinition | null }>(sql`
    select sequencing from seminars
    where application_id = ${applicationId} and component_id = ${id} for no key update`)
  return row?.sequencing ?? null
}

export const insertCertificates = (
  tx: Transaction,
  { applicationId, id }: Key,
  { title, at }: { title: string; at: Date },
  graduates: readonly (Pick<Graduate, 'userId' | 'personName' | 'score'> & {
    number: string
    completedAt: Date
  })[],
) =>
  tx.query(sql`
    insert into certificates (
      application_id, component_id, user_id, number, person_name, seminar_title, completed_at, score,
      issued_at
    )
    select ${applicationId}::int, ${id}::int, one."userId", one.number, one."personName", ${title}::text,
      one."completedAt", one.score, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(graduates)}::jsonb) as one (
      "userId" int, number text, "personName" text, "completedAt" timestamptz, score int
    )`)

/** Certificates that were withdrawn because an attendance was taken back hold again. */
export const restoreCertificates = (
  tx: Transaction,
  { applicationId, id }: Key,
  userIds: readonly number[],
) =>
  tx.query(sql`
    update certificates set withdrawn_at = null, withdrawn_by = null
    where application_id = ${applicationId} and component_id = ${id}
      and user_id = any(${userIds}::int[]) and withdrawn_at is not null and withdrawn_reason is null`)

/** Withdraws what people were given for an attendance that is taken back. */
export const suspendCertificates = (
  tx: Transaction,
  { applicationId, id }: Key,
  userIds: readonly number[],
  { at, by }: { at: Date; by: number },
) =>
  tx.query(sql`
    update certificates set withdrawn_at = ${at}, withdrawn_by = ${by}
    where application_id = ${applicationId} and component_id = ${id}
      and user_id = any(${userIds}::int[]) and withdrawn_at is null`)

/** Withdraws one; undefined where it is already. */
export async function withdrawCertificate(
  tx: Transaction,
  applicationId: number,
  id: number,
  { at, by, reason }: { at: Date; by: number; reason: string },
): Promise<CertificateRow | undefined> {
  const [row] = await tx.query<CertificateRow>(sql`
    update certificates
    set withdrawn_at = ${at}, withdrawn_by = ${by}, withdrawn_reason = ${reason}
    where application_id = ${applicationId} and id = ${id}
      and (withdrawn_at is null or withdrawn_reason is null)
    returning ${columns}`)
  return row
}

/** The certificate of each person in each seminar that counts most: a valid one, else the latest. */
export const listCertificates = (
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  userId: number | null,
) =>
  tx.query<CertificateRow>(sql`
    select distinct on (component_id, user_id) ${columns}
    from certificates
    where application_id = ${applicationId} and component_id = any(${ids}::int[])
      and (${userId}::int is null or user_id = ${userId})
    order by component_id, user_id, withdrawn_at is null desc, issued_at desc, id desc`)

/** All of a person in a seminar, the latest first. */
export const listCertificatesOf = (tx: Transaction, { applicationId, id }: Key, userId: number) =>
  tx.query<CertificateRow>(sql`
    select ${columns} from certificates
    where application_id = ${applicationId} and component_id = ${id} and user_id = ${userId}
    order by issued_at desc, id desc`)

export async function findCertificate(
  tx: Transaction,
  { applicationId, id }: Key,
  certificateId: number,
): Promise<CertificateRow | undefined> {
  const [row] = await tx.query<CertificateRow>(sql`
    select ${columns} from certificates
    where application_id = ${applicationId} and component_id = ${id} and id = ${certificateId}`)
  return row
}

interface NumberedRow extends Pick<
  CertificateRow,
  'number' | 'personName' | 'seminarTitle' | 'completedAt' | 'withdrawnAt'
> {
  // prettier-ignore
  applicationId: number
  issuer: string
  logoUrl: string | null
}

/** The one with a number, in whatever application it was given, and whose it is. */
export async function findByNumber(tx: Transaction, number: string) {
  const [row] = await tx.query<NumberedRow>(sql`
    select c.application_id as "applicationId", a.display_name as issuer, a.logo_uri as "logoUrl", c.number,
      c.person_name as "personName", c.seminar_title as "seminarTitle", c.completed_at as "completedAt",
      c.withdrawn_at as "withdrawnAt"
    from certificates c
    join applications a on a.id = c.application_id
    where c.number = ${number}`)
  return row
}

export const toCertificate = (row: CertificateRow): Certificate => ({
  id: row.id,
  number: row.number,
  completedAt: row.completedAt.toISOString(),
  score: row.score,
  issuedAt: row.issuedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  withdrawnReason: row.withdrawnReason,
})

/** Who issues certificates: the application by its name and logo. */
export async function issuerOf(tx: Transaction, applicationId: number) {
  const [row] = await tx.query<{ name: string; logoUrl: string | null }>(sql`
    select display_name as name, logo_uri as "logoUrl" from applications where id = ${applicationId}`)
  return row!
}
