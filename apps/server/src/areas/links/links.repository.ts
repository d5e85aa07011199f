import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** Everything in a collection in its order, whoever sees it; held until the transaction ends. */
export async function lockOrder(
  tx: Transaction,
  applicationId: number,
  collectionId: number,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select id from components
    where application_id = ${applicationId} and parent_id = ${collectionId} and deleted_at is null
    order by position, id
    for update`)
  return rows.map(({ id }) => id)
}

/** Writes an order down. Its places lie before 0, where what comes new is put: at the end. */
export const saveOrder = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query(sql`
    update components c set position = item.place - ${ids.length + 1}
    from unnest(${ids}::int[]) with ordinality as item (id, place)
    where c.application_id = ${applicationId} and c.id = item.id`)
