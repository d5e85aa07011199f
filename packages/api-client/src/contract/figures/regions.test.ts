import { expect, test } from 'vitest'
import { regionKey } from './regions.ts'

test('case, spaces, invisible characters and the form of letters make no other region (D-01)', () => {
  for (const same of ['Süd', 'süd', 'SÜD', ' Süd ', 'Süd\u200B', 'Su\u0308d', '\u2060S\u00ADüd'])
    expect(regionKey(same)).toBe(regionKey('Süd'))
  expect(regionKey('Weststraße  2')).toBe(regionKey('WESTSTRASSE\u00A02'))
  expect(regionKey('Nord-Ost')).not.toBe(regionKey('Nord'))
})
