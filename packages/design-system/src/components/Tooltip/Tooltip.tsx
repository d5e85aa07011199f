import type { ReactElement, ReactNode } from 'react'
import type { TooltipPlacement } from './tooltip.logic.ts'
import { useTooltip } from './useTooltip.tsx'

export interface TooltipProps {
  /** The short text that appears on hover and keyboard focus. */
  content: ReactNode
  /** The focusable control that it belongs to. */
  children: ReactElement
  /** Where it stands; default below. It goes across where there is no room. */
  placement?: TooltipPlacement
  /** Milliseconds until it appears under the pointer; default 500. */
  delay?: number
  /** Keeps it away. */
  isDisabled?: boolean
}

/** Hears for the control inside, whatever that is made of, and adds no box of its own. */
const UNSEEN = { display: 'contents' } as const

const firstIn = (element: Element) => element.firstElementChild

/** A short explanation at a control; it never holds the only copy of an information. */
export function Tooltip({ children, ...options }: TooltipProps) {
  const { handlers, bubble } = useTooltip({ ...options, anchorOf: firstIn })
  return (
    <>
      <span style={UNSEEN} {...handlers}>
        {children}
      </span>
      {bubble}
    </>
  )
}
