import type { ColorSwatch } from '@atrium/design-system'
import { useMessages } from '../language/useMessages.ts'
import { colorName } from './colors.ts'
import { colorMessages } from './messages.ts'

/** What people call a colour, in the host's language. */
export function useColorName(): (hex: string) => string {
  const { t } = useMessages(colorMessages)
  return (hex) => t(colorName(hex))
}

/** Colours to take up, each by its name. */
export function useSwatches(colors: readonly string[]): ColorSwatch[] {
  const nameOf = useColorName()
  return colors.map((color) => ({ color, label: nameOf(color) }))
}
