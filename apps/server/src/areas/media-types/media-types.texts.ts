import type { MediaKind } from '@atrium/api-client/contract'

/** What the 17 media types are called, by id (MT-02). */
export const mediaTypeNames: Readonly<Record<number, { de: string; en: string }>> = {
  1: { de: 'Digital', en: 'Digital' },
  2: { de: 'Print', en: 'Print' },
  3: { de: 'Print (weitere)', en: 'Print (other)' },
  4: { de: 'Fachzeitschrift', en: 'Trade magazine' },
  5: { de: 'TV', en: 'TV' },
  6: { de: 'Radio', en: 'Radio' },
  7: { de: 'Kino', en: 'Cinema' },
  8: { de: 'Out-of-Home', en: 'Out-of-home' },
  9: { de: 'Digital IO', en: 'Digital IO' },
  10: { de: 'In-Store-Radio', en: 'In-store radio' },
  13: { de: 'Anzeigenblatt', en: 'Free newspaper' },
  15: { de: 'Suche', en: 'Search' },
  19: { de: 'Ad-Serving', en: 'Ad serving' },
  20: { de: 'Webradio', en: 'Web radio' },
  22: { de: 'Social Media', en: 'Social media' },
  23: { de: 'Direktmarketing', en: 'Direct marketing' },
  41: { de: 'Programmatic', en: 'Programmatic' },
}

/** The design system's colours of the kinds on a light ground; all are readable on white (MT-01). */
export const mediaColours: Readonly<Record<MediaKind, string>> = {
  print: '#a75334',
  newspaper: '#926100',
  magazine: '#a64e6a',
  radio: '#7f5aa6',
  'web-radio': '#6163b1',
  tv: '#396cb0',
  cinema: '#a94f4e',
  'out-of-home': '#2d7b3e',
  digital: '#02749d',
  social: '#955390',
  search: '#007781',
  direct: '#6d7001',
  'cross-media': '#007a69',
}
