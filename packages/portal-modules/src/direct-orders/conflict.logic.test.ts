import { expect, test } from 'vitest'
import { mergeOrder } from './conflict.logic.ts'
import { draftOf } from './order-draft.logic.ts'
import { buildOrder } from './testing/fixtures.ts'

const base = draftOf(buildOrder())
const none = { facts: [], fields: [] }

test('what only one of two changed is as that one left it, and no conflict (DO-28)', () => {
  const mine = { ...base, name: 'Meins', values: { ...base.values, 'field-1': 'Kassel' } }
  const theirs = { ...base, orderVersion: 9, budget: 900, comment: 'Eilt', values: { ...base.values, 'field-9': 'a,b' } } // prettier-ignore
  const { draft, conflicts } = mergeOrder(base, mine, theirs)
  expect(conflicts).toEqual(none)
  expect(draft).toMatchObject({ name: 'Meins', budget: 900, comment: 'Eilt', orderVersion: 9 })
  expect(draft.values).toMatchObject({ 'field-1': 'Kassel', 'field-9': 'a,b' })
})

test('what both changed otherwise is a conflict, with mine in the draft (DO-28)', () => {
  const mine = { ...base, budget: 800, values: { ...base.values, 'field-1': 'Kassel' } }
  const theirs = { ...base, budget: 900, values: { ...base.values, 'field-1': 'Northeim' } }
  const { draft, conflicts } = mergeOrder(base, mine, theirs)
  expect(conflicts).toEqual({ facts: ['budget'], fields: ['field-1'] })
  expect(draft.budget).toBe(800)
  expect(draft.values['field-1']).toBe('Kassel')
})

test('the same change on both sides, spaces and an order without a campaign are no conflict (DO-28)', () => {
  const mine = { ...base, name: 'Neu ', campaignId: null, customerId: null }
  const theirs = { ...base, name: 'Neu', campaignId: null, customerId: 7 }
  expect(mergeOrder({ ...base, campaignId: null }, mine, theirs).conflicts).toEqual(none)
})

test('media are brought together one by one, by what is booked and when (DO-28)', () => {
  const medium = (mediaTypeId: number, start: string | null = null) => ({ mediaTypeId, isSelected: true, start, end: null }) // prettier-ignore
  const before = { ...base, media: [medium(6), medium(13)] }
  const mine = { ...before, media: [medium(6), { ...medium(13), isSelected: false }, medium(21)] }
  const theirs = { ...before, media: [medium(6, '2027-04-03'), medium(13)] }
  const { draft, conflicts } = mergeOrder(before, mine, theirs)
  expect(conflicts).toEqual(none)
  expect(draft.media.filter(({ isSelected }) => isSelected)).toEqual([medium(6, '2027-04-03'), medium(21)]) // prettier-ignore
  const otherwise = { ...before, media: [medium(6, '2027-04-05'), medium(13)] }
  expect(mergeOrder(before, otherwise, theirs).conflicts.facts).toEqual(['media'])
})

test('a draft of old that does not know how the order was is compared as a whole (DO-28)', () => {
  expect(mergeOrder(null, { ...base, budget: 800 }, base).conflicts.facts).toEqual(['budget'])
})
