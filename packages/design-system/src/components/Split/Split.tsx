import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { splitCss } from './split.css.ts'
import { clampSplit, splitByKey } from './split.logic.ts'

export interface SplitProps extends NativeProps<'div'> {
  /** The pane whose size changes. */
  start: ReactNode
  /** The pane that takes the rest. */
  end: ReactNode
  /** Spoken name of the separator: what it makes larger. */
  label: string
  /** Side by side, default, or one above the other. */
  orientation?: 'horizontal' | 'vertical'
  /** Share of the first pane in percent, when the parent holds it. */
  size?: number
  /** The share at first, and after a double click; default 50. */
  defaultSize?: number
  /** Called while it is dragged and with every key. */
  onSizeChange?: (size: number) => void
  /** Least share in percent; default 20. */
  min?: number
  /** Largest share in percent; default 80. */
  max?: number
}

const Root = styled.div`
  ${splitCss}
`

/** Two panes with a separator to drag or to move by keys; with little room they stand below each other. */
export function Split(props: SplitProps) {
  const {
    start,
    end,
    label,
    orientation = 'horizontal',
    size: held,
    defaultSize = 50,
    onSizeChange,
    min = 20,
    max = 80,
    ...native
  } = props
  const root = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultSize)
  const range = { min, max }
  const size = clampSplit(held ?? own, range)
  const move = (next: number) => {
    const clamped = clampSplit(next, range)
    if (clamped === size) return
    setOwn(clamped)
    onSizeChange?.(clamped)
  }
  const isRightToLeft = () =>
    orientation === 'horizontal' && root.current?.matches(':dir(rtl)') === true
  const byKey = (event: KeyboardEvent) => {
    const next = splitByKey(event.key, size, range, isRightToLeft())
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = root.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const across = (event.clientX - box.left) / box.width
    const share = orientation === 'vertical' ? (event.clientY - box.top) / box.height : across
    move((isRightToLeft() ? 1 - share : share) * 100)
  }
  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-label': label,
    // A separator between panes side by side stands upright.
    'aria-orientation': orientation === 'horizontal' ? ('vertical' as const) : undefined,
    'aria-valuenow': Math.round(size),
    'aria-valuemin': min,
    'aria-valuemax': max,
    onKeyDown: byKey,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: drag,
    onDoubleClick: () => move(defaultSize),
  }
  const style = { '--_size': `${size}%` } as Record<string, string>
  return (
    <Root {...native} data-at-orientation={orientation}>
      <div ref={root} className="at-panes" style={style}>
        <div className="at-start">{start}</div>
        <div className="at-separator" {...separator} />
        <div className="at-end">{end}</div>
      </div>
    </Root>
  )
}
