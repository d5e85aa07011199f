import { useCallback, type RefObject } from 'react'
import { moveInList, type Key, type Move } from '../../collection/index.ts'
import { locate, placeAt, withMoved, withoutMoved, type Layout } from './board.logic.ts'
import type { BoardColumn, Place } from './board.types.ts'
import type { ColumnHandle } from './columns/useColumnRows.ts'
import { useLatest } from './useLatest.ts'

export interface BoardMovesOptions<T> {
  handles: RefObject<ReadonlyMap<string, ColumnHandle>>
  columns: readonly BoardColumn<T>[]
  layout: Layout<T>
  getKey: (item: T) => Key
}

/** Where arrows and pointers lead on a board: by what lies beside each other on the screen. */
export function useBoardMoves<T>({ handles, columns, layout, getKey }: BoardMovesOptions<T>) {
  const now = useLatest({ columns, layout, getKey })

  const scrollTo = useCallback(
    (flat: number) => {
      const at = locate(now.current.layout, flat)
      if (at) handles.current.get(at.column)?.reveal(at.index)
    },
    [handles, now],
  )

  /** Left and Right lead to the nearest card beside, past empty columns; all else stays in the column. */
  const move = useCallback<Move>(
    (key, from, context) => {
      const { spans } = now.current.layout
      const at = locate(now.current.layout, from)
      const here = spans.findIndex(({ id }) => id === at?.column)
      const span = spans[here]
      if (!at || !span) return undefined
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const way = (key === 'ArrowRight') === context.isRtl ? -1 : 1
        let next = here + way
        while (spans[next]?.count === 0) next += way
        const to = spans[next]
        if (!to) return from
        const height = handles.current.get(at.column)?.heightOf(at.index) ?? 0
        return to.start + Math.max(0, handles.current.get(to.id)?.nearest(height) ?? 0)
      }
      const page = handles.current.get(at.column)?.page() ?? 1
      const index = moveInList(key, at.index, { ...context, count: span.count, page })
      return index === undefined ? undefined : span.start + index
    },
    [handles, now],
  )

  /** The place under the pointer, counted without what is moved. */
  const placeUnder = useCallback(
    (id: string, clientY: number, moved: readonly number[]): Place | undefined => {
      const column = now.current.columns.find((one) => one.id === id)
      const handle = handles.current.get(id)
      if (!column || !handle) return undefined
      const edge = column.isCollapsed ? 0 : handle.edgeAt(clientY)
      return placeAt(column, withoutMoved(edge, moved), moved, now.current.getKey)
    },
    [handles, now],
  )

  const beside = useCallback(
    (
      from: Place,
      way: -1 | 1,
      accepts: (column: string) => boolean,
      movedIn: (column: string) => readonly number[],
    ): Place | undefined => {
      const { columns: all } = now.current
      const here = all.findIndex(({ id }) => id === from.column)
      let next = here + way
      while (all[next] && !accepts(all[next]!.id)) next += way
      const to = all[next]
      if (!to) return undefined
      const index = withMoved(from.index, movedIn(from.column))
      const height = handles.current.get(from.column)?.heightOf(index) ?? 0
      return placeUnder(to.id, height, movedIn(to.id))
    },
    [handles, now, placeUnder],
  )

  return { scrollTo, move, placeUnder, beside }
}
