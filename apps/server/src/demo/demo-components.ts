import { nameKey } from '../areas/components/index.ts'
import type { Transaction } from '../platform/database/database.types.ts'
import { insertRows } from './rows.ts'
import type { DemoTenant } from './tenants.ts'

/** What a component of the demo has, whatever it is. */
export const componentColumns = {
  application_id: 'int',
  parent_id: 'int',
  page_id: 'int',
  type: 'text',
  display_name: 'text',
  name_key: 'text',
  description: 'text',
  icon: 'text',
  url: 'text',
  is_external: 'boolean',
  collection_type: 'text',
  position: 'int',
  file_size: 'bigint',
  content_type: 'text',
  storage_key: 'text',
  sha256: 'text',
  published_at: 'timestamptz',
  created_at: 'timestamptz',
  created_by: 'int',
  modified_at: 'timestamptz',
  modified_by: 'int',
}

const day = 86_400_000

/** Adds components that Maren made 100 days ago, unless they say otherwise; ids in their order. */
export async function insertComponents(
  tx: Transaction,
  {
    tenant,
    userIds,
    now,
  }: { tenant: Pick<DemoTenant, 'id'>; userIds: ReadonlyMap<string, number>; now: Date },
  items: readonly ({ display_name: string } & Record<string, unknown>)[],
): Promise<number[]> {
  const at = new Date(now.getTime() - 100 * day)
  const by = userIds.get('maren.thiessen')
  const rows = await insertRows(
    tx,
    'components',
    componentColumns,
    items.map((item) => ({
      application_id: tenant.id,
      name_key: nameKey(item.display_name),
      is_external: false,
      position: 0,
      created_at: at,
      created_by: by,
      modified_at: at,
      modified_by: by,
      published_at: at,
      ...item,
    })),
    'id',
  )
  return rows.map(({ id }) => id)
}
