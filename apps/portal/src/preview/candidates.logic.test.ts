import type { PreviewCandidate } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { keyOf, matching } from './candidates.logic.ts'

const candidate = (more: Partial<PreviewCandidate>): PreviewCandidate => ({
  as: { type: 'user', id: 1 },
  name: '',
  jobTitle: null,
  pictureUrl: null,
  groupNames: [],
  memberCount: null,
  ...more,
})
const sabine = candidate({
  name: 'Sabine Moser',
  jobTitle: 'Marketingleiterin',
  groupNames: ['Kunde – Geschäftsleitung'],
})
const group = candidate({ as: { type: 'user-group', id: 1 }, name: 'Kunde – Geschäftsleitung' })

test('finds by the beginnings of words of name, job and group, with or without umlauts (T-04)', () => {
  const found = (text: string) => matching([sabine, group], text)
  expect(found('')).toEqual([sabine, group])
  expect(found(' mos sab ')).toEqual([sabine])
  expect(found('marketing')).toEqual([sabine])
  expect(found('geschafts')).toEqual([sabine, group])
  expect(found('Kunde – Gesch')).toEqual([sabine, group])
  expect(found('leitung')).toEqual([])
})

test('a person and a group of the same number are two (T-04)', () => {
  expect(keyOf(sabine)).not.toBe(keyOf(group))
})
