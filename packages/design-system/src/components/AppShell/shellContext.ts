import { createContext, use } from 'react'

export interface Shell {
  /** The navigation shows words, not only icons (LAY-06). */
  isExpanded: boolean
  /** Widens or narrows the navigation; absent inside the phone's menu. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Opens the phone's menu (LAY-05). */
  openMenu: () => void
  /** Closes the phone's menu. */
  closeMenu: () => void
}

const nothing = () => {}

export const ShellContext = createContext<Shell>({
  isExpanded: true,
  openMenu: nothing,
  closeMenu: nothing,
})

/** What the parts of the shell know of each other, for what stands inside it (LAY-05). */
export function useShell(): Shell {
  return use(ShellContext)
}
