import type { PlanImportMapping } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'

/** How the media plans of a client were read last; undefined: none was imported yet. */
export async function findImportMapping(
  tx: Transaction,
  applicationId: number,
  customerId: number,
): Promise<PlanImportMapping | undefined> {
  const [row] = await tx.query<{ mapping: PlanImportMapping }>(sql`
    select mapping from plan_import_mappings
    where application_id = ${applicationId} and customer_id = ${customerId}`)
  return row?.mapping
}

/** Keeps it in place of the one before. */
export const putImportMapping = (
  tx: Transaction,
  applicationId: number,
  customerId: number,
  mapping: PlanImportMapping,
  userId: number,
) =>
  tx.query(sql`
    insert into plan_import_mappings (application_id, customer_id, mapping, modified_by)
    values (${applicationId}, ${customerId}, ${JSON.stringify(mapping)}::jsonb, ${userId})
    on conflict (application_id, customer_id) do update
      set mapping = excluded.mapping, modified_by = excluded.modified_by, modified_at = now()`)
