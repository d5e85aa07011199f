import { readFileSync } from 'node:fs'
import type { StatementResult } from '../../src/platform/database/driver.ts'
import { fits, kindOfType, type DeclaredColumn, type DeclaredRow, type Kind } from './kinds.ts'

/** Rows of a statement that are looked at for null. */
const maxRows = 200
const textTypeId = 25

let declared: Map<string, DeclaredRow> | undefined
const faults = new Set<string>()
const compared = new Set<string>()

/** What `global-setup.ts` read from the sources; nothing where a process runs without it. */
function readDeclared(): Map<string, DeclaredRow> {
  const path = process.env.TEST_DECLARED_ROWS
  const rows = path ? (JSON.parse(readFileSync(path, 'utf8')) as DeclaredRow[]) : []
  return new Map(rows.map((row) => [row.place, row]))
}

/** Where in `apps/server/src` the running call was made: the nearest place that declares rows. */
function declaredHere(): DeclaredRow | undefined {
  declared ??= readDeclared()
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 12
  const lines = new Error().stack!.split('\n')
  Error.stackTraceLimit = limit
  for (const line of lines) {
    if (line.includes(' at async ')) continue
    const place = /apps\/server\/(src\/[^:)]+:\d+)/.exec(line)?.[1]
    const row = place && declared.get(place)
    if (row) return row
  }
  return undefined
}

/** To be called where a statement is sent; what it returns compares the result with what was declared. */
export function checkRowsOf(): ((result: StatementResult) => void) | undefined {
  const row = declaredHere()
  if (!row) return undefined
  return (result) => {
    compared.add(row.place)
    for (const fault of row.isInColumns ? faultsOfLists(row, result) : faultsOfRows(row, result)) {
      faults.add(`${row.place}: ${fault}`)
    }
  }
}

/** Places whose statements were compared in this process. */
export const comparedPlaces = (): ReadonlySet<string> => compared

/** What was found since the last call. */
export function takeFaults(): string[] {
  const found = [...faults]
  faults.clear()
  return found
}

/** What is wrong with the rows of a statement, by what its place says of them. */
export function* faultsOfRows({ columns }: DeclaredRow, { rows, fields }: StatementResult) {
  const types = new Map(fields.map(({ name, dataTypeID }) => [name, dataTypeID]))
  for (const [name, column] of Object.entries(columns)) {
    const typeId = types.get(name)
    if (typeId === undefined) {
      if (!column.canBeMissing) yield `there is no column ${name}`
      continue
    }
    const values = rows.slice(0, maxRows).map((row) => (row as Record<string, unknown>)[name])
    // `null as name`, without a type, is text to PostgreSQL.
    const isUntyped =
      typeId === textTypeId && column.canBeNull && values.every((value) => value === null)
    const given = kindOfType(typeId)
    if (given && !isUntyped && !fits(column.kinds, given)) yield differs(name, column, given)
    if (values.includes(null) && !column.canBeNull) yield `${name} is null, but is not declared so`
  }
}

/** The same of a result by `queryInColumns`. */
function* faultsOfLists({ columns }: DeclaredRow, { rows }: StatementResult) {
  const [lists] = rows as Record<string, unknown[] | null>[]
  for (const [name, column] of Object.entries(columns)) {
    const values = lists![name]
    if (values === undefined && !column.canBeMissing) yield `there is no column ${name}`
    for (const value of values?.slice(0, maxRows) ?? []) {
      if (value === null && !column.canBeNull) yield `${name} is null, but is not declared so`
      const given = kindOfJson(value)
      if (given && !fits(column.kinds, given)) yield differs(name, column, given)
    }
  }
}

const differs = (name: string, { kinds }: DeclaredColumn, given: Kind) =>
  `${name} is declared ${kinds.join(' or ') || 'null'}, but is ${given}`

function kindOfJson(value: unknown): Kind | undefined {
  switch (typeof value) {
    case 'string':
      return 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    default:
      return undefined
  }
}
