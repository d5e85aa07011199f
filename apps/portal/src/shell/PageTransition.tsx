/// <reference types="react/experimental" />
import { useState, ViewTransition, type ReactNode } from 'react'
import { createGlobalStyle } from 'styled-components'

const Motion = createGlobalStyle`
  ::view-transition-old(.at-page) {
    animation: var(--at-fast, 120ms) ease-out both at-page-out;
  }
  ::view-transition-new(.at-page) {
    animation: var(--at-medium, 200ms) ease-out both at-page-in;
  }
  @keyframes at-page-out {
    to { opacity: 0; }
  }
  @keyframes at-page-in {
    from { opacity: 0; translate: 0 6px; }
  }
`

/** One page goes, the next one comes; where motion is not welcome it is simply there. */
export function PageTransition({ children }: { children: ReactNode }) {
  const [isWelcome] = useState(() => matchMedia('(prefers-reduced-motion: no-preference)').matches)
  if (!isWelcome) return children
  return (
    <>
      <Motion />
      <ViewTransition default="none" enter="at-page" exit="at-page">
        {children}
      </ViewTransition>
    </>
  )
}
