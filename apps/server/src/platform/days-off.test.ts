import { assert, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { daysOffIn } from './days-off.ts'

const nationwide = daysOffIn(undefined, 'de')

test.each([
  ['2026-11-27', null],
  ['2026-11-28', { kind: 'weekend', name: null, workday: '2026-11-27' }],
  ['2026-11-29', { kind: 'weekend', name: null, workday: '2026-11-27' }],
  ['2026-12-25', { kind: 'holiday', name: '1. Weihnachtstag', workday: '2026-12-24' }],
  // A Sunday after a holiday on Saturday and one on Friday.
  ['2026-12-27', { kind: 'weekend', name: null, workday: '2026-12-24' }],
  // Easter Monday: past the weekend and Good Friday.
  ['2027-03-29', { kind: 'holiday', name: 'Ostermontag', workday: '2027-03-25' }],
  ['2027-01-01', { kind: 'holiday', name: 'Neujahrstag', workday: '2026-12-31' }],
])('%s is a day off with a working day before it, or none (T-27)', (day, off) => {
  expect(nationwide(day)).toEqual(off)
})

test('holidays of a state count where the setting names it, in the reader’s language (T-27)', () => {
  // Epiphany, a Wednesday in 2027.
  expect(nationwide('2027-01-06')).toBeNull()
  expect(daysOffIn('Sachsen', 'de')('2027-01-06')).toBeNull()
  expect(daysOffIn('Bayern', 'de')('2027-01-06')).toMatchObject({ name: 'Heilige Drei Könige' })
  expect(daysOffIn('Bayern', 'en')('2027-05-06')).toMatchObject({ name: 'Ascension Day' })
  expect(daysOffIn('Atlantis', 'de')('2027-01-06')).toBeNull()
})

test('the working day before is never a day off, and no other lies in between (T-27)', () => {
  const days = date({
    min: new Date('2020-01-10'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  assert(
    property(days, (moment) => {
      const off = daysOffIn('Bayern', 'en')
      const found = off(moment.toISOString().slice(0, 10))
      if (!found) return
      expect(off(found.workday)).toBeNull()
      const between = Date.parse(found.workday) + 86_400_000
      for (
        let at = between;
        at < Math.floor(moment.getTime() / 86_400_000) * 86_400_000;
        at += 86_400_000
      )
        expect(off(new Date(at).toISOString().slice(0, 10))).not.toBeNull()
    }),
  )
})
