import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { Key } from 'react-aria-components'
import { Menu } from '../Menu/index.ts'
import { MenuTriggerContext, type MenuTriggerState } from '../Menu/useMenuTrigger.ts'

export interface ContextMenuProps {
  /** What it belongs to; something inside has to take the focus, so that keys reach it. */
  children: ReactNode
  /** `MenuItem` and `MenuSection` elements; the same commands must be reachable elsewhere too. */
  menu: ReactNode
  /** What the commands work on; spoken. */
  label: string
  /** Called with the id of the pressed item. */
  onAction?: (id: Key) => void
  /** Leaves the browser its own menu. */
  isDisabled?: boolean
}

/** So long a finger rests before the menu opens. */
const LONG_PRESS = 500
/** So far it may tremble. */
const TREMBLE = 10

interface Point {
  x: number
  y: number
}

/** Commands under the right mouse button, the menu key, Shift and F10, and a long press. */
export function ContextMenu(props: ContextMenuProps) {
  const { children, menu, label, onAction, isDisabled } = props
  const id = useId()
  const [point, setPoint] = useState<Point>()
  const [isOpen, setOpen] = useState(false)
  const [byKeys, setByKeys] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const press = useRef<{ timer: number; x: number; y: number } | undefined>(undefined)
  const state = useMemo(
    (): MenuTriggerState => ({
      triggerRef: anchor,
      triggerId: `${id}about`,
      menuId: `${id}menu`,
      isOpen,
      focus: byKeys ? 'first' : true,
      setOpen,
    }),
    [id, isOpen, byKeys],
  )
  const open = (at: Point, isByKeys: boolean) => {
    setPoint(at)
    setByKeys(isByKeys)
    setOpen(true)
  }
  const openAt = (element: Element) => {
    const { left, bottom, width } = element.getBoundingClientRect()
    open({ x: left + Math.min(24, width / 2), y: bottom }, true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (!isAsked || event.defaultPrevented) return
    event.preventDefault()
    openAt(event.target as Element)
  }
  const stop = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    const { clientX: x, clientY: y } = event
    // Not every browser makes a context menu of a long press.
    const timer = window.setTimeout(() => open({ x, y }, false), LONG_PRESS)
    press.current = { timer, x, y }
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const start = press.current
    if (start && Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) stop()
  }
  const listen = isDisabled
    ? undefined
    : {
        onContextMenu: (event: MouseEvent) => {
          if (event.defaultPrevented) return
          event.preventDefault()
          stop()
          open({ x: event.clientX, y: event.clientY }, false)
        },
        onKeyDown,
        onPointerDown,
        onPointerMove,
        onPointerUp: stop,
        onPointerCancel: stop,
      }
  return (
    <>
      <div style={{ display: 'contents' }} {...listen}>
        {children}
      </div>
      <span
        ref={anchor}
        id={`${id}about`}
        hidden={!isOpen}
        aria-hidden="true"
        style={{ position: 'fixed', left: point?.x, top: point?.y, pointerEvents: 'none' }}
      >
        <span className="at-visually-hidden">{label}</span>
      </span>
      {/* Of its own: presses in the menu do not reach what it belongs to. */}
      <MenuTriggerContext value={state}>
        <Menu aria-label={label} placement="bottom start" onAction={onAction}>
          {menu}
        </Menu>
      </MenuTriggerContext>
    </>
  )
}
