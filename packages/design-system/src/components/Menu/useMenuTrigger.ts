import { createContext, use, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import type { Trigger } from '../../trigger/index.ts'

/** Where the focus goes when the menu opens; `true` is the menu itself, as after a click. */
export type MenuFocus = 'first' | 'last' | true

/** What a menu knows of the button that opens it. */
export interface MenuTriggerState {
  /** The button's element: the menu stands beside it and gives it the focus back. */
  triggerRef: RefObject<HTMLElement | null>
  /** The button's id: it names the menu. */
  triggerId: string
  /** The menu's id: the button says that it controls it. */
  menuId: string
  /** The menu is shown. */
  isOpen: boolean
  /** Where the focus goes when it opens. */
  focus: MenuFocus
  /** Opens it or closes it. */
  setOpen: (isOpen: boolean) => void
}

export const MenuTriggerContext = createContext<MenuTriggerState | undefined>(undefined)

/** Nothing of a menu exists before it is opened for the first time; then it may fade out in peace. */
export function useWasOpened(): boolean {
  const isOpen = use(MenuTriggerContext)?.isOpen ?? false
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return isOpen || wasOpened
}

interface Options {
  isOpen: boolean | undefined
  onOpenChange: ((isOpen: boolean) => void) | undefined
}

/** The two sides of a menu and its button. */
export function useMenuTrigger({ isOpen: held, onOpenChange }: Options) {
  const [own, setOwn] = useState(false)
  const [focus, setFocus] = useState<MenuFocus>(true)
  const triggerRef = useRef<HTMLElement>(null)
  const id = useId()
  const isOpen = held ?? own

  return useMemo(() => {
    const triggerId = `${id}button`
    const menuId = `${id}menu`
    const setOpen = (next: boolean) => {
      setOwn(next)
      if (!next) setFocus(true)
      onOpenChange?.(next)
    }
    const open = (element: HTMLElement, next: MenuFocus) => {
      // Safari gives a clicked button no focus, and then none could come back to it.
      element.focus()
      // The click that a key makes passes for one of assistive technology, and then the menu would
      // keep the focus that belongs to its first command.
      if (next !== true) setInteractionModality('keyboard')
      setFocus(next)
      setOpen(true)
    }
    const trigger: Trigger = {
      ref: triggerRef,
      id: triggerId,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuId : undefined,
      onClick: (event) => {
        if (isOpen) setOpen(false)
        // A click without a pointer comes from the keyboard or from assistive technology.
        else open(event.currentTarget, event.detail === 0 ? 'first' : true)
      },
      onKeyDown: (event) => {
        const { key } = event
        if (key === 'Enter' || key === ' ') event.stopPropagation()
        if (event.metaKey || event.ctrlKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
        event.preventDefault()
        event.stopPropagation()
        open(event.currentTarget, key === 'ArrowUp' ? 'last' : 'first')
      },
    }
    const state: MenuTriggerState = { triggerRef, triggerId, menuId, isOpen, focus, setOpen }
    return { trigger, state }
  }, [id, isOpen, focus, onOpenChange])
}
