import type { BodyOf, contactBatch } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { contactColumns, type ContactRow } from './contacts.repository.ts'

type Item = BodyOf<typeof contactBatch.put>['items'][number]

/** Contacts that are there, held until the transaction ends. */
export const listHeld = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<ContactRow>(sql`
    select ${contactColumns} from contacts
    where application_id = ${applicationId} and id = any(${[...ids]}::int[])
      and deleted_at is null
    order by id for update`)

/** Takes back contacts that were deleted since a moment. */
export const restoreContacts = (
  tx: Transaction,
  applicationId: number,
  { ids, since }: { ids: readonly number[]; since: Date },
) =>
  tx.query<{ id: number }>(sql`
    update contacts set deleted_at = null, version = version + 1
    where application_id = ${applicationId} and id = any(${[...ids]}::int[])
      and deleted_at >= ${since}
    returning id`)

/**
 * Writes contacts in one statement, in their order: new ones behind all others, known ones where they stand
 * and with the picture that they have.
 */
export async function saveContacts(
  tx: Transaction,
  applicationId: number,
  items: readonly Item[],
): Promise<ContactRow[]> {
  const given = items.map((item, number) => ({
    number,
    id: item.contactId,
    first_name: item.firstName,
    last_name: item.lastName,
    job_title: item.jobTitle || null,
    department: item.department || null,
    email: item.email || null,
    phone_number: item.phoneNumber || null,
    mobile_number: item.mobileNumber || null,
    media_type_ids: item.mediaTypeIds ?? [],
    is_callback_enabled: item.isCallbackEnabled ?? false,
  }))
  const rows = await tx.query<ContactRow & { number: number }>(sql`
    with given as (
      select g.*, row_number() over (partition by g.id is null order by g.number) as place
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (
        number integer, id integer, first_name text, last_name text, job_title text,
        department text, email text, phone_number text, mobile_number text, media_type_ids jsonb,
        is_callback_enabled boolean
      )
    ),
    changed as (
      update contacts c set
        first_name = g.first_name, last_name = g.last_name, job_title = g.job_title,
        department = g.department, email = g.email, phone_number = g.phone_number,
        mobile_number = g.mobile_number,
        media_type_ids = array(select value::int from jsonb_array_elements_text(g.media_type_ids)),
        is_callback_enabled = g.is_callback_enabled, modified_at = now(), version = c.version + 1
      from given g
      where c.application_id = ${applicationId} and c.id = g.id
      returning c.*
    ),
    added as (
      insert into contacts (
        application_id, first_name, last_name, job_title, department, email, phone_number,
        mobile_number, media_type_ids, is_callback_enabled, position
      )
      select ${applicationId}::int, g.first_name, g.last_name, g.job_title, g.department,
        g.email, g.phone_number, g.mobile_number,
        array(select value::int from jsonb_array_elements_text(g.media_type_ids)),
        g.is_callback_enabled, g.number + (
          select coalesce(max(position) + 1, 0) from contacts where application_id = ${applicationId}
        )
      from given g where g.id is null
      order by g.number
      returning *
    )
    select ${contactColumns}, number from (
      select c.*, g.number from changed c join given g on g.id = c.id
      union all
      -- Ids are given in the order of the rows.
      select a.*, g.number
      from added a join (
        select id, row_number() over (order by id) as place from added
      ) p on p.id = a.id
      join given g on g.id is null and g.place = p.place
    ) saved
    order by number`)
  return rows
}
