import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { indexAt, type Key } from '../../collection/index.ts'
import type { useBarCollection } from './bars/useBarCollection.ts'
import type { Plan } from './layout/timeline.logic.ts'
import type { useTimelineWindow } from './viewport/useTimelineWindow.ts'

export interface GridEventsOptions extends ReturnType<typeof useBarCollection> {
  plan: Plan
  isRtl: boolean
  window: ReturnType<typeof useTimelineWindow>
  /** Begins to drag the bar that was pressed. */
  onDragDown: (event: PointerEvent<HTMLElement>) => void
}

/** Handlers of the element that scrolls, and the bar that the mouse or the focus is on. */
export function useGridEvents(options: GridEventsOptions) {
  const { plan, isRtl, window, collection, actions, onDragDown } = options
  const { viewport, rows } = window
  const { focus, handlers } = collection
  const [hovered, setHovered] = useState<Key>()
  const [hasFocus, setFocus] = useState(false)
  const hotKey = hovered ?? (hasFocus ? focus.activeKey : undefined)
  const hot = hotKey === undefined ? -1 : collection.order.indexOf(hotKey)
  const placedOf = (target: EventTarget) => plan.bars[indexAt(target)]
  return {
    /** Index of that bar; -1 without one. */
    hot,
    events: {
      ...handlers,
      onScroll: () => {
        viewport.onScroll()
        rows.onScroll()
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
        if ((event.ctrlKey || event.metaKey) && isArrow) {
          event.preventDefault()
          viewport.pan((event.key === 'ArrowRight') === !isRtl ? 0.5 : -0.5)
        } else handlers.onKeyDown(event)
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        onDragDown(event)
        handlers.onPointerDown(event)
      },
      onPointerOver: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.buttons === 0)
          setHovered(placedOf(event.target)?.bar.key)
      },
      onPointerLeave: () => setHovered(undefined),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setFocus(true)
        handlers.onFocus(event)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
        handlers.onBlur(event)
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const button = (event.target as Element).closest('.at-timeline-menu-button')
        const placed = placedOf(event.target)
        if (!button || !placed) return handlers.onClick(event)
        // The focus comes back to the bar when the menu closes.
        button.closest<HTMLElement>('.at-timeline-bar')?.focus()
        actions.openAt(placed, button)
      },
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        const placed = placedOf(event.target)
        if (!placed || !actions.hasMenu(placed)) return
        event.preventDefault()
        actions.openAt(placed, { x: event.clientX, y: event.clientY })
      },
    },
  }
}
