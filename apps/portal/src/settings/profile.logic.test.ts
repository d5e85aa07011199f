import { expect, test } from 'vitest'
import { pictureAt } from '../module-ports/pictures.ts'
import { changesOf, lacksName, shownIn } from './profile.logic.ts'

const sabine = { firstName: 'Sabine', lastName: 'Moser', jobTitle: null, phoneNumber: '+43 1 23' }

test('only what differs from what is saved is a change (SET-03)', () => {
  expect(changesOf(sabine, {})).toEqual({})
  expect(changesOf(sabine, { firstName: ' Sabine ', jobTitle: '' })).toEqual({})
  expect(changesOf(sabine, { jobTitle: ' Marketing ', phoneNumber: '' })).toEqual({
    jobTitle: 'Marketing',
    phoneNumber: '',
  })
})

test('what was typed stands in the field, also an empty text (SET-03)', () => {
  expect(shownIn(sabine, {}, 'phoneNumber')).toBe('+43 1 23')
  expect(shownIn(sabine, { phoneNumber: '' }, 'phoneNumber')).toBe('')
  expect(shownIn(sabine, {}, 'jobTitle')).toBe('')
})

test('a name of blanks is none', () => {
  expect(lacksName(sabine, {})).toEqual([])
  expect(lacksName(sabine, { firstName: '  ', lastName: '' })).toEqual(['firstName', 'lastName'])
})

test('a picture of ours is asked for in the size that is shown', () => {
  expect(pictureAt('/images/a1', 140)).toBe('/images/a1?w=140')
  expect(pictureAt('https://pictures.example/a.png', 140)).toBe('https://pictures.example/a.png')
  expect(pictureAt('-not-found-', 140)).toBe('-not-found-')
  expect(pictureAt(null, 140)).toBeUndefined()
})
