import { expect, test } from 'vitest'
import { differences, differentFields } from './conflict.logic.ts'
import { draftOf } from './draft.logic.ts'
import { buildOrder } from './testing/fixtures.ts'

const order = buildOrder()
const mine = draftOf(order)

test('an order differs from a draft of it in nothing', () => {
  expect(differences(draftOf(order), mine)).toEqual([])
  expect(differences({ ...mine, name: `${mine.name} ` }, mine)).toEqual([])
})

test('what differs is listed as the form has it (DO-28)', () => {
  const theirs = { ...mine, comment: 'Eilt', budget: 900, start: '2027-04-03', customerId: 7 }
  expect(differences(theirs, mine)).toContain('campaign')
  expect(differences({ ...mine, comment: 'Eilt', budget: 900 }, mine)).toEqual(['budget', 'comment']) // prettier-ignore
})

test('media differ by what is booked and when, not by their order or by days left open (DO-28)', () => {
  const media = mine.media.map((one) => ({ ...one, start: null, end: null }))
  const open = { ...mine, media }
  const stated = { ...mine, media: media.map((one) => ({ ...one, start: mine.start, end: mine.end })).toReversed() } // prettier-ignore
  expect(differences(stated, open)).toEqual([])
  const fewer = { ...open, media: media.map((one) => ({ ...one, isSelected: false })) }
  expect(differences(fewer, open)).toEqual(['media'])
})

test('a field left empty is as good as none', () => {
  expect(differences({ ...mine, values: { ...mine.values, 'field-99': '' } }, mine)).toEqual([])
})

test('configured fields differ one by one, whatever form their values have (DO-28)', () => {
  const values = { ...mine.values, 'field-1': 'Kassel', 'field-9': ['a', 'b'] }
  const theirs = { ...mine, values: { ...mine.values, 'field-9': 'a,b', 'field-99': '' } }
  expect(differentFields(theirs, { ...mine, values })).toEqual(['field-1'])
  expect(differentFields(mine, mine)).toEqual([])
})
