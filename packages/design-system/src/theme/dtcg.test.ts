import { describe, expect, test } from 'vitest'
import {
  createTheme,
  toDtcg,
  toDtcgResolver,
  type ColorToken,
  type DtcgGroup,
  type DtcgToken,
} from './index.ts'

const YELLOW = { primary: '#ffed00', secondary: '#7a1f4b' }

describe('a theme as design tokens 2025.10', () => {
  const theme = createTheme(YELLOW)
  const tokens = flatten(toDtcg(theme))

  test('carries every colour of both modes as it is emitted', () => {
    for (const mode of ['light', 'dark'] as const) {
      for (const token of Object.keys(theme[mode]) as ColorToken[]) {
        expect(emitted(tokens.get(`${mode}.${token}`))).toBe(theme[mode][token])
      }
    }
  })

  test('states the pairs that a colour keeps', () => {
    expect(tokens.get('light.on-brand')?.$extensions).toEqual({
      'dev.atrium': {
        kind: 'text',
        least: 4.5,
        pairs: [
          { on: 'brand', ratio: expect.any(Number) },
          { on: 'brand-hover', ratio: expect.any(Number) },
          { on: 'brand-pressed', ratio: expect.any(Number) },
        ],
      },
    })
  })

  test.each([
    ['space-1', 'dimension', { value: 4, unit: 'px' }],
    ['font-m', 'dimension', { value: 0.875, unit: 'rem' }],
    ['fast', 'duration', { value: 120, unit: 'ms' }],
    ['ease', 'cubicBezier', [0.2, 0.7, 0.2, 1]],
    ['z-overlay', 'number', 100],
    ['font-body', 'fontFamily', ['Inter Variable', 'Inter Fallback', 'system-ui', 'sans-serif']],
    [
      'shadow-low',
      'shadow',
      {
        color: '{light.shadow}',
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 1, unit: 'px' },
        blur: { value: 2, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    ],
  ])('writes %s as %s', (name, type, value) => {
    expect(tokens.get(`scale.${name}`)).toEqual({ $type: type, $value: value })
  })

  test('names no token with what the format reserves', () => {
    expect([...tokens.keys()].filter((path) => /[{}$]|\.\./.test(path))).toEqual([])
  })
})

describe('the resolver', () => {
  const brands = { atrium: {}, yellow: YELLOW }
  const resolver = toDtcgResolver(brands)

  test('orders sets and modifiers that exist, each with a default that exists', () => {
    expect(resolver.version).toBe('2025.10')
    for (const { $ref } of resolver.resolutionOrder) {
      const [, kind, name = ''] = $ref.split('/')
      expect(resolver[kind as 'sets' | 'modifiers']).toHaveProperty(name)
    }
    for (const { contexts, default: fallback } of Object.values(resolver.modifiers)) {
      expect(contexts).toHaveProperty(fallback)
    }
  })

  test.each(
    Object.entries(brands).flatMap(([brand, input]) =>
      (['normal', 'more'] as const).flatMap((contrast) =>
        (['light', 'dark'] as const).map((mode) => ({ brand, contrast, mode, input })),
      ),
    ),
  )('gives what the engine computes for $brand, $contrast, $mode', (inputs) => {
    const { input, contrast, mode } = inputs
    const tokens = resolve(inputs)
    const theme = createTheme({ ...input, contrast })
    for (const token of Object.keys(theme.light) as ColorToken[]) {
      expect(emitted(follow(tokens, `color.${token}`))).toBe(theme[mode][token])
    }
  })

  test('lets density and motion change what they change', () => {
    const tokens = resolve({ density: 'compact', motion: 'reduced' })
    expect(tokens.get('scale.control')?.$value).toEqual({ value: 30, unit: 'px' })
    expect(tokens.get('scale.slow')?.$value).toEqual({ value: 0.01, unit: 'ms' })
    expect(tokens.get('scale.control-touch')?.$value).toEqual({ value: 44, unit: 'px' })
  })

  /** What a tool does with a resolver: the sources in their order, the last one wins. */
  function resolve(inputs: object): Map<string, DtcgToken> {
    const chosen = new Map(Object.entries(inputs))
    const sources = resolver.resolutionOrder.flatMap(({ $ref }) => {
      const [, kind, name = ''] = $ref.split('/')
      if (kind === 'sets') return resolver.sets[name]?.sources ?? []
      const modifier = resolver.modifiers[name]
      return modifier?.contexts[chosen.get(name) ?? modifier.default] ?? []
    })
    return new Map(sources.flatMap((source) => [...flatten(source)]))
  }
})

function follow(tokens: Map<string, DtcgToken>, path: string): DtcgToken | undefined {
  const token = tokens.get(path)
  const { $value } = token ?? {}
  return typeof $value === 'string' ? follow(tokens, $value.slice(1, -1)) : token
}

function flatten(group: DtcgGroup, path: string[] = []): Map<string, DtcgToken> {
  const entries = Object.entries(group).flatMap(([name, child]): [string, DtcgToken][] => {
    if (name.startsWith('$') || typeof child !== 'object') return []
    const at = [...path, name]
    if ('$value' in child) return [[at.join('.'), child as DtcgToken]]
    return [...flatten(child as DtcgGroup, at)]
  })
  return new Map(entries)
}

/** Back to what the style sheet says, by components and alpha alone. */
function emitted(token: DtcgToken | undefined): string {
  if (!token) return 'missing'
  const { components, alpha } = token.$value as { components: number[]; alpha: number }
  const byte = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${components.map(byte).join('')}${alpha === 1 ? '' : byte(alpha)}`
}
