import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxonomyOf, transliterate } from './taxonomy.ts'

const facts = {
  name: 'Küchenwochen Göttingen',
  type: 'BuildingBlock',
  customer: 'Wohnwerk Lindner SE',
  region: 'Süd',
  product: 'Küchen & Bäder',
  campaign: null,
  block: 'Filialeröffnung M',
  mediaTypes: ['Print', 'Radio'],
  purchaseOrderNumber: 'PO 4711/2',
  budget: 12_500.4,
  startDate: '2027-03-16',
  endDate: '2027-03-30',
  fields: [
    { key: 'STORE_NAME', value: 'Göttingen' },
    { key: 'weekdays', value: 'Samstag' },
    { key: 'weekdays', value: 'Sonntag' },
  ],
}

const nameBy = (
  setting: string | undefined,
  separator?: string,
  more: Partial<typeof facts> = {},
) => taxonomyOf({ setting, separator }, { ...facts, ...more })

describe('the taxonomy of an order', () => {
  test('holds the fields of the setting in their order, joined by the separator (DO-17, CFG-08)', () => {
    expect(nameBy('customer_region_product_year-month', '_')).toBe('Wohnwerk-Lindner-SE_Sued_Kuechen-Baeder_2027-03') // prettier-ignore
    expect(nameBy('customer_region', '-')).toBe('Wohnwerk-Lindner-SE-Sued')
    expect(nameBy('year, month, day; type; budget', '.')).toBe('2027.03.16.BuildingBlock.12500')
    expect(nameBy('Building-Block media-types purchase-order name start end')).toBe('Filialeroeffnung-M_Print-Radio_PO-4711-2_Kuechenwochen-Goettingen_2027-03-16_2027-03-30') // prettier-ignore
    expect(nameBy('buildingBlock mediaType purchaseOrderNumber displayName startDate endDate')).toBe(nameBy('Building-Block media-types purchase-order name start end')) // prettier-ignore
  })

  test('takes the tenant’s own fields by their keys, several answers of one together (DO-17)', () => {
    expect(nameBy('store_name_weekdays_region')).toBe('Goettingen_Samstag-Sonntag_Sued')
    expect(nameBy('store_name', '_', { fields: [] })).toBe('Kuechenwochen-Goettingen')
  })

  test('leaves out what is not known, and is none without a setting (DO-17)', () => {
    expect(nameBy('campaign_region')).toBe('Sued')
    expect(nameBy('year-month_end', '_', { startDate: null!, endDate: null! })).toBe(null)
    expect([nameBy(undefined), nameBy('42')]).toEqual([null, null])
    expect(nameBy('nickname years')).toBe(null)
  })

  test.each([
    ['Fußbodenheizung ÄÖÜ', 'Fussbodenheizung-AeOeUe'],
    ['Café Łódź', 'Cafe-Lodz'],
    ['Đorđe', 'Dorde'],
    ['Crème brûlée', 'Creme-brulee'],
    ['u\u0308ber', 'ueber'],
    ['  –„A/B“– ', 'A-B'],
    ['مرحبا', ''],
  ])('writes %j as %j: letters that every system takes (DO-17)', (text, expected) => {
    expect(transliterate(text)).toBe(expected)
  })

  test('whatever is typed, only letters, digits and single hyphens are left (DO-17)', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        expect(transliterate(text)).toMatch(/^(?:[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)?$/)
      }),
    )
  })
})
