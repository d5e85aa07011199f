/// <reference types="react/experimental" />
import { useState, ViewTransition, type ReactNode } from 'react'
import { createGlobalStyle } from 'styled-components'

const Motion = createGlobalStyle`
  ::view-transition-old(.at-leaving) {
    animation: var(--at-fast, 120ms) ease-out both at-leave;
  }
  @keyframes at-leave {
    to { opacity: 0; scale: 1.02; }
  }
`

/** A whole screen that goes when the portal opens behind it; where motion is not welcome it is gone. */
export function LeaveTransition({ children }: { children: ReactNode }) {
  const [isWelcome] = useState(() => matchMedia('(prefers-reduced-motion: no-preference)').matches)
  if (!isWelcome) return children
  return (
    <>
      <Motion />
      <ViewTransition default="none" exit="at-leaving">
        {children}
      </ViewTransition>
    </>
  )
}
