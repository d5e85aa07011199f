import { expect, test } from 'vitest'
import { SCALE, createTheme, type DtcgToken } from '../../theme/index.ts'
import { figmaVariables } from './figma.ts'

const brand = { primary: '#ffd60a', secondary: '#1f1f1f' }
type Group = Record<string, DtcgToken>

test.each(['light', 'dark'] as const)('each colour of a brand is a variable in %s', (mode) => {
  const { color, $extensions } = figmaVariables(brand, mode)
  const theme = createTheme(brand)[mode]
  expect(Object.keys(color as Group).sort()).toEqual(Object.keys(theme).sort())
  for (const [name, { $type, $value }] of Object.entries(color as Group)) {
    expect($type).toBe('color')
    expect(($value as { hex: string }).hex).toBe(theme[name as keyof typeof theme]?.slice(0, 7))
  }
  expect($extensions).toEqual({ 'com.figma.modeName': mode === 'light' ? 'Light' : 'Dark' })
})

test('both modes have the same variables, so that they are one collection', () => {
  const [light, dark] = (['light', 'dark'] as const).map((mode) => figmaVariables(brand, mode))
  expect(Object.keys(light!.color as Group)).toEqual(Object.keys(dark!.color as Group))
  expect(light!.scale).toEqual(dark!.scale)
})

test('lengths are in pixels, and what Figma has no variables for is left out', () => {
  const { scale } = figmaVariables(brand, 'light') as { scale: Group }
  expect(scale['font-m']).toEqual({ $type: 'dimension', $value: { value: 14, unit: 'px' } })
  expect(scale['space-4']).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } })
  expect(scale['font-body']).toEqual({ $type: 'string', $value: 'Inter Variable' })
  const missing = Object.keys(SCALE).filter((name) => !(name in scale))
  expect(missing).toEqual(['fast', 'medium', 'slow', 'ease', 'shadow-low', 'shadow-float'])
})
