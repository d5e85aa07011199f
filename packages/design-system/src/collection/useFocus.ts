import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react'
import type { Order } from './order.ts'
import type { Key } from './types.ts'

export interface FocusOptions {
  /** The element that scrolls and holds the items. */
  root: RefObject<HTMLElement | null>
  order: Order
  /** Brings an item into the page and into sight. */
  scrollTo: (index: number) => void
  /** Who has the focus at first. */
  defaultActiveKey?: Key
  /** Until an item had the focus, Tab comes in at the last one. */
  startsAtEnd?: boolean
  /** Called when another item got the focus. */
  onActiveChange?: (key: Key) => void
}

export interface FocusModel {
  /** Where Tab comes in: the item that had the focus last, else the one in its place. */
  activeIndex: number
  activeKey: Key | undefined
  /** Focuses an item, also one that is not in the page yet. */
  focus: (key: Key) => void
  /** The same by place; places beyond the ends mean the ends. */
  focusAt: (index: number) => void
  /** For the root. */
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** The attribute that every item's element carries: its place. */
export const INDEX = 'data-at-index'

/** The place of the item that an element lies in; -1 outside of all. */
export function indexAt(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest(`[${INDEX}]`) : null
  return element ? Number(element.getAttribute(INDEX)) : -1
}

/**
 * One item of many can take the focus. It is kept by key: sorting, filtering and live changes move
 * the focus with its item, and where the item is gone, to the one in its place.
 */
export function useFocus(options: FocusOptions): FocusModel {
  const { root, order, scrollTo, defaultActiveKey, startsAtEnd, onActiveChange } = options
  const [active, setActive] = useState<{ key?: Key; index: number }>({
    key: defaultActiveKey,
    index: startsAtEnd ? Infinity : 0,
  })
  const isSame = active.key !== undefined && order.keyAt(active.index) === active.key
  const found = isSame ? active.index : active.key === undefined ? -1 : order.indexOf(active.key)
  const activeIndex = found >= 0 ? found : Math.max(0, Math.min(active.index, order.count - 1))
  const activeKey = order.keyAt(activeIndex)

  const hasFocus = useRef(false)
  const wanted = useRef<Key>(undefined)
  const now = useRef({ order, scrollTo, onActiveChange })
  useLayoutEffect(() => {
    now.current = { order, scrollTo, onActiveChange }
    const page = root.current?.ownerDocument
    // The element with the focus went out of the page: with its item, or because the list changed.
    if (hasFocus.current && page?.activeElement === page?.body && wanted.current === undefined)
      wanted.current = activeKey
    if (wanted.current === undefined) return
    const index = order.indexOf(wanted.current)
    const item = root.current?.querySelector<HTMLElement>(`[${INDEX}="${index}"]`)
    if (!item) {
      if (index >= 0) scrollTo(index)
      return
    }
    wanted.current = undefined
    if (page?.activeElement !== item) item.focus({ preventScroll: true })
    // The list has scrolled to it; what the list stands in may have to, where it is higher than the window.
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const focusAt = useCallback((place: number) => {
    const { order: all, scrollTo: show } = now.current
    const index = Math.max(0, Math.min(place, all.count - 1))
    const key = all.keyAt(index)
    if (key === undefined) return
    wanted.current = key
    // A new object each time: the effect above must run, also for the item that is active already.
    setActive({ key, index })
    show(index)
  }, [])
  const focus = useCallback(
    (key: Key) => {
      const index = now.current.order.indexOf(key)
      if (index >= 0) focusAt(index)
    },
    [focusAt],
  )
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    hasFocus.current = true
    const index = indexAt(event.target)
    const key = index < 0 ? undefined : now.current.order.keyAt(index)
    if (key === undefined) return
    setActive((old) => (old.key === key && old.index === index ? old : { key, index }))
    now.current.onActiveChange?.(key)
  }, [])
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    const { target, currentTarget, relatedTarget } = event
    if (relatedTarget !== null) {
      if (!currentTarget.contains(relatedTarget as Node)) hasFocus.current = false
      return
    }
    // Without a next element either the item went out of the page, which the effect above catches,
    // or somebody pressed beside everything: then nothing is given back to the item.
    queueMicrotask(() => {
      const page = currentTarget.ownerDocument
      if (target.isConnected && page.activeElement === page.body && page.hasFocus())
        hasFocus.current = false
    })
  }, [])
  return { activeIndex, activeKey, focus, focusAt, onFocus, onBlur }
}
