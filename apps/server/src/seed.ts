import sql from 'sql-template-tag'
import type { Config } from './config.ts'
import { seedDemo } from './demo/index.ts'
import type { Dependencies } from './platform/types.ts'

/** Fills an empty database with the demo that the settings name. True when it did. */
export async function seedWhenEmpty(
  deps: Pick<Dependencies, 'database' | 'storage' | 'clock'>,
  { ATRIUM_DEMO: size }: Pick<Config, 'ATRIUM_DEMO'>,
): Promise<boolean> {
  if (size === 'none' || !(await isEmpty(deps))) return false
  try {
    await seedDemo(deps, { size, now: deps.clock.now() })
    return true
  } catch (error) {
    // Another process that started at the same time was first; the demo comes whole or not at all.
    const isTaken = (error as { code?: string }).code === '23505'
    if (isTaken && !(await isEmpty(deps))) return false
    throw error
  }
}

async function isEmpty({ database }: Pick<Dependencies, 'database'>): Promise<boolean> {
  const rows = await database.system((tx) =>
    tx.query(sql`select from applications union all select from accounts limit 1`),
  )
  return rows.length === 0
}
