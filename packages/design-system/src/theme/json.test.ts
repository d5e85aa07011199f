import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createTheme, themeCss, themeFromJson, themeToJson, type ThemeInput } from './index.ts'

describe('a theme as JSON', () => {
  test.each<ThemeInput>([
    {},
    { primary: '#ffed00', secondary: '#7a1f4b', contrast: 'more' },
    { primary: '#010101', mode: 'dark', density: 'compact' },
  ])('%o gives the same style sheet after the journey', (input) => {
    const theme = createTheme(input)
    const received = themeFromJson(JSON.parse(JSON.stringify(themeToJson(theme))))
    expect(received && themeCss(received, '.x')).toBe(themeCss(theme, '.x'))
  })

  test('is small', () => {
    const text = JSON.stringify(themeToJson(createTheme({ primary: '#ffed00' })))
    expect(text.length).toBeLessThan(8_000)
    expect(gzipSync(text).length).toBeLessThan(3_000)
  })

  const good = () => themeToJson(createTheme())
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'theme'],
    ['a list', []],
    ['another version', { ...good(), version: 2 }],
    ['an unknown contrast', { ...good(), input: { ...good().input, contrast: 'high' } }],
    ['an unknown mode', { ...good(), input: { ...good().input, mode: 'sepia' } }],
    ['a colour too few', { ...good(), colors: { canvas: '#ffffff' } }],
    ['a colour too many', { ...good(), colors: { ...good().colors, extra: '#ffffff' } }],
    [
      'three modes',
      { ...good(), colors: { ...good().colors, text: ['#000000', '#ffffff', '#777777'] } },
    ],
    [
      'rules in a colour',
      { ...good(), colors: { ...good().colors, text: '#000000}*{display:none' } },
    ],
  ])('%s is not read', (_, value) => {
    expect(themeFromJson(value)).toBeUndefined()
  })
})
