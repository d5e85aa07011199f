/** Where a tooltip stands; `start` and `end` follow the writing direction. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end' | 'left' | 'right'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Side = 'top' | 'bottom' | 'left' | 'right'

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** Between control and tooltip, and between tooltip and the window's edge, in pixels. */
const GAP = 6
const EDGE = 8

function sideOf(placement: TooltipPlacement, isRtl: boolean): Side {
  if (placement === 'start') return isRtl ? 'right' : 'left'
  if (placement === 'end') return isRtl ? 'left' : 'right'
  return placement
}

function room(anchor: Box, view: Box): Record<Side, number> {
  return {
    top: anchor.top - view.top,
    bottom: view.top + view.height - anchor.top - anchor.height,
    left: anchor.left - view.left,
    right: view.left + view.width - anchor.left - anchor.width,
  }
}

function beside(side: Side, anchor: Box, size: Pick<Box, 'width' | 'height'>) {
  const middleX = anchor.left + (anchor.width - size.width) / 2
  const middleY = anchor.top + (anchor.height - size.height) / 2
  if (side === 'top') return { x: middleX, y: anchor.top - GAP - size.height }
  if (side === 'bottom') return { x: middleX, y: anchor.top + anchor.height + GAP }
  if (side === 'left') return { x: anchor.left - GAP - size.width, y: middleY }
  return { x: anchor.left + anchor.width + GAP, y: middleY }
}

const within = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)))

/** The upper left corner of a tooltip: on its side, or across where there is more room, in view. */
export function placeTooltip(
  placement: TooltipPlacement,
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  view: Box,
  isRtl = false,
): { x: number; y: number } {
  const wish = sideOf(placement, isRtl)
  const rooms = room(anchor, view)
  const length = wish === 'top' || wish === 'bottom' ? size.height : size.width
  const isTight = rooms[wish] < length + GAP + EDGE
  const side = isTight && rooms[OPPOSITE[wish]] > rooms[wish] ? OPPOSITE[wish] : wish
  const { x, y } = beside(side, anchor, size)
  return {
    x: within(x, view.left + EDGE, view.left + view.width - EDGE - size.width),
    y: within(y, view.top + EDGE, view.top + view.height - EDGE - size.height),
  }
}
