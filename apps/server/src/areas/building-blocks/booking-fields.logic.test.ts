import { fieldTypes } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { configurationTexts } from '../applications/index.ts'
import {
  carriedValues,
  fieldFaults,
  toEntry,
  valueFaults,
  type BookingField,
} from './booking-fields.logic.ts'
import { blockTexts } from './building-blocks.texts.ts'

const field = (id: number, more: Partial<BookingField> = {}): BookingField => ({
  id,
  key: `FIELD_${id}`,
  displayName: `Feld ${id}`,
  description: null,
  isRequired: false,
  type: 'TextField',
  valueSelection: null,
  order: id,
  columnSize: 12,
  columnBreakAfter: false,
  mediaTypeId: null,
  groupName: null,
  defaultValue: null,
  ...more,
})
const value = (configurationId: number, text: string) => ({ configurationId, value: text })
const sent = { mediaTypeIds: [6], kept: [], isSent: true }

describe('the values of an order', () => {
  test('all that is required is there once it is sent, of the chosen media types alone (DO-18)', () => {
    const fields = [
      field(1, { isRequired: true }),
      field(2, { isRequired: true, mediaTypeId: 6 }),
      field(3, { isRequired: true, mediaTypeId: 5 }),
      field(4),
    ]
    expect(valueFaults(fields, [value(1, ' ')], sent)).toEqual({
      'configurations.1': configurationTexts.required,
      'configurations.2': configurationTexts.required,
    })
    expect(valueFaults(fields, [value(1, 'a'), value(2, 'b')], sent)).toEqual({})
    expect(valueFaults(fields, [], { ...sent, isSent: false })).toEqual({})
  })

  test.each(fieldTypes)('a required field of the type %s (CFG-09, ENT-06, ENT-07)', (type) => {
    const fields = [field(1, { type, isRequired: true, valueSelection: type === 'Select' ? ['ja'] : null })] // prettier-ignore
    const carriesNone = ['Text', 'Html', 'SectionHeader', 'Spacer'].includes(type)
    expect(valueFaults(fields, [], sent)).toEqual(carriesNone ? {} : { 'configurations.1': configurationTexts.required }) // prettier-ignore
    const given = type === 'DatePicker' ? '2027-04-01T08:00:00.000Z' : 'ja'
    expect(valueFaults(fields, [value(1, given)], sent)).toEqual({})
    expect(carriedValues(fields, [value(1, given), value(1, '')])).toHaveLength(carriesNone ? 0 : 1)
  })

  test('a choice is one of those that are offered, a date is one (ENT-06)', () => {
    const fields = [
      field(1, { type: 'Select', valueSelection: ['A', 'B'] }),
      field(2, { type: 'Autocomplete', valueSelection: ['A', 'B'] }),
      field(3, { type: 'AutocompleteSingle', valueSelection: ['A', 'B'] }),
      field(4, { type: 'DatePicker' }),
      field(5, { type: 'Autocomplete' }),
    ]
    const all = (text: string) => fields.map(({ id }) => value(id, text))
    expect(valueFaults(fields, all('C'), sent)).toEqual({
      'configurations.1': configurationTexts['not-offered'],
      'configurations.2': configurationTexts['not-offered'],
      'configurations.3': configurationTexts['not-offered'],
      'configurations.4': configurationTexts['not-a-day'],
    })
    expect(valueFaults(fields, [value(2, 'A'), value(2, 'B')], sent)).toEqual({})
  })

  test('a field that is not there any more is refused, unless the order answered it before (DO-28)', () => {
    expect(valueFaults([], [value(9, 'a')], sent)).toEqual({
      'configurations.9': blockTexts['unknown-field'],
    })
    expect(valueFaults([], [value(9, 'a')], { ...sent, kept: [9] })).toEqual({})
  })

  test('a field travels with what an order begins with (DO-23)', () => {
    const { configurationId, value: begins, configuration } = toEntry(field(3, { defaultValue: '12' })) // prettier-ignore
    expect([configurationId, begins, configuration]).toMatchObject([3, '12', { key: 'FIELD_3' }])
    expect(configuration).not.toHaveProperty('id')
  })
})

test('fields of a building block have keys of their own, choices and known media types (BB-05)', () => {
  const plain = { type: 'TextField' as const, valueSelection: null, mediaTypeId: null }
  const fields = [
    { ...plain, key: 'A' },
    { ...plain, key: 'A' },
    { ...plain, key: 'B', type: 'Select' as const, valueSelection: [] },
    { ...plain, key: 'C', mediaTypeId: 99 },
    { ...plain, key: 'D', type: 'Select' as const, valueSelection: ['ja'], mediaTypeId: 6 },
  ]
  expect(fieldFaults(fields, (id) => id < 50)).toEqual({
    'configurations[1].key': blockTexts['key-twice'],
    'configurations[2].valueSelection': blockTexts['no-choices'],
    'configurations[3].mediaTypeId': blockTexts['unknown-media-type'],
  })
})
