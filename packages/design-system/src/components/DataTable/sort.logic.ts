import type { DataTableColumn, SortDirection, SortValue, TableSort } from './dataTable.types.ts'

type Sortable<T> = Pick<DataTableColumn<T>, 'id' | 'sortBy' | 'compare'>

/** Where each row of a column stands among its different values, from 0; `EMPTY` where there is none. */
interface Ranks {
  by: unknown
  at: Int32Array
  count: number
}

const EMPTY = -1
const isNothing = (value: SortValue) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/** A text so that plain comparison nearly gives the order of the language: it is sorted exactly after. */
function roughly(text: string): string {
  const low = text.toLowerCase()
  // oxlint-disable-next-line no-control-regex -- all that is not plain Latin
  const plain = /^[\0-\x7f]*$/.test(low)
    ? low
    : low.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return /\d/.test(plain) ? plain.replace(/\d+/g, (digits) => digits.padStart(9, '0')) : plain
}

/** Different texts in the order of the language. */
function inOrder(texts: readonly string[], collator: Intl.Collator): string[] {
  const rough = texts.map((text) => [roughly(text), text] as const)
  rough.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  // Of what is nearly in order a sort makes about one comparison for each; those of a language cost.
  return rough.map(([, text]) => text).sort(collator.compare)
}

function ranksOfValues(values: readonly SortValue[], language: () => Intl.Collator) {
  const at = new Int32Array(values.length)
  const places = new Map<SortValue, number>()
  const isText = values.some((value) => typeof value === 'string' && value !== '')
  const known = isText
    ? values.map((value) => (isNothing(value) ? undefined : String(value)))
    : values.map((value) => (isNothing(value) ? undefined : value))
  const different = new Set(known)
  different.delete(undefined)
  let count = 0
  if (isText) {
    const collator = language()
    let last: string | undefined
    for (const text of inOrder([...different] as string[], collator)) {
      if (last !== undefined && collator.compare(last, text) !== 0) count += 1
      places.set(text, count)
      last = text
    }
  } else {
    for (const number of Float64Array.from(different as Set<number>).sort()) {
      places.set(number, count)
      count += 1
    }
    count -= 1
  }
  for (const [index, value] of known.entries())
    at[index] = value === undefined ? EMPTY : (places.get(value) ?? EMPTY)
  return { at, count: count + 1 }
}

function ranksByComparing<T>(rows: readonly T[], column: Sortable<T>) {
  const at = new Int32Array(rows.length).fill(EMPTY)
  const compare = column.compare!
  const places = rows
    .map((_, index) => index)
    .filter((index) => !column.sortBy || !isNothing(column.sortBy(rows[index]!)))
    .sort((a, b) => compare(rows[a]!, rows[b]!))
  let count = 0
  for (const [place, index] of places.entries()) {
    if (place > 0 && compare(rows[places[place - 1]!]!, rows[index]!) !== 0) count += 1
    at[index] = count
  }
  return { at, count: count + 1 }
}

/**
 * Sorts rows by several columns: stable, empties last in both directions, texts as a reader of the
 * language expects them. What a column's values rank is kept until the rows change.
 */
export function createSorter<T>() {
  let known: readonly T[] | undefined
  let language: string | undefined
  let collator: Intl.Collator | undefined
  let kept = new Map<string, Ranks>()

  const ranksOf = (rows: readonly T[], column: Sortable<T>, locale: string): Ranks => {
    const by = column.compare ?? column.sortBy
    const found = kept.get(column.id)
    if (found && found.by === by) return found
    const ranks = column.compare
      ? ranksByComparing(rows, column)
      : ranksOfValues(
          rows.map((row) => column.sortBy?.(row)),
          () => (collator ??= new Intl.Collator(locale, { numeric: true })),
        )
    const fresh = { by, ...ranks }
    kept.set(column.id, fresh)
    return fresh
  }

  return (
    rows: readonly T[],
    columns: readonly Sortable<T>[],
    sort: TableSort,
    locale: string,
  ): readonly T[] => {
    if (language !== locale) collator = undefined
    if (known !== rows || language !== locale) {
      kept = new Map()
      known = rows
      language = locale
    }
    const levels = sort.flatMap(({ id, direction }) => {
      const column = columns.find((one) => one.id === id)
      if (!column?.sortBy && !column?.compare) return []
      return [{ ranks: ranksOf(rows, column, locale), direction }]
    })
    if (levels.length === 0) return rows
    return orderBy(rows.length, levels).map((index) => rows[index]!)
  }
}

/** The rank that counts: turned round where it descends, empties behind all others. */
const turned = ({ at, count }: Ranks, direction: SortDirection, index: number) => {
  const rank = at[index]!
  return rank === EMPTY ? count : direction === 'ascending' ? rank : count - 1 - rank
}

function orderBy(length: number, levels: { ranks: Ranks; direction: SortDirection }[]): number[] {
  const size = levels.reduce((all, { ranks }) => all * (ranks.count + 1), length)
  if (size < Number.MAX_SAFE_INTEGER) {
    // All ranks and the place in one number: those are sorted without calling back.
    const packed = new Float64Array(length)
    for (let index = 0; index < length; index += 1) {
      let number = 0
      for (const { ranks, direction } of levels)
        number = number * (ranks.count + 1) + turned(ranks, direction, index)
      packed[index] = number * length + index
    }
    return Array.from(packed.sort(), (number) => number % length)
  }
  return Array.from({ length }, (_, index) => index).sort((a, b) => {
    for (const { ranks, direction } of levels) {
      const order = turned(ranks, direction, a) - turned(ranks, direction, b)
      if (order !== 0) return order
    }
    return a - b
  })
}

const opposite = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending'

/**
 * The sort after a press on a heading. Alone it sorts by this column, then the other way round; added
 * to the others it goes one way, the other way, and out again.
 */
export function pressed(
  sort: TableSort,
  id: string,
  first: SortDirection = 'ascending',
  isAdding = false,
): TableSort {
  const own = sort.find((entry) => entry.id === id)
  if (!isAdding)
    return [
      {
        id,
        direction: own && sort.length === 1 ? opposite(own.direction) : (own?.direction ?? first),
      },
    ]
  if (!own) return [...sort, { id, direction: first }]
  if (own.direction !== first) return sort.filter((entry) => entry !== own)
  return sort.map((entry) => (entry === own ? { id, direction: opposite(first) } : entry))
}
