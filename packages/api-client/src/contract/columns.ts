type Row = Record<string, unknown>

/** Rows as they travel in `columnsType`: each name stands there once, not in every row. */
export interface Columns {
  count: number
  columns: Record<string, Column>
}

interface Column {
  /** Which rows have it; absent: all. */
  at?: number[]
  /** What the rows have there. */
  values?: unknown[]
  /** Objects that stand in the rows, as rows themselves. */
  rows?: Columns
  /** How many of those stand in each row; absent: one. */
  lengths?: number[]
}

/** A row is what JSON writes name by name; a name that means something to objects stays inside. */
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !Object.hasOwn(value, '__proto__')

/** Whether something is a list of rows, and of how many at least. */
export const isLongList = (value: unknown, count: number): value is Row[] =>
  Array.isArray(value) && value.length >= count && value.every(isRow)

/** Turns rows into columns. */
export function toColumns(rows: readonly Row[]): Columns {
  const found = new Map<string, { at: number[]; values: unknown[] }>()
  rows.forEach((row, index) => {
    for (const name in row) {
      const value = row[name]
      if (value === undefined) continue
      let column = found.get(name)
      if (!column) found.set(name, (column = { at: [], values: [] }))
      column.at.push(index)
      column.values.push(value)
    }
  })
  const columns = [...found].map(([name, { at, values }]): [string, Column] => [
    name,
    { ...(at.length < rows.length && { at }), ...valuesIn(values) },
  ])
  return { count: rows.length, columns: Object.fromEntries(columns) }
}

function valuesIn(values: unknown[]): Column {
  if (values.every(isRow)) return { rows: toColumns(values) }
  const isOfLists = values.every((value) => isLongList(value, 0))
  if (!isOfLists || values.every((value) => value.length === 0)) return { values }
  return { lengths: values.map((value) => value.length), rows: toColumns(values.flat()) }
}

/** Turns columns back into rows. */
export function fromColumns({ count, columns }: Columns): Row[] {
  const rows = Array.from({ length: count }, (): Row => ({}))
  for (const [name, { at, values, rows: inside, lengths }] of Object.entries(columns)) {
    let all = values ?? fromColumns(inside!)
    if (lengths) {
      let from = 0
      const flat = all
      all = lengths.map((length) => flat.slice(from, (from += length)))
    }
    all.forEach((value, index) => (rows[at ? at[index]! : index]![name] = value))
  }
  return rows
}
