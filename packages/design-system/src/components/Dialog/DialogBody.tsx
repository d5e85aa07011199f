import type { ReactNode } from 'react'
import { useScrollTabIndex } from './useScrollTabIndex.ts'

/** The scrolling middle of a dialog or drawer. */
export function DialogBody({ children }: { children: ReactNode }) {
  const scroll = useScrollTabIndex()
  return (
    <div className="at-body" {...scroll}>
      {children}
    </div>
  )
}
