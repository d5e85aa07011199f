import {
  colorAt,
  colorOfLuminance,
  distance,
  lightness,
  luminance,
  luminanceOf,
  okLightness,
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
const STEPS = { hover: 5, pressed: 10 }

/** Under this lightness everything looks black: the answer is lighter, and takes larger steps. */
const NIGHT = { below: 20, hover: 8, pressed: 15 }

/** The hue and chroma that a brand colour lends to its surroundings; nothing for greys. */
export function brandTone(color: Rgb): Tone {
  const tone = toneOf(color)
  return tone.c < GREY ? { h: tone.h, c: 0 } : tone
}

/** The brand's fill: its own colour; only with more contrast it may move, and then as little as can be. */
export function createFill(brand: Rgb, contrast: Contrast): Fill {
  const tone = brandTone(brand)
  const least = RATIOS.text[contrast]
  const color = readable(brand, least)
  const on = wordsOn(color, tone, least)
  return { color, on, tone, ...states(color, on, least) }
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
  palette.keepOrSolve(`${brand}-edge`, fill.color, fill.tone, edgeAim(palette, fill))
  palette.keepOrSolve(`${brand}-text`, fill.color, fill.tone)
  const c = Math.min(fill.tone.c, 0.1)
  palette.aim(`${brand}-line`, { h: fill.tone.h, c }, palette.contrast === 'more' ? 3 : 2)
}

/** The less a fill stands out from the sheet by itself, the more its outline must say. */
function edgeAim(palette: Palette, fill: Fill): number {
  const own = ratio(luminance(fill.color), luminance(palette.get('sheet')))
  const isLost = Math.min(1, Math.max(0, (1.6 - own) / 0.5))
  return 1 + isLost * 6
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

/**
 * Pointer and press move a fill away from its words, so that they only become easier to read;
 * towards them where that is much nearer to the brand's own colour and they stay readable.
 */
export function states(fill: Rgb, on: Rgb, least: number): Pick<Fill, 'hover' | 'pressed'> {
  const from = lightness(luminance(fill))
  const tone = toneOf(fill)
  const { hover, pressed } = from < NIGHT.below ? NIGHT : STEPS
  const step = (by: number) => {
    const y = luminanceOf(from + by)
    return colorOfLuminance(tone, y, by > 0 ? 'lighter' : 'darker')
  }
  const towards = (direction: number) => {
    const colors = { hover: step(direction * hover), pressed: step(direction * pressed) }
    const end = from + direction * pressed
    const words = luminance(on)
    const isPossible =
      end >= 0 &&
      end <= 100 &&
      ratio(words, luminance(colors.hover)) >= least &&
      ratio(words, luminance(colors.pressed)) >= least
    return { colors, leap: isPossible ? distance(fill, colors.pressed) : Infinity }
  }
  if (from < NIGHT.below) return towards(1).colors
  const away = luminance(on) > luminance(fill) ? -1 : 1
  const [first, second] = [towards(away), towards(-away)]
  return second.leap < first.leap * 0.85 ? second.colors : first.colors
}

function readable(brand: Rgb, least: number): Rgb {
  const y = luminance(brand)
  if (ratio(y, 1) >= least || ratio(y, 0) >= least) return brand
  // Neither white nor black reads well enough: step to the nearer colour where one of them does.
  const darker = nearest(brand, 1.05 / least - 0.05 - 1e-9, 'darker')
  const lighter = nearest(brand, least * 0.05 - 0.05 + 1e-9, 'lighter')
  return distance(brand, darker) <= distance(brand, lighter) ? darker : lighter
}

/** Rounding to eight bits makes luminance a rough path: looks back on it for a nearer colour that does too. */
function nearest(brand: Rgb, y: number, side: 'darker' | 'lighter'): Rgb {
  const tone = toneOf(brand)
  let found = colorOfLuminance(tone, y, side)
  const end = okLightness(found)
  const back = side === 'darker' ? 1 : -1
  for (let step = 1; step <= 80; step++) {
    const candidate = colorAt(tone, end + back * step * 0.0005)
    const candidateY = luminance(candidate)
    if (side === 'darker' ? candidateY <= y : candidateY >= y) found = candidate
  }
  return found
}
