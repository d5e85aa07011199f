import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

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

export const contactColumns = sql`
  application_id, id, first_name, last_name, job_title, department, email, phone_number,
  mobile_number, picture_url, media_type_ids, position, is_callback_enabled, version`

export const listContacts = (tx: Transaction, applicationId: number) =>
  tx.query<ContactRow>(sql`
    select ${contactColumns} from contacts
    where application_id = ${applicationId} and deleted_at is null
    order by position, last_name, first_name, id`)

/** One contact that is there; held until the transaction ends where it is to be changed. */
export async function findContact(
  tx: Transaction,
  applicationId: number,
  id: number,
  { isHeld = false } = {},
): Promise<ContactRow | undefined> {
  const [row] = await tx.query<ContactRow>(sql`
    select ${contactColumns} from contacts
    where application_id = ${applicationId} and id = ${id} and deleted_at is null
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
    returning ${contactColumns}`)
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
    returning ${contactColumns}`)
  return row!
}

/** Puts a contact away; for a while it can be taken back. */
export const deleteContact = (tx: Transaction, applicationId: number, id: number, at: Date) =>
  tx.query(sql`
    update contacts set deleted_at = ${at}, version = version + 1
    where application_id = ${applicationId} and id = ${id}`)

/** Takes back a contact that was deleted since a moment; undefined where there is none. */
export async function restoreContact(
  tx: Transaction,
  applicationId: number,
  { id, since }: { id: number; since: Date },
): Promise<ContactRow | undefined> {
  const [row] = await tx.query<ContactRow>(sql`
    update contacts set deleted_at = null, version = version + 1
    where application_id = ${applicationId} and id = ${id} and deleted_at >= ${since}
    returning ${contactColumns}`)
  return row
}

/** Lets go for good of contacts of all tenants that were deleted before a moment. */
export const purgeContacts = (tx: Transaction, before: Date) =>
  tx.query(sql`delete from contacts where deleted_at < ${before}`)

/** Holds all contacts of a tenant, always in the same order, while they are numbered anew. */
export const lockContacts = (tx: Transaction, applicationId: number) =>
  tx.query(sql`
    select from contacts where application_id = ${applicationId} order by id for update`)

/** Puts a contact before another one, or at the end, and numbers all of them anew. */
export const arrangeContact = (
  tx: Transaction,
  applicationId: number,
  { id, beforeId }: { id: number; beforeId: number | null },
) =>
  tx.query(sql`
    with others as (
      select id, row_number() over (order by position, last_name, first_name, id) as number
      from contacts
      where application_id = ${applicationId} and id <> ${id} and deleted_at is null
    ),
    ordered as (
      select id, number::float8 as number from others
      union all
      select ${id}::int, coalesce((select number - 0.5 from others where id = ${beforeId}::int), 'infinity')
    ),
    placed as (select id, row_number() over (order by number) - 1 as position from ordered)
    update contacts c set position = placed.position
    from placed where c.application_id = ${applicationId} and c.id = placed.id`)
