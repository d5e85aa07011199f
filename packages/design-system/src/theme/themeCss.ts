import { createTheme, type ThemeColors, type ThemeInput } from './createTheme.ts'
import { COMPACT, STILL, TOUCH, scaleOf } from './scale.ts'
import type { ColorToken } from './tokens.ts'

/** The order of the cascade; every sheet of ours begins with it, so that none can turn it round. */
export const LAYERS = '@layer at.tokens,at.base,at.components;'

/** All variables of a theme under a selector: light, dark and, without a mode, the system's choice. */
export function themeCss(theme: ThemeColors, selector: string): string {
  return layered(`${colorRules(theme, selector)}${scaleRules(theme, selector)}`)
}

/** The name of a theme, for `data-at-theme`: equal inputs share one. */
export function themeName(input: ThemeInput): string {
  return nameOf(createTheme(input), input)
}

function nameOf(theme: ThemeColors, input: ThemeInput): string {
  const { primary, secondary, contrast } = theme.input
  const parts = [primary.slice(1)]
  if (secondary !== primary) parts.push(secondary.slice(1))
  if (input.contrast) parts.push(contrast)
  if (input.mode) parts.push(input.mode)
  if (input.density) parts.push(input.density)
  return parts.join('-')
}

/** A scope's name and sheet; without a contrast it follows the system's. */
export function scopeCss(input: ThemeInput): { name: string; css: string } {
  const theme = createTheme(input)
  const name = nameOf(theme, input)
  const selector = `[data-at-theme="${name}"]`
  const css = themeCss(theme, selector)
  if (input.contrast) return { name, css }
  const more = colorRules(createTheme({ ...input, contrast: 'more' }), selector)
  return { name, css: `${css}${layered(`@media (prefers-contrast:more){${more}}`)}` }
}

function layered(rules: string): string {
  return `${LAYERS}@layer at.tokens{${rules}}`
}

function colorRules({ light, dark }: ThemeColors, selector: string): string {
  const tokens = Object.keys(light) as ColorToken[]
  const value = (token: ColorToken) =>
    light[token] === dark[token] ? light[token] : `light-dark(${light[token]},${dark[token]})`
  return `${selector}{${tokens.map((token) => `--at-${token}:${value(token)}`).join(';')}}`
}

function scaleRules({ input: { mode, density } }: ThemeColors, selector: string): string {
  return [
    `${selector}{color-scheme:${mode ?? 'light dark'};${declarations(scaleOf(density))}}`,
    `${selector}[data-at-mode="light"]{color-scheme:light}`,
    `${selector}[data-at-mode="dark"]{color-scheme:dark}`,
    `${selector}[data-at-density="compact"]{${declarations(COMPACT)}}`,
    `@media (pointer:coarse){${selector}${selector}{${declarations(TOUCH)}}}`,
    `@media (prefers-reduced-motion:reduce){${selector}{${declarations(STILL)}}}`,
    `@media print{${selector}${selector}{color-scheme:light}}`,
  ].join('')
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--at-${name}:${value}`)
    .join(';')
}
