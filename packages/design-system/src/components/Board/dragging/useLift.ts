import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { orderOf, type Key } from '../../../collection/index.ts'
import { useStrings } from '../../../intl/index.ts'
import { useAnnounce } from '../../LiveRegion/index.ts'
import { isThere, locate, placeAt, resolve, withMoved, type Layout } from '../board.logic.ts'
import { boardStrings } from '../board.strings.ts'
import type { BoardColumn, BoardMove, Place } from '../board.types.ts'
import { useLatest } from '../useLatest.ts'

type LiftedBy = 'keys' | 'mouse' | 'touch'

/** What is being moved, and where to. */
interface Lift {
  /** The card that was taken; the others are chosen with it. */
  main: Key
  keys: readonly Key[]
  by: LiftedBy
  /** What the taken card is called, also when it has gone. */
  name: string
  /** None while the pointer is where nothing can be dropped. */
  to?: Place
}

export interface LiftOptions<T> {
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

export interface LiftModel<T> {
  lift: Lift | undefined
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
  begin: (main: Key, by: LiftedBy) => boolean
  aim: (to: Place | undefined) => void
  drop: () => void
  cancel: () => void
  /** Moves without lifting, for the menu. */
  send: (keys: readonly Key[], to: Place) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Where the line stands in a column, counted among all; -1 without, or where nothing would change. */
  lineIn: (column: BoardColumn<T>) => number
}

/** One way to move cards for keys, mouse, pen and touch: lift, aim, drop; spoken at each step. */
export function useLift<T>(options: LiftOptions<T>): LiftModel<T> {
  const { layout, getKey } = options
  const [lift, setLift] = useState<Lift>()
  const announce = useAnnounce()
  const words = useStrings(boardStrings)
  const { locale, direction } = useLocale()
  const order = useMemo(() => orderOf(layout.items, getKey), [layout, getKey])
  const now = useLatest({ options, words, order, isRtl: direction === 'rtl', locale })
  // Ahead of the state: one event may lift, aim and drop before anything renders.
  const held = useRef(lift)
  useLayoutEffect(() => {
    held.current = lift
  }, [lift])

  const model = useMemo(() => {
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
    const set = (next: Lift) => {
      held.current = next
      setLift(next)
    }
    const begin = (main: Key, by: LiftedBy) => {
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
      if (old?.column === to?.column && old?.before === to?.before && old?.index === to?.index)
        return
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
    const step = (key: string, { to: at, keys }: Lift): Place | undefined => {
      const { options: own, isRtl } = now.current
      const column = at && columnOf(at.column)
      if (!at || !column) return undefined
      const may = (id: string) => accepts(id, keys)
      if (key === 'ArrowLeft' || key === 'ArrowRight')
        return own.beside(at, (key === 'ArrowRight') === isRtl ? -1 : 1, may, (id) =>
          movedIn(id, keys),
        )
      const moved = movedIn(column.id, keys)
      const { index } = numberOf(at, keys)
      const page = own.page(column.id)
      const to: Record<string, number> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        Home: 0,
        End: column.items.length,
        PageDown: index + page,
        PageUp: index - page,
      }
      const wanted = to[key]
      return wanted === undefined ? undefined : placeAt(column, wanted, moved, own.getKey)
    }
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const own = held.current
      if (own?.by !== 'keys') {
        if (own && event.key === 'Escape') {
          cancel()
          event.preventDefault()
        }
        return
      }
      const isMod = event.ctrlKey || event.metaKey
      if (event.key === 'Tab') return cancel()
      event.preventDefault()
      if (event.key === 'Escape') cancel()
      else if (event.key === ' ' || event.key === 'Enter' || (isMod && event.key === 'v')) drop()
      else {
        const to = step(event.key, own)
        if (to) aim(to)
      }
    }
    return {
      keysFor,
      itemsOf,
      movedIn,
      accepts,
      heldKeys: () => held.current?.keys ?? [],
      begin,
      aim,
      drop,
      cancel,
      send,
      onKeyDown,
    }
  }, [now, announce])

  // What is moved may be taken away from elsewhere meanwhile; the rest of it stays lifted.
  const [ended, setEnded] = useState<Lift>()
  const left = lift?.keys.filter((key) => order.indexOf(key) >= 0) ?? []
  if (lift && left.length < lift.keys.length) {
    const isStill = left.includes(lift.main)
    setLift(isStill ? { ...lift, keys: left } : undefined)
    if (!isStill) setEnded(lift)
  }
  useEffect(() => {
    if (ended) announce(now.current.words.gone(ended.name), 'assertive')
  }, [ended, announce, now])

  const lineIn = (column: BoardColumn<T>) => {
    if (lift?.to?.column !== column.id) return -1
    const placeOf = (key: Key) => {
      const at = locate(layout, order.indexOf(key))
      return at?.column === column.id ? at.index : -1
    }
    const moved = lift.keys.map(placeOf).filter((place) => place >= 0)
    moved.sort((a, b) => a - b)
    const index = resolve(lift.to, column, moved, placeOf)
    const isSame = moved.length === lift.keys.length && isThere(index, moved)
    return isSame ? -1 : withMoved(index, moved)
  }
  const lifted = useMemo(() => lift && new Set(lift.keys), [lift])
  return { ...model, lift, lifted, lineIn }
}
