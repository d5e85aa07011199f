import { tidyColor, toHexColor } from '@atrium/design-system'

/** A colour as `#rrggbb`, however it was typed; undefined for what is none. */
export const readColor = (text: string): string | undefined => toHexColor(tidyColor(text))

export type ColorName =
  | 'white'
  | 'black'
  | 'grey'
  | 'red'
  | 'orange'
  | 'brown'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'violet'
  | 'pink'

/** What people call a colour; roughly, as they do. */
export function colorName(hex: string): ColorName {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const lightness = (max + min) / 2
  const spread = max - min
  if (lightness > 0.95) return 'white'
  if (lightness < 0.07) return 'black'
  if (spread < 0.09) return 'grey'
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  const hue = sector * 60
  if (hue < 14 || hue >= 345) return lightness > 0.75 ? 'pink' : 'red'
  if (hue < 43) return lightness < 0.36 ? 'brown' : 'orange'
  if (hue < 70) return lightness < 0.28 ? 'brown' : 'yellow'
  if (hue < 160) return 'green'
  if (hue < 192) return 'turquoise'
  if (hue < 255) return 'blue'
  return hue < 300 ? 'violet' : 'pink'
}

/** So many colours of a picture are offered. */
const offered = 6

/** Colours worth suggesting: those with a hue first, a white or black ground last. */
export function suggestionsFrom(colors: readonly string[]): string[] {
  const read = [...new Set(colors.flatMap((color) => readColor(color) ?? []))]
  const isPlain = (hex: string) => ['white', 'black', 'grey'].includes(colorName(hex))
  const vivid = read.filter((hex) => !isPlain(hex))
  return [...vivid, ...read.filter(isPlain)].slice(0, offered)
}
