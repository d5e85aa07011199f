import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { BookingField } from './booking-fields.logic.ts'

const columns = sql`
  f.id, f.key, f.display_name as "displayName", f.description, f.is_required as "isRequired", f.type,
  f.value_selection as "valueSelection", f.position as "order", f.column_size as "columnSize",
  f.column_break_after as "columnBreakAfter", f.media_type_id as "mediaTypeId",
  f.group_name as "groupName", f.default_value as "defaultValue"`

const listFields = (tx: Transaction, applicationId: number, where: Sql) =>
  tx.query<BookingField>(sql`
    select ${columns} from booking_fields f
    where f.application_id = ${applicationId} and ${where}
    order by f.position, f.id`)

/** Fields of a building block, those of single media types among them. */
export const listBlockFields = (tx: Transaction, applicationId: number, blockId: number) =>
  listFields(tx, applicationId, sql`f.building_block_id = ${blockId}`)

/** Fields that media types ask for, whatever is ordered (DO-22). */
export const listMediaTypeFields = (
  tx: Transaction,
  applicationId: number,
  mediaTypeIds: readonly number[],
) =>
  listFields(
    tx,
    applicationId,
    sql`f.building_block_id is null and f.media_type_id = any(${mediaTypeIds}::int[])`,
  )

/** Gives a building block exactly these fields, in this order. Those with an id are changed. */
export async function replaceBlockFields(
  tx: Transaction,
  { applicationId, blockId }: { applicationId: number; blockId: number },
  fields: readonly Omit<BookingField, 'order'>[],
): Promise<void> {
  await tx.query(sql`
    delete from booking_fields
    where application_id = ${applicationId} and building_block_id = ${blockId}
      and id <> all(${fields.map(({ id }) => id)}::int[])`)
  const rows = JSON.stringify(fields.map((field, index) => ({ ...field, order: index + 1 })))
  await tx.query(sql`
    with wanted as (
      select * from jsonb_to_recordset(${rows}::jsonb) as field (
        id int, key text, "displayName" text, description text, type text, "valueSelection" text[],
        "isRequired" boolean, "defaultValue" text, "order" int, "columnSize" int,
        "columnBreakAfter" boolean, "mediaTypeId" int, "groupName" text
      )
    ),
    changed as (
      update booking_fields f
      set key = w.key, display_name = w."displayName", description = w.description, type = w.type,
        value_selection = w."valueSelection", is_required = w."isRequired",
        default_value = w."defaultValue", position = w."order", column_size = w."columnSize",
        column_break_after = w."columnBreakAfter", media_type_id = w."mediaTypeId",
        group_name = w."groupName"
      from wanted w
      where f.application_id = ${applicationId} and f.building_block_id = ${blockId} and f.id = w.id
    )
    insert into booking_fields (
      application_id, building_block_id, key, display_name, description, type, value_selection,
      is_required, default_value, position, column_size, column_break_after, media_type_id, group_name
    )
    select ${applicationId}::int, ${blockId}::int, w.key, w."displayName", w.description, w.type,
      w."valueSelection", w."isRequired", w."defaultValue", w."order", w."columnSize",
      w."columnBreakAfter", w."mediaTypeId", w."groupName"
    from wanted w
    where w.id = -1
    order by w."order"`)
}
