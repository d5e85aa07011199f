import type { ReactNode } from 'react'
import type { NativeProps } from '../../native/index.ts'

export interface LiveRegionProps extends NativeProps<'span'> {
  /** What is spoken when it changes. */
  children?: ReactNode
  /** Default `polite`: waits for a pause. */
  politeness?: 'polite' | 'assertive'
  /** Also seen; default false. */
  isVisible?: boolean
}

/** Speaks its content whenever it changes; stays in the page while empty. */
export function LiveRegion(props: LiveRegionProps) {
  const { children, politeness = 'polite', isVisible, className = '', ...native } = props
  return (
    <span
      {...native}
      className={isVisible ? className : `at-visually-hidden ${className}`}
      aria-live={politeness}
      aria-atomic="true"
    >
      {children}
    </span>
  )
}
