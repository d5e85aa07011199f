import { describe, expect, test, vi } from 'vitest'
import {
  colorAt,
  distance,
  lightness,
  luminance,
  okLightness,
  parseColor,
  ratio,
  toHex,
  toneOf,
  type Rgb,
} from './color.ts'
import { NAMED, grid } from './grid.ts'
import { createTheme } from './index.ts'

// A few seconds alone; many times that beside a whole run on a small machine.
vi.setConfig({ testTimeout: 120_000 })

const GRID = grid(16)
const EVERYTHING = [...NAMED, ...GRID]

describe('the fill at AA', () => {
  test('is the chosen colour, verbatim, for every colour', () => {
    for (const primary of EVERYTHING) {
      const { light, dark, report } = createTheme({ primary })
      expect([light.brand, dark.brand, report.brand.isKept]).toEqual([primary, primary, true])
    }
  })
})

describe('the fill at 7:1', () => {
  const themes = GRID.map((primary) => {
    const { light, report } = createTheme({ primary, contrast: 'more' })
    return { chosen: read(primary), fill: read(light.brand), report: report.brand }
  })

  test('stays as chosen for 62 of 100 colours, and the report says for which', () => {
    const kept = themes.filter(({ chosen, fill }) => chosen === fill)
    expect(kept.length / themes.length).toBeGreaterThan(0.62)
    for (const { chosen, fill, report } of themes) {
      expect(report.isKept).toBe(chosen === fill)
      expect(Math.sign(report.moved)).toBe(Math.sign(luminance(fill) - luminance(chosen)))
    }
  })

  test('moves no further than it must: every nearer colour of its tone fails', () => {
    for (const { chosen, fill } of themes) {
      if (chosen === fill) continue
      const tone = toneOf(chosen)
      const [from, to] = [chosen, fill].map((color) => okLightness(color))
      for (let step = 0; step < 100; step++) {
        const between = colorAt(tone, from! + ((to! - from!) * step) / 100)
        if (isNeighbour(between, fill)) break
        expect(best(between), `${toHex(chosen)} could be ${toHex(between)}`).toBeLessThan(7)
      }
    }
  })

  test('moves to the nearer side', () => {
    for (const { chosen, fill } of themes) {
      if (chosen === fill) continue
      const other =
        luminance(fill) < luminance(chosen) ? nearestLighter(chosen) : nearestDarker(chosen)
      expect(distance(chosen, fill)).toBeLessThanOrEqual(distance(chosen, other) + 0.003)
    }
  })
})

describe('the answer to pointer and press', () => {
  const looks = EVERYTHING.flatMap((primary) =>
    (['normal', 'more'] as const).map((contrast) => {
      const { light } = createTheme({ primary, contrast })
      const [rest, hover, pressed] = (['brand', 'brand-hover', 'brand-pressed'] as const).map(
        (token) => read(light[token]),
      )
      return { primary, rest: rest!, hover: hover!, pressed: pressed! }
    }),
  )

  test('is visible on every colour, black and saturated green included', () => {
    for (const { primary, rest, hover, pressed } of looks) {
      expect(lightnessStep(rest, hover), primary).toBeGreaterThan(4.9)
      expect(lightnessStep(rest, pressed), primary).toBeGreaterThan(9.9)
      expect(lightnessStep(hover, pressed), primary).toBeGreaterThan(4)
    }
  })

  test('is no leap: lightness and colourfulness stay near', () => {
    for (const { primary, rest, hover, pressed } of looks) {
      expect(lightnessStep(rest, hover), primary).toBeLessThan(9.5)
      expect(lightnessStep(rest, pressed), primary).toBeLessThan(16.5)
      expect(toneOf(rest).c - toneOf(hover).c, primary).toBeLessThan(0.065)
      expect(toneOf(rest).c - toneOf(pressed).c, primary).toBeLessThan(0.12)
    }
  })

  test('keeps a saturated green green', () => {
    const { light } = createTheme({ primary: '#00ff00' })
    for (const token of ['brand-hover', 'brand-pressed'] as const) {
      expect(toneOf(read(light[token])).c).toBeGreaterThan(0.24)
    }
  })
})

describe('a brand that the sheet swallows', () => {
  test.each([
    ['#ffffff', 'light'],
    ['#fefefe', 'light'],
    ['#f5f5f0', 'light'],
    ['#000000', 'dark'],
    ['#010101', 'dark'],
    ['#151515', 'dark'],
  ] as const)('%s in %s: its outline tells the main button from the others', (primary, mode) => {
    const { [mode]: tokens } = createTheme({ primary })
    const edge = luminance(read(tokens['brand-edge']))
    expect(ratio(edge, luminance(read(tokens.sheet)))).toBeGreaterThan(5)
    expect(ratio(edge, luminance(read(tokens['line-strong'])))).toBeGreaterThan(2.7)
  })
})

function read(hex: string): Rgb {
  return parseColor(hex) ?? 0
}

/** The better of black and white on it. */
function best(color: Rgb): number {
  const y = luminance(color)
  return Math.max(ratio(y, 0), ratio(y, 1))
}

/** The same but for one step of eight bits in its channels: finer than that there is nothing. */
function isNeighbour(one: Rgb, other: Rgb): boolean {
  return [16, 8, 0].every(
    (shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) <= 1,
  )
}

function nearestDarker(color: Rgb): Rgb {
  for (let l = okLightness(color); l > 0; l -= 0.001) {
    const candidate = colorAt(toneOf(color), l)
    if (ratio(luminance(candidate), 1) >= 7) return candidate
  }
  return 0x000000
}

function nearestLighter(color: Rgb): Rgb {
  for (let l = okLightness(color); l < 1; l += 0.001) {
    const candidate = colorAt(toneOf(color), l)
    if (ratio(luminance(candidate), 0) >= 7) return candidate
  }
  return 0xffffff
}

function lightnessStep(one: Rgb, other: Rgb): number {
  return Math.abs(lightness(luminance(one)) - lightness(luminance(other)))
}
