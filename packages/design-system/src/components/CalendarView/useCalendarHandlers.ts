import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import type { SelectionModel } from '../../collection/index.ts'
import type { DayNumber } from '../../dates/index.ts'
import type { Dated } from './calendar.logic.ts'
import type { CalendarActions } from './useCalendarActions.tsx'
import type { CalendarPaging } from './useCalendarPage.ts'
import type { EventDrag } from './useEventDrag.ts'

interface HandlerOptions {
  grid: RefObject<HTMLElement | null>
  paging: CalendarPaging
  actions: CalendarActions
  selection: SelectionModel
  /** A press adds or takes away. */
  isToggled: boolean
  drag: EventDrag
  datedOf: (key: string) => Dated | undefined
  isNarrow: boolean
}

const EVENT = '[data-at-event]'

interface On {
  element: HTMLElement
  dated: Dated
}

/** Keys and pointer on days and events, for the element around all of them. */
export function useCalendarHandlers(options: HandlerOptions) {
  const { grid, paging, actions, selection, isToggled, drag, datedOf, isNarrow } = options
  const { active, go, dayFrom } = paging
  const dayAt = (target: EventTarget) => {
    const cell = (target as Element).closest<HTMLElement>('[data-day]')
    return cell ? { cell, day: Number(cell.dataset.day) } : undefined
  }
  const eventAt = (target: EventTarget): On | undefined => {
    const element = (target as Element).closest<HTMLElement>(EVENT)
    const dated = element && datedOf(element.dataset.atEvent ?? '')
    return element && dated ? { element, dated } : undefined
  }

  /** To the event before or after this one, over the ends of days; Shift chooses on the way. */
  const step = ({ element, dated }: On, by: 1 | -1, isRange: boolean) => {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>(EVENT) ?? [])]
    const next = all[all.indexOf(element) + by]
    const where = next && dayAt(next)
    const on = next && eventAt(next)
    if (!where || !on) return
    const { key } = on.dated.event
    if (isRange) selection.extend(key, { from: dated.event.key, isAdding: isToggled })
    else selection.setAnchor(key)
    go(where.day, { event: key })
  }
  /** Whether the key means something on an event. */
  const onEventKey = (event: KeyboardEvent<HTMLElement>, on: On, day: DayNumber): boolean => {
    const { key, altKey, shiftKey } = event
    const { dated, element } = on
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
      if (actions.hasMenu(dated)) actions.openAt(dated, element)
      return actions.hasMenu(dated)
    }
    if (altKey) {
      const to = key.startsWith('Arrow') ? dayFrom(key, day) : undefined
      if (to !== undefined && actions.canMove(dated)) {
        actions.moveBy(dated, to - day)
        go(to, 'day')
      }
      return to !== undefined
    }
    if (key === 'Escape') {
      if (selection.keys.size > 0 && !selection.isOff) selection.clear()
      else go(day, 'day')
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      step(on, key === 'ArrowDown' ? 1 : -1, shiftKey)
    } else if (selection.isOff) return false
    else if (key === 'Enter') actions.open(dated, element)
    else if (key !== ' ') return false
    else if (shiftKey) {
      selection.extend(dated.event.key, { from: dated.event.key, isAdding: true })
    } else selection.toggle(dated.event.key)
    return true
  }
  /** Whether the key means something on a day. */
  const onDayKey = ({ key }: KeyboardEvent<HTMLElement>, day: DayNumber, cell: HTMLElement) => {
    const to = dayFrom(key, day)
    if (to !== undefined) go(to, 'day')
    else if (key === 'Enter' || key === ' ') actions.openDay(day, cell)
    else if (key === 'Escape' && selection.keys.size > 0) selection.clear()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const where = dayAt(event.target)
    if (!where) return
    const on = eventAt(event.target)
    const isOnDay = event.target === where.cell && !event.altKey && !event.shiftKey
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a' || !selection.isMultiple) return
      selection.addAll()
    } else if (on) {
      if (!onEventKey(event, on, where.day)) return
    } else if (!isOnDay || !onDayKey(event, where.day, where.cell)) return
    event.preventDefault()
  }

  const onEventClick = (event: MouseEvent<HTMLElement>, { dated, element }: On) => {
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    // A finger opens, until a long press began to choose; then it chooses.
    if (selection.isOff || (isTouch && selection.keys.size === 0)) actions.open(dated, element)
    else if (isTouch) selection.toggle(dated.event.key)
    else {
      const isToggling = event.ctrlKey || event.metaKey
      selection.press(dated.event.key, { isToggling, isRange: event.shiftKey })
    }
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const where = dayAt(event.target)
    if (!where) return
    const on = eventAt(event.target)
    if (on && !isNarrow) return onEventClick(event, on)
    const more = (event.target as Element).closest<HTMLElement>('.at-calendar-more')
    if (more) actions.listDay(where.day, more)
    else if (where.day !== active) go(where.day, 'day')
  }
  const onDoubleClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (isNarrow) return
    const where = dayAt(target)
    const on = eventAt(target)
    if (on && !selection.isOff) actions.open(on.dated, on.element)
    else if (where && !on) actions.openDay(where.day, where.cell)
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const on = eventAt(event.target)
    if (!on || !actions.hasMenu(on.dated)) return
    event.preventDefault()
    // A finger that rests on an event carries it.
    if (!drag.isHeld()) actions.openAt(on.dated, { x: event.clientX, y: event.clientY })
  }
  /** Words that are cut show in full under the pointer; not before, as most never are. */
  const onPointerOver = ({ target }: PointerEvent<HTMLElement>) => {
    const element = (target as Element).closest<HTMLElement>(EVENT)
    if (element) element.title = element.ariaLabel ?? ''
  }
  const { onPointerDown } = drag
  return { onKeyDown, onClick, onDoubleClick, onContextMenu, onPointerDown, onPointerOver }
}
