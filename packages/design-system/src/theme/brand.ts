import {
  colorAt,
  colorOfLuminance,
  lightness,
  luminance,
  luminanceOf,
  ratio,
  toneOf,
  type Rgb,
  type Tone,
} from './color.ts'
import type { Palette } from './palette.ts'
import { RATIOS } from './pairs.ts'
import type { Brand, Contrast } from './tokens.ts'

/** A fill with what is written on it and its states; the same in both modes. */
export interface Fill {
  color: Rgb
  hover: Rgb
  pressed: Rgb
  on: Rgb
  tone: Tone
}

/** Under this chroma a colour is a grey, and its hue is noise. */
const GREY = 0.02

/** Steps of CIE lightness by which a fill answers to pointer and press. */
const HOVER_STEP = 5
const PRESSED_STEP = 10

/** The hue and chroma that a brand colour lends to its surroundings; nothing for greys. */
export function brandTone(color: Rgb): Tone {
  const tone = toneOf(color)
  return tone.c < GREY ? { h: tone.h, c: 0 } : tone
}

/** The brand's fill: its own colour; only with more contrast it may move, and then as little as can be. */
export function createFill(brand: Rgb, contrast: Contrast): Fill {
  const tone = brandTone(brand)
  const least = RATIOS.text[contrast]
  const color = readable(brand, tone, least)
  const on = wordsOn(color, tone, least)
  return { color, on, tone, ...states(color, on, tone) }
}

/** Fills one brand's roles in a palette whose surfaces are there. */
export function paintBrand(palette: Palette, brand: Brand, fill: Fill): void {
  palette.set(brand, fill.color)
  palette.set(`on-${brand}`, fill.on)
  palette.set(`${brand}-hover`, fill.hover)
  palette.set(`${brand}-pressed`, fill.pressed)
}

/** The brand's roles that must stand out from the surfaces, after all washes are known. */
export function paintBrandLines(palette: Palette, brand: Brand, fill: Fill): void {
  palette.keepOrSolve(`${brand}-edge`, fill.color, fill.tone)
  palette.keepOrSolve(`${brand}-text`, fill.color, fill.tone)
  const c = Math.min(fill.tone.c, 0.1)
  palette.aim(`${brand}-line`, { h: fill.tone.h, c }, palette.contrast === 'more' ? 3 : 2)
}

/** The brand's quiet grounds. */
export function paintBrandGrounds(palette: Palette, brand: Brand, { tone }: Fill): void {
  const isLight = palette.mode === 'light'
  const at = (l: number, chroma: number) => colorAt({ h: tone.h, c: Math.min(tone.c, chroma) }, l)
  palette.set(`${brand}-wash`, isLight ? at(0.962, 0.026) : at(0.247, 0.03))
  palette.set(`${brand}-soft`, isLight ? at(0.92, 0.05) : at(0.3, 0.055))
}

/** White where it reads, else a near-black of the brand's hue, else black: one of them always reads. */
export function wordsOn(fill: Rgb, tone: Tone, least: number): Rgb {
  const y = luminance(fill)
  if (ratio(1, y) >= least) return 0xffffff
  const dark = colorAt({ h: tone.h, c: Math.min(tone.c, 0.03) }, 0.17)
  return ratio(luminance(dark), y) >= least ? dark : 0x000000
}

/** Pointer and press move a fill away from its words, so that they only become easier to read. */
export function states(fill: Rgb, on: Rgb, tone: Tone): Pick<Fill, 'hover' | 'pressed'> {
  const from = lightness(luminance(fill))
  const away = luminance(on) > luminance(fill) ? -1 : 1
  const end = from + away * PRESSED_STEP
  // At the ends of the range there is no room; there the words have more contrast than they need.
  const direction = end < 0 || end > 100 ? -away : away
  const step = (by: number) => {
    const y = luminanceOf(from + direction * by)
    return colorOfLuminance(tone, y, direction > 0 ? 'lighter' : 'darker')
  }
  return { hover: step(HOVER_STEP), pressed: step(PRESSED_STEP) }
}

function readable(brand: Rgb, tone: Tone, least: number): Rgb {
  const y = luminance(brand)
  if (ratio(y, 1) >= least || ratio(y, 0) >= least) return brand
  // Neither white nor black reads well enough: step to the nearer colour where one of them does.
  const darker = 1.05 / least - 0.05 - 1e-9
  const lighter = least * 0.05 - 0.05 + 1e-9
  const isDarkerNearer = lightness(y) - lightness(darker) <= lightness(lighter) - lightness(y)
  return isDarkerNearer
    ? colorOfLuminance(tone, darker, 'darker')
    : colorOfLuminance(tone, lighter, 'lighter')
}
