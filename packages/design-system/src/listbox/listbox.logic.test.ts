import { assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as logic from './listbox.logic.ts'

const options = [
  'Müller Verlag',
  'Mühle',
  'Straßenplakat',
  'Großfläche',
  'Café',
  'Funk Müller',
].map((label) => ({ id: label, label }))
const found = (query: string) => logic.filterOptions(options, query).map(({ id }) => id)

describe('the filter', () => {
  test.each([
    ['mül', ['Müller Verlag', 'Funk Müller']],
    ['muller', ['Müller Verlag', 'Funk Müller']],
    ['MUELLER', ['Müller Verlag', 'Funk Müller']],
    ['strasse', ['Straßenplakat']],
    ['cafe', ['Café']],
    ['verlag', ['Müller Verlag']],
    ['fläche', ['Großfläche']],
    ['xyz', []],
  ])('finds by %s', (query, labels) => {
    expect(found(query)).toEqual(labels)
  })

  test('shows everything for nothing, and the best first', () => {
    expect(found(' ')).toHaveLength(options.length)
    const letters = ['Abitur', 'Radio Bitburg', 'Bitte'].map((label) => ({ id: label, label }))
    expect(logic.filterOptions(letters, 'bit').map(({ id }) => id)).toEqual([
      'Bitte',
      'Radio Bitburg',
      'Abitur',
    ])
  })

  test('keeps the order inside sections', () => {
    const sectioned = [
      { id: '1', label: 'Abitur', section: 'A' },
      { id: '2', label: 'Bitte', section: 'B' },
    ]
    expect(logic.filterOptions(sectioned, 'bit').map(({ id }) => id)).toEqual(['1', '2'])
  })

  test('always finds a label by any part of it', () => {
    const word = string({ unit: constantFrom(...'aäößéx '), minLength: 1, maxLength: 12 })
    assert(
      property(
        word,
        integer({ min: 0, max: 11 }),
        integer({ min: 1, max: 12 }),
        (label, at, size) => {
          const query = label.slice(at, at + size)
          expect(logic.filterOptions([{ id: 'x', label }], query)).toHaveLength(1)
        },
      ),
    )
  })
})

describe('sections', () => {
  test('gather their options', () => {
    const mixed = [
      { id: '1', label: 'a', section: 'X' },
      { id: '2', label: 'b' },
      { id: '3', label: 'c', section: 'X' },
    ]
    const gathered = logic.bySection(mixed)
    expect(gathered.map(({ id }) => id)).toEqual(['1', '3', '2'])
    expect(gathered.map((_, index) => logic.startsSection(gathered, index))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('hold of a long list what is in the page', () => {
    const long = Array.from({ length: 300 }, (_, index) => ({
      id: `${index}`,
      label: `${index}`,
      section: index < 100 ? 'X' : index < 200 ? undefined : 'Y',
    }))
    expect(logic.sectionsOf(long, [98, 99, 100, 250])).toEqual([
      { title: 'X', places: [98, 99] },
      { title: undefined, places: [100] },
      { title: 'Y', places: [250] },
    ])
  })
})

describe('keys', () => {
  const some = ['a', 'b', 'c'].map((id) => ({ id, label: id, isDisabled: id === 'b' }))

  test('step over what is disabled and stop at the ends', () => {
    expect(logic.stepFrom(some, 'a', 'next')).toBe('c')
    expect(logic.stepFrom(some, 'c', 'next')).toBe('c')
    expect(logic.stepFrom(some, 'c', 'previous')).toBe('a')
    expect(logic.stepFrom(some, undefined, 'next')).toBe('a')
    expect(logic.stepFrom(some, undefined, 'previous')).toBe('c')
    expect(logic.stepFrom(some, 'a', 'pageDown')).toBe('c')
    expect(logic.stepFrom([], undefined, 'first')).toBeUndefined()
  })

  test('find by what is typed, walking on with the same letter', () => {
    expect(logic.typeAhead(options, undefined, 'm')).toBe('Müller Verlag')
    expect(logic.typeAhead(options, 'Müller Verlag', 'm')).toBe('Mühle')
    expect(logic.typeAhead(options, 'Mühle', 'm')).toBe('Müller Verlag')
    expect(logic.typeAhead(options, 'Müller Verlag', 'mü')).toBe('Müller Verlag')
    expect(logic.typeAhead(options, undefined, 'grossf')).toBe('Großfläche')
    expect(logic.typeAhead(options, undefined, 'z')).toBeUndefined()
  })
})

test('marks what was typed', () => {
  expect(logic.markedParts('Funk Müller', 'mull')).toEqual(['Funk ', 'Müll', 'er'])
  expect(logic.markedParts('Straße', 'str')).toEqual(['Straße', '', ''])
  expect(logic.markedParts('Plan', '')).toEqual(['Plan', '', ''])
})
