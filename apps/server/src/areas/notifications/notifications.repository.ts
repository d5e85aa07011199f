import sql, { raw } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface NotificationRow {
  id: number
  user_id: number
  type: number
  message: string
  related_object_id: number | null
  related_object_type: number | null
  related_object_name: string
  url: string
  count: number
  actor_name: string | null
  created_at: Date
  viewed_at: Date | null
  in_app: boolean
}

/** What one person is told. */
export interface NewNotification {
  userId: number
  message: string
  relatedObjectName: string
  count: number
  hasOtherActors: boolean
  inApp: boolean
  digestAt: Date | undefined
  /** What its object was before and after each change that it counts; null: that is not known. */
  states: readonly string[] | null
}

/** What all of those who are told have in common. */
export interface Subject {
  applicationId: number
  type: number
  relatedObjectId: number | null
  relatedObjectType: number | null
  url: string
  /** Null: the server itself. */
  actorId: number | null
  actorName: string
}

/** A mail that waits to be sent. */
export interface NewMail {
  userId: number
  address: string
  language: string
  subject: string
  body: string
  /** Of a code that the text has a placeholder for, as `MailSecrets` seals it. */
  sealedSecret?: string | undefined
  /** Absent: at once. */
  sendAfter?: Date | undefined
}

/** A mail that may also go to somebody who does not use the portal: then `userId` is null. */
export type AnyMail = Omit<NewMail, 'userId'> & { userId: number | null }

const names = [
  'id',
  'user_id',
  'type',
  'message',
  'related_object_id',
  'related_object_type',
  'related_object_name',
  'url',
  'count',
  'actor_name',
  'created_at',
  'viewed_at',
  'in_app',
]
const columns = raw(names.join(', '))
const ofTable = (table: string) => raw(names.map((name) => `${table}.${name}`).join(', '))

export const listNotifications = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query<NotificationRow>(sql`
    select ${columns} from notifications
    where application_id = ${applicationId} and user_id = ${userId} and cleared_at is null and in_app
    order by created_at desc, id desc`)

/** How many of what the bell shows were not seen, by application. Of the system: several at once. */
export const countUnread = (tx: Transaction, applicationIds: readonly number[], userId: number) =>
  tx.query<{ application_id: number; count: number }>(sql`
    select application_id, count(*)::int as count from notifications
    where application_id = any(${[...applicationIds]}::int[]) and user_id = ${userId}
      and cleared_at is null and viewed_at is null and in_app
    group by application_id`)

export const listHistory = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query<NotificationRow>(sql`
    select ${columns} from notifications
    where application_id = ${applicationId} and user_id = ${userId} and in_app
    order by created_at desc, id desc`)

export interface Recipient {
  id: number
  first_name: string
  last_name: string
  email: string | null
  language_code: string
}

/** Those among the people who are active in the application. */
export const listRecipients = (
  tx: Transaction,
  applicationId: number,
  userIds: readonly number[],
) =>
  tx.query<Recipient>(sql`
    select u.id, u.first_name, u.last_name, u.email, u.language_code
    from application_users a
    join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.user_id = any(${[...userIds]}::int[])
      and a.status = 'active' and u.is_active
    order by u.id`)

/** A notification that its reader has not seen yet: the next of its kind is counted in. */
export interface OpenRow {
  id: number
  user_id: number
  count: number
  actor_id: number | null
  has_other_actors: boolean
  states: string[] | null
}

const lockObject = (tx: Transaction, id: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.notifications'), ${id}::int)`)

/** A notification that its reader has not seen yet, with the states of its object that it counts. */
export interface StatedRow {
  id: number
  user_id: number
  type: number
  actor_name: string
  has_other_actors: boolean
  related_object_name: string
  language_code: string
  states: string[]
}

/** What was told of an object, of any kind, and not seen yet; others about it wait for this transaction. */
export async function lockStated(
  tx: Transaction,
  applicationId: number,
  object: { id: number; type: number | null },
): Promise<StatedRow[]> {
  await lockObject(tx, object.id)
  return tx.query<StatedRow>(sql`
    select n.id, n.user_id, n.type, coalesce(n.actor_name, '') as actor_name, n.has_other_actors,
      n.related_object_name, u.language_code, n.states
    from notifications n
    join users u on u.id = n.user_id
    where n.application_id = ${applicationId} and n.related_object_id = ${object.id}
      and n.related_object_type is not distinct from ${object.type}::int
      and n.states is not null
      and n.viewed_at is null and n.cleared_at is null and (n.in_app or n.digested_at is null)
    order by n.id
    for update of n`)
}

/** Takes notifications back, or what they count down; one statement for any number of them. */
export const takeBack = (
  tx: Transaction,
  applicationId: number,
  items: readonly { id: number; message: string; states: readonly string[] }[],
) =>
  tx.query(sql`
    with item as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as item (id integer, message text, states jsonb)
    ),
    gone as (
      delete from notifications n using item
      where n.application_id = ${applicationId} and n.id = item.id
        and jsonb_array_length(item.states) < 2
    )
    update notifications n
    set message = item.message, states = item.states, count = jsonb_array_length(item.states) - 1
    from item
    where n.application_id = ${applicationId} and n.id = item.id
      and jsonb_array_length(item.states) >= 2`)

/** Open notifications about the same, one of each reader; others about it wait for this transaction. */
export async function lockOpen(
  tx: Transaction,
  { applicationId, type, relatedObjectId, relatedObjectType }: Subject,
  userIds: readonly number[],
): Promise<OpenRow[]> {
  if (relatedObjectId === null) return []
  await lockObject(tx, relatedObjectId)
  return tx.query<OpenRow>(sql`
    select distinct on (user_id) id, user_id, count, actor_id, has_other_actors, states
    from notifications
    where application_id = ${applicationId} and related_object_id = ${relatedObjectId}
      and type = ${type} and user_id = any(${[...userIds]}::int[])
      and related_object_type is not distinct from ${relatedObjectType}::int
      and viewed_at is null and cleared_at is null and in_app
    order by user_id, id desc`)
}

/** Tells people something; those who have an open notification of it find it changed, and on top. */
export async function storeNotifications(
  tx: Transaction,
  subject: Subject,
  items: readonly (NewNotification & { openId: number | undefined })[],
): Promise<NotificationRow[]> {
  const fresh = items.filter((item) => item.openId === undefined)
  const repeated = items.filter((item) => item.openId !== undefined)
  const rows: NotificationRow[] = []
  if (repeated.length > 0) {
    rows.push(
      ...(await tx.query<NotificationRow>(sql`
        update notifications n set
          message = item.message, related_object_name = item.name, count = item.count,
          has_other_actors = item.has_others, url = ${subject.url}, actor_id = ${subject.actorId},
          actor_name = ${subject.actorName}, created_at = now(),
          digest_at = coalesce(item.digest_at, n.digest_at),
          digested_at = case when item.digest_at is null then n.digested_at end,
          states = item.states::jsonb
        from unnest(
          ${repeated.map((item) => item.openId)}::int[],
          ${repeated.map((item) => item.message)}::text[],
          ${repeated.map((item) => item.relatedObjectName)}::text[],
          ${repeated.map((item) => item.count)}::int[],
          ${repeated.map((item) => item.hasOtherActors)}::boolean[],
          ${repeated.map((item) => item.digestAt ?? null)}::timestamptz[],
          ${repeated.map((item) => item.states && JSON.stringify(item.states))}::text[]
        ) as item (id, message, name, count, has_others, digest_at, states)
        where n.application_id = ${subject.applicationId} and n.id = item.id
        returning ${ofTable('n')}`)),
    )
  }
  if (fresh.length > 0) {
    rows.push(
      ...(await tx.query<NotificationRow>(sql`
        insert into notifications (
          application_id, type, related_object_id, related_object_type, url, actor_id, actor_name,
          user_id, message, related_object_name, count, has_other_actors, in_app, digest_at,
          states
        )
        select ${subject.applicationId}::int, ${subject.type}::int, ${subject.relatedObjectId}::int,
          ${subject.relatedObjectType}::int, ${subject.url}::text, ${subject.actorId}::int,
          ${subject.actorName}::text, item.user_id, item.message, item.name, item.count,
          item.has_others, item.in_app, item.digest_at, item.states::jsonb
        from unnest(
          ${fresh.map((item) => item.userId)}::int[],
          ${fresh.map((item) => item.message)}::text[],
          ${fresh.map((item) => item.relatedObjectName)}::text[],
          ${fresh.map((item) => item.count)}::int[],
          ${fresh.map((item) => item.hasOtherActors)}::boolean[],
          ${fresh.map((item) => item.inApp)}::boolean[],
          ${fresh.map((item) => item.digestAt ?? null)}::timestamptz[],
          ${fresh.map((item) => item.states && JSON.stringify(item.states))}::text[]
        ) as item (user_id, message, name, count, has_others, in_app, digest_at, states)
        returning ${columns}`)),
    )
  }
  return rows
}

export const viewAll = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query(sql`
    update notifications set viewed_at = now()
    where application_id = ${applicationId} and user_id = ${userId}
      and viewed_at is null and cleared_at is null`)

/** Cleared items stay in the table: history and digest can still show them (NOTI-06). */
export const clearAll = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query(sql`
    update notifications set cleared_at = now(), viewed_at = coalesce(viewed_at, now())
    where application_id = ${applicationId} and user_id = ${userId} and cleared_at is null`)

/**
 * Puts mails into the outbox, each a job from then on. Where somebody caused them, and it would be more than `most`
 * within 24 hours, none of them. Returns how many of theirs there were before, in one statement.
 */
export async function insertMails(
  tx: Transaction,
  applicationId: number,
  { mails, causedBy, most }: { mails: readonly AnyMail[]; causedBy: number | null; most: number },
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    with done as (
      select count(*)::integer as count from mail_outbox
      where application_id = ${applicationId} and caused_by = ${causedBy}::int
        and created_at > now() - interval '24 hours'
    ),
    added as (
      insert into mail_outbox (
        application_id, caused_by, user_id, address, language, subject, body, sealed_secret, send_after
      )
      select ${applicationId}::int, ${causedBy}::int, mail.user_id, mail.address, mail.language,
        mail.subject, mail.body, mail.sealed_secret, coalesce(mail.send_after, now())
      from unnest(
        ${mails.map((mail) => mail.userId)}::int[],
        ${mails.map((mail) => mail.address)}::text[],
        ${mails.map((mail) => mail.language)}::text[],
        ${mails.map((mail) => mail.subject)}::text[],
        ${mails.map((mail) => mail.body)}::text[],
        ${mails.map((mail) => mail.sealedSecret ?? null)}::text[],
        ${mails.map((mail) => mail.sendAfter ?? null)}::timestamptz[]
      ) as mail (user_id, address, language, subject, body, sealed_secret, send_after)
      where ${causedBy}::int is null
        or (select count from done) + ${mails.length}::int <= ${most}::int
    )
    select count from done`)
  return row!.count
}
