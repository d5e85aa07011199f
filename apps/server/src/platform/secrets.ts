import sql from 'sql-template-tag'
import type { Database } from './database/database.types.ts'

/** A secret by name; made and stored when it is first asked for, then the same in every process. */
export async function secret<T>(
  database: Database,
  name: string,
  make: () => T | Promise<T>,
): Promise<T> {
  const find = () =>
    database.system((tx) =>
      tx.query<{ value: T }>(sql`select value from secrets where name = ${name}`),
    )
  const [known] = await find()
  if (known) return known.value
  const made = JSON.stringify(await make())
  await database.system((tx) =>
    tx.query(
      sql`insert into secrets (name, value) values (${name}, ${made}::jsonb) on conflict do nothing`,
    ),
  )
  // Another process may have been first.
  return (await find())[0]!.value
}
