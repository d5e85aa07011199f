import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composite, luminance, parseColor, ratio, type Rgb } from './color.ts'
import { RATIOS, createTheme } from './index.ts'

describe.each(['normal', 'more'] as const)('words over a picture, contrast %s', (contrast) => {
  const { light, dark } = createTheme({ contrast })
  const words = luminance(parseColor(light['on-veil']) ?? 0)
  const alpha = Number.parseInt(light.veil.slice(7), 16) / 255
  const veil = parseColor(light.veil.slice(0, 7)) ?? 0
  const on = (pixel: Rgb) => ratio(words, luminance(composite(veil, alpha, pixel)))
  const least = RATIOS.text[contrast]

  test('stand on the same veil in both modes', () => {
    expect([dark.veil, dark['on-veil']]).toEqual([light.veil, light['on-veil']])
  })

  test('are readable on every grey pixel under the veil', () => {
    for (let grey = 0; grey < 256; grey++) expect(on(grey * 0x010101)).toBeGreaterThanOrEqual(least)
  })

  test('are readable on any pixel under the veil', () => {
    const pixel = integer({ min: 0, max: 0xffffff })
    assert(
      property(pixel, (color) => on(color) >= least),
      { numRuns: 20_000 },
    )
  })
})
