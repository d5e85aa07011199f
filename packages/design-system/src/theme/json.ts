import { createTheme, type ThemeColors } from './createTheme.ts'
import type { ColorToken, Contrast, Density, Mode, Tokens } from './tokens.ts'

/** Raised when a reader of the old form could no longer read the new one. */
export const THEME_JSON_VERSION = 1

/** A computed theme as a server sends it: a few kilobytes, to be read by `themeFromJson`. */
export interface ThemeJson {
  version: typeof THEME_JSON_VERSION
  /** What the theme was made from. */
  input: { primary: string; secondary: string; contrast: Contrast; mode?: Mode; density?: Density }
  /** One colour for both modes, or that of the light and that of the dark one. */
  colors: Record<ColorToken, string | [light: string, dark: string]>
}

/** A theme as plain data, without what every theme shares. */
export function themeToJson({ input, light, dark }: ThemeColors): ThemeJson {
  const colors = Object.fromEntries(
    (Object.keys(light) as ColorToken[]).map((token) => [
      token,
      light[token] === dark[token] ? light[token] : [light[token], dark[token]],
    ]),
  )
  return { version: THEME_JSON_VERSION, input, colors: colors as ThemeJson['colors'] }
}

/**
 * Reads what `themeToJson` wrote, ready for `themeCss`. Undefined for anything else: another version,
 * a colour too few or too many, or a value that is no colour and could bring rules of its own.
 */
export function themeFromJson(value: unknown): ThemeColors | undefined {
  if (!isRecord(value) || value.version !== THEME_JSON_VERSION) return undefined
  const input = readInput(value.input)
  if (!input || !isRecord(value.colors)) return undefined
  const names = Object.keys(createTheme().light)
  if (Object.keys(value.colors).length !== names.length) return undefined
  const light: Record<string, string> = {}
  const dark: Record<string, string> = {}
  for (const name of names) {
    const { [name]: color } = value.colors
    const pair: unknown[] = Array.isArray(color) ? color : [color, color]
    const [inLight, inDark] = pair
    if (pair.length !== 2 || !isColor(inLight) || !isColor(inDark)) return undefined
    light[name] = inLight
    dark[name] = inDark
  }
  return { input, light: light as Tokens, dark: dark as Tokens }
}

function readInput(value: unknown): ThemeColors['input'] | undefined {
  if (!isRecord(value)) return undefined
  const { primary, secondary, contrast, mode, density } = value
  if (!isColor(primary) || !isColor(secondary)) return undefined
  if (contrast !== 'normal' && contrast !== 'more') return undefined
  if (mode !== undefined && mode !== 'light' && mode !== 'dark') return undefined
  if (density !== undefined && density !== 'comfortable' && density !== 'compact') return undefined
  return { primary, secondary, contrast, ...(mode && { mode }), ...(density && { density }) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#(?:[\da-f]{6}|[\da-f]{8})$/.test(value)
}
