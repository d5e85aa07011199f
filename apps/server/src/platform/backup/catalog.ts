import sql, { raw } from 'sql-template-tag'
import type { SystemTransaction } from '../database/index.ts'

/** A table as a backup sees it. */
export interface Table {
  name: string
  /** Columns that hold what was written, in order; those that the database works out are left out. */
  columns: string[]
  /** Columns that name contents of the storage. */
  keyColumns: string[]
}

export interface Sequence {
  name: string
  /** What it gave last; null: nothing yet. */
  last: number | null
}

/** Which migrations made the database is written down apart. */
const left = 'schema_migrations'

/** Every table of ours. */
export async function listTables(tx: SystemTransaction): Promise<Table[]> {
  const rows = await tx.query<{ name: string; columns: string[] }>(sql`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> ${left}
    group by c.relname
    order by c.relname`)
  return rows.map(({ name, columns }) => ({
    name,
    columns,
    keyColumns: columns.filter((column) => /(^|_)storage_key$/.test(column)),
  }))
}

/** Every sequence, and where it stands: an id that was given is never given again. */
export const listSequences = (tx: SystemTransaction) =>
  tx.query<Sequence>(sql`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' order by sequencename`)

export const setSequence = (tx: SystemTransaction, { name, last }: Sequence) =>
  tx.query(
    last === null ? sql`select 1` : sql`select setval(quote_ident(${name})::regclass, ${last})`,
  )

interface ForeignKey {
  table_name: string
  name: string
  definition: string
}

/**
 * Lets rows come in any order while `work` runs: afterwards every reference is checked again, and
 * nothing is kept where one does not hold. Triggers rest meanwhile, what they did is in the rows.
 */
export async function withoutReferences(
  tx: SystemTransaction,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await tx.query<ForeignKey>(sql`
    select conrelid::regclass::text as table_name, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const key of keys)
    await tx.script(`alter table ${key.table_name} drop constraint ${key.name}`)
  for (const table of tables)
    await tx.script(`alter table ${quoted(table.name)} disable trigger user`)
  await work()
  for (const table of tables)
    await tx.script(`alter table ${quoted(table.name)} enable trigger user`)
  for (const { table_name, name, definition } of keys) {
    await tx.script(`alter table ${table_name} add constraint ${name} ${definition}`)
  }
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const listOf = (names: readonly string[]) => raw(names.map(quoted).join(', '))
