import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { Bubble } from './Bubble.tsx'
import type { TooltipPlacement } from './tooltip.logic.ts'
import { comes, goes, leaves, showDelayMs } from './turns.ts'

export interface TooltipOptions {
  /** What it says. */
  content: ReactNode
  /** Default `bottom`. */
  placement?: TooltipPlacement
  /** Milliseconds until it appears under the pointer. */
  delay?: number
  /** Shows nothing. */
  isDisabled?: boolean
  /** It shows the control's own name: nothing is spoken twice. */
  isName?: boolean
  /** The control within the element that hears the events; default that element. */
  anchorOf?: (element: Element) => Element | null
}

const self = (element: Element) => element

/**
 * A tooltip for an element of one's own: `handlers` go onto it, `bubble` beside it. While nothing is
 * shown it costs one state and no effect.
 */
export function useTooltip(options: TooltipOptions) {
  const { content, placement = 'bottom', delay = showDelayMs, isDisabled, isName } = options
  const { anchorOf = self } = options
  const [shown, setShown] = useState<Element>()
  // One function for as long as the component lives: it is how the tooltip is known.
  const [hide] = useState(() => () => setShown(undefined))

  if (isDisabled) return { handlers: undefined, bubble: undefined }

  const show = (element: Element, after: number) => {
    const anchor = anchorOf(element)
    if (anchor) comes(hide, () => setShown(anchor), after)
  }
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show(event.currentTarget, delay)
    },
    onPointerLeave: () => leaves(hide),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) show(event.currentTarget, 0)
    },
    onBlur: () => goes(hide),
    onPointerDownCapture: () => goes(hide),
    onClickCapture: () => goes(hide),
  }
  const bubble = shown && (
    <Bubble
      anchor={shown}
      content={content}
      placement={placement}
      isName={isName ?? false}
      hide={hide}
    />
  )
  return { handlers, bubble }
}
