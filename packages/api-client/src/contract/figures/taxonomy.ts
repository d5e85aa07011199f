/** The facts that the name of an order is composed of; unknown ones are left out (DO-17). */
export interface TaxonomyFacts {
  name: string
  /** Name of the booking type, `BuildingBlock`. */
  type: string
  customer: string | null
  region: string | null
  product: string | null
  campaign: string | null
  block: string | null
  /** Names, in the order in which they were chosen. */
  mediaTypes: readonly string[]
  purchaseOrderNumber: string | null
  /** Euro. */
  budget: number
  /** `YYYY-MM-DD`. */
  startDate: string | null
  endDate: string | null
  /** Answers to the configured fields, by the keys of these. */
  fields: readonly { key: string; value: string }[]
}

/** How a tenant names its orders (CFG-08). */
export interface TaxonomySettings {
  /** `DIRECT_ORDER_TAXONOMY`: the keys in their order; whatever stands between them is ignored. */
  setting: string | undefined
  /** `DIRECT_ORDER_TAXONOMY_SEPARATOR`: text between the parts; default `_`. */
  separator: string | undefined
}

type ReadPart = (facts: TaxonomyFacts) => string | null

const mediaTypes: ReadPart = (facts) => facts.mediaTypes.join('-')

/** The fact of each key. In the setting a key may be written without its hyphens. */
const parts: Readonly<Record<string, ReadPart>> = {
  'year-month': ({ startDate }) => startDate?.slice(0, 7) ?? null,
  'building-block': ({ block }) => block,
  'purchase-order': ({ purchaseOrderNumber }) => purchaseOrderNumber,
  'purchase-order-number': ({ purchaseOrderNumber }) => purchaseOrderNumber,
  'media-type': mediaTypes,
  'media-types': mediaTypes,
  'display-name': ({ name }) => name,
  'start-date': ({ startDate }) => startDate,
  'end-date': ({ endDate }) => endDate,
  customer: ({ customer }) => customer,
  campaign: ({ campaign }) => campaign,
  product: ({ product }) => product,
  region: ({ region }) => region,
  budget: ({ budget }) => String(Math.round(budget)),
  month: ({ startDate }) => startDate?.slice(5, 7) ?? null,
  start: ({ startDate }) => startDate,
  year: ({ startDate }) => startDate?.slice(0, 4) ?? null,
  name: ({ name }) => name,
  type: ({ type }) => type,
  day: ({ startDate }) => startDate?.slice(8, 10) ?? null,
  end: ({ endDate }) => endDate,
}

const withoutHyphens = (key: string) => key.toLowerCase().replaceAll('-', '')
const partByKey = new Map(Object.entries(parts).map(([key, read]) => [withoutHyphens(key), read]))

/** German letters, and those that Unicode's decomposition (NFD) leaves as they are. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D',
} // prettier-ignore

/** Replaces everything but ASCII letters, digits and hyphens, so that the systems of all publishers accept the text (DO-17). */
export const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜßẞæÆøØłŁđĐ]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const escapeRegExp = (key: string) => key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The keys in the setting, in its order: those above and the keys of the tenant's own fields. */
function keysIn(setting: string, fields: TaxonomyFacts['fields']): string[] {
  const own = fields.map(({ key }) => escapeRegExp(key.toLowerCase()))
  const known = Object.keys(parts).map((key) => key.replaceAll('-', '-?'))
  // The longer key first: `year-month` is not `year`.
  const all = [...known, ...own].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![a-z])(?:${all.join('|')})(?![a-z])`, 'g')
  return setting.toLowerCase().match(pattern) ?? []
}

/**
 * Composes the name of an order for publishers and ad servers by the tenant's setting (DO-17, CFG-08).
 * @returns null if the order has none of the facts that the setting names
 */
export function taxonomyOf(
  { setting = '', separator }: TaxonomySettings,
  facts: TaxonomyFacts,
): string | null {
  const valueOfField = (key: string) =>
    facts.fields
      .filter((field) => field.key.toLowerCase() === key)
      .map(({ value }) => value)
      .join('-')
  const values = keysIn(setting, facts.fields)
    .map((key) =>
      transliterate((partByKey.get(withoutHyphens(key)) ?? (() => valueOfField(key)))(facts) ?? ''),
    )
    .filter(Boolean)
  return values.length > 0 ? values.join(separator || '_') : null
}
