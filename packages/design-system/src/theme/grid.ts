import { toHex } from './color.ts'

/** Colours that have broken themes before. */
export const NAMED = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#ffed00',
  '#777777',
  '#00ff00',
  '#fefefe',
  '#010101',
  '#ff0000',
  '#0000ff',
  '#00ffff',
  '#ff00ff',
  '#767676',
  '#757575',
  '#2392d4',
]

/** Every colour of an even grid over the sRGB cube, `steps` to an edge. */
export function grid(steps: number): string[] {
  const levels = Array.from({ length: steps }, (_, step) => Math.round((step * 255) / (steps - 1)))
  return levels.flatMap((r) =>
    levels.flatMap((g) => levels.map((b) => toHex((r << 16) | (g << 8) | b))),
  )
}
