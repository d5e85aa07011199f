import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { Key } from '../../collection/index.ts'
import type { MenuTriggerState } from '../Menu/useMenuTrigger.ts'

/** What a menu is about: a row, a column, all columns, or the sort of a narrow table. */
export type MenuTarget =
  | { kind: 'row'; key: Key }
  | { kind: 'column'; id: string }
  | { kind: 'columns' }
  | { kind: 'sort' }

export interface MenuPlace {
  /** The button that it stands beside. */
  button?: HTMLElement
  /** Or the point. */
  point?: { x: number; y: number }
  /** Opened by keys: the focus goes to the first command. */
  isByKeys: boolean
}

/** One menu for all rows and columns: what is not open costs nothing for each of them. */
export function useTableMenu() {
  const [target, setTarget] = useState<MenuTarget>()
  const [isOpen, setOpen] = useState(false)
  const [isByKeys, setByKeys] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const point = useRef<HTMLSpanElement>(null)
  const id = useId()
  const change = useCallback((next: boolean) => {
    setOpen(next)
    if (next) anchor.current?.setAttribute('aria-expanded', 'true')
    else anchor.current?.removeAttribute('aria-expanded')
  }, [])
  const open = useCallback(
    (about: MenuTarget, place: MenuPlace) => {
      if (place.point && point.current) {
        point.current.style.left = `${place.point.x}px`
        point.current.style.top = `${place.point.y}px`
        anchor.current = point.current
      } else anchor.current = place.button ?? null
      // Safari gives a clicked button no focus, and then none could come back to it.
      place.button?.focus()
      setTarget(about)
      setByKeys(place.isByKeys)
      change(true)
    },
    [change],
  )
  const state = useMemo(
    (): MenuTriggerState => ({
      triggerRef: anchor,
      triggerId: `${id}about`,
      menuId: `${id}menu`,
      isOpen,
      focus: isByKeys ? 'first' : true,
      setOpen: change,
    }),
    [id, isOpen, isByKeys, change],
  )
  return { target, isOpen, state, open, point }
}

export type OpenMenu = ReturnType<typeof useTableMenu>['open']
