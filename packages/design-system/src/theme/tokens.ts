/** The roles of the ground, from the canvas to what floats. */
export const SURFACES = ['canvas', 'sheet', 'raised', 'sunken'] as const

/** The kinds of media; each has a colour of equal weight, an icon and a word. */
export const MEDIA = [
  'print',
  'newspaper',
  'magazine',
  'radio',
  'web-radio',
  'tv',
  'cinema',
  'out-of-home',
  'digital',
  'social',
  'search',
  'direct',
  'cross-media',
] as const
export type Media = (typeof MEDIA)[number]

/** States with a meaning of their own. */
export const STATUSES = ['ok', 'warn', 'bad', 'info'] as const
export type Status = (typeof STATUSES)[number]

/** The tenant's two colours. */
export const BRANDS = ['brand', 'accent'] as const
export type Brand = (typeof BRANDS)[number]

/** How many colours a diagram may use. */
export const DATA_SERIES = 8

/** How many colours initials may stand on (SET-05). */
export const AVATAR_COLORS = 24

type Surface = (typeof SURFACES)[number]
type BrandRole =
  | Brand
  | `on-${Brand}`
  | `${Brand}-${'hover' | 'pressed' | 'edge' | 'text' | 'wash' | 'soft' | 'line'}`

/** The name of a colour role; the CSS variable is `--at-` and this. */
export type ColorToken =
  | Surface
  | 'hover'
  | 'pressed'
  | 'line'
  | 'line-strong'
  | 'field'
  | 'text'
  | 'text-2'
  | 'text-3'
  | 'inverse'
  | 'on-inverse'
  | BrandRole
  | Status
  | `${Status}-soft`
  | `${Status}-text`
  | 'on-bad'
  | 'bad-hover'
  | 'bad-pressed'
  | `media-${Media}`
  | `media-${Media}-soft`
  | `data-${number}`
  | `avatar-${number}`
  | 'on-avatar'
  | 'focus'
  | 'focus-gap'
  | 'scrim'
  | 'scrim-light'
  | 'veil'
  | 'on-veil'
  | 'shadow'

/** The colours of one mode: `#rrggbb`, or `#rrggbbaa` for what lies over something else. */
export type Tokens = Record<ColorToken, string>

export type Mode = 'light' | 'dark'
export type Contrast = 'normal' | 'more'
export type Density = 'comfortable' | 'compact'
