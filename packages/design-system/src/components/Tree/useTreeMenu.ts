import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { Key } from '../../collection/index.ts'
import type { MenuFocus, MenuTriggerState } from '../Menu/useMenuTrigger.ts'

interface Point {
  x: number
  y: number
}

/** One menu for all nodes, opened for one of them: at its button, or where the pointer is. */
export function useTreeMenu() {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<{ key: Key; focus: MenuFocus; point?: Point }>()
  const [last, setLast] = useState<Key>()
  const state = useMemo(
    (): MenuTriggerState => ({
      triggerRef: anchor,
      triggerId: `${id}about`,
      menuId: `${id}menu`,
      isOpen: open !== undefined,
      focus: open?.focus ?? true,
      setOpen: (isOpen) => {
        if (!isOpen) setOpen(undefined)
      },
    }),
    [id, open],
  )
  const show = useCallback((key: Key, element: Element, focus: MenuFocus, point?: Point) => {
    const { left, right, bottom, width } = element.getBoundingClientRect()
    const isButton = width < 60
    setLast(key)
    setOpen({ key, focus, point: point ?? { x: isButton ? right : left + 24, y: bottom } })
  }, [])
  return { state, anchor, open, last, show }
}
