import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromEntries, toEntries, FormNameError } from './encoding.ts'

const name = fc
  .stringMatching(/^[a-z][A-Za-z0-9]{0,6}$/)
  .filter((n) => n !== 'constructor' && n !== 'prototype')
const body = fc.dictionary(
  name,
  fc.oneof(
    fc.string(),
    fc.array(fc.string(), { minLength: 1, maxLength: 4 }),
    fc.array(fc.dictionary(name, fc.string(), { minKeys: 1, maxKeys: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.dictionary(name, fc.string(), { minKeys: 1, maxKeys: 3 }),
  ),
)

describe('form fields', () => {
  test('lists of objects travel as customers[i].name (SETUP-04, API-14)', () => {
    expect(
      toEntries({
        customers: [{ name: 'A' }, { name: 'B', id: 2 }],
        application: { color: 'red' },
      }),
    ).toEqual([
      ['customers[0].name', 'A'],
      ['customers[1].name', 'B'],
      ['customers[1].id', '2'],
      ['application.color', 'red'],
    ])
  })

  test('setup and themes leave out what is empty or false, others send it (VAL-10)', () => {
    const value = { a: '', b: false, c: 0, d: 'x', e: null, f: undefined }
    expect(toEntries(value, { dropFalsy: true })).toEqual([['d', 'x']])
    expect(toEntries(value)).toEqual([
      ['a', ''],
      ['b', 'false'],
      ['c', '0'],
      ['d', 'x'],
    ])
  })

  test('what was flattened comes back', () => {
    fc.assert(
      fc.property(body, (value) => {
        expect(fromEntries(toEntries(value))).toEqual({ ...value })
      }),
    )
  })

  test('indices in any order, with holes', () => {
    expect(
      fromEntries([
        ['a[7]', 'y'],
        ['a[2]', 'x'],
      ]),
    ).toEqual({ a: ['x', 'y'] })
  })

  test.each([
    '__proto__.x',
    'a.constructor.b',
    'a[99999]',
    'a.b.c.d.e.f.g.h.i',
    'a[x]',
    '',
    '[0]',
    'a..b',
  ])('refuses %j', (field) => expect(() => fromEntries([[field, '1']])).toThrow(FormNameError))

  test('refuses one name used as text and as list', () => {
    expect(() =>
      fromEntries([
        ['a', '1'],
        ['a[0]', '2'],
      ]),
    ).toThrow(FormNameError)
    expect(() =>
      fromEntries([
        ['a[0]', '1'],
        ['a', '2'],
      ]),
    ).toThrow(FormNameError)
    expect(() =>
      fromEntries([
        ['a.b', '1'],
        ['a[0]', '2'],
      ]),
    ).toThrow(FormNameError)
  })
})
