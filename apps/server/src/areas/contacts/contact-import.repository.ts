import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { ExternalContact, KnownContact } from './contact-import.logic.ts'

/** One batch of an application after the other: an id is there once. */
export const lockImports = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.contacts'), ${applicationId}::int)`)

/** Contacts that another system brought, deleted ones among them. */
export const listExternal = (tx: Transaction, applicationId: number) =>
  tx.query<KnownContact>(sql`
    select id, external_id, first_name, last_name, job_title, department, email, phone_number,
      mobile_number, media_type_ids, is_callback_enabled, deleted_at is not null as is_deleted
    from contacts
    where application_id = ${applicationId} and external_id is not null
    order by id`)

/** Writes contacts by their ids of the other system: new ones behind all others, deleted ones come back. */
export const saveExternal = (
  tx: Transaction,
  applicationId: number,
  rows: readonly ExternalContact[],
) =>
  tx.query<{ id: number; external_id: string }>(sql`
    insert into contacts (
      application_id, external_id, first_name, last_name, job_title, department, email,
      phone_number, mobile_number, media_type_ids, is_callback_enabled, position
    )
    select ${applicationId}::int, g.external_id, g.first_name, g.last_name, g.job_title,
      g.department, g.email, g.phone_number, g.mobile_number,
      array(select value::int from jsonb_array_elements_text(g.media_type_ids)),
      g.is_callback_enabled, g.number + (
        select coalesce(max(position) + 1, 0) from contacts where application_id = ${applicationId}
      )
    from (
      select one.*, row_number() over () - 1 as number
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (
        external_id text, first_name text, last_name text, job_title text, department text,
        email text, phone_number text, mobile_number text, media_type_ids jsonb,
        is_callback_enabled boolean
      )
    ) g
    on conflict (application_id, external_id) where external_id is not null do update set
      first_name = excluded.first_name, last_name = excluded.last_name,
      job_title = excluded.job_title, department = excluded.department, email = excluded.email,
      phone_number = excluded.phone_number, mobile_number = excluded.mobile_number,
      media_type_ids = excluded.media_type_ids,
      is_callback_enabled = excluded.is_callback_enabled, deleted_at = null, modified_at = now(),
      version = contacts.version + 1
    returning id, external_id`)

/** Puts contacts away; for a while they can be taken back. */
export const deleteContacts = (
  tx: Transaction,
  applicationId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
) =>
  tx.query(sql`
    update contacts set deleted_at = ${at}, version = version + 1
    where application_id = ${applicationId} and id = any(${ids}::int[])`)
