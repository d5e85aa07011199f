import './svar.css'
import type { ComponentType, ReactNode } from 'react'
import { shell } from './shell.tsx'

/** A page in the theme of SVAR's products; its fonts would come from the network. */
export function svarPage(Theme: ComponentType<{ fonts?: boolean; children?: ReactNode }>) {
  return shell(({ children }) => <Theme fonts={false}>{children}</Theme>)
}
