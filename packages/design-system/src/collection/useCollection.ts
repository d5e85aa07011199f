import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useLocale } from 'react-aria-components'
import { whenIdle } from './idle.ts'
import { moveInList, type Move } from './moves.ts'
import { orderOf, type Order } from './order.ts'
import { createTypeAhead, findByPrefix } from './typeAhead.ts'
import type { Key, SelectionProps } from './types.ts'
import { indexAt, useFocus, type FocusModel } from './useFocus.ts'
import { useSelection, type SelectionModel } from './useSelection.ts'

export interface CollectionOptions<T> extends SelectionProps {
  /** The element that scrolls and holds the items; every item carries `data-at-index`. */
  root: RefObject<HTMLElement | null>
  items: readonly T[]
  getKey: (item: T) => Key
  /** What typing ahead finds an item by. */
  getText: (item: T) => string
  /** Where the arrows lead; default below each other. */
  move?: Move
  /** Brings an item into the page and into sight. */
  scrollTo: (index: number) => void
  /** Items that fit in the window; the length of a page. */
  pageLength: () => number
  /** Enter, a double click, a tap; with `isOpenedByClick` a plain click as well. */
  onAction?: (item: T) => void
  isOpenedByClick?: boolean
  /** A finger rests on an item, where nothing can be chosen by that. */
  onHold?: (item: T, at: { x: number; y: number }) => void
  /** Keys that the collection does not know itself, with the item that has the focus. */
  onItemKeyDown?: (event: KeyboardEvent<HTMLElement>, item: T, index: number) => void
  onActiveChange?: (key: Key) => void
  defaultActiveKey?: Key
  /** Until an item had the focus, Tab comes in at the last one. */
  startsAtEnd?: boolean
}

export interface CollectionModel {
  order: Order
  focus: FocusModel
  selection: SelectionModel
  /** For the element that holds the items. */
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onClick: (event: MouseEvent<HTMLElement>) => void
    onDoubleClick: (event: MouseEvent<HTMLElement>) => void
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

const LONG_PRESS = 500
/** A finger that moves this far scrolls. */
const SLOP = 10

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="checkbox"], [role="menuitem"]'

/** Something inside an item that takes the press or the key itself. */
export function isOnControl(event: { target: EventTarget; currentTarget: EventTarget }): boolean {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
  return control !== null && (event.currentTarget as Element).contains(control)
}

interface Current<T> {
  options: CollectionOptions<T>
  order: CollectionModel['order']
  selection: CollectionModel['selection']
  focus: CollectionModel['focus']
  locale: string
  isRtl: boolean
}

/** A finger that rests on an item chooses it, or holds it where nothing is chosen. */
function useLongPress<T>(now: RefObject<Current<T>>) {
  const touch = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const wasLongPress = useRef(false)
  const cancelTouch = useCallback(() => {
    clearTimeout(touch.current?.timer)
    touch.current = undefined
  }, [])

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      wasLongPress.current = false
      if (event.pointerType !== 'touch' || isOnControl(event)) return
      const index = indexAt(event.target)
      const key = now.current.order.keyAt(index)
      const isOff = now.current.selection.isOff
      if (key === undefined || (isOff && !now.current.options.onHold)) return
      const { clientX: x, clientY: y } = event
      const timer = setTimeout(() => {
        wasLongPress.current = true
        stop()
        const { options: own, selection: chosen } = now.current
        const item = own.items[index]
        if (!chosen.isOff) chosen.toggle(key)
        else if (item !== undefined) own.onHold?.(item, { x, y })
      }, LONG_PRESS)
      touch.current = { timer, x, y }
      const page = event.currentTarget.ownerDocument
      const onMove = (move: globalThis.PointerEvent) => {
        if (Math.hypot(move.clientX - x, move.clientY - y) > SLOP) stop()
      }
      const stop = () => {
        cancelTouch()
        page.removeEventListener('pointermove', onMove)
        page.removeEventListener('pointerup', stop)
        page.removeEventListener('pointercancel', stop)
      }
      page.addEventListener('pointermove', onMove)
      page.addEventListener('pointerup', stop)
      page.addEventListener('pointercancel', stop)
    },
    [cancelTouch, now],
  )
  return { wasLongPress, onPointerDown }
}

/**
 * What every collection does with keys, pointer and touch: one item has the focus, arrows and typing
 * move it, a click, Space and Shift choose, Enter opens. What the items look like is their own.
 */
export function useCollection<T>(options: CollectionOptions<T>): CollectionModel {
  const { root, items, getKey, scrollTo, defaultActiveKey, startsAtEnd, onActiveChange } = options
  const order = useMemo(() => orderOf(items, getKey), [items, getKey])
  const { locale, direction } = useLocale()
  const selection = useSelection(options, order)
  const focus = useFocus({
    root,
    order,
    scrollTo,
    defaultActiveKey,
    startsAtEnd,
    onActiveChange,
  })
  const typing = useRef<ReturnType<typeof createTypeAhead>>(undefined)
  const current = { options, order, selection, focus, locale, isRtl: direction === 'rtl' }
  const now = useRef<Current<T>>(current)
  useLayoutEffect(() => {
    now.current = current
  })

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { options: own, order: all, selection: chosen, focus: at, locale: tongue } = now.current
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const index = indexAt(event.target)
    const item = own.items[index]
    if (item === undefined) return
    const key = own.getKey(item)
    const isOnItem = (event.target as Element).getAttribute('data-at-index') !== null
    if (!isOnItem) {
      // A field or a button inside: its keys are its own, except that Escape leads back out.
      if (event.key === 'Escape') at.focusAt(index)
      return
    }
    const isMod = event.ctrlKey || event.metaKey
    const context = { count: all.count, page: own.pageLength(), isRtl: now.current.isRtl }
    const to = event.altKey ? undefined : (own.move ?? moveInList)(event.key, index, context)
    typing.current ??= createTypeAhead()
    if (to !== undefined) {
      const target = all.keyAt(to)
      if (target !== undefined && event.shiftKey) {
        chosen.extend(target, { from: key, isAdding: isMod || own.selectionBehavior === 'toggle' })
      } else if (target !== undefined && !isMod) chosen.setAnchor(target)
      at.focusAt(to)
    } else if (isMod && event.key.toLowerCase() === 'a' && chosen.isMultiple) chosen.addAll()
    else if (event.key === ' ' && !event.altKey && !typing.current.isTyping()) {
      if (chosen.isOff) return
      if (event.shiftKey) chosen.extend(key, { from: key, isAdding: true })
      else chosen.toggle(key)
    } else if (event.key === 'Enter' && !event.altKey && !isMod && own.onAction) own.onAction(item)
    else if (event.key === 'Escape' && chosen.keys.size > 0 && !chosen.isOff) chosen.clear()
    else {
      own.onItemKeyDown?.(event, item, index)
      if (event.defaultPrevented || isMod || event.altKey || event.key.length !== 1) return
      const found = findByPrefix(
        typing.current.type(event.key),
        { count: all.count, from: index, textAt: (place) => own.getText(own.items[place]!) },
        tongue,
      )
      if (found >= 0) at.focusAt(found)
      // A sign that no name begins with may be a key of the page, as `?` is.
      else if (!/[\p{L}\p{N}]/u.test(event.key)) return
    }
    event.preventDefault()
  }, [])

  const { wasLongPress, onPointerDown } = useLongPress(now)

  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const { options: own, selection: chosen } = now.current
      if (event.defaultPrevented || isOnControl(event)) return
      const item = own.items[indexAt(event.target)]
      if (item === undefined || wasLongPress.current) return
      const key = own.getKey(item)
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
      const how = { isToggling: event.ctrlKey || event.metaKey, isRange: event.shiftKey }
      const isPlain = !how.isToggling && !how.isRange
      // A finger opens, until a long press began to choose; then it chooses.
      if (isTouch && own.onAction && chosen.keys.size === 0) own.onAction(item)
      else if (isTouch && chosen.keys.size > 0) chosen.toggle(key)
      else if (isPlain && own.isOpenedByClick && own.onAction) own.onAction(item)
      else chosen.press(key, how)
    },
    [wasLongPress],
  )

  const onDoubleClick = useCallback((event: MouseEvent<HTMLElement>) => {
    const { options: own } = now.current
    if (own.isOpenedByClick || isOnControl(event)) return
    const item = own.items[indexAt(event.target)]
    if (item !== undefined) own.onAction?.(item)
  }, [])

  const { onFocus: takeFocus, onBlur } = focus
  const onFocus = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      takeFocus(event)
      // Who is among the items may want all of them, and everything known of all is ready by then.
      if (now.current.selection.isMultiple) whenIdle(() => void now.current.order.all())
    },
    [takeFocus],
  )
  const handlers = useMemo(
    () => ({ onKeyDown, onClick, onDoubleClick, onPointerDown, onFocus, onBlur }),
    [onKeyDown, onClick, onDoubleClick, onPointerDown, onFocus, onBlur],
  )
  return { order, focus, selection, handlers }
}
