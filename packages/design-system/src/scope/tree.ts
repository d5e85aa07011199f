import { createContext } from 'react'
import { createSheets, type AdoptSheet } from './sheets.ts'

/** Where themes and overlays go. */
export interface ScopeTree {
  adopt: AdoptSheet
  /** What overlays are a child of. */
  place: () => Node
}

/** The document, or the shadow tree around. */
export const TreeContext = createContext<ScopeTree>({
  adopt: createSheets(() => document),
  place: () => document.body,
})
