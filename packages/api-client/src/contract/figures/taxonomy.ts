/** What the name of an order is made from; a part that is not known is left out (DO-17). */
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
  /** `DIRECT_ORDER_TAXONOMY`: the keys in their order, with anything between them. */
  setting: string | undefined
  /** `DIRECT_ORDER_TAXONOMY_SEPARATOR`: stands between the parts; default `_`. */
  separator: string | undefined
}

type Read = (facts: TaxonomyFacts) => string | null

const mediaTypes: Read = (facts) => facts.mediaTypes.join('-')

/** What each key stands for; hyphens in it may be left out. */
const parts: Readonly<Record<string, Read>> = {
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

const plain = (key: string) => key.toLowerCase().replaceAll('-', '')
const partByKey = new Map(Object.entries(parts).map(([key, read]) => [plain(key), read]))

/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D',
} // prettier-ignore

/** Text in the letters, digits and hyphens that every system of a publisher takes (DO-17). */
export const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜßẞæÆøØłŁđĐ]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

const escaped = (key: string) => key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The keys that the setting names, in its order; the tenant's own fields count where they are no part. */
function keysIn(setting: string, fields: TaxonomyFacts['fields']): string[] {
  const own = fields.map(({ key }) => escaped(key.toLowerCase()))
  const known = Object.keys(parts).map((key) => key.replaceAll('-', '-?'))
  // The longer key first: `year-month` is not `year`.
  const all = [...known, ...own].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![a-z])(?:${all.join('|')})(?![a-z])`, 'g')
  return setting.toLowerCase().match(pattern) ?? []
}

/**
 * The name of an order as publishers and ad servers know it (DO-17, CFG-08).
 * @returns null where the setting names nothing that the order has
 */
export function taxonomyOf(
  { setting = '', separator }: TaxonomySettings,
  facts: TaxonomyFacts,
): string | null {
  const ofForm = (key: string) =>
    facts.fields
      .filter((field) => field.key.toLowerCase() === key)
      .map(({ value }) => value)
      .join('-')
  const values = keysIn(setting, facts.fields)
    .map((key) => transliterate((partByKey.get(plain(key)) ?? (() => ofForm(key)))(facts) ?? ''))
    .filter(Boolean)
  return values.length > 0 ? values.join(separator || '_') : null
}
