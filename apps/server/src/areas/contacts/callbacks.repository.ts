import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Span } from './callbacks.logic.ts'

export interface CallbackRow {
  id: number
  contact_id: number
  topic: string
  phone_number: string
  preferred_from: Date | null
  preferred_to: Date | null
  note: string | null
  status: 'open' | 'done'
}

interface NewCallback {
  contactId: number
  userId: number
  topic: string
  phoneNumber: string
  span: Span | null
  note: string | null
  taskId: number | null
}

export async function insertCallback(
  tx: Transaction,
  applicationId: number,
  { contactId, userId, topic, phoneNumber, span, note, taskId }: NewCallback,
): Promise<CallbackRow> {
  const [row] = await tx.query<CallbackRow>(sql`
    insert into contact_callbacks (
      application_id, contact_id, user_id, topic, phone_number, preferred_from, preferred_to, note,
      task_id
    )
    values (
      ${applicationId}, ${contactId}, ${userId}, ${topic}, ${phoneNumber}, ${span?.from ?? null},
      ${span?.to ?? null}, ${note}, ${taskId}
    )
    returning id, contact_id, topic, phone_number, preferred_from, preferred_to, note, status`)
  return row!
}

/**
 * Times from a moment on that a contact is asked for. A request whose task is done or was deleted is
 * settled: its time is free again (T-79).
 */
export const takenSpans = (
  tx: Transaction,
  applicationId: number,
  { contactId, since }: { contactId: number; since: Date },
) =>
  tx.query<Span>(sql`
    select k.preferred_from as "from", k.preferred_to as "to"
    from contact_callbacks k
    left join components c on c.application_id = k.application_id and c.id = k.task_id
    left join tasks t on t.application_id = k.application_id and t.component_id = k.task_id
    where k.application_id = ${applicationId} and k.contact_id = ${contactId} and k.status = 'open'
      and k.preferred_from is not null and k.preferred_to > ${since}
      and (k.task_id is null or (c.deleted_at is null and t.status <> 3))
    order by k.preferred_from`)

export interface Receiver {
  applicationName: string
  /** Null where the contact does not use the portal. */
  userId: number | null
  languageCode: string | null
}

/** What a mail to a contact needs to know. */
export async function findReceiver(
  tx: Transaction,
  applicationId: number,
  email: string,
): Promise<Receiver> {
  const [row] = await tx.query<Receiver>(sql`
    select p.display_name as "applicationName", u.id as "userId", u.language_code as "languageCode"
    from applications p
    left join (
      select u.id, u.language_code from users u
      join application_users a on a.user_id = u.id
      where a.application_id = ${applicationId} and a.status = 'active'
        and lower(u.email) = lower(${email})
      order by u.id limit 1
    ) u on true
    where p.id = ${applicationId}`)
  return row!
}
