import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

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
}

/** What one person is told. */
export interface NewNotification {
  userId: number
  type: number
  message: string
  relatedObjectId: number | null
  relatedObjectType: number | null
  relatedObjectName: string
  url: string
  count: number
  actorName: string | null
}

/** A mail that waits to be sent. */
export interface NewMail {
  userId: number
  address: string
  language: string
  subject: string
  body: string
}

const columns = sql`
  id, user_id, type, message, related_object_id, related_object_type, related_object_name, url,
  count, actor_name, created_at, viewed_at`

export const listNotifications = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query<NotificationRow>(sql`
    select ${columns} from notifications
    where application_id = ${applicationId} and user_id = ${userId} and cleared_at is null
    order by created_at desc, id desc`)

export const insertNotifications = (
  tx: Transaction,
  applicationId: number,
  items: readonly NewNotification[],
) =>
  tx.query<NotificationRow>(sql`
    insert into notifications (
      application_id, user_id, type, message, related_object_id, related_object_type,
      related_object_name, url, count, actor_name
    )
    select ${applicationId}::int, item.*
    from unnest(
      ${items.map((item) => item.userId)}::int[],
      ${items.map((item) => item.type)}::int[],
      ${items.map((item) => item.message)}::text[],
      ${items.map((item) => item.relatedObjectId)}::int[],
      ${items.map((item) => item.relatedObjectType)}::int[],
      ${items.map((item) => item.relatedObjectName)}::text[],
      ${items.map((item) => item.url)}::text[],
      ${items.map((item) => item.count)}::int[],
      ${items.map((item) => item.actorName)}::text[]
    ) as item
    returning ${columns}`)

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

export const insertMails = (tx: Transaction, applicationId: number, mails: readonly NewMail[]) =>
  tx.query(sql`
    insert into mail_outbox (application_id, user_id, address, language, subject, body)
    select ${applicationId}::int, mail.*
    from unnest(
      ${mails.map((mail) => mail.userId)}::int[],
      ${mails.map((mail) => mail.address)}::text[],
      ${mails.map((mail) => mail.language)}::text[],
      ${mails.map((mail) => mail.subject)}::text[],
      ${mails.map((mail) => mail.body)}::text[]
    ) as mail`)
