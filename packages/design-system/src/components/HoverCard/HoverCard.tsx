import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'

export interface HoverCardProps extends NativeProps<'div'> {
  /** The focusable control that it belongs to, most often a link to the whole of it. */
  children: ReactElement
  /** A glance at what is behind the control; it never holds the only copy of an information. */
  content: ReactNode
  /** Milliseconds until it appears under the pointer; default 400. */
  delay?: number
  /** A tap opens and closes it too: for a control that does nothing else. */
  opensOnTap?: boolean
  /** Keeps it away. */
  isDisabled?: boolean
}

const Card = styled(Popover)`
  @layer at.components {
    inline-size: max-content;
    max-inline-size: min(320px, calc(100vw - 24px));
    padding: 14px var(--at-space-4);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    color: var(--at-text);
    box-shadow: var(--at-shadow-float);
    overflow: auto;
    overflow-wrap: anywhere;
    outline: none;
    transition: opacity var(--at-fast) var(--at-ease);

    @media (prefers-reduced-motion: no-preference) {
      &[data-entering],
      &[data-exiting] {
        opacity: 0;
      }
    }
    @media print {
      display: none;
    }
  }
`

/** Between the control and the card the pointer may be nowhere for so long. */
export const graceMs = 140

/** A glance at a person, a file or a campaign, under the pointer or the keyboard's focus. Class and style are the card's, other attributes, handlers and ref its content's. */
export function HoverCard(props: HoverCardProps) {
  const {
    children,
    content,
    delay = 400,
    opensOnTap,
    isDisabled,
    className,
    style,
    ...native
  } = props
  const ownId = useId()
  const { id = ownId } = native
  const root = useRef<HTMLSpanElement>(null)
  const anchor = useRef<Element | null>(null)
  const timer = useRef(0)
  const [isOpen, setOpen] = useState(false)
  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), wait)
  }
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    clearTimeout(timer.current)
    setOpen(false)
  })
  useEffect(() => {
    anchor.current = root.current?.firstElementChild ?? null
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const control = anchor.current
    control?.setAttribute('aria-describedby', id)
    document.addEventListener('keydown', close, true)
    return () => {
      control?.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', close, true)
    }
  }, [isOpen, id])
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(true, isOpen ? 0 : delay)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(false, graceMs)
    },
  }
  const overCard = {
    onPointerEnter: (event: PointerEvent<HTMLDivElement>) => {
      native.onPointerEnter?.(event)
      hover.onPointerEnter(event)
    },
    onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
      native.onPointerLeave?.(event)
      hover.onPointerLeave(event)
    },
  }
  const focus = {
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) later(true, 120)
    },
    onBlur: () => later(false, 0),
  }
  const tap = {
    onPointerUp: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') later(!isOpen, 0)
    },
  }
  const listen = isDisabled ? undefined : { ...hover, ...focus, ...(opensOnTap && tap) }
  return (
    <>
      <span ref={root} style={{ display: 'contents' }} {...listen}>
        {children}
      </span>
      {isOpen && !isDisabled && (
        <Card
          className={className}
          style={style}
          isOpen
          isNonModal
          triggerRef={anchor}
          placement="bottom start"
          offset={8}
          onOpenChange={setOpen}
        >
          <div {...native} id={id} {...overCard}>
            {content}
          </div>
        </Card>
      )}
    </>
  )
}
