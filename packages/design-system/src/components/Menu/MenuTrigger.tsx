import type { ReactNode } from 'react'
import { TriggerContext } from '../../trigger/index.ts'
import { MenuTriggerContext, useMenuTrigger, useWasOpened } from './useMenuTrigger.ts'

export interface MenuTriggerProps {
  /** A button, then a `Menu`. */
  children: ReactNode
  /** Open or not, when the parent holds it. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Opens the menu beside its button: `<MenuTrigger><Button/><Menu>…</Menu></MenuTrigger>`. */
export function MenuTrigger({ children, isOpen, onOpenChange }: MenuTriggerProps) {
  const { trigger, state } = useMenuTrigger({ isOpen, onOpenChange })
  return (
    <MenuTriggerContext value={state}>
      <TriggerContext value={trigger}>{children}</TriggerContext>
    </MenuTriggerContext>
  )
}

/** Around a menu whose code comes with its first opening: its children exist from then on. */
export function WhenOpened({ children }: { children: ReactNode }) {
  return useWasOpened() && children
}
