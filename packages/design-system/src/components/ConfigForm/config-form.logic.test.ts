import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONFIG_FIELD_TYPES,
  errorOf,
  groupFields,
  isBlank,
  isNumeric,
  isWhole,
  missingKeys,
  otherErrors,
  toNumber,
  toWords,
  type ConfigFieldDef,
} from './config-form.logic.ts'

const field = (key: string, more: Partial<ConfigFieldDef> = {}): ConfigFieldDef => ({
  key,
  displayName: key,
  type: 'TextField',
  order: 0,
  columnSize: 6,
  ...more,
})

const fields = uniqueArray(
  record({
    key: string({ minLength: 1 }),
    displayName: string(),
    type: constantFrom(...CONFIG_FIELD_TYPES),
    order: integer({ min: -5, max: 20 }),
    columnSize: integer({ min: -2, max: 15 }),
    columnBreakAfter: constantFrom(true, false),
    isRequired: constantFrom(true, false),
    groupName: option(constantFrom('Laufzeit', 'Budget', '')),
  }),
  { selector: ({ key }) => key },
)

describe('the arrangement (CFG-09)', () => {
  test('follows order, and keeps groups together where their first field stands', () => {
    const groups = groupFields([
      field('c', { order: 3, groupName: 'Budget' }),
      field('a', { order: 1 }),
      field('b', { order: 2, groupName: 'Budget' }),
      field('d', { order: 4 }),
    ])
    expect(groups.map(({ name, fields: all }) => [name, all.map((one) => one.field.key)])).toEqual([
      [undefined, ['a', 'd']],
      ['Budget', ['b', 'c']],
    ])
  })

  test('begins a new line after a break, and gives headings the whole line', () => {
    const [group] = groupFields([
      field('a', { columnBreakAfter: true }),
      field('b'),
      field('c', { type: 'SectionHeader', columnSize: 3 }),
    ])
    expect(group?.fields.map(({ startsLine, columns }) => [startsLine, columns])).toEqual([
      [false, 6],
      [true, 6],
      [false, 12],
    ])
  })

  test('loses no field, has it once, and stays within twelve columns', () => {
    assert(
      property(fields, (all) => {
        const placed = groupFields(all).flatMap((group) => group.fields)
        expect(placed.map((one) => one.field.key).sort()).toEqual(all.map(({ key }) => key).sort())
        for (const { columns } of placed) {
          expect(columns).toBeGreaterThanOrEqual(1)
          expect(columns).toBeLessThanOrEqual(12)
        }
      }),
    )
  })

  test('is in order within each group', () => {
    assert(
      property(fields, (all) => {
        for (const group of groupFields(all)) {
          const orders = group.fields
            .filter((one) => one.field.type !== 'Hidden')
            .map((one) => one.field.order)
          expect(orders).toEqual([...orders].sort((a, b) => a - b))
        }
      }),
    )
  })
})

describe('what is missing (VAL-12)', () => {
  test('are required fields without a value; false and 0 are values', () => {
    const all = ['text', 'no', 'zero', 'list'].map((key) => field(key, { isRequired: true }))
    expect(missingKeys(all, { text: '  ', no: false, zero: 0, list: [] })).toEqual(['text', 'list'])
  })

  test('is never what nobody can fill in', () => {
    const unfillable = ['Text', 'Html', 'SectionHeader', 'Spacer', 'Hidden'] as const
    const all = unfillable.map((type) => field(type, { type, isRequired: true }))
    expect(missingKeys(all, {})).toEqual([])
  })

  test('is nothing once everything has a value', () => {
    assert(
      property(fields, (all) => {
        expect(missingKeys(all, Object.fromEntries(all.map(({ key }) => [key, 'x'])))).toEqual([])
      }),
    )
  })
})

describe('what the server says (VAL-12)', () => {
  const errors = {
    Budget: ['Zu hoch.', 'Zu rund.'],
    'Values[2].START': ['Zu früh.'],
    '': ['Nein.'],
  }

  test('finds its field by the name of the property, whatever its case', () => {
    expect(errorOf('budget', errors)).toBe('Zu hoch. Zu rund.')
    expect(errorOf('start', errors)).toBe('Zu früh.')
    expect(errorOf('name', errors)).toBeUndefined()
    expect(errorOf('name')).toBeUndefined()
  })

  test('is said above where no field is meant', () => {
    expect(otherErrors([field('budget'), field('Start')], errors)).toEqual(['Nein.'])
    expect(otherErrors([field('budget', { type: 'Hidden' })], errors)).toHaveLength(4)
  })
})

test('numbers are asked for where the server has them (VAL-12)', () => {
  for (const valueType of ['Int32', 'Float', 'Double', 'Decimal'])
    expect(isNumeric(field('a', { valueType }))).toBe(true)
  expect(isNumeric(field('a', { valueType: 'String' }))).toBe(false)
  expect(isNumeric(field('a', { valueType: 'Int32', type: 'TextArea' }))).toBe(false)
  expect(isWhole(field('a', { valueType: 'Int32' }))).toBe(true)
  expect(isWhole(field('a', { valueType: 'Decimal' }))).toBe(false)
})

test('values are read as what the field needs', () => {
  expect(toWords('TV, Radio,,TV')).toEqual(['TV', 'Radio'])
  expect(toWords(['TV', ' Radio '])).toEqual(['TV', 'Radio'])
  expect(toWords(null)).toEqual([])
  expect(toNumber('480000')).toBe(480_000)
  expect(toNumber('viel')).toBeNull()
  expect(toNumber('')).toBeNull()
  expect(isBlank(0)).toBe(false)
  assert(
    property(array(string()), (words) => {
      expect(toWords(toWords(words))).toEqual(toWords(words))
    }),
  )
})
