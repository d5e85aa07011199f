import type { KeyboardEvent } from 'react'

export interface MoveOptions {
  /** Which arrows move; default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | 'both'
  /** What can take the focus inside; default every enabled button and link. */
  items?: string
  /** Goes on at the other end; default true. */
  isWrapping?: boolean
}

const ITEMS = 'button:not(:disabled), a[href], [tabindex]:not([aria-disabled="true"])'

/** Where a key leads in a row of things, or undefined where it leads nowhere. */
export function nextIndex(
  key: string,
  at: { index: number; count: number; isRtl: boolean },
  options: MoveOptions = {},
): number | undefined {
  const { orientation = 'horizontal', isWrapping = true } = options
  const { index, count, isRtl } = at
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = stepOf(key, orientation, isRtl)
  if (step === 0) return undefined
  const next = index + step
  if (isWrapping) return (next + count) % count
  return next < 0 || next >= count ? undefined : next
}

function stepOf(key: string, orientation: MoveOptions['orientation'], isRtl: boolean): number {
  if (orientation !== 'vertical') {
    if (key === 'ArrowRight') return isRtl ? -1 : 1
    if (key === 'ArrowLeft') return isRtl ? 1 : -1
  }
  if (orientation !== 'horizontal') {
    if (key === 'ArrowDown') return 1
    if (key === 'ArrowUp') return -1
  }
  return 0
}

/** Moves the focus among the things in the element that the keys are pressed in; returns the new one. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  options: MoveOptions = {},
): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined
  const root = event.currentTarget
  const target = event.target as HTMLElement
  if (target.matches('input, textarea, select, [contenteditable]')) return undefined
  const items = [...root.querySelectorAll<HTMLElement>(options.items ?? ITEMS)]
  const index = items.indexOf(target)
  if (index < 0) return undefined
  const isRtl = getComputedStyle(root).direction === 'rtl'
  const next = nextIndex(event.key, { index, count: items.length, isRtl }, options)
  if (next === undefined) return undefined
  event.preventDefault()
  const item = items[next]
  item?.focus()
  return item
}
