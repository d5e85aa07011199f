import type { DataTableColumn, TableLayout } from '../dataTable.types.ts'

/** A column where it stands. */
export interface PlacedColumn<T> {
  column: DataTableColumn<T>
  /** Its place among all columns, hidden ones too, from 0. */
  place: number
  isHidden: boolean
  /** Its place among those that stay in sight, from 0. */
  frozen: number | undefined
  isRowHeader: boolean
}

/** More than these do not stay in sight: they would leave no room for the others. */
const MOST_FROZEN = 4
const LEAST_WIDTH = 72
export const MOST_WIDTH = 960

/** All columns in their order: frozen ones first, new ones beside the column they were written after. */
export function placeColumns<T>(
  columns: readonly DataTableColumn<T>[],
  layout: TableLayout,
): PlacedColumn<T>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const order = [...new Set(layout.order)].filter((id) => byId.has(id))
  for (const [index, { id }] of columns.entries()) {
    if (order.includes(id)) continue
    const before = index > 0 ? order.indexOf(columns[index - 1]!.id) : -1
    order.splice(before + 1, 0, id)
  }
  const header = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id
  const stays = (id: string) =>
    layout.frozen ? layout.frozen.includes(id) : byId.get(id)?.isSticky
  const hides = (id: string) =>
    id !== header &&
    (layout.hidden ? layout.hidden.includes(id) : Boolean(byId.get(id)?.isHiddenAtFirst))
  const frozen = order.filter((id) => stays(id) && !hides(id)).slice(0, MOST_FROZEN)
  const sorted = [...frozen, ...order.filter((id) => !frozen.includes(id))]
  return sorted.map((id, place) => ({
    column: byId.get(id)!,
    place,
    isHidden: hides(id),
    frozen: frozen.includes(id) ? frozen.indexOf(id) : undefined,
    isRowHeader: id === header,
  }))
}

const idsOf = <T>(placed: readonly PlacedColumn<T>[]) => placed.map(({ column }) => column.id)
const frozenOf = <T>(placed: readonly PlacedColumn<T>[]) =>
  idsOf(placed.filter(({ frozen }) => frozen !== undefined))
const hiddenOf = <T>(placed: readonly PlacedColumn<T>[]) =>
  idsOf(placed.filter(({ isHidden }) => isHidden))

/** The layout with a column beside another; it stays in sight where its new neighbour does. */
export function movedBeside<T>(
  placed: readonly PlacedColumn<T>[],
  layout: TableLayout,
  id: string,
  target: { id: string; edge: 'start' | 'end' },
): TableLayout {
  if (id === target.id) return layout
  const order = idsOf(placed).filter((one) => one !== id)
  const at = order.indexOf(target.id)
  if (at < 0) return layout
  order.splice(target.edge === 'start' ? at : at + 1, 0, id)
  const frozen = new Set(frozenOf(placed))
  if (frozen.has(target.id)) frozen.add(id)
  else frozen.delete(id)
  return { ...layout, order, frozen: order.filter((one) => frozen.has(one)) }
}

/** The neighbour in sight that a column can change places with. */
export function neighbourOf<T>(
  placed: readonly PlacedColumn<T>[],
  id: string,
  step: -1 | 1,
): string | undefined {
  const shown = placed.filter(({ isHidden }) => !isHidden)
  const at = shown.findIndex(({ column }) => column.id === id)
  const next = shown[at + step]
  const isSameGroup = (next?.frozen === undefined) === (shown[at]?.frozen === undefined)
  return next && isSameGroup ? next.column.id : undefined
}

/** The layout with a column shown or hidden. */
export function withShown<T>(
  placed: readonly PlacedColumn<T>[],
  layout: TableLayout,
  id: string,
  isShown: boolean,
): TableLayout {
  const hidden = hiddenOf(placed).filter((one) => one !== id)
  return { ...layout, hidden: isShown ? hidden : [...hidden, id] }
}

/** The layout with a column that stays in sight, or scrolls again. */
export function withFrozen<T>(
  placed: readonly PlacedColumn<T>[],
  layout: TableLayout,
  id: string,
  isFrozen: boolean,
): TableLayout {
  const frozen = frozenOf(placed).filter((one) => one !== id)
  // The order is kept as it looks now: thawed columns come first of those that scroll.
  const order = [
    ...frozen,
    id,
    ...idsOf(placed).filter((one) => one !== id && !frozen.includes(one)),
  ]
  return { ...layout, order, frozen: isFrozen ? [...frozen, id] : frozen }
}

export const within = (width: number, least = LEAST_WIDTH) =>
  Math.round(Math.max(least, Math.min(MOST_WIDTH, width)))

/** Least width of a column when somebody resizes it. */
export const leastOf = <T>({ minWidth = LEAST_WIDTH }: DataTableColumn<T>) =>
  Math.min(minWidth, LEAST_WIDTH)

export interface Tracks {
  /** `grid-template-columns` of every row. */
  columns: string
  /** Where each frozen cell stays, from the start. */
  stays: string[]
  /** Pixels below which the table scrolls sideways. */
  least: number
}

/** Widths of columns that stand before and behind those with data. */
export interface Around {
  before: readonly number[]
  after: number
}

/** How wide everything is. */
export function tracksOf<T>(
  shown: readonly PlacedColumn<T>[],
  widths: Readonly<Record<string, number>>,
  { before, after }: Around,
): Tracks {
  const tracks = before.map((width) => `${width}px`)
  const stays: string[] = []
  let offset = 0
  for (const width of before) {
    stays.push(`${offset}px`)
    offset += width
  }
  let least = offset + after
  let hasFlexible = false
  const frozen = shown.filter((one) => one.frozen !== undefined).length
  for (const [index, { column }] of shown.entries()) {
    const { minWidth = 120, grow = 1 } = column
    const width = widths[column.id] ?? column.width
    // Others stay beside it: then it cannot be as wide as there is room.
    const isFixed = width !== undefined || index < frozen - 1
    const px = width ?? minWidth
    if (index < frozen) {
      stays.push(`${offset}px`)
      offset += px
    }
    least += px
    hasFlexible ||= !isFixed
    tracks.push(isFixed ? `${px}px` : `minmax(${px}px, ${grow}fr)`)
  }
  if (after > 0) tracks.push(hasFlexible ? `${after}px` : `minmax(${after}px, 1fr)`)
  return { columns: tracks.join(' '), stays, least }
}
