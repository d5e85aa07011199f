import { parseColor } from '../../theme/index.ts'

/** A colour as `#rrggbb`; undefined where the text is none. */
export function toHexColor(text: string): string | undefined {
  const color = parseColor(text)
  return color === undefined ? undefined : `#${color.toString(16).padStart(6, '0')}`
}

/** What people write without the sign that belongs before it. */
export function tidyColor(text: string): string {
  const trimmed = text.trim()
  return /^([\da-f]{3}|[\da-f]{6})$/i.test(trimmed) ? `#${trimmed}` : trimmed
}
