import sql from 'sql-template-tag'
import type { Config } from './config.ts'
import { seedDemo } from './demo/index.ts'
import type { Dependencies } from './platform/dependencies.ts'

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

/**
 * Everybody knows the passwords of the demo's people, and an administrator is among them: where a
 * portal is meant for real, they must not be there.
 */
export async function refuseDemoPeople(
  { database }: Pick<Dependencies, 'database'>,
  { ATRIUM_DEMO, OIDC_ISSUER }: Pick<Config, 'ATRIUM_DEMO' | 'OIDC_ISSUER'>,
): Promise<void> {
  if (ATRIUM_DEMO !== 'none' || OIDC_ISSUER) return
  const people = await database.system((tx) =>
    tx.query(sql`select from accounts where persona is not null limit 1`),
  )
  if (people.length > 0) {
    throw new Error(
      'ATRIUM_DEMO: is none, but this database holds the demo, whose passwords everybody knows. ' +
        'Set ATRIUM_DATA or DATABASE_URL to an empty one.',
    )
  }
}

async function isEmpty({ database }: Pick<Dependencies, 'database'>): Promise<boolean> {
  const rows = await database.system((tx) =>
    tx.query(sql`select from applications union all select from accounts limit 1`),
  )
  return rows.length === 0
}
