import type { ReactElement } from 'react'
import type { LucideIcon } from 'lucide-react'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** What lines a shape draws, as a path. */
const PATHS: Record<string, (shape: Readonly<Record<string, string>>) => string> = {
  // A first point is counted from the origin, whatever was drawn before.
  path: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r = '' }) => round(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => round(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({ x, y, width, height, rx, ry }) => {
    const [across, down] = [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)]
    const [w, h] = [Number(width) - 2 * across, Number(height) - 2 * down]
    const turn = (dx: number, dy: number) => `a${across} ${down} 0 0 1 ${dx} ${dy}`
    return (
      `M${Number(x) + across} ${y}h${w}${turn(across, down)}v${h}${turn(-across, down)}` +
      `h${-w}${turn(-across, -down)}v${-h}${turn(across, -down)}z`
    )
  },
}

/** An ellipse in two halves. */
function round(x: number, y: number, rx: number, ry: number): string {
  const half = (dx: number) => `a${rx} ${ry} 0 1 0 ${dx} 0`
  return `M${x - rx} ${y}${half(2 * rx)}${half(-2 * rx)}z`
}

/** The shapes of an icon; Lucide keeps them in what its components render. */
function shapesOf(icon: LucideIcon): readonly Shape[] | undefined {
  if (!('render' in icon) || typeof icon.render !== 'function') return undefined
  const { props } = icon.render({}, null) as ReactElement<{ icon?: { node?: readonly Shape[] } }>
  return props.icon?.node
}

const known = new WeakMap<LucideIcon, string | undefined>()

/**
 * All lines of an icon as one path: an element for each of its strokes would be most of what a list
 * with icons is made of. `undefined` where parts are filled.
 */
export function strokeOf(icon: LucideIcon): string | undefined {
  if (!known.has(icon)) {
    const shapes = shapesOf(icon)
    const isLines = shapes?.every(([tag, { fill }]) => PATHS[tag] && fill === undefined)
    known.set(icon, isLines ? shapes?.map(([tag, all]) => PATHS[tag]!(all)).join('') : undefined)
  }
  return known.get(icon)
}
