import {
  colorOfLuminance,
  composite,
  luminance,
  parseColor,
  ratio,
  toHex,
  type Rgb,
  type Tone,
} from './color.ts'
import { PAIRS, RATIOS, type Ground, type Pair } from './pairs.ts'
import type { ColorToken, Contrast, Mode, Tokens } from './tokens.ts'

const PAIR_OF = new Map<ColorToken, Pair>(PAIRS.map((pair) => [pair.token, pair]))

interface Layer {
  color: Rgb
  alpha: number
}

/** The colours of one mode while they are being found: each is solved against those before it. */
export class Palette {
  readonly mode: Mode
  readonly contrast: Contrast
  private readonly layers = new Map<ColorToken, Layer>()
  private readonly luminances = new Map<Ground, number>()

  constructor(mode: Mode, contrast: Contrast) {
    this.mode = mode
    this.contrast = contrast
  }

  set(token: ColorToken, color: Rgb, alpha = 1): Rgb {
    // Rounded here already, so that what is solved against is what the screen gets.
    this.layers.set(token, { color, alpha: Math.round(alpha * 255) / 255 })
    return color
  }

  get(token: ColorToken): Rgb {
    return this.layer(token).color
  }

  /** The token's promise kept by the tone: as near to `aim` (a ratio on the sheet) as the promise allows. */
  solve(token: ColorToken, tone: Tone, aim = 1): Rgb {
    const isLight = this.mode === 'light'
    const need = this.limit(token)
    const sheet = this.luminance('sheet') + 0.05
    const wish = isLight ? sheet / aim - 0.05 : sheet * aim - 0.05
    const y = isLight ? Math.min(need, wish) : Math.max(need, wish)
    return this.set(token, colorOfLuminance(tone, y, isLight ? 'darker' : 'lighter'))
  }

  /** The colour itself where it keeps the token's promise, else the nearest of its tone that does (and reaches `aim`). */
  keepOrSolve(token: ColorToken, color: Rgb, tone: Tone, aim = 1): Rgb {
    const limit = this.limit(token)
    const y = luminance(color)
    const keeps = this.mode === 'light' ? y <= limit : y >= limit
    return keeps ? this.set(token, color) : this.solve(token, tone, aim)
  }

  /** The tone at a ratio to the sheet, for what promises nothing. */
  aim(token: ColorToken, tone: Tone, aim: number): Rgb {
    const isLight = this.mode === 'light'
    const sheet = this.luminance('sheet') + 0.05
    const y = isLight ? sheet / aim - 0.05 : sheet * aim - 0.05
    return this.set(token, colorOfLuminance(tone, y, isLight ? 'darker' : 'lighter'))
  }

  tokens(): Tokens {
    const entries = Array.from(this.layers, ([token, { color, alpha }]) => [
      token,
      alpha === 1 ? toHex(color) : `${toHex(color)}${toByte(alpha)}`,
    ])
    return Object.fromEntries(entries) as Tokens
  }

  /** The luminance that the token must not exceed (light) or fall short of (dark). */
  private limit(token: ColorToken): number {
    const pair = PAIR_OF.get(token)
    if (!pair) throw new Error(`No pair is declared for ${token}`)
    const least = RATIOS[pair.kind][this.contrast]
    let limit = this.mode === 'light' ? 1 : 0
    for (const ground of pair.on) {
      const y = this.luminance(ground) + 0.05
      // Counted a hair stricter, so that no rounding of doubles can fall short of the promise.
      if (this.mode === 'light') limit = Math.min(limit, y / least - 0.05 - 1e-9)
      else limit = Math.max(limit, y * least - 0.05 + 1e-9)
    }
    return limit
  }

  private luminance(ground: Ground): number {
    let y = this.luminances.get(ground)
    if (y === undefined) {
      y = luminance(seen(ground, (token) => this.layer(token)))
      this.luminances.set(ground, y)
    }
    return y
  }

  private layer(token: ColorToken): Layer {
    const layer = this.layers.get(token)
    if (!layer) throw new Error(`${token} is needed before it is found`)
    return layer
  }
}

/** Measures the ratio that a finished token really has on a ground. */
export function measure(tokens: Tokens): (token: ColorToken, ground: Ground) => number {
  const layers = new Map<ColorToken, Layer>()
  const read = (name: ColorToken) => {
    let layer = layers.get(name)
    if (!layer) {
      layer = readLayer(tokens[name] ?? '')
      layers.set(name, layer)
    }
    return layer
  }
  const grounds = new Map<Ground, number>()
  const luminanceOn = (ground: Ground) => {
    let y = grounds.get(ground)
    if (y === undefined) {
      y = luminance(seen(ground, read))
      grounds.set(ground, y)
    }
    return y
  }
  return (token, ground) => ratio(luminance(read(token).color), luminanceOn(ground))
}

function seen(ground: Ground, read: (token: ColorToken) => Layer): Rgb {
  const at = ground.indexOf('@')
  if (at < 0) return read(ground as ColorToken).color
  const { color, alpha } = read(ground.slice(0, at) as ColorToken)
  const base = ground.slice(at + 1)
  return composite(color, alpha, base === 'white' ? 0xffffff : read(base as ColorToken).color)
}

function readLayer(hex: string): Layer {
  const color = parseColor(hex.slice(0, 7)) ?? 0
  return { color, alpha: hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1 }
}

/** Opacity as two hexadecimal digits. */
function toByte(alpha: number): string {
  return Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')
}
