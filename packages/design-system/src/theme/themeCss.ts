import { luminance, parseColor, ratio } from './color.ts'
import { createTheme, type ThemeColors, type ThemeInput } from './createTheme.ts'
import { COMPACT, STILL, TOUCH, scaleOf } from './scale.ts'
import { pictureVariables, type Pictures } from './tenant.ts'
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

/** What a scope's style sheet is made from. */
export interface ScopeInput extends ThemeInput, Pictures {}

export interface ScopeCss {
  /** For `data-at-theme`. */
  name: string
  /** The rules without those of `more`. */
  base: string
  /** The rules for who asks the system for more contrast; empty where the contrast is given. */
  readonly more: string
  /** Both: what a server writes into the page. */
  readonly css: string
}

/** The latest sheets: a product switches among few themes, a server serves few tenants at a time. */
const made = new Map<string, ScopeCss>()
const KEPT = 32

/**
 * A scope's name and sheet; without a contrast it follows the system's. What was asked for lately is
 * there at once: called beforehand, it makes a switch cost no computation.
 */
export function scopeCss(input: ScopeInput): ScopeCss {
  const given = Object.entries(input).filter(([, value]) => value)
  const key = JSON.stringify(given.toSorted())
  const known = made.get(key)
  made.delete(key)
  const result = known ?? makeScopeCss(input)
  made.set(key, result)
  const [oldest] = made.keys()
  if (made.size > KEPT && oldest !== undefined) made.delete(oldest)
  return result
}

function makeScopeCss(input: ScopeInput): ScopeCss {
  const theme = createTheme(input)
  const pictures = pictureVariables(input).join(';')
  const name = [nameOf(theme, input), ...(pictures ? [hash(pictures)] : [])].join('-')
  const selector = `[data-at-theme="${name}"]`
  const own = pictures && layered(`${selector}{${pictures}}`)
  let more = input.contrast ? '' : undefined
  return {
    name,
    base: `${themeCss(theme, selector)}${own}`,
    // Made when it is needed: most never ask for it.
    get more() {
      more ??= layered(
        `@media (prefers-contrast:more){${colorRules(createTheme({ ...input, contrast: 'more' }), selector)}}`,
      )
      return more
    },
    get css() {
      return this.base + this.more
    },
  }
}

/** FNV-1a: short, and different for different pictures. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  return value.toString(36)
}

function layered(rules: string): string {
  return `${LAYERS}@layer at.tokens{${rules}}`
}

function colorRules({ light, dark }: ThemeColors, selector: string): string {
  const tokens = Object.keys(light) as ColorToken[]
  const value = (token: ColorToken) =>
    light[token] === dark[token] ? light[token] : `light-dark(${light[token]},${dark[token]})`
  const colors = tokens.map((token) => `--at-${token}:${value(token)}`)
  // White shapes, like a logo's white variant, stand out from it.
  const isBrandDark = ratio(1, luminance(parseColor(light.brand) ?? 0)) >= 3
  return `${selector}{${colors.join(';')};--at-brand-dark:${Number(isBrandDark)}}`
}

/** `--at-dark` is 1 where the ground is dark: what cannot be a colour, like a logo, follows it. */
function modeRules(selector: string): string {
  const dark = 'color-scheme:dark;--at-dark:1'
  const light = 'color-scheme:light;--at-dark:0'
  return [
    `@media (prefers-color-scheme:dark){${selector}{--at-dark:1}}`,
    `${selector}[data-at-mode="light"]{${light}}`,
    `${selector}[data-at-mode="dark"]{${dark}}`,
  ].join('')
}

function scaleRules({ input: { mode, density } }: ThemeColors, selector: string): string {
  const scheme = mode ? `${mode};--at-dark:${Number(mode === 'dark')}` : 'light dark;--at-dark:0'
  return [
    `${selector}{color-scheme:${scheme};${declarations(scaleOf(density))}}`,
    mode ? '' : modeRules(selector),
    `${selector}[data-at-density="compact"]{${declarations(COMPACT)}}`,
    `@media (pointer:coarse){${selector}${selector}{${declarations(TOUCH)}}}`,
    `@media (prefers-reduced-motion:reduce){${selector}{${declarations(STILL)}}}`,
    `@media print{${selector}${selector}{color-scheme:light;--at-dark:0}}`,
  ].join('')
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--at-${name}:${value}`)
    .join(';')
}
