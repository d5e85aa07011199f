import type { Key } from '../../collection/index.ts'
import type { BoardColumn, BoardMove, Place } from './board.types.ts'

/** The cards of all open columns one after the other, as focus and selection count them. */
export interface Layout<T> {
  items: readonly T[]
  /** Open columns with the place of their first card in `items`. */
  spans: readonly { id: string; start: number; count: number }[]
}

export function layoutOf<T>(columns: readonly BoardColumn<T>[]): Layout<T> {
  const open = columns.filter(({ isCollapsed }) => !isCollapsed)
  let start = 0
  const spans = open.map(({ id, items }) => {
    const span = { id, start, count: items.length }
    start += items.length
    return span
  })
  return { items: open.flatMap(({ items }) => items), spans }
}

/** The column of a card counted over all, and its place there. */
export function locate<T>({ spans }: Layout<T>, flat: number) {
  const span = spans.find(({ start, count }) => flat >= start && flat < start + count)
  return span && { column: span.id, index: flat - span.start }
}

const isSame = (a: object, b: object) =>
  Object.keys({ ...a, ...b }).every(
    (name) => name === 'items' || Reflect.get(a, name) === Reflect.get(b, name),
  )

/** The new columns with every old object and array that says the same, so that nothing renders. */
export function keepSame<T>(
  old: readonly BoardColumn<T>[],
  next: readonly BoardColumn<T>[],
): readonly BoardColumn<T>[] {
  if (old === next) return old
  const kept = next.map((column, index) => {
    const before = old[index]?.id === column.id ? old[index] : old.find((o) => o.id === column.id)
    if (!before) return column
    const isEqual =
      before.items === column.items ||
      (before.items.length === column.items.length &&
        before.items.every((item, place) => item === column.items[place]))
    if (isEqual && isSame(before, column)) return before
    return isEqual ? { ...column, items: before.items } : column
  })
  return kept.length === old.length && kept.every((column, index) => column === old[index])
    ? old
    : kept
}

/** The chosen cards of each column; a column none of whose cards changed keeps its old set. */
export function chosenIn<T>(
  columns: readonly BoardColumn<T>[],
  keys: ReadonlySet<Key>,
  getKey: (item: T) => Key,
  old: ReadonlyMap<string, ReadonlySet<Key>>,
): ReadonlyMap<string, ReadonlySet<Key>> {
  let isSame = old.size === columns.length
  const next = columns.map(({ id, items }) => {
    const own = new Set(keys.size > 0 ? items.map(getKey).filter((key) => keys.has(key)) : [])
    const before = old.get(id)
    const isKept = before?.size === own.size && [...own].every((key) => before.has(key))
    isSame &&= isKept
    return [id, isKept ? before : own] as const
  })
  return isSame ? old : new Map(next)
}

/** The columns after a move; untouched ones stay the same objects. */
export function applyMove<T>(
  columns: readonly BoardColumn<T>[],
  { keys, to, before, index }: BoardMove,
  getKey: (item: T) => Key,
): readonly BoardColumn<T>[] {
  const found = new Map<Key, T>()
  const wanted = new Set(keys)
  const without = columns.map((column) => {
    const rest = column.items.filter((item) => {
      const key = getKey(item)
      if (!wanted.has(key)) return true
      found.set(key, item)
      return false
    })
    return rest.length === column.items.length ? column : { ...column, items: rest }
  })
  const moved = keys.flatMap((key) => (found.has(key) ? [found.get(key)!] : []))
  if (moved.length === 0 || !columns.some(({ id }) => id === to)) return columns
  return without.map((column) => {
    if (column.id !== to) return column
    const { items } = column
    const place = before === undefined ? -1 : items.findIndex((item) => getKey(item) === before)
    const fallback = before === undefined ? items.length : Math.min(index, items.length)
    return { ...column, items: items.toSpliced(place < 0 ? fallback : place, 0, ...moved) }
  })
}

/** Whether the columns already say what a move wished for; cards that are gone wish for nothing. */
export function agrees<T>(
  columns: readonly BoardColumn<T>[],
  move: BoardMove,
  getKey: (item: T) => Key,
): boolean {
  const after = applyMove(columns, move, getKey)
  return after.every((column, index) => {
    const items = columns[index]?.items
    return (
      column.items === items ||
      (column.items.length === items?.length &&
        column.items.every((item, place) => item === items[place]))
    )
  })
}

/** A place counted without the moved ones (their places ascending), as a place among all. */
export function withMoved(index: number, moved: readonly number[]): number {
  let place = index
  for (const one of moved) if (one <= place) place += 1
  return place
}

/** A place among all, counted without the moved ones. */
export function withoutMoved(index: number, moved: readonly number[]): number {
  return index - moved.filter((one) => one < index).length
}

/** What a place means in a column as it is now. */
export function resolve<T>(
  { before, index }: Place,
  column: BoardColumn<T>,
  moved: readonly number[],
  indexOf: (key: Key) => number,
): number {
  const rest = column.items.length - moved.length
  if (before === undefined) return rest
  const found = indexOf(before)
  return found < 0 ? Math.min(index, rest) : withoutMoved(found, moved)
}

/** The place with this number, counted without the moved ones. */
export function placeAt<T>(
  column: BoardColumn<T>,
  wanted: number,
  moved: readonly number[],
  getKey: (item: T) => Key,
): Place {
  const index = Math.max(0, Math.min(wanted, column.items.length - moved.length))
  const next = column.items[withMoved(index, moved)]
  return { column: column.id, before: next === undefined ? undefined : getKey(next), index }
}

/** Whether moved cards stand at this place already: together, and there. */
export function isThere(index: number, moved: readonly number[]): boolean {
  const first = moved[0]
  return first === index && moved.at(-1) === index + moved.length - 1
}
