import { expect, test } from 'vitest'
import { matchRanges, matches, rank, searchable, words } from './match.ts'

test('umlauts are found with and without their dots, and written out', () => {
  for (const query of ['ökokiste', 'oko', 'oeko', 'KISTE']) {
    expect(matches('Ökokiste', query)).toBe(true)
  }
  expect(matches('Straße', 'strasse')).toBe(true)
  expect(matches('Ökokiste', 'oka')).toBe(false)
})

test('every word has to be there, in whatever order', () => {
  expect(matches('Mediaplan Sommerfrische 2027', '2027 plan')).toBe(true)
  expect(matches('Mediaplan Sommerfrische 2027', '2027 bild')).toBe(false)
})

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(([start, end]) => text.slice(start, end))

test('what is found is marked in the original', () => {
  expect(marked('Ökokiste', 'oko')).toEqual(['Öko'])
  expect(marked('Ökokiste', 'oeko')).toEqual(['Öko'])
  expect(marked('Große Straße', 'strass')).toEqual(['Straß'])
  expect(marked('Mediaplan Plan', 'plan')).toEqual(['Plan'])
  expect(marked('Plan Mediaplan', 'plan media')).toEqual(['Plan', 'Media'])
  expect(marked('Plan', '(')).toEqual([])
})

test('the start of a text ranks before the start of a word, and that before its middle', () => {
  const by = (text: string) => rank(searchable(text), words('plan'))
  expect(by('Plan freigeben')).toBe(0)
  expect(by('Neuer Plan')).toBe(1)
  expect(by('Mediaplan')).toBe(2)
  expect(by('Bild')).toBeUndefined()
})
