import type { RefObject } from 'react'
import type { Key } from '../../../collection/index.ts'
import { isThere, locate, resolve } from '../board.logic.ts'
import type { Place } from '../board.types.ts'
import type { LatestCardDrag } from './cardDrag.types.ts'

export type DraggedCards<T> = ReturnType<typeof createDraggedCards<T>>

/** Answers what a drag asks about the newest board: which cards go together, where they are, what may take them. */
export function createDraggedCards<T>(now: RefObject<LatestCardDrag<T>>) {
  const columnOf = (id: string) => now.current.options.columns.find((column) => column.id === id)
  const itemAt = (key: Key) => now.current.options.layout.items[now.current.order.indexOf(key)]
  const itemsOf = (keys: readonly Key[]) =>
    keys.map(itemAt).filter((item): item is T => item !== undefined)
  const nameOf = (keys: readonly Key[]) => {
    const { options: own, words: say, locale: tongue } = now.current
    const first = itemsOf(keys)[0]
    const name = first === undefined ? '' : own.getText(first)
    const more = (keys.length - 1).toLocaleString(tongue)
    return keys.length > 1 ? say.cards(name, more) : name
  }
  const canMove = (key: Key) => {
    const { options: own } = now.current
    const item = itemAt(key)
    return own.isMovable && item !== undefined && (own.canMove?.(item) ?? true)
  }
  const keysFor = (main: Key): readonly Key[] => {
    if (!canMove(main)) return []
    const chosen = now.current.options.chosen()
    if (!chosen.has(main)) return [main]
    const { indexOf } = now.current.order
    return [...chosen].filter(canMove).toSorted((a, b) => indexOf(a) - indexOf(b))
  }
  const movedIn = (column: string, keys: readonly Key[]) => {
    const { options: own, order: all } = now.current
    const places = keys.map((key) => locate(own.layout, all.indexOf(key)))
    return places
      .flatMap((at) => (at?.column === column ? [at.index] : []))
      .toSorted((a, b) => a - b)
  }
  const accepts = (id: string, keys: readonly Key[]) =>
    columnOf(id)?.canDrop !== false && (now.current.options.canDrop?.(itemsOf(keys), id) ?? true)
  const indexIn = (column: string) => (key: Key) => {
    const at = locate(now.current.options.layout, now.current.order.indexOf(key))
    return at?.column === column ? at.index : -1
  }
  /** The number of a place as it is now, and of how many. */
  const numberOf = (to: Place, keys: readonly Key[]) => {
    const column = columnOf(to.column)
    if (!column) return { index: 0, total: 0, isSame: false, column }
    const moved = movedIn(to.column, keys)
    const index = resolve(to, column, moved, indexIn(to.column))
    const total = column.items.length - moved.length + keys.length
    return {
      index,
      total,
      column,
      isSame: moved.length === keys.length && isThere(index, moved),
    }
  }
  const sayPlace = (to: Place, keys: readonly Key[]) => {
    const { index, total, column } = numberOf(to, keys)
    const { words: say, locale: tongue } = now.current
    const [place, of] = [index + 1, total].map((number) => number.toLocaleString(tongue))
    return say.place(place!, of!, column?.title ?? '')
  }
  return { columnOf, itemAt, itemsOf, nameOf, keysFor, movedIn, accepts, numberOf, sayPlace }
}
