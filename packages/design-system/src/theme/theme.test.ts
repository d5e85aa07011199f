import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lightness, luminance, parseColor, toHex } from './color.ts'
import {
  DEFAULT_BRAND,
  PAIRS,
  createTheme,
  proveTheme,
  scopeCss,
  themeCss,
  themeName,
  type Contrast,
  type ProofLine,
  type ThemeInput,
} from './index.ts'

const NAMED = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#ffed00',
  '#777777',
  '#00ff00',
  '#fefefe',
  '#010101',
]
const CONTRASTS: Contrast[] = ['normal', 'more']
const EVERYTHING = [...NAMED, ...grid(8)]

describe('any brand colour', () => {
  test('keeps every declared pair in light and dark, at AA and at 7:1', async () => {
    const summary = new Map<string, Summary>()
    let checks = 0
    for (const primary of EVERYTHING) {
      for (const contrast of CONTRASTS) {
        for (const line of proveTheme(createTheme({ primary, contrast }))) {
          checks++
          note(summary, line, contrast, primary)
        }
      }
    }
    const failures = [...summary.values()].filter((pair) => pair.lowest < pair.least)
    expect(failures).toEqual([])
    const proof = { colours: EVERYTHING.length, checks, failures: failures.length }
    await expect(print(proof, [...summary.values()])).toMatchFileSnapshot('./proof.jsonl')
  })

  test('keeps every declared pair together with any second colour', () => {
    const color = integer({ min: 0, max: 0xffffff }).map(toHex)
    const contrast = constantFrom(...CONTRASTS)
    assert(
      property(color, color, contrast, (primary, secondary, contrast) => {
        const lines = proveTheme(createTheme({ primary, secondary, contrast }))
        expect(lines.filter((line) => line.ratio < line.least)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('stays exactly as it was chosen, as the fill', () => {
    for (const primary of EVERYTHING) {
      const { light, dark, report } = createTheme({ primary })
      expect([light.brand, dark.brand, report.brand.isKept]).toEqual([primary, primary, true])
    }
  })

  test('answers visibly to pointer and press', () => {
    for (const primary of EVERYTHING) {
      const { light } = createTheme({ primary })
      const rest = lstar(light.brand)
      expect(Math.abs(lstar(light['brand-hover']) - rest)).toBeGreaterThan(3.5)
      expect(Math.abs(lstar(light['brand-pressed']) - rest)).toBeGreaterThan(8)
    }
  })
})

describe('what a theme is made from', () => {
  test('a tenant without a colour gets rgb(35, 146, 212) (GEN-13)', () => {
    expect(DEFAULT_BRAND).toBe('rgb(35, 146, 212)')
    expect(createTheme().light.brand).toBe('#2392d4')
    expect(createTheme({ primary: '' }).light.brand).toBe('#2392d4')
  })

  test.each([
    ['#2392d4', '#2392d4'],
    ['#29D', '#2299dd'],
    [' rgb(35, 146, 212) ', '#2392d4'],
  ])('%s is read as %s', (text, hex) => {
    expect(createTheme({ primary: text }).light.brand).toBe(hex)
  })

  test('an unreadable colour is reported and does not break the portal', () => {
    const { light, report } = createTheme({ primary: 'var(--x);}', secondary: '#c8102e' })
    expect(light.brand).toBe('#2392d4')
    expect(report.brand.isReadable).toBe(false)
    expect(report.accent.isReadable).toBe(true)
  })

  test('the report says where a yellow needs an outline and other words', () => {
    const { light, report } = createTheme({ primary: '#ffed00' })
    expect(report.brand).toEqual({
      chosen: '#ffed00',
      isReadable: true,
      isKept: true,
      fill: '#ffed00',
      moved: 0,
      on: light['on-brand'],
      outlinedIn: ['light'],
      textShiftedIn: ['light'],
      edge: { light: light['brand-edge'], dark: '#ffed00' },
      text: { light: light['brand-text'], dark: '#ffed00' },
    })
  })

  test('every token with a promise is declared once', () => {
    const tokens = PAIRS.map((pair) => pair.token)
    expect(new Set(tokens).size).toBe(tokens.length)
  })
})

describe('the style sheet of a theme', () => {
  const theme = createTheme({ primary: '#ffed00', secondary: '#7a1f4b' })

  test('carries every colour of both modes', () => {
    const css = themeCss(theme, '.x')
    for (const token of Object.keys(theme.light) as (keyof typeof theme.light)[]) {
      const { [token]: light } = theme.light
      const { [token]: dark } = theme.dark
      const value = light === dark ? light : `light-dark(${light},${dark})`
      expect(css).toContain(`--at-${token}:${value}`)
    }
  })

  test.each<[ThemeInput, string]>([
    [{}, '2392d4'],
    [{ primary: '#FFED00', contrast: 'more' }, 'ffed00-more'],
    [{ primary: '#ffed00', secondary: '#7a1f4b' }, 'ffed00-7a1f4b'],
    [{ primary: '"]{}' }, '2392d4'],
  ])('%o is named %s', (input, name) => {
    expect(themeName(input)).toBe(name)
  })

  test('follows the wish for more contrast unless the scope decides', () => {
    const more = createTheme({ contrast: 'more' })
    const following = scopeCss({}).css
    expect(following).toContain('@media (prefers-contrast:more)')
    expect(following).toContain(`light-dark(${more.light['text-3']},${more.dark['text-3']})`)
    expect(scopeCss({ contrast: 'normal' }).css).not.toContain('prefers-contrast')
  })
})

interface Summary {
  token: string
  on: string
  mode: string
  contrast: Contrast
  least: number
  lowest: number
  with: string
}

function note(
  summary: Map<string, Summary>,
  { token, on, mode, ratio, least }: ProofLine,
  contrast: Contrast,
  primary: string,
): void {
  const key = [token, on, mode, contrast].join(' ')
  const known = summary.get(key)
  if (known && known.lowest <= ratio) return
  summary.set(key, { token, on, mode, contrast, least, lowest: ratio, with: primary })
}

/** One pair a line, so that a change of the engine is readable in a diff. */
function print(head: object, pairs: Summary[]): string {
  const rounded = pairs.map((pair) => ({ ...pair, lowest: Math.floor(pair.lowest * 100) / 100 }))
  return [head, ...rounded].map((line) => `${JSON.stringify(line)}\n`).join('')
}

function grid(steps: number): string[] {
  const levels = Array.from({ length: steps }, (_, step) => Math.round((step * 255) / (steps - 1)))
  return levels.flatMap((r) =>
    levels.flatMap((g) => levels.map((b) => toHex((r << 16) | (g << 8) | b))),
  )
}

function lstar(hex: string): number {
  return lightness(luminance(parseColor(hex) ?? 0))
}
