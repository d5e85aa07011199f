import { describe, expect, test } from 'vitest'
import {
  DEFAULT_BRAND,
  PAIRS,
  createTheme,
  scopeCss,
  themeCss,
  themeName,
  type ThemeInput,
} from './index.ts'

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
    [{ mode: 'dark', density: 'compact' }, '2392d4-dark-compact'],
  ])('%o is named %s', (input, name) => {
    expect(themeName(input)).toBe(name)
  })

  test('has the mode and density of the theme, where it has them', () => {
    const css = themeCss(createTheme({ mode: 'dark', density: 'compact' }), '.x')
    expect(css).toContain('.x{color-scheme:dark;')
    expect(css).not.toContain('--at-row:44px')
    expect(createTheme({ density: 'compact' }).scale.control).toBe('30px')
  })

  test('lets the print be light and the wish for less motion stand still', () => {
    const css = themeCss(createTheme({ mode: 'dark' }), '.x')
    expect(css).toContain('@media print{.x.x{color-scheme:light;--at-dark:0}}')
    expect(css).toContain('@media (prefers-reduced-motion:reduce){.x{--at-fast:0.01ms')
  })

  test('follows the wish for more contrast unless the scope decides', () => {
    const more = createTheme({ contrast: 'more' })
    const following = scopeCss({}).css
    expect(following).toContain('@media (prefers-contrast:more)')
    expect(following).toContain(`light-dark(${more.light['text-3']},${more.dark['text-3']})`)
    expect(scopeCss({ contrast: 'normal' }).css).not.toContain('prefers-contrast')
  })
})
