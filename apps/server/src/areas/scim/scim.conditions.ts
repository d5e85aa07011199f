import sql, { join, type Sql } from 'sql-template-tag'
import type { Filter } from 'scim2-parse-filter'
import { refused } from './scim.errors.ts'
import { scimTexts } from './scim.texts.ts'

/** What an attribute is compared with in the database. */
type Column =
  | { kind: 'text'; sql: Sql; isCaseExact?: boolean }
  | { kind: 'boolean'; sql: Sql }
  /** Only `eq`: a condition of its own. */
  | { kind: 'equality'; of: (value: string) => Sql }

/** Columns by their attributes in lower case: `emails.value`. */
export type Columns = Readonly<Record<string, Column>>

/** Conditions that one filter may hold. */
const most = 100

/** A filter as a condition of the database. */
export function conditionOf(filter: Filter | undefined, columns: Columns): Sql {
  if (!filter) return sql`true`
  if (countOf(filter) > most) throw refused('invalidFilter', scimTexts.filter)
  return toSql(filter, columns, '')
}

function toSql(filter: Filter, columns: Columns, prefix: string): Sql {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const parts = filter.filters.map((part) => toSql(part, columns, prefix))
      return sql`(${join(parts, filter.op === 'and' ? ' and ' : ' or ')})`
    }
    case 'not':
      return sql`not coalesce(${toSql(filter.filter, columns, prefix)}, false)`
    case '[]':
      return toSql(filter.valFilter, columns, `${filter.attrPath}.`)
    default:
      return comparison(filter, columnAt(columns, `${prefix}${filter.attrPath}`))
  }
}

const schemaOfAttribute = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/

function columnAt(columns: Columns, path: string): Column {
  const name = path.toLowerCase().replace(schemaOfAttribute, '')
  const column = Object.hasOwn(columns, name) && columns[name]
  if (!column) throw refused('invalidFilter', scimTexts.filter)
  return column
}

type Comparison = Extract<Filter, { attrPath: string }> & { compValue?: unknown }

function comparison({ op, compValue }: Comparison, column: Column): Sql {
  const fault = () => refused('invalidFilter', scimTexts.filter)
  if (column.kind === 'boolean') {
    const value = typeof compValue === 'string' ? compValue.toLowerCase() : String(compValue)
    if (op === 'pr') return sql`true`
    if ((op !== 'eq' && op !== 'ne') || (value !== 'true' && value !== 'false')) throw fault()
    return sql`${column.sql} = ${(op === 'eq') === (value === 'true')}::boolean`
  }
  if (column.kind === 'text' && op === 'pr') return sql`${column.sql} <> ''`
  if (typeof compValue !== 'string') throw fault()
  if (column.kind === 'equality') {
    if (op !== 'eq') throw fault()
    return column.of(compValue)
  }
  const [left, right] = column.isCaseExact
    ? [column.sql, sql`${compValue}::text`]
    : [sql`lower(${column.sql})`, sql`lower(${compValue}::text)`]
  switch (op) {
    case 'eq':
      return sql`${left} = ${right}`
    case 'ne':
      return sql`${left} is distinct from ${right}`
    case 'co':
      return sql`strpos(${left}, ${right}) > 0`
    case 'sw':
      return sql`starts_with(${left}, ${right})`
    case 'ew':
      return sql`right(${left}, length(${right})) = ${right}`
    default:
      throw fault()
  }
}

function countOf(filter: Filter): number {
  if ('filters' in filter) return filter.filters.reduce((sum, part) => sum + countOf(part), 0)
  if ('filter' in filter) return countOf(filter.filter)
  return 'valFilter' in filter ? countOf(filter.valFilter) : 1
}
