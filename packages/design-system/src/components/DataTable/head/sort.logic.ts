import { collatorOf } from '../../../intl/formats.ts'
import type { DataTableColumn, SortDirection, SortValue, TableSort } from '../dataTable.types.ts'

type Sortable<T> = Pick<DataTableColumn<T>, 'id' | 'sortBy' | 'compare'>

/** What each row of a column sorts by, as numbers; `NaN` where it is empty. */
interface Values {
  by: unknown
  at: Float64Array
}

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

/** Where each text stands among the different ones. */
function ranksOfTexts(values: readonly SortValue[], collator: Intl.Collator): Float64Array {
  const texts = values.map((value) => (isNothing(value) ? undefined : String(value)))
  const different = new Set(texts)
  different.delete(undefined)
  const ranks = new Map<string | undefined, number>()
  let rank = 0
  let last: string | undefined
  for (const text of inOrder([...different] as string[], collator)) {
    if (last !== undefined && collator.compare(last, text) !== 0) rank += 1
    ranks.set(text, rank)
    last = text
  }
  return Float64Array.from(texts, (text) => ranks.get(text) ?? Number.NaN)
}

/** Where each row stands by the comparison of its column. */
function ranksByComparing<T>(rows: readonly T[], column: Sortable<T>): Float64Array {
  const at = new Float64Array(rows.length).fill(Number.NaN)
  const compare = column.compare!
  const places = rows
    .map((_, index) => index)
    .filter((index) => !column.sortBy || !isNothing(column.sortBy(rows[index]!)))
    .sort((a, b) => compare(rows[a]!, rows[b]!))
  let rank = 0
  for (const [place, index] of places.entries()) {
    if (place > 0 && compare(rows[places[place - 1]!]!, rows[index]!) !== 0) rank += 1
    at[index] = rank
  }
  return at
}

/**
 * Sorts rows by several columns: stable, empties last in both directions, texts as a reader of the
 * language expects them. What a column sorts by is kept until the rows change.
 */
export function createSorter<T>() {
  let known: readonly T[] | undefined
  let language: string | undefined
  let collator: Intl.Collator | undefined
  let kept = new Map<string, Values>()

  const numbersOf = (rows: readonly T[], column: Sortable<T>, locale: string): Float64Array => {
    if (column.compare) return ranksByComparing(rows, column)
    const values = rows.map((row) => column.sortBy?.(row))
    const isText = values.some((value) => typeof value === 'string' && value !== '')
    if (!isText)
      return Float64Array.from(values, (value) => (isNothing(value) ? Number.NaN : Number(value)))
    collator ??= collatorOf(locale)
    return ranksOfTexts(values, collator)
  }
  const valuesOf = (rows: readonly T[], column: Sortable<T>, locale: string): Values => {
    const by = column.compare ?? column.sortBy
    const found = kept.get(column.id)
    if (found && found.by === by) return found
    const fresh = { by, at: numbersOf(rows, column, locale) }
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
      return [comparing(valuesOf(rows, column, locale), direction)]
    })
    if (levels.length === 0) return rows
    const places = rows.map((_, index) => index)
    return places.sort(oneAfterOther(levels)).map((index) => rows[index]!)
  }
}

type Compare = (a: number, b: number) => number

/** Compares two places, empties behind all others in both directions. */
function comparing({ at }: Values, direction: SortDirection): Compare {
  const way = direction === 'ascending' ? 1 : -1
  return (a, b) => {
    const by = (at[a]! - at[b]!) * way
    if (!Number.isNaN(by)) return by
    return Number(Number.isNaN(at[a])) - Number(Number.isNaN(at[b]))
  }
}

/** The first that tells two places apart decides. */
function oneAfterOther(levels: readonly Compare[]): Compare {
  if (levels.length === 1) return levels[0]!
  return (a, b) => {
    for (const compare of levels) {
      const by = compare(a, b)
      if (by !== 0) return by
    }
    return 0
  }
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
