import type { KeyboardEvent } from 'react'
import type { Key, Order } from '../../../collection/index.ts'
import type { Layout } from '../board.logic.ts'
import type { boardStrings } from '../board.strings.ts'
import type { BoardColumn, BoardMove, Place } from '../board.types.ts'

export type DraggedBy = 'keys' | 'mouse' | 'touch'

/** What is being moved, and where to. */
export interface Drag {
  /** The card that was taken; the others are chosen with it. */
  main: Key
  keys: readonly Key[]
  by: DraggedBy
  /** What the taken card is called, also when it has gone. */
  name: string
  /** None while the pointer is where nothing can be dropped. */
  to?: Place
}

export interface CardDragOptions<T> {
  columns: readonly BoardColumn<T>[]
  layout: Layout<T>
  getKey: (item: T) => Key
  getText: (item: T) => string
  chosen: () => ReadonlySet<Key>
  canMove?: (item: T) => boolean
  canDrop?: (items: readonly T[], column: string) => boolean
  isMovable: boolean
  move: (move: BoardMove) => void
  /** The place in the column beside, at about the same height. */
  beside: (
    from: Place,
    way: -1 | 1,
    accepts: (column: string) => boolean,
    movedIn: (column: string) => readonly number[],
  ) => Place | undefined
  page: (column: string) => number
  reveal: (column: string, index: number) => void
  focus: (key: Key) => void
}

export interface CardDrag<T> {
  lift: Drag | undefined
  /** Keys of what is lifted. */
  lifted: ReadonlySet<Key> | undefined
  /** Cards that go together with this one, in their order on the board. */
  keysFor: (main: Key) => readonly Key[]
  itemsOf: (keys: readonly Key[]) => readonly T[]
  /** Places of the moved cards in a column, ascending. */
  movedIn: (column: string, keys: readonly Key[]) => readonly number[]
  accepts: (column: string, keys: readonly Key[]) => boolean
  /** Keys of what is lifted, before it is rendered. */
  heldKeys: () => readonly Key[]
  begin: (main: Key, by: DraggedBy) => boolean
  aim: (to: Place | undefined) => void
  drop: () => void
  cancel: () => void
  /** Moves without lifting, for the menu. */
  send: (keys: readonly Key[], to: Place) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Where the line stands in a column, counted among all; -1 without, or where nothing would change. */
  lineIn: (column: BoardColumn<T>) => number
}

/** What a drag reads of the board's newest render. */
export interface LatestCardDrag<T> {
  options: CardDragOptions<T>
  words: typeof boardStrings.en
  order: Order
  isRtl: boolean
  locale: string
}
