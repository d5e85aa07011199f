import type { ReactNode } from 'react'

export interface LiveRegionProps {
  /** What is spoken when it changes. */
  children?: ReactNode
  /** Default `polite`: waits for a pause. */
  politeness?: 'polite' | 'assertive'
  /** Also seen; default false. */
  isVisible?: boolean
}

/** Speaks its content whenever it changes; stays in the page while empty. */
export function LiveRegion({ children, politeness = 'polite', isVisible }: LiveRegionProps) {
  return (
    <span
      className={isVisible ? undefined : 'at-visually-hidden'}
      aria-live={politeness}
      aria-atomic="true"
    >
      {children}
    </span>
  )
}
