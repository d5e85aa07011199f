/** The least and the most that can be zoomed to, and one step (WFD-02). */
export const ZOOM = { min: 0.5, max: 3, maxEnlarged: 5, step: 0.1 } as const

/** The most that can be zoomed to. */
export function maxZoom(isEnlarged = false): number {
  return isEnlarged ? ZOOM.maxEnlarged : ZOOM.max
}

/** The nearest step within the limits; without the crumbs of counting in tenths. */
export function toZoom(value: number, isEnlarged = false): number {
  const within = Math.min(maxZoom(isEnlarged), Math.max(ZOOM.min, value))
  return Math.round(within / ZOOM.step) / Math.round(1 / ZOOM.step)
}

/** So many steps further in, or out where below 0. */
export function stepZoom(zoom: number, steps: number, isEnlarged?: boolean): number {
  return toZoom(zoom + steps * ZOOM.step, isEnlarged)
}

/** A place in a picture, from where it lies by itself. */
export interface Offset {
  /** To the right. */
  x: number
  /** Down. */
  y: number
}

/** As far as the picture can be moved without showing what lies behind it. */
export function clampOffset(offset: Offset, zoom: number, room: { width: number; height: number }) {
  const limit = (value: number, size: number) => {
    const most = Math.max(0, ((zoom - 1) * size) / 2)
    return Math.min(most, Math.max(-most, value)) || 0
  }
  return { x: limit(offset.x, room.width), y: limit(offset.y, room.height) }
}

/** Where the picture has to lie after a zoom so that the point under the pointer stays there. */
export function zoomAbout(offset: Offset, point: Offset, from: number, to: number): Offset {
  const grown = to / from
  return {
    x: point.x - (point.x - offset.x) * grown,
    y: point.y - (point.y - offset.y) * grown,
  }
}
