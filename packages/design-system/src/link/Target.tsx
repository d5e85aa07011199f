import type { ReactNode } from 'react'
import { followLink } from './followLink.ts'

export interface TargetProps {
  /** The words that name the whole surface. */
  children: ReactNode
  /** Makes it a link. */
  href?: string
  /** Makes it a button; with `href` it takes the plain click. */
  onPress?: () => void
  /** It is what is being shown. */
  isCurrent?: boolean
}

/** The one link or button of a surface that opens as a whole; its `at-target` is stretched over it. */
export function Target({ children, href, onPress, isCurrent }: TargetProps) {
  const current = isCurrent ? ('true' as const) : undefined
  if (href !== undefined) {
    return (
      <a
        className="at-target"
        href={href}
        aria-current={current}
        onClick={(event) => followLink(event, onPress)}
      >
        {children}
      </a>
    )
  }
  if (!onPress) return children
  return (
    <button type="button" className="at-target" aria-current={current} onClick={onPress}>
      {children}
    </button>
  )
}
