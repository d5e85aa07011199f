import { createTheme, type Theme, type ThemeInput } from './createTheme.ts'
import { measure } from './palette.ts'
import { PAIRS, RATIOS } from './pairs.ts'
import { COMPACT, SCALE, STILL, TOUCH } from './scale.ts'
import type { ColorToken, Mode } from './tokens.ts'

/** Under this key stands what is ours alone, as the format asks for. */
export const DTCG_KEY = 'dev.atrium'

type Length = { value: number; unit: 'px' | 'rem' }
type ColorValue = {
  colorSpace: 'srgb'
  components: [number, number, number]
  alpha: number
  hex: string
}

/** A token of the Design Tokens format 2025.10. */
export interface DtcgToken {
  $type?: string
  $value: unknown
  $description?: string
  $extensions?: Record<string, unknown>
}

/** A group of tokens; groups nest. */
export interface DtcgGroup {
  $type?: string
  $description?: string
  $extensions?: Record<string, unknown>
  [name: string]: DtcgGroup | DtcgToken | string | Record<string, unknown> | undefined
}

/** A resolver of the Design Tokens format 2025.10 with its sources inside. */
export interface DtcgResolver {
  $schema: string
  name: string
  version: '2025.10'
  sets: Record<string, { sources: DtcgGroup[] }>
  modifiers: Record<string, { contexts: Record<string, DtcgGroup[]>; default: string }>
  resolutionOrder: { $ref: string }[]
}

const MODES = ['light', 'dark'] as const
const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10'

/**
 * A theme in the Design Tokens format 2025.10: both modes' colours with the pairs that each one
 * keeps and their ratios, and everything that is not a colour.
 */
export function toDtcg(theme: Theme): DtcgGroup {
  return {
    $schema: `${SCHEMAS}/format.json`,
    $extensions: { [DTCG_KEY]: { input: theme.input, report: theme.report } },
    ...modesOf(theme),
    ...scaleTokens(SCALE, 'light'),
  }
}

/**
 * A resolver over mode, contrast, density, motion and brand. The colours depend on the first, second
 * and last together: a brand brings them all, contrast and mode choose among them by alias.
 */
export function toDtcgResolver(brands: Record<string, ThemeInput>): DtcgResolver {
  const names = Object.keys(brands)
  const [first] = names
  if (first === undefined) throw new Error('A resolver needs a brand')
  const values = (input: ThemeInput): DtcgGroup => ({
    normal: modesOf(createTheme({ ...input, contrast: 'normal' })),
    more: modesOf(createTheme({ ...input, contrast: 'more' })),
  })
  const modifiers = {
    brand: {
      contexts: Object.fromEntries(names.map((name) => [name, [values(brands[name] ?? {})]])),
      default: first,
    },
    contrast: {
      contexts: {
        normal: [Object.fromEntries(MODES.map((mode) => [mode, aliases(`normal.${mode}`)]))],
        more: [Object.fromEntries(MODES.map((mode) => [mode, aliases(`more.${mode}`)]))],
      },
      default: 'normal',
    },
    mode: {
      contexts: {
        light: [{ color: aliases('light') }],
        dark: [{ color: aliases('dark') }],
      },
      default: 'light',
    },
    density: {
      contexts: {
        comfortable: [],
        compact: [scaleTokens(COMPACT)],
        touch: [scaleTokens(TOUCH)],
      },
      default: 'comfortable',
    },
    motion: { contexts: { full: [], reduced: [scaleTokens(STILL)] }, default: 'full' },
  }
  return {
    $schema: `${SCHEMAS}/resolver.json`,
    name: 'Atrium',
    version: '2025.10',
    sets: { scale: { sources: [scaleTokens(SCALE, 'color')] } },
    modifiers,
    resolutionOrder: [
      { $ref: '#/sets/scale' },
      ...Object.keys(modifiers).map((name) => ({ $ref: `#/modifiers/${name}` })),
    ],
  }
}

function modesOf(theme: Theme): Record<Mode, DtcgGroup> {
  return { light: colors(theme, 'light'), dark: colors(theme, 'dark') }
}

function tokenNames(): ColorToken[] {
  return Object.keys(createTheme().light) as ColorToken[]
}

function aliases(group: string): DtcgGroup {
  const tokens = tokenNames().map((token) => [token, { $value: `{${group}.${token}}` }])
  return { $type: 'color', ...Object.fromEntries(tokens) }
}

function colors(theme: Theme, mode: Mode): DtcgGroup {
  const { [mode]: tokens } = theme
  const ratioOf = measure(tokens)
  const entries = Object.entries(tokens).map(([token, value]): [string, DtcgToken] => [
    token,
    { $value: colorValue(value), ...promises(theme, token as ColorToken, ratioOf) },
  ])
  return { $type: 'color', ...Object.fromEntries(entries) }
}

/** What the token must stand out from, and by how much it does. */
function promises(
  theme: Theme,
  token: ColorToken,
  ratioOf: ReturnType<typeof measure>,
): Partial<DtcgToken> {
  const pair = PAIRS.find((candidate) => candidate.token === token)
  if (!pair) return {}
  const least = RATIOS[pair.kind][theme.input.contrast]
  const pairs = pair.on.map((on) => ({
    on,
    // Rounded down: a report must not promise more than there is.
    ratio: Math.floor(ratioOf(token, on) * 100) / 100,
  }))
  return { $extensions: { [DTCG_KEY]: { kind: pair.kind, least, pairs } } }
}

function colorValue(hex: string): ColorValue {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return {
    colorSpace: 'srgb',
    components: [rounded(channel(1)), rounded(channel(3)), rounded(channel(5))],
    alpha: hex.length > 7 ? rounded(channel(7)) : 1,
    hex: hex.slice(0, 7),
  }
}

/** Five places hold every 8-bit channel. */
function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5
}

/** Everything that is not a colour; shadows take theirs from the group named. */
function scaleTokens(values: Record<string, string>, colorGroup = 'color'): DtcgGroup {
  const tokens = Object.entries(values).map(([name, value]) => [
    name,
    scaleToken(name, value, colorGroup),
  ])
  return { scale: Object.fromEntries(tokens) as DtcgGroup }
}

function scaleToken(name: string, value: string, colorGroup: string): DtcgToken {
  if (name.startsWith('shadow-')) {
    const layers = value.split(/,(?![^(]*\))/).map((layer) => shadowLayer(layer, colorGroup))
    return { $type: 'shadow', $value: layers.length === 1 ? layers[0] : layers }
  }
  if (value.startsWith('cubic-bezier(')) {
    return { $type: 'cubicBezier', $value: value.slice(13, -1).split(',').map(Number) }
  }
  if (name.startsWith('font-') && value.includes(',')) {
    return { $type: 'fontFamily', $value: value.split(',').map((font) => font.replaceAll("'", '')) }
  }
  if (value.endsWith('ms')) {
    return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } }
  }
  if (/^-?[\d.]+(?:px|rem)$/.test(value)) return { $type: 'dimension', $value: length(value) }
  return { $type: 'number', $value: Number(value) }
}

function shadowLayer(layer: string, colorGroup: string): Record<string, unknown> {
  const [x = '0', y = '0', blur = '0', spread = '0'] = layer
    .split(' ')
    .filter((part) => !part.startsWith('var('))
  return {
    color: `{${colorGroup}.shadow}`,
    offsetX: length(x),
    offsetY: length(y),
    blur: length(blur),
    spread: length(spread),
  }
}

function length(text: string): Length {
  return { value: Number.parseFloat(text), unit: text.endsWith('rem') ? 'rem' : 'px' }
}
