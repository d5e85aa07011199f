import type { ReactNode } from 'react'
import type { Key } from '../../../collection/index.ts'
import type { BoardColumn } from '../board.types.ts'
import type { ColumnHandle } from './useColumnRows.ts'

/** What all columns share; the same object until one of these is another. */
export interface ColumnShared<T> {
  getKey: (item: T) => Key
  getText: (item: T) => string
  renderCard: (item: T) => ReactNode
  cardHeight: number | 'auto'
  estimatedHeight: number
  /** About how much of a column is in sight when it opens. */
  expectedHeight: number
  startOf: (column: string) => number
  register: (column: string, handle: ColumnHandle) => () => void
  columnActions: ((column: BoardColumn<T>) => ReactNode) | undefined
  renderColumnHead: ((column: BoardColumn<T>) => ReactNode) | undefined
  renderColumnFoot: ((column: BoardColumn<T>) => ReactNode) | undefined
  onCollapsedChange: ((column: string, isCollapsed: boolean) => void) | undefined
  emptyColumn: ReactNode
  /** None where cards have no menu. */
  menuLabel: ((name: string) => string) | undefined
  helpId: string
  headingLevel: 2 | 3 | 4
  isLoading: boolean
  isMultiple: boolean
}
