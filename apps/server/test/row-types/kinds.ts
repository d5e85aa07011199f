/** What a value of a row is in JavaScript. `json` is whatever JSON holds, `any` is not looked at. */
export type Kind = 'text' | 'number' | 'boolean' | 'date' | 'bytes' | 'json' | 'any' | `${string}[]`

/** What a repository says of one property of its rows. */
export interface DeclaredColumn {
  kinds: readonly Kind[]
  canBeNull: boolean
  canBeMissing: boolean
}

/** Rows that one `tx.query(…)` in the sources declares. */
export interface DeclaredRow {
  /** `src/areas/tasks/tasks.repository.ts:72` */
  place: string
  /** They come by `queryInColumns`: in one row, with a list for each column. */
  isInColumns: boolean
  columns: Record<string, DeclaredColumn>
}

const kindOfElement: Readonly<Record<number, Kind>> = {
  16: 'boolean',
  17: 'bytes',
  18: 'text',
  19: 'text',
  // As a number: both drivers read bigint so (`platform/database`).
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'text',
  26: 'number',
  700: 'number',
  701: 'number',
  1042: 'text',
  1043: 'text',
  1082: 'text',
  1114: 'text',
  1184: 'date',
  1186: 'text',
  // As text: a number would lose its last digits.
  1700: 'text',
  2950: 'text',
  114: 'json',
  3802: 'json',
}

const elementOfArray: Readonly<Record<number, number>> = {
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  199: 114,
  3807: 3802,
}

/** What a PostgreSQL type, by its number, becomes in JavaScript; undefined where that is not known. */
export function kindOfType(typeId: number): Kind | undefined {
  const element = elementOfArray[typeId]
  return element === undefined ? kindOfElement[typeId] : `${kindOfElement[element]!}[]`
}

/** Whether what the database gives can be what was declared. */
export function fits(declared: readonly Kind[], given: Kind): boolean {
  if (declared.includes('any') || declared.includes(given)) return true
  // JSON holds text, numbers, lists and objects, but neither moments nor bytes.
  if (given === 'json')
    return declared.some((kind) => kind !== 'date' && kind !== 'bytes' && kind !== 'date[]')
  if (given.endsWith('[]')) return declared.includes('any[]')
  return false
}
