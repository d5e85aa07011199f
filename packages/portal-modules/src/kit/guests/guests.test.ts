import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGuests } from './guests.ts'

describe('a list of people (ADM-04)', () => {
  const sabine = { fullName: 'Sabine Moser', email: 'sabine.moser@alpenquell.example' }
  test.each([
    ['Sabine Moser\tsabine.moser@alpenquell.example'],
    ['Sabine Moser; sabine.moser@alpenquell.example'],
    ['sabine.moser@alpenquell.example, Sabine Moser'],
    ['Sabine Moser <sabine.moser@alpenquell.example>'],
    ['"Sabine Moser" <sabine.moser@alpenquell.example>\r\n\r\n'],
    ['Sabine\tMoser\tsabine.moser@alpenquell.example'],
  ])('%j', (text) => {
    expect(readGuests(text)).toEqual([sabine])
  })

  test.each([
    ['a@x.example; b@y.example,c@z.example', ['a@x.example', 'b@y.example', 'c@z.example']],
    ['S <s@x.example>; ada@b.example; Bea <b@z.example>', ['s@x.example', 'ada@b.example', 'b@z.example']], // prettier-ignore
  ])('%j loses nobody', (text, emails) => {
    expect(readGuests(text).map(({ email }) => email)).toEqual(emails)
  })

  test('a line of receivers is several people', () => {
    expect(
      readGuests('Sabine Moser <sabine.moser@alpenquell.example>; Ada <ada@b.example>'),
    ).toEqual([sabine, { fullName: 'Ada', email: 'ada@b.example' }])
  })

  test('what is written as a table is read as it was, line by line', () => {
    const words = fc.stringMatching(/^[A-Za-zäöüß]{1,9}( [A-Za-zäöüß]{1,9})?$/)
    const email = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/)
    const people = fc.array(fc.record({ fullName: words, email }), { maxLength: 20 })
    fc.assert(
      fc.property(people, fc.constantFrom('\t', ';', ', '), (list, between) => {
        const text = list.map((one) => one.fullName + between + one.email).join('\n')
        expect(readGuests(text)).toEqual(list)
      }),
    )
  })
})
