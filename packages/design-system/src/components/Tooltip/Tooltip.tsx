import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type Placement } from 'react-aria-components'
import { styled } from 'styled-components'

export interface TooltipProps {
  /** The short text that appears on hover and keyboard focus. */
  content: ReactNode
  /** The focusable control that it belongs to. */
  children: ReactElement
  /** Where it stands; default below. */
  placement?: Placement
  /** Milliseconds until it appears under the pointer; default 500. */
  delay?: number
  /** Keeps it away. */
  isDisabled?: boolean
}

const Bubble = styled(AriaTooltip)`
  @layer at.components {
    max-inline-size: 280px;
    padding: 5px 9px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-s);
    background: var(--at-inverse);
    color: var(--at-on-inverse);
    font: 500 var(--at-font-s) / 18px var(--at-font-body);
    overflow-wrap: anywhere;
    transition: opacity var(--at-fast) var(--at-ease);

    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
`

/** A short explanation at a control; it never holds the only copy of an information. */
export function Tooltip({
  content,
  children,
  placement = 'bottom',
  delay = 500,
  isDisabled,
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <Bubble placement={placement} offset={6}>
        {content}
      </Bubble>
    </TooltipTrigger>
  )
}
