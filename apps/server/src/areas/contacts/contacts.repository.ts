import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

export interface ContactRow {
  application_id: number
  id: number
  first_name: string
  last_name: string
  job_title: string | null
  department: string | null
  email: string | null
  phone_number: string | null
  mobile_number: string | null
  picture_url: string | null
  media_type_ids: number[]
  position: number
  is_callback_enabled: boolean
  version: number
}

/** What a contact is, whole: a field that is absent is empty, but for the last three. */
export interface ContactChange {
  firstName: string
  lastName: string
  jobTitle?: string | null | undefined
  department?: string | null | undefined
  email?: string | null | undefined
  phoneNumber?: string | null | undefined
  mobileNumber?: string | null | undefined
  pictureUrl?: string | null | undefined
  mediaTypeIds?: readonly number[] | undefined
  order?: number | undefined
  isCallbackEnabled?: boolean | undefined
}

const columns = sql`
  application_id, id, first_name, last_name, job_title, department, email, phone_number,
  mobile_number, picture_url, media_type_ids, position, is_callback_enabled, version`

export const listContacts = (tx: Transaction, applicationId: number) =>
  tx.query<ContactRow>(sql`
    select ${columns} from contacts where application_id = ${applicationId}
    order by position, last_name, first_name, id`)

/** One contact; held until the transaction ends where it is to be changed. */
export async function findContact(
  tx: Transaction,
  applicationId: number,
  id: number,
  { isHeld = false } = {},
): Promise<ContactRow | undefined> {
  const [row] = await tx.query<ContactRow>(sql`
    select ${columns} from contacts where application_id = ${applicationId} and id = ${id}
    ${isHeld ? sql`for update` : sql``}`)
  return row
}

/** Adds a contact; without a place of its own behind all others. */
export async function insertContact(
  tx: Transaction,
  applicationId: number,
  contact: ContactChange,
): Promise<ContactRow> {
  const [row] = await tx.query<ContactRow>(sql`
    insert into contacts (
      application_id, first_name, last_name, job_title, department, email, phone_number,
      mobile_number, picture_url, media_type_ids, position, is_callback_enabled
    )
    values (
      ${applicationId}, ${contact.firstName}, ${contact.lastName}, ${contact.jobTitle ?? null},
      ${contact.department ?? null}, ${contact.email ?? null}, ${contact.phoneNumber ?? null},
      ${contact.mobileNumber ?? null}, ${contact.pictureUrl ?? null},
      ${[...(contact.mediaTypeIds ?? [])]}::int[],
      coalesce(${contact.order ?? null}::int, (
        select coalesce(max(position) + 1, 0) from contacts where application_id = ${applicationId}
      )),
      ${contact.isCallbackEnabled ?? false}
    )
    returning ${columns}`)
  return row!
}

export async function updateContact(
  tx: Transaction,
  applicationId: number,
  id: number,
  contact: ContactChange,
): Promise<ContactRow> {
  const { mediaTypeIds } = contact
  const [row] = await tx.query<ContactRow>(sql`
    update contacts set
      first_name = ${contact.firstName},
      last_name = ${contact.lastName},
      job_title = ${contact.jobTitle ?? null},
      department = ${contact.department ?? null},
      email = ${contact.email ?? null},
      phone_number = ${contact.phoneNumber ?? null},
      mobile_number = ${contact.mobileNumber ?? null},
      picture_url = ${contact.pictureUrl ?? null},
      media_type_ids = coalesce(${mediaTypeIds ? [...mediaTypeIds] : null}::int[], media_type_ids),
      position = coalesce(${contact.order ?? null}::int, position),
      is_callback_enabled = coalesce(
        ${contact.isCallbackEnabled ?? null}::boolean, is_callback_enabled),
      modified_at = now(),
      version = version + 1
    where application_id = ${applicationId} and id = ${id}
    returning ${columns}`)
  return row!
}

export const deleteContact = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`delete from contacts where application_id = ${applicationId} and id = ${id}`)

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

export interface NewCallback {
  contactId: number
  userId: number
  topic: string
  phoneNumber: string
  preferredFrom: Date | null
  preferredTo: Date | null
  note: string | null
}

export async function insertCallback(
  tx: Transaction,
  applicationId: number,
  request: NewCallback,
): Promise<CallbackRow> {
  const [row] = await tx.query<CallbackRow>(sql`
    insert into contact_callbacks (
      application_id, contact_id, user_id, topic, phone_number, preferred_from, preferred_to, note
    )
    values (
      ${applicationId}, ${request.contactId}, ${request.userId}, ${request.topic},
      ${request.phoneNumber}, ${request.preferredFrom}, ${request.preferredTo}, ${request.note}
    )
    returning id, contact_id, topic, phone_number, preferred_from, preferred_to, note, status`)
  return row!
}

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
