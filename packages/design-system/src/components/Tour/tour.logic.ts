export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export interface Placed {
  /** Left upper corner of the card. */
  left: number
  top: number
  /** The side of the target that it stands on; `centre` without a target or room beside it. */
  side: 'bottom' | 'top' | 'end' | 'start' | 'centre'
}

/** Between the target's frame and the card. */
const GAP = 12
/** Between the card and the edge of the window. */
const EDGE = 12

/** Where a step's card stands: beside its target where there is room, else in the middle. */
export function placeCard(target: Box | undefined, card: Size, view: Size, isRtl = false): Placed {
  const centre: Placed = {
    left: Math.max(EDGE, (view.width - card.width) / 2),
    top: Math.max(EDGE, (view.height - card.height) / 2),
    side: 'centre',
  }
  if (!target) return centre
  const right = target.left + target.width
  const bottom = target.top + target.height
  const across = keep(target.left + target.width / 2 - card.width / 2, card.width, view.width)
  const along = keep(target.top + target.height / 2 - card.height / 2, card.height, view.height)
  const need = { width: card.width + GAP + EDGE, height: card.height + GAP + EDGE }
  if (view.height - bottom >= need.height)
    return { left: across, top: bottom + GAP, side: 'bottom' }
  if (target.top >= need.height) {
    return { left: across, top: target.top - GAP - card.height, side: 'top' }
  }
  const onRight: Placed = { left: right + GAP, top: along, side: isRtl ? 'start' : 'end' }
  const onLeft: Placed = {
    left: target.left - GAP - card.width,
    top: along,
    side: isRtl ? 'end' : 'start',
  }
  const hasRight = view.width - right >= need.width
  const hasLeft = target.left >= need.width
  if (hasRight && (!isRtl || !hasLeft)) return onRight
  if (hasLeft) return onLeft
  // Nowhere is room, as on a phone: at the edge that hides less of the target.
  const isHigh = target.top + target.height / 2 < view.height / 2
  const top = isHigh ? view.height - card.height - EDGE : EDGE
  return { left: across, top: Math.max(EDGE, top), side: 'centre' }
}

function keep(start: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - size - EDGE))
}

/** The frame around a target, not beyond the window. */
export function frameOf(target: Box, view: Size, padding = 6): Box {
  const left = Math.max(2, target.left - padding)
  const top = Math.max(2, target.top - padding)
  const right = Math.min(view.width - 2, target.left + target.width + padding)
  const bottom = Math.min(view.height - 2, target.top + target.height + padding)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/** What closes a tour: the welcome tour only its own buttons, and its last step only "ready". */
export function closesBy(
  how: 'escape' | 'mask' | 'cross',
  tour: { isBlocking: boolean; isLast: boolean },
): boolean {
  if (how === 'mask') return !tour.isBlocking
  return !(tour.isBlocking && tour.isLast)
}
