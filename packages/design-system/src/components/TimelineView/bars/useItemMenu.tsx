import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { Menu } from '../../Menu/index.ts'
import { MenuTriggerContext, type MenuTriggerState } from '../../Menu/useMenuTrigger.ts'

interface Opened<T> {
  item: T
  x: number
  y: number
  isByKeys: boolean
}

/** One menu for many items: opened at an item by its key, its button or the right mouse button. */
export function useItemMenu<T>(
  labelOf: (item: T) => string,
  itemsOf: (item: T) => ReactNode,
  /** Where the focus goes back to. */
  onClose: (item: T) => void,
): { menu: ReactNode; openAt: (item: T, at: Element | { x: number; y: number }) => void } {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [opened, setOpened] = useState<Opened<T>>()
  const [isOpen, setOpen] = useState(false)
  const openAt = useCallback((item: T, at: Element | { x: number; y: number }) => {
    if (at instanceof Element) {
      // The click that a key makes passes for one of assistive technology: see useSharedMenu.
      setInteractionModality('keyboard')
      const rect = at.getBoundingClientRect()
      const x = Math.max(
        8,
        Math.min(rect.left + Math.min(24, rect.width / 2), window.innerWidth - 8),
      )
      setOpened({ item, x, y: rect.bottom, isByKeys: true })
    } else setOpened({ item, ...at, isByKeys: false })
    setOpen(true)
  }, [])
  const isByKeys = opened?.isByKeys
  const state = useMemo(
    (): MenuTriggerState => ({
      triggerRef: anchor,
      triggerId: `${id}about`,
      menuId: `${id}menu`,
      isOpen,
      focus: isByKeys ? 'first' : true,
      setOpen: (next) => {
        setOpen(next)
        if (!next && opened) onClose(opened.item)
      },
    }),
    [id, isOpen, isByKeys, opened, onClose],
  )
  const menu = opened && (
    <>
      <span
        ref={anchor}
        id={`${id}about`}
        hidden={!isOpen}
        aria-hidden="true"
        aria-label={labelOf(opened.item)}
        style={{ position: 'fixed', left: opened.x, top: opened.y, pointerEvents: 'none' }}
      />
      {/* Of its own: presses in the menu do not reach what it belongs to. */}
      <MenuTriggerContext value={state}>
        <Menu aria-label={labelOf(opened.item)} placement="bottom start">
          {itemsOf(opened.item)}
        </Menu>
      </MenuTriggerContext>
    </>
  )
  return { menu, openAt }
}
