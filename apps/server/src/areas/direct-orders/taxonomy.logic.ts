import { bookingTypes } from '@atrium/api-client/contract'

/** What the name of an order is made from; a part that is not known is left out. */
export interface TaxonomyFacts {
  name: string
  type: number
  customer: string | null
  region: string | null
  product: string | null
  campaign: string | null
  block: string | null
  /** In the order in which they were chosen. */
  mediaTypes: readonly string[]
  purchaseOrderNumber: string | null
  budget: number
  startDate: string | null
  endDate: string | null
}

const typeName = (type: number) =>
  Object.entries(bookingTypes).find(([, number]) => number === type)?.[0] ?? ''

/** What each key of the setting stands for, the longer keys first: `year-month` is not `year`. */
const parts: readonly [key: string, read: (facts: TaxonomyFacts) => string | null][] = [
  ['year-month', ({ startDate }) => startDate?.slice(0, 7) ?? null],
  ['building-block', ({ block }) => block],
  ['purchase-order', ({ purchaseOrderNumber }) => purchaseOrderNumber],
  ['media-types', ({ mediaTypes }) => mediaTypes.join('-')],
  ['customer', ({ customer }) => customer],
  ['campaign', ({ campaign }) => campaign],
  ['product', ({ product }) => product],
  ['region', ({ region }) => region],
  ['budget', ({ budget }) => String(Math.round(budget))],
  ['month', ({ startDate }) => startDate?.slice(5, 7) ?? null],
  ['start', ({ startDate }) => startDate],
  ['year', ({ startDate }) => startDate?.slice(0, 4) ?? null],
  ['name', ({ name }) => name],
  ['type', ({ type }) => typeName(type)],
  ['end', ({ endDate }) => endDate],
]

const keys = new RegExp(`(?<![a-z])(?:${parts.map(([key]) => key).join('|')})(?![a-z])`, 'g')
const germanLetters: Readonly<Record<string, string>> = {
  ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L',
} // prettier-ignore

/** A text in the letters, digits and hyphens that every system of a publisher takes. */
export const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜßẞæÆøØłŁ]/g, (letter) => germanLetters[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/**
 * The name of an order as publishers and ad servers know it (DO-17, CFG-08), or null where the setting
 * names no field. `setting` is `DIRECT_ORDER_TAXONOMY`, the keys in their order with anything between
 * them; `separator` is put between the parts.
 */
export function taxonomyOf(
  setting: string | undefined,
  separator: string | undefined,
  facts: TaxonomyFacts,
): string | null {
  const wanted = setting?.toLowerCase().match(keys) ?? []
  const values = wanted.flatMap((wantedKey) => {
    const value = parts.find(([key]) => key === wantedKey)?.[1](facts)
    return value ? transliterate(value) || [] : []
  })
  return values.length > 0 ? values.join(separator || '_') : null
}
