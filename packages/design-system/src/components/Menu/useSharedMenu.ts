import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { treeOf } from '../../focus/tree.ts'
import type { MenuFocus, MenuTriggerState } from './useMenuTrigger.ts'

/** Where a shared menu opens. */
export interface MenuPlace {
  /** The button that it stands beside. */
  button?: HTMLElement
  /** Or the point in the window, in pixels. */
  point?: { x: number; y: number }
  /** Opened by keys the focus goes to a command; `true`, as after a click, is the menu itself. */
  focus: MenuFocus
}

/** One menu for many things: what it is about, and how it opens. */
export interface SharedMenuModel<T> {
  /** What it was opened for last. */
  target: T | undefined
  /** Whether it is open. */
  isOpen: boolean
  /** Opens it for something, beside a button or at a point. */
  open: (target: T, place: MenuPlace) => void
  /** Closes it; what it was about stays until it has faded. */
  close: () => void
  /** For `SharedMenu`. */
  state: MenuTriggerState
  /** For `SharedMenu`. */
  point: RefObject<HTMLSpanElement | null>
}

/** Frames until a closed menu has faded, however slow the machine is. */
const FADING = 120

/**
 * One menu for all rows of a list: what is not open costs nothing for each of them.
 * @param onLost Called once it has closed and nothing has the focus: its row or its button went.
 */
export function useSharedMenu<T>(onLost?: (target: T) => void): SharedMenuModel<T> {
  const [target, setTarget] = useState<T>()
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<MenuFocus>(true)
  const anchor = useRef<HTMLElement>(null)
  const point = useRef<HTMLSpanElement>(null)
  const opener = useRef<Element>(null)
  const id = useId()
  const menuId = `${id}menu`
  const lost = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    lost.current = () => target !== undefined && onLost?.(target)
  })
  const change = useCallback(
    (next: boolean) => {
      setOpen(next)
      if (next) {
        anchor.current?.setAttribute('aria-expanded', 'true')
        opener.current?.setAttribute('aria-controls', menuId)
        return
      }
      anchor.current?.removeAttribute('aria-expanded')
      opener.current?.removeAttribute('aria-controls')
      let frames = 0
      let framesGone = 0
      const look = () => {
        frames += 1
        framesGone =
          point.current && treeOf(point.current).getElementById(menuId) ? 0 : framesGone + 1
        // The menu gives the focus back a frame after it has gone.
        if (framesGone < 3 && frames < FADING) requestAnimationFrame(look)
        else if (document.activeElement === document.body) lost.current?.()
      }
      requestAnimationFrame(look)
    },
    [menuId],
  )
  const close = useCallback(() => change(false), [change])
  const open = useCallback(
    (about: T, place: MenuPlace) => {
      if (place.point && point.current) {
        point.current.style.left = `${place.point.x}px`
        point.current.style.top = `${place.point.y}px`
        anchor.current = point.current
      } else anchor.current = place.button ?? null
      // Safari gives a clicked button no focus, and then none could come back to it.
      place.button?.focus()
      opener.current = place.button ?? treeOf(point.current ?? document).activeElement
      // The click that a key makes passes for one of assistive technology, and then the menu would
      // keep the focus that belongs to its first command.
      if (place.focus !== true) setInteractionModality('keyboard')
      setTarget(() => about)
      setFocus(place.focus)
      change(true)
    },
    [change],
  )
  const state = useMemo(
    (): MenuTriggerState => ({
      triggerRef: anchor,
      triggerId: `${id}about`,
      menuId,
      isOpen,
      focus,
      setOpen: change,
    }),
    [id, menuId, isOpen, focus, change],
  )
  return { target, isOpen, open, close, state, point }
}
