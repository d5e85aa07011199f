import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Key, SelectionProps } from '../../collection/index.ts'
import type { NativeProps } from '../../native/index.ts'

export const BOARD_TONES = ['neutral', 'brand', 'ok', 'warn', 'bad', 'info'] as const
export type BoardTone = (typeof BOARD_TONES)[number]

/** One column of a board. A new object with the same facts counts as the same column. */
export interface BoardColumn<T> {
  /** What the column is known by. */
  id: string
  /** Its heading; also spoken with every place in it. */
  title: string
  /** Its cards from top to bottom; the same array, or one with the same items, renders nothing. */
  items: readonly T[]
  /** Colour of the mark before the heading; default none. */
  tone?: BoardTone
  /** Lucide icon before the heading, instead of the mark. */
  icon?: LucideIcon
  /** How many cards it should hold at most; more are marked, not refused. */
  limit?: number
  /** How many count against it, cards out of sight too; default all cards. */
  counted?: number
  /** The count in words, where cards is not what they are called; also shown on hover. */
  countText?: string
  /** Whether cards can be put here; default true. */
  canDrop?: boolean
  /** Shown as a narrow strip with its heading; cards can still be dropped on it. */
  isCollapsed?: boolean
}

/** A wish to move cards; the board shows it at once. */
export interface BoardMove {
  /** The cards in the order in which they stand, and will stand. */
  keys: readonly Key[]
  /** Id of the column that they go to. */
  to: string
  /** Their place there, counted without themselves. */
  index: number
  /** The card that they go before, which holds when the column has changed; none means the end. */
  before?: Key
}

/**
 * `false` refuses: the cards go back. A promise that fails puts them back and says so; so does an
 * answer that no other columns follow within a second.
 */
export type BoardAnswer = void | false | Promise<void | false>

export interface BoardProps<T> extends SelectionProps, NativeProps<'div'> {
  /** Spoken name of the board. */
  label: string
  /** The columns from start to end. */
  columns: readonly BoardColumn<T>[]
  /** What a card is known by, over all columns. */
  getKey: (item: T) => Key
  /** What a card is called: spoken, found by typing, printed. */
  getText: (item: T) => string
  /** What stands in a card; keep the function the same, else every card renders. */
  renderCard: (item: T) => ReactNode
  /** Height of all cards in pixels; default `auto`: each is measured. */
  cardHeight?: number | 'auto'
  /** How high cards are before they are measured, in pixels; default 112. */
  estimatedHeight?: number
  /** Called with every move; without it cards stay where they are. */
  onMove?: (move: BoardMove) => BoardAnswer
  /** Called when a move failed and was taken back. */
  onMoveError?: (error: unknown, move: BoardMove) => void
  /** Which cards can be moved; default all. */
  canMove?: (item: T) => boolean
  /** Whether these cards may go to this column; asked besides `canDrop` of the column. */
  canDrop?: (items: readonly T[], column: string) => boolean
  /** Enter, a double click, a tap. */
  onAction?: (item: T) => void
  /** A plain click opens as well; default false. */
  isOpenedByClick?: boolean
  /** Called when another card got the focus. */
  onActiveChange?: (key: Key) => void
  /** `MenuItem` elements for the menu of a card, over those that move it. */
  cardActions?: (item: T) => ReactNode
  /** Buttons at the end of a column's heading; keep the function the same. */
  columnActions?: (column: BoardColumn<T>) => ReactNode
  /** What stands instead of mark and title in a column's head; the count stays. */
  renderColumnHead?: (column: BoardColumn<T>) => ReactNode
  /** What stands under the cards, a form to add one. */
  renderColumnFoot?: (column: BoardColumn<T>) => ReactNode
  /** Called when somebody folds or unfolds a column; without it none can be folded. */
  onCollapsedChange?: (column: string, isCollapsed: boolean) => void
  /** What an empty column says; default a short sentence. */
  emptyColumn?: ReactNode
  /** Shown instead of the columns when none has a card. */
  emptyState?: ReactNode
  /** Shown instead of the columns when they could not be loaded. */
  error?: ReactNode
  /** Shows cards to come, of the real height. */
  isLoading?: boolean
  /** Level of the columns' headings in the page; default 2. */
  headingLevel?: 2 | 3 | 4
  /** Any CSS length; default what the window leaves under the head of a page. */
  height?: string
}

/** A place between cards: before one of them, or at the end. */
export interface Place {
  column: string
  /** The card that it is before; none at the end. */
  before?: Key
  /** Where that was, counted without what is moved; holds when that card has gone. */
  index: number
}
