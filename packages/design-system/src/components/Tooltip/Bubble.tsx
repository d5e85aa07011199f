import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider'
import { styled } from 'styled-components'
import { TriggerContext } from '../../trigger/index.ts'
import { placeTooltip, type TooltipPlacement } from './tooltip.logic.ts'
import { goes, leaves, stays } from './turns.ts'

export interface BubbleProps {
  /** The control that it belongs to. */
  anchor: Element
  content: ReactNode
  placement: TooltipPlacement
  /** It says what the control is called, which has been spoken already. */
  isName: boolean
  /** Takes it away; how it is known among the others. */
  hide: () => void
}

const Surface = styled.div`
  @layer at.components {
    position: fixed;
    z-index: var(--at-z-toast);
    /* From the window's corner in either writing direction: its place is measured in pixels. */
    inset: 0 auto auto 0;
    inline-size: max-content;
    max-inline-size: min(280px, calc(100vw - 16px));
    padding: 5px 9px;
    border: 1px solid transparent;
    border-radius: var(--at-radius-s);
    background: var(--at-inverse);
    color: var(--at-on-inverse);
    font: 500 var(--at-font-s) / 18px var(--at-font-body);
    overflow-wrap: anywhere;
    transition: opacity var(--at-fast) var(--at-ease);

    @starting-style {
      opacity: 0;
    }
    @media print {
      display: none;
    }
  }
`

/** What floats; it exists only while it is seen. */
export function Bubble(props: BubbleProps) {
  const { anchor, content, placement, isName, hide } = props
  const { getContainer } = usePortalContext()
  const surface = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return
    const place = () => {
      const view = { left: 0, top: 0, width: innerWidth, height: innerHeight }
      const isRtl = getComputedStyle(anchor).direction === 'rtl'
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const { x, y } = placeTooltip(placement, anchor.getBoundingClientRect(), size, view, isRtl)
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor, placement])

  useLayoutEffect(() => {
    if (isName) return
    const others = anchor.getAttribute('aria-describedby')
    anchor.setAttribute('aria-describedby', others ? `${others} ${id}` : id)
    return () => {
      if (others) anchor.setAttribute('aria-describedby', others)
      else anchor.removeAttribute('aria-describedby')
    }
  }, [anchor, id, isName])

  useEffect(() => {
    const element = surface.current
    // Before everything else that Escape closes: it hides what is on top of it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The name of what has the focus is not what Escape is pressed for: the dialog around it is.
      if (!isName || !anchor.matches(':focus-within')) event.stopPropagation()
      goes(hide)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      queueMicrotask(() => {
        if (!element?.isConnected) goes(hide)
      })
    }
  }, [anchor, hide, isName])

  return createPortal(
    <TriggerContext value={undefined}>
      {/* The mark keeps it alive and readable over a modal dialog, as it does for toasts. */}
      <Surface
        ref={surface}
        id={id}
        role="tooltip"
        data-react-aria-top-layer="true"
        onPointerEnter={() => stays(hide)}
        onPointerLeave={() => leaves(hide)}
      >
        {content}
      </Surface>
    </TriggerContext>,
    getContainer?.() ?? document.body,
  )
}
