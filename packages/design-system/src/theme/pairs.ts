import {
  AVATAR_COLORS,
  BRANDS,
  DATA_SERIES,
  MEDIA,
  STATUSES,
  SURFACES,
  type ColorToken,
  type Contrast,
} from './tokens.ts'

/** A token, or a transparent token lying on another one or on a white picture. */
export type Ground = ColorToken | `${'hover' | 'pressed'}@${ColorToken}` | 'veil@white'

/** One promise: this token is readable on each of these grounds. */
export interface Pair {
  token: ColorToken
  on: readonly Ground[]
  /** What WCAG 2 asks for: 4.5:1 for text, 3:1 for what is not text; 7:1 and 4.5:1 with more contrast. */
  kind: 'text' | 'graphic'
}

/** The least ratio of a pair. */
export const RATIOS: Record<Pair['kind'], Record<Contrast, number>> = {
  text: { normal: 4.5, more: 7 },
  graphic: { normal: 3, more: 4.5 },
}

const WASHES = BRANDS.map((brand) => `${brand}-wash` as const)
const SOFTS = BRANDS.map((brand) => `${brand}-soft` as const)
const PLANES = [...SURFACES, ...WASHES] as const
const GROUNDS = [...PLANES, ...SOFTS] as const
const hover = (grounds: readonly ColorToken[]) => grounds.map((g) => `hover@${g}` as const)
const pressed = (grounds: readonly ColorToken[]) => grounds.map((g) => `pressed@${g}` as const)

/** Where words of every weight may stand, also under the pointer. */
const EVERYWHERE: Ground[] = [...GROUNDS, ...hover(GROUNDS), ...pressed(GROUNDS)]
/** Where the quietest words may stand: not on what is being pressed. */
const QUIET: Ground[] = [...GROUNDS, ...hover(PLANES)]

/**
 * What every colour role promises. The engine solves against this table, the tests prove it for
 * any brand colour, and the documentation shows it: there is no second list.
 */
export const PAIRS: readonly Pair[] = [
  { token: 'text', on: EVERYWHERE, kind: 'text' },
  { token: 'text-2', on: EVERYWHERE, kind: 'text' },
  { token: 'text-3', on: QUIET, kind: 'text' },
  { token: 'field', on: PLANES, kind: 'graphic' },
  { token: 'on-inverse', on: ['inverse'], kind: 'text' },
  { token: 'focus', on: [...EVERYWHERE, 'focus-gap'], kind: 'graphic' },
  { token: 'on-veil', on: ['veil@white'], kind: 'text' },
  ...BRANDS.flatMap((brand): Pair[] => [
    { token: `on-${brand}`, on: [brand, `${brand}-hover`, `${brand}-pressed`], kind: 'text' },
    { token: `${brand}-edge`, on: PLANES, kind: 'graphic' },
    { token: `${brand}-text`, on: EVERYWHERE, kind: 'text' },
  ]),
  ...STATUSES.flatMap((status): Pair[] => [
    { token: status, on: PLANES, kind: 'graphic' },
    {
      token: `${status}-text`,
      on: [`${status}-soft`, `hover@${status}-soft`, ...PLANES, ...hover(PLANES)],
      kind: 'text',
    },
  ]),
  { token: 'on-bad', on: ['bad', 'bad-hover', 'bad-pressed'], kind: 'text' },
  ...MEDIA.map((media): Pair => ({
    token: `media-${media}`,
    on: [`media-${media}-soft`, 'sheet', 'raised'],
    kind: 'text',
  })),
  ...Array.from({ length: DATA_SERIES }, (_, index): Pair => ({
    token: `data-${index + 1}`,
    on: ['sheet', 'raised'],
    kind: 'graphic',
  })),
  {
    token: 'on-avatar',
    on: Array.from({ length: AVATAR_COLORS }, (_, index) => `avatar-${index}` as const),
    kind: 'text',
  },
]
