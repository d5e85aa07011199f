import {
  brandTone,
  createFill,
  paintBrand,
  paintBrandGrounds,
  paintBrandLines,
  type Fill,
} from './brand.ts'
import { colorAt, lightness, luminance, parseColor, toHex, type Rgb, type Tone } from './color.ts'
import { paintAvatars, paintData, paintMedia, paintStatuses } from './fixed.ts'
import { Palette } from './palette.ts'
import type { BrandReport } from './report.ts'
import { scaleOf, type ScaleToken } from './scale.ts'
import type { Brand, Contrast, Density, Mode, Tokens } from './tokens.ts'

/** The brand colour of a tenant that has set none (GEN-13). */
export const DEFAULT_BRAND = 'rgb(35, 146, 212)'

/** What a tenant chooses. */
export interface ThemeInput {
  /** Any colour as `#rgb`, `#rrggbb` or `rgb(r, g, b)`; default `rgb(35, 146, 212)` (GEN-13). */
  primary?: string
  /** A second colour; default the first. */
  secondary?: string
  /** `more` asks for 7:1 and 4.5:1 instead of 4.5:1 and 3:1; default `normal`. */
  contrast?: Contrast
  /** Light or dark for good; without it both are in the style sheet and the page or system chooses. */
  mode?: Mode
  /** `compact` brings controls and rows nearer; without it the page chooses, `comfortable` at last. */
  density?: Density
}

/** The colours of a theme and what they were made from. */
export interface ThemeColors {
  /** The colours as understood, `#rrggbb`. */
  input: { primary: string; secondary: string; contrast: Contrast; mode?: Mode; density?: Density }
  light: Tokens
  dark: Tokens
}

export interface Theme extends ThemeColors {
  /** Everything that is not a colour, in the theme's density. */
  scale: Record<ScaleToken, string>
  report: Record<Brand, BrandReport>
}

/** Computes every colour role from the tenant's colours, readable in both modes for any colour. */
export function createTheme(input: ThemeInput = {}): Theme {
  const contrast = input.contrast ?? 'normal'
  const primary = readColor(input.primary || DEFAULT_BRAND)
  const secondary = input.secondary ? readColor(input.secondary) : primary
  const brand = createFill(primary.color, contrast)
  const accent = secondary === primary ? brand : createFill(secondary.color, contrast)
  const light = paint('light', contrast, brand, accent)
  const dark = paint('dark', contrast, brand, accent)
  const report = (name: Brand, fill: Fill, source: ReadColor): BrandReport => ({
    chosen: source.text,
    isReadable: source.isReadable,
    isKept: fill.color === source.color,
    fill: toHex(fill.color),
    moved: lightness(luminance(fill.color)) - lightness(luminance(source.color)),
    on: toHex(fill.on),
    outlinedIn: differingModes(light, dark, name, 'edge'),
    textShiftedIn: differingModes(light, dark, name, 'text'),
    edge: { light: light[`${name}-edge`], dark: dark[`${name}-edge`] },
    text: { light: light[`${name}-text`], dark: dark[`${name}-text`] },
  })
  return {
    input: {
      primary: toHex(primary.color),
      secondary: toHex(secondary.color),
      contrast,
      ...(input.mode && { mode: input.mode }),
      ...(input.density && { density: input.density }),
    },
    light,
    dark,
    scale: scaleOf(input.density),
    report: {
      brand: report('brand', brand, primary),
      accent: report('accent', accent, secondary),
    },
  }
}

interface ReadColor {
  text: string
  color: Rgb
  isReadable: boolean
}

function readColor(text: string): ReadColor {
  const color = parseColor(text)
  // A tenant's wrong entry must not cost everybody the portal.
  return color === undefined
    ? { text, color: parseColor(DEFAULT_BRAND) ?? 0, isReadable: false }
    : { text, color, isReadable: true }
}

function paint(mode: Mode, contrast: Contrast, brand: Fill, accent: Fill): Tokens {
  const palette = new Palette(mode, contrast)
  const isSame = brand === accent
  paintSurfaces(palette, brandTone(brand.color))
  for (const [name, fill] of [
    ['brand', brand],
    ['accent', accent],
  ] as const) {
    paintBrand(palette, name, fill)
    paintBrandGrounds(palette, name, fill)
  }
  paintBrandLines(palette, 'brand', brand)
  if (isSame) copyBrandLines(palette)
  else paintBrandLines(palette, 'accent', accent)
  paintWords(palette, neutral(brand.tone, mode))
  palette.set('focus-gap', palette.get('raised'))
  palette.solve('focus', { h: brand.tone.h, c: Math.min(brand.tone.c, 0.15) }, 4.6)
  paintStatuses(palette)
  paintMedia(palette)
  paintData(palette, brand.tone.c === 0 ? 240 : brand.tone.h)
  paintAvatars(palette)
  return palette.tokens()
}

function copyBrandLines(palette: Palette): void {
  for (const role of ['edge', 'text', 'line'] as const) {
    palette.set(`accent-${role}`, palette.get(`brand-${role}`))
  }
}

/** Neutral planes carry a trace of the brand's hue, so that each portal feels its own. */
function neutral({ h, c }: Tone, mode: Mode): Tone {
  return { h, c: Math.min(c * 0.12, mode === 'light' ? 0.009 : 0.012) }
}

function paintSurfaces(palette: Palette, brand: Tone): void {
  const tone = neutral(brand, palette.mode)
  const at = (l: number, share = 1) => colorAt({ h: tone.h, c: tone.c * share }, l)
  if (palette.mode === 'light') {
    palette.set('canvas', at(0.96))
    palette.set('sheet', at(0.99, 0.7))
    palette.set('raised', 0xffffff)
    palette.set('sunken', at(0.943))
    palette.set('hover', at(0.25), 0.055)
    palette.set('pressed', at(0.25), 0.1)
    palette.set('scrim', at(0.2), 0.42)
    palette.set('scrim-light', at(0.2), 0.2)
    palette.set('shadow', at(0.25), 0.13)
  } else {
    palette.set('canvas', at(0.155))
    palette.set('sheet', at(0.195))
    palette.set('raised', at(0.235))
    palette.set('sunken', at(0.163))
    palette.set('hover', at(0.95), 0.07)
    palette.set('pressed', at(0.95), 0.12)
    palette.set('scrim', 0x000000, 0.62)
    palette.set('scrim-light', 0x000000, 0.42)
    palette.set('shadow', 0x000000, 0.5)
  }
  palette.set('veil', 0x000000, palette.contrast === 'more' ? 0.7 : 0.58)
  palette.set('on-veil', 0xffffff)
}

function paintWords(palette: Palette, tone: Tone): void {
  const isMore = palette.contrast === 'more'
  palette.solve('text', tone, isMore ? 18 : 15.5)
  palette.solve('text-2', tone, isMore ? 11 : 7.6)
  palette.solve('text-3', tone)
  palette.solve('field', tone)
  palette.aim('line', tone, isMore ? 3 : 1.3)
  palette.aim('line-strong', tone, isMore ? 4.5 : 1.85)
  const isLight = palette.mode === 'light'
  palette.set('inverse', colorAt(tone, isLight ? 0.28 : 0.93))
  palette.set('on-inverse', isLight ? 0xffffff : colorAt(tone, 0.2))
}

function differingModes(light: Tokens, dark: Tokens, brand: Brand, role: 'edge' | 'text'): Mode[] {
  const modes: Mode[] = []
  if (light[`${brand}-${role}`] !== light[brand]) modes.push('light')
  if (dark[`${brand}-${role}`] !== dark[brand]) modes.push('dark')
  return modes
}
