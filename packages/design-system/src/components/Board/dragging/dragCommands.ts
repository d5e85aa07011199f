import type { RefObject } from 'react'
import type { Key } from '../../../collection/index.ts'
import { locate, placeAt } from '../board.logic.ts'
import type { Place } from '../board.types.ts'
import type { Drag, DraggedBy, LatestCardDrag } from './cardDrag.types.ts'
import type { DraggedCards } from './draggedCards.ts'

export interface DragCommandsOptions<T> {
  now: RefObject<LatestCardDrag<T>>
  cards: DraggedCards<T>
  /** The drag ahead of its state: one event may begin, aim and drop before anything renders. */
  held: RefObject<Drag | undefined>
  setLift: (drag: Drag | undefined) => void
  announce: (message: string, politeness?: 'polite' | 'assertive') => void
}

export type DragCommands = ReturnType<typeof createDragCommands>

/** The steps of a drag, each announced: begin, aim, drop or cancel; and `send`, which moves without one. */
export function createDragCommands<T>({
  now,
  cards,
  held,
  setLift,
  announce,
}: DragCommandsOptions<T>) {
  const { columnOf, itemAt, keysFor, movedIn, nameOf, numberOf, sayPlace } = cards
  const send = (keys: readonly Key[], to: Place) => {
    const { index, isSame } = numberOf(to, keys)
    const name = nameOf(keys)
    announce(`${now.current.words.dropped(name)} ${sayPlace(to, keys)}`)
    if (isSame || keys.length === 0) return
    now.current.options.move({ keys, to: to.column, index, before: to.before })
  }
  const end = () => {
    held.current = undefined
    setLift(undefined)
  }
  const set = (next: Drag) => {
    held.current = next
    setLift(next)
  }
  const begin = (main: Key, by: DraggedBy) => {
    const { options: own, words: say, order: all } = now.current
    const keys = keysFor(main)
    const at = locate(own.layout, all.indexOf(main))
    const item = itemAt(main)
    if (!at || item === undefined) return false
    if (keys.length === 0) {
      if (own.isMovable && by === 'keys') announce(say.cannotMove(own.getText(item)))
      return false
    }
    const moved = movedIn(at.column, keys)
    const before = moved.filter((one) => one < at.index).length
    const to = placeAt(columnOf(at.column)!, at.index - before, moved, own.getKey)
    set({ main, keys, by, name: own.getText(item), to })
    if (by === 'keys')
      announce(`${say.lifted(nameOf(keys))} ${sayPlace(to, keys)}. ${say.howTo}`, 'assertive')
    return true
  }
  const aim = (to: Place | undefined) => {
    const own = held.current
    if (!own) return
    const old = own.to
    if (old?.column === to?.column && old?.before === to?.before && old?.index === to?.index) return
    set({ ...own, to })
    if (!to || own.by !== 'keys') return
    announce(sayPlace(to, own.keys), 'assertive')
    now.current.options.reveal(to.column, to.index)
  }
  const cancel = () => {
    const own = held.current
    if (!own) return
    end()
    announce(now.current.words.cancelled(own.name), 'assertive')
  }
  const drop = () => {
    const own = held.current
    if (!own) return
    if (!own.to) return cancel()
    end()
    send(own.keys, own.to)
    if (own.by === 'keys') now.current.options.focus(own.main)
  }
  return { heldKeys: () => held.current?.keys ?? [], send, begin, aim, cancel, drop }
}
