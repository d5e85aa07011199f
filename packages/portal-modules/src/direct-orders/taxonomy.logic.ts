import type { OrderChoices, OrderOptions, TaxonomyRule } from './direct-orders.port.ts'
import { actionOf, selectedMedia, type OrderDraft } from './draft.logic.ts'
import { settingText } from '../kit/settings/index.ts'

/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D',
} // prettier-ignore

/** Text in plain Latin letters, digits and hyphens: umlauts are spelled out, accents dropped (DO-17). */
export function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜßẞæÆøØłŁđĐ]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** Field keys of the setting, in order: parted by its separator, commas or spaces (CFG-08). */
export function parseTaxonomyFields(setting: string, separator: string): string[] {
  return setting
    .split(separator)
    .flatMap((part) => part.split(/[\s,;]+/))
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Default separator (CFG-08). */
export const defaultSeparator = '_'

/**
 * The name of an order by the tenant's rule; parts that nothing is entered for are left out. Keys that are
 * no part of an order count as fields of the form (DO-17).
 */
export function buildTaxonomy(
  { fields, separator }: TaxonomyRule,
  draft: OrderDraft,
  choices: OrderChoices,
  options: OrderOptions | undefined,
): string {
  const campaign = choices.campaigns.find(({ id }) => id === draft.campaignId)
  const ofCustomer = choices.campaigns.find(({ customer }) => customer.id === draft.customerId)
  const [year = '', month = '', day = ''] = (draft.start ?? '').split('-')
  const chosen = new Set(selectedMedia(draft).map(({ mediaTypeId }) => mediaTypeId))
  const media = (options?.media ?? []).filter(({ mediaTypeId }) => chosen.has(mediaTypeId))
  const parts: Readonly<Record<string, string>> = {
    customer: ofCustomer?.customer.name ?? '',
    product: campaign?.product?.name ?? '',
    campaign: campaign?.name ?? '',
    name: draft.name,
    displayname: draft.name,
    region: draft.region,
    buildingblock: draft.block?.name ?? '',
    type: actionOf(draft, choices),
    mediatype: media.map(({ name }) => name).join('-'),
    mediatypes: media.map(({ name }) => name).join('-'),
    purchaseordernumber: draft.purchaseOrder,
    startdate: draft.start ?? '',
    enddate: draft.end ?? '',
    year,
    month,
    day,
    'year-month': year && `${year}-${month}`,
  }
  const ofForm = (key: string) => {
    const field = options?.fields.find((one) => one.key.toLowerCase() === key)
    return field ? settingText(draft.values[field.setting.field.key]) : ''
  }
  return fields
    .map((key) => transliterate(parts[key.toLowerCase()] ?? ofForm(key.toLowerCase())))
    .filter(Boolean)
    .join(separator)
}
