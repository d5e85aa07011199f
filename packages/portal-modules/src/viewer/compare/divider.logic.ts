/** Where the divider goes with a key, in percent from the left; undefined: the key means nothing here. */
export function dividerAt(at: number, key: string, isLarge: boolean): number | undefined {
  const step = isLarge ? 10 : 1
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(at - step)
    case 'ArrowRight':
    case 'ArrowUp':
      return within(at + step)
    case 'PageDown':
      return within(at - 10)
    case 'PageUp':
      return within(at + 10)
    case 'Home':
      return 0
    case 'End':
      return 100
    default:
      return undefined
  }
}

/** Where a pointer is, in percent of a box from the left. */
export const placeIn = (x: number, box: { left: number; width: number }): number =>
  box.width === 0 ? 50 : within(Math.round(((x - box.left) / box.width) * 100))

const within = (at: number) => Math.min(100, Math.max(0, at))
