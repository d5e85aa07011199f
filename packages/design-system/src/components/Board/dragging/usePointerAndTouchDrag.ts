import type { RefObject } from 'react'
import { indexAt, type CollectionModel, type Key } from '../../../collection/index.ts'
import type { BoardColumn } from '../board.types.ts'
import type { ColumnHandle } from '../columns/useColumnRows.ts'
import type { useBoardMoves } from '../useBoardMoves.ts'
import type { CardDrag } from './cardDrag.types.ts'
import { usePointerDrag } from './usePointerDrag.ts'
import { useTouchDrag } from './useTouchDrag.ts'

export interface PointerAndTouchDragOptions<T> {
  board: RefObject<HTMLElement | null>
  handles: RefObject<ReadonlyMap<string, ColumnHandle>>
  columns: readonly BoardColumn<T>[]
  collection: CollectionModel
  moving: CardDrag<T>
  placeUnder: ReturnType<typeof useBoardMoves<T>>['placeUnder']
}

/** Connects the mouse, fingers and pens to the board's one drag. */
export function usePointerAndTouchDrag<T>(options: PointerAndTouchDragOptions<T>) {
  const { board, handles, columns, collection, moving, placeUnder } = options
  const drag = {
    board,
    columns: handles,
    keyOf: (card: Element) => collection.order.keyAt(indexAt(card)),
    aim: (at: { column: string; clientY: number } | undefined) => {
      const moved = at ? moving.movedIn(at.column, moving.heldKeys()) : []
      moving.aim(at && placeUnder(at.column, at.clientY, moved))
    },
    drop: moving.drop,
    cancel: moving.cancel,
    accepts: (column: string) => moving.accepts(column, moving.heldKeys()),
  }
  const { arm, picture } = usePointerDrag({
    ...drag,
    shape: columns.map((column) => `${column.isCollapsed ? '-' : '+'}${column.id}`).join('\n'),
    begin: (key: Key) => moving.begin(key, 'mouse'),
  })
  const touch = useTouchDrag({
    ...drag,
    begin: (key) => moving.begin(key, 'touch'),
    canLift: (key) => moving.keysFor(key).length > 0,
    choose: collection.selection.toggle,
  })
  return { arm, picture, touch }
}
