import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Key } from '../../collection/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'

export interface ReorderProps extends NativeProps<'div'> {
  /** One list, whose items stand directly in it; another list needs another `key`. */
  children: ReactNode
  /** What the items are known by, in the order in which they stand. */
  order: readonly Key[]
  /** Called with the item that was dragged and the one that it comes before, `null` for the end. */
  onMove: (key: Key, before: Key | null) => void
  /** The order cannot be changed now. */
  isDisabled?: boolean
}

const Root = styled.div`
  @layer at.components {
    display: contents;

    [data-at-dragged] {
      opacity: 0.5;
    }
    [data-at-edge] {
      position: relative;
    }
    [data-at-edge]::after {
      content: '';
      position: absolute;
      z-index: 3;
      inset-inline: 0;
      block-size: 3px;
      border-radius: 2px;
      background: var(--at-brand-edge);
      pointer-events: none;
    }
    [data-at-edge='before']::after {
      inset-block-start: -2px;
    }
    [data-at-edge='after']::after {
      inset-block-end: -2px;
    }
    &[data-at-grid] [data-at-edge]::after {
      inset-block: 0;
      inset-inline: auto;
      inline-size: 3px;
      block-size: auto;
    }
    &[data-at-grid] [data-at-edge='before']::after {
      inset-inline-start: -10px;
    }
    &[data-at-grid] [data-at-edge='after']::after {
      inset-inline-end: -10px;
    }
    @media (forced-colors: active) {
      [data-at-edge]::after {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`

/**
 * Lets the items of a list be dragged to another place. A menu on each item has to offer the same
 * for whoever does not drag (WCAG 2.5.7).
 */
export function Reorder(props: ReorderProps) {
  const { children, order, onMove, isDisabled, ref, ...native } = props
  const root = useRef<HTMLDivElement>(null)
  const both = useBothRefs(ref, root)
  const [drag, setDrag] = useState<typeof import('./drag.ts')>()
  const move = useEffectEvent((from: number, before: number) => {
    const key = order[from]
    const next = order[before] ?? null
    // Beside where it stands it stays there.
    if (key !== undefined && before !== from && before !== from + 1) onMove(key, next)
  })
  // Another order is another list: its items are taken up anew.
  const places = order.join(' ')
  useEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('ul, ol')
    if (!list || !drag || isDisabled || places === '') return
    const display = getComputedStyle(list).display
    root.current?.toggleAttribute('data-at-grid', display === 'grid')
    return drag.dragItems({ list, onDrop: (from, before) => move(from, before) })
  }, [drag, isDisabled, places])
  const onPointerEnter = () => {
    if (!drag && !isDisabled) void import('./drag.ts').then(setDrag)
  }
  return (
    <Root {...withOwn(native, { onPointerEnter })} ref={both}>
      {children}
    </Root>
  )
}
