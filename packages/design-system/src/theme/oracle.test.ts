import Color from 'colorjs.io'
import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { NAMED, grid } from './grid.ts'
import { PAIRS, RATIOS, createTheme, type Contrast, type Ground, type Tokens } from './index.ts'

// A few seconds alone; many times that beside a whole run on a small machine.
vi.setConfig({ testTimeout: 120_000 })

/**
 * The same promises, measured by another library on the strings as they are emitted: nothing of the
 * engine's own arithmetic is used here. Its constants for luminance have more digits than WCAG's,
 * hence the tolerance.
 */
const TOLERANCE = 0.005

/** A share of the grid that no axis of it is in step with. */
const COLOURS = [...NAMED, ...grid(16).filter((_, index) => index % 29 === 0)]

describe('colorjs.io', () => {
  test.each(['normal', 'more'] as const)('agrees with every pair at %s', (contrast) => {
    const broken: string[] = []
    let checks = 0
    for (const primary of COLOURS) {
      const theme = createTheme({ primary, contrast })
      for (const mode of ['light', 'dark'] as const) {
        checks += check(theme[mode], contrast, (line) => broken.push(`${primary} ${mode} ${line}`))
      }
    }
    expect(broken).toEqual([])
    expect(checks).toBeGreaterThan(100_000)
  })

  test('agrees where the proof found the least', async () => {
    const text = await readFile(new URL('proof.jsonl', import.meta.url), 'utf8')
    const [, ...lines] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
    expect(lines.length).toBeGreaterThan(1_000)
    for (const { token, on, mode, contrast, least, lowest, with: primary } of lines) {
      const { [mode]: tokens } = createTheme({ primary, contrast })
      const found = measure(tokens, token, on)
      expect(found).toBeGreaterThan(least - TOLERANCE)
      // The proof is rounded down to two places.
      expect(found).toBeGreaterThan(lowest - 0.02)
      expect(found).toBeLessThan(lowest + 0.03)
    }
  })
})

interface Line {
  token: keyof Tokens
  on: Ground
  mode: 'light' | 'dark'
  contrast: Contrast
  least: number
  lowest: number
  with: string
}

function check(tokens: Tokens, contrast: Contrast, report: (line: string) => void): number {
  let checks = 0
  for (const { token, on, kind } of PAIRS) {
    for (const ground of on) {
      checks++
      const found = measure(tokens, token, ground)
      if (found < RATIOS[kind][contrast] - TOLERANCE) report(`${token} on ${ground}: ${found}`)
    }
  }
  return checks
}

function measure(tokens: Tokens, token: keyof Tokens, ground: Ground): number {
  return contrastOf(tokens[token] ?? '', seen(tokens, ground))
}

/** What lies above blends channel by channel in sRGB, as browsers do it. */
function seen(tokens: Tokens, ground: Ground): string {
  const [top = '', ...below] = ground
    .split('@')
    .map((name) => (name === 'white' ? 'white' : (tokens[name as keyof Tokens] ?? '')))
  const [base] = below
  return base === undefined ? top : blend(top, base)
}

const blended = new Map<string, string>()
function blend(above: string, below: string): string {
  const key = `${above} ${below}`
  let hex = blended.get(key)
  if (hex === undefined) {
    const over = new Color(above)
    const under = new Color(below)
    const alpha = over.alpha.valueOf()
    const coords = over.coords.map((value, channel) => {
      const mixed = Number(value) * alpha + Number(under.coords[channel]) * (1 - alpha)
      return Math.round(mixed * 255) / 255
    })
    hex = new Color('srgb', [coords[0]!, coords[1]!, coords[2]!]).toString({
      format: 'hex',
      collapse: false,
    })
    blended.set(key, hex)
  }
  return hex
}

const measured = new Map<string, number>()
function contrastOf(one: string, other: string): number {
  const key = `${one} ${other}`
  let found = measured.get(key)
  if (found === undefined) {
    found = new Color(one).contrast(new Color(other), 'WCAG21')
    measured.set(key, found)
  }
  return found
}
