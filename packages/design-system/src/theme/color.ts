import {
  convertLrgbToOklab,
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToLrgb,
  parseHex,
  parseRgbLegacy,
} from 'culori/fn'

/** An sRGB colour as it is emitted: 0xRRGGBB. Everything is proven on this form, after rounding. */
export type Rgb = number

/** Hue in degrees and chroma of OKLCH; lightness is what gets solved. */
export interface Tone {
  h: number
  c: number
}

const LINEAR = Float64Array.from(
  { length: 256 },
  (_, byte) => convertRgbToLrgb({ r: byte / 255, g: 0, b: 0 }).r,
)

/** Reads `#rgb`, `#rrggbb` and `rgb(r, g, b)`; undefined for everything else. Transparency is ignored. */
export function parseColor(text: string): Rgb | undefined {
  const input = text.trim()
  const color = parseHex(input) ?? parseRgbLegacy(input)
  return color && pack(color.r, color.g, color.b)
}

/** `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.toString(16).padStart(6, '0')}`
}

/** Relative luminance of WCAG 2. */
export function luminance(color: Rgb): number {
  return (
    0.2126 * LINEAR[color >> 16]! +
    0.7152 * LINEAR[(color >> 8) & 255]! +
    0.0722 * LINEAR[color & 255]!
  )
}

/** Contrast ratio of WCAG 2 between two luminances. */
export function ratio(a: number, b: number): number {
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05)
}

/** CIE lightness L*, 0 to 100, of a luminance: equal steps look equal. */
export function lightness(y: number): number {
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27
}

/** Luminance of a CIE lightness L*. */
export function luminanceOf(lstar: number): number {
  return lstar > 8 ? ((lstar + 16) / 116) ** 3 : (lstar * 27) / 24389
}

/** What is seen where a colour of this opacity lies on a ground; rounded like a screen does. */
export function composite(over: Rgb, alpha: number, ground: Rgb): Rgb {
  const mix = (shift: number) => {
    const ground8 = (ground >> shift) & 255
    return Math.round(ground8 + (((over >> shift) & 255) - ground8) * alpha) << shift
  }
  return mix(16) | mix(8) | mix(0)
}

/** Hue and chroma of a colour; hue is meaningless where the chroma is near 0. */
export function toneOf(color: Rgb): Tone {
  const { a, b } = oklab(color)
  return { h: (Math.atan2(b, a) * 180) / Math.PI, c: Math.hypot(a, b) }
}

/** Lightness of OKLCH, 0 to 1. */
export function okLightness(color: Rgb): number {
  return oklab(color).l
}

/** How far apart two colours look: their distance in OKLab; 0.02 is just noticed, 1 is black to white. */
export function distance(one: Rgb, other: Rgb): number {
  const [p, q] = [oklab(one), oklab(other)]
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b)
}

/** The colour of this tone at an OKLCH lightness of 0 to 1; loses chroma where the screen cannot show it. */
export function colorAt({ h, c }: Tone, l: number): Rgb {
  const cos = Math.cos((h * Math.PI) / 180)
  const sin = Math.sin((h * Math.PI) / 180)
  let inside = linear(l, c * cos, c * sin)
  if (!isShowable(inside)) {
    let low = 0
    let high = c
    inside = linear(l, 0, 0)
    for (let step = 0; step < 7; step++) {
      const middle = (low + high) / 2
      const candidate = linear(l, middle * cos, middle * sin)
      if (isShowable(candidate)) {
        low = middle
        inside = candidate
      } else high = middle
    }
  }
  const rgb = convertLrgbToRgb(inside)
  return pack(rgb.r, rgb.g, rgb.b)
}

/** The lightness of a grey differs from that of any other colour of its luminance by less than this. */
const REACH = 0.08

/** The colour of this tone whose luminance comes nearest to `y` without being lighter (or darker). */
export function colorOfLuminance(tone: Tone, y: number, side: 'darker' | 'lighter'): Rgb {
  const grey = Math.cbrt(y)
  let low = Math.max(0, grey - REACH)
  let high = Math.min(1, grey + REACH)
  let best: Rgb = side === 'darker' ? 0x000000 : 0xffffff
  // Down to a twelfth of a step of eight bits: no nearer colour is passed over.
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2
    const candidate = colorAt(tone, middle)
    const candidateY = luminance(candidate)
    if (side === 'darker' ? candidateY <= y : candidateY >= y) best = candidate
    if (candidateY > y) high = middle
    else low = middle
  }
  return best
}

interface Linear {
  r: number
  g: number
  b: number
}

function oklab(color: Rgb): { l: number; a: number; b: number } {
  return convertLrgbToOklab({
    r: LINEAR[color >> 16]!,
    g: LINEAR[(color >> 8) & 255]!,
    b: LINEAR[color & 255]!,
  })
}

function linear(l: number, a: number, b: number): Linear {
  return convertOklabToLrgb({ l, a, b })
}

const EDGE = 0.0005

function isShowable({ r, g, b }: Linear): boolean {
  const low = Math.min(r, g, b)
  const high = Math.max(r, g, b)
  return low >= -EDGE && high <= 1 + EDGE
}

function pack(r: number, g: number, b: number): Rgb {
  return (byte(r) << 16) | (byte(g) << 8) | byte(b)
}

function byte(channel: number): number {
  return Math.min(255, Math.max(0, Math.round(channel * 255)))
}
