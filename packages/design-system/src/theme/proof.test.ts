import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { toHex } from './color.ts'
import { NAMED, grid } from './grid.ts'
import { createTheme, proveTheme, type Contrast, type ProofLine } from './index.ts'

// A few seconds alone; many times that beside a whole run on a small machine.
vi.setConfig({ testTimeout: 240_000 })

const CONTRASTS: Contrast[] = ['normal', 'more']
const GRID = grid(16)

describe('any brand colour', () => {
  test('keeps every declared pair in light and dark, at AA and at 7:1', async () => {
    const summary = new Map<string, Summary>()
    const colours = [...NAMED, ...GRID]
    let checks = 0
    for (const primary of colours) {
      for (const contrast of CONTRASTS) {
        for (const line of proveTheme(createTheme({ primary, contrast }))) {
          checks++
          note(summary, line, contrast, primary)
        }
      }
    }
    const pairs = [...summary.values()]
    const failures = pairs.filter((pair) => pair.lowest < pair.least)
    expect(failures).toEqual([])
    const head = {
      colours: colours.length,
      pairs: pairs.length,
      checks,
      failures: failures.length,
    }
    await expect(print(head, pairs)).toMatchFileSnapshot('./proof.jsonl')
  })

  test('keeps every declared pair together with any second colour', () => {
    const color = integer({ min: 0, max: 0xffffff }).map(toHex)
    const contrast = constantFrom(...CONTRASTS)
    assert(
      property(color, color, contrast, (primary, secondary, contrast) => {
        const lines = proveTheme(createTheme({ primary, secondary, contrast }))
        expect(lines.filter((line) => line.ratio < line.least)).toEqual([])
      }),
      { numRuns: 600 },
    )
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
  const key = `${token} ${on} ${mode} ${contrast}`
  const known = summary.get(key)
  if (known && known.lowest <= ratio) return
  summary.set(key, { token, on, mode, contrast, least, lowest: ratio, with: primary })
}

/** One pair a line, so that a change of the engine is readable in a diff. */
function print(head: object, pairs: Summary[]): string {
  const rounded = pairs.map((pair) => ({ ...pair, lowest: Math.floor(pair.lowest * 100) / 100 }))
  return [head, ...rounded].map((line) => `${JSON.stringify(line)}\n`).join('')
}
