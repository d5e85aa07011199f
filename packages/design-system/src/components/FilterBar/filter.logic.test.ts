import { describe, expect, test } from 'vitest'
import {
  ALL,
  chosenAfter,
  chosenLabels,
  isActive,
  summarize,
  toggled,
  withoutActive,
} from './filter.logic.ts'
import type { Filter } from './filter.types.ts'

const media: Filter = {
  id: 'media',
  label: 'Mediengattung',
  isMultiple: true,
  options: [
    { value: 'tv', label: 'TV' },
    { value: 'ooh', label: 'OOH' },
    { value: 'radio', label: 'Radio' },
  ],
}
const year: Filter = {
  id: 'year',
  label: 'Jahr',
  isRequired: true,
  options: [{ value: '2027', label: '2027' }],
}

describe('a chip', () => {
  test('names what is chosen in the order of the options', () => {
    expect(chosenLabels(media, ['radio', 'tv'])).toEqual(['TV', 'Radio'])
  })
  test('shows two and says how many more there are', () => {
    expect(summarize(['TV'])).toEqual({ text: 'TV', rest: 0 })
    expect(summarize(['TV', 'OOH', 'Radio'])).toEqual({ text: 'TV, OOH', rest: 1 })
  })
})

describe('a choice', () => {
  test('of "all" takes the rest away, another one takes "all" away', () => {
    expect(chosenAfter(['tv'], ['tv', ALL])).toEqual([])
    expect(chosenAfter([], [ALL, 'tv'])).toEqual(['tv'])
    expect(chosenAfter([], [ALL])).toEqual([])
  })
  test('adds and removes among several, and replaces a single one', () => {
    expect(toggled(media, ['tv'], 'ooh')).toEqual(['tv', 'ooh'])
    expect(toggled(media, ['tv', 'ooh'], 'tv')).toEqual(['ooh'])
    expect(toggled(year, ['2026'], '2027')).toEqual(['2027'])
  })
})

test('a reset keeps what is always chosen', () => {
  const value = { media: ['tv'], year: ['2027'] }
  expect(isActive(media, value)).toBe(true)
  expect(isActive(year, value)).toBe(false)
  expect(withoutActive([media, year], value)).toEqual({ year: ['2027'] })
})
