/** The 13 kinds of media (MT-01), by the names that the design system knows them by. */
export const mediaKinds = [
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
export type MediaKind = (typeof mediaKinds)[number]

/** Which kind each of the 17 media type ids is of (MT-02). */
export const mediaKindById: Readonly<Record<number, MediaKind>> = {
  1: 'digital',
  2: 'print',
  3: 'print',
  4: 'magazine',
  5: 'tv',
  6: 'radio',
  7: 'cinema',
  8: 'out-of-home',
  9: 'digital',
  10: 'radio',
  13: 'newspaper',
  15: 'search',
  19: 'digital',
  20: 'web-radio',
  22: 'social',
  23: 'direct',
  41: 'digital',
}

/** The kind of a media type; an id that nobody knows counts as cross-media (MT-03). */
export const mediaKindOf = (id: number): MediaKind => mediaKindById[id] ?? 'cross-media'
