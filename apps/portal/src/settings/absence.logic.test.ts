import type { OwnAbsence } from '@atrium/api-client/contract'
import { expect, test } from 'vitest'
import { deputiesOf, draftOf, isSameDraft, nameOf } from './absence.logic.ts'

const ada = { id: 1, firstName: 'Ada', lastName: 'Alt' }
const ben = { id: 2, firstName: 'Ben', lastName: 'Bach' }

const own = (absence: OwnAbsence['absence'], candidates = [ada]): OwnAbsence => ({
  absence,
  candidates,
  standsInFor: [],
  can: { edit: true },
})
const away = {
  from: '2027-04-01T08:00:00.000Z',
  until: '2027-04-09T08:00:00.000Z',
  deputy: ben,
}

test('an absence is edited by its days and its deputy, an empty one by neither (VAL-11)', () => {
  expect(draftOf(own(null))).toEqual({ days: null, deputyId: null })
  expect(draftOf(own(away))).toEqual({
    days: { start: '2027-04-01', end: '2027-04-09' },
    deputyId: '2',
  })
})

test('a change of either day or of the deputy is a change of the form', () => {
  const draft = draftOf(own(away))
  const days = draft.days!
  expect(isSameDraft(draft, draftOf(own(away)))).toBe(true)
  expect(isSameDraft(draft, { ...draft, deputyId: '1' })).toBe(false)
  expect(isSameDraft(draft, { ...draft, days: { ...days, start: '2027-04-02' } })).toBe(false)
  expect(isSameDraft(draft, { ...draft, days: { ...days, end: '2027-04-10' } })).toBe(false)
  expect(isSameDraft(draft, { ...draft, days: null })).toBe(false)
  expect(isSameDraft({ ...draft, days: null }, draft)).toBe(false)
})

test('a deputy who can no longer be chosen stays on the list, and stands there once', () => {
  expect(deputiesOf(own(null))).toEqual([{ id: '1', label: 'Ada Alt' }])
  expect(deputiesOf(own(away)).map(({ label }) => label)).toEqual(['Ben Bach', 'Ada Alt'])
  expect(deputiesOf(own(away, [ada, ben])).map(({ id }) => id)).toEqual(['1', '2'])
})

test('a person with one name is written without a blank beside it', () => {
  expect(nameOf({ firstName: '', lastName: 'Alt' })).toBe('Alt')
})
