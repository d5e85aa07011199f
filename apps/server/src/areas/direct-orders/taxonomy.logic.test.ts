import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxonomyOf, transliterate } from './taxonomy.logic.ts'

const facts = {
  name: 'Küchenwochen Göttingen',
  type: 3,
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
}

describe('the taxonomy of an order', () => {
  test('holds the fields of the setting in their order, joined by the separator (DO-17, CFG-08)', () => {
    expect(taxonomyOf('customer_region_product_year-month', '_', facts)).toBe('Wohnwerk-Lindner-SE_Sued_Kuechen-Baeder_2027-03') // prettier-ignore
    expect(taxonomyOf('year, month, type; budget', '.', facts)).toBe('2027.03.BuildingBlock.12500')
    expect(taxonomyOf('Building-Block media-types purchase-order name start end', undefined, facts)).toBe('Filialeroeffnung-M_Print-Radio_PO-4711-2_Kuechenwochen-Goettingen_2027-03-16_2027-03-30') // prettier-ignore
  })

  test('leaves out what is not known, and is none without a setting (DO-17)', () => {
    expect(taxonomyOf('campaign_region', '_', facts)).toBe('Sued')
    expect(taxonomyOf('year-month_end', '_', { ...facts, startDate: null, endDate: null })).toBe(null) // prettier-ignore
    expect([taxonomyOf(undefined, '_', facts), taxonomyOf('42', '_', facts)]).toEqual([null, null])
    expect(taxonomyOf('nickname years', '_', facts)).toBe(null)
  })

  test.each([
    ['Fußbodenheizung ÄÖÜ', 'Fussbodenheizung-AeOeUe'],
    ['Café Łódź', 'Cafe-Lodz'],
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
