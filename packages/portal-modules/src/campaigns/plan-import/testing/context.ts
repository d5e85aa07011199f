import type { ImportContext } from '../rows.logic.ts'
import type { ImportMediaType } from '../plan-import.port.ts'

/** Media types as the server has them, in German (MT-02). */
export const someMediaTypes: readonly ImportMediaType[] = [
  { id: 1, name: 'Digital', kind: 'digital' },
  { id: 2, name: 'Print', kind: 'print' },
  { id: 3, name: 'Print (weitere)', kind: 'print' },
  { id: 4, name: 'Fachzeitschrift', kind: 'magazine' },
  { id: 5, name: 'TV', kind: 'tv' },
  { id: 6, name: 'Radio', kind: 'radio' },
  { id: 7, name: 'Kino', kind: 'cinema' },
  { id: 8, name: 'Out-of-Home', kind: 'out-of-home' },
  { id: 9, name: 'Digital IO', kind: 'digital' },
  { id: 10, name: 'In-Store-Radio', kind: 'radio' },
  { id: 13, name: 'Anzeigenblatt', kind: 'newspaper' },
  { id: 15, name: 'Suche', kind: 'search' },
  { id: 19, name: 'Ad-Serving', kind: 'digital' },
  { id: 20, name: 'Webradio', kind: 'web-radio' },
  { id: 22, name: 'Social Media', kind: 'social' },
  { id: 23, name: 'Direktmarketing', kind: 'direct' },
  { id: 41, name: 'Programmatic', kind: 'digital' },
]

/** What a file is read for; what matters to a test is given. */
export const contextOf = (change: Partial<ImportContext> = {}): ImportContext => ({
  campaignName: 'Sommerfrische 2027',
  currency: 'EUR',
  types: someMediaTypes,
  existing: [],
  ...change,
})
