import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findDays,
  isFull,
  isClearYear,
  isDayFirst,
  isWholeYear,
  readDay,
  toRealDay,
  wholeYear,
  withKey,
  type PartKeys,
} from './typed.logic.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })

describe('days as they are typed', () => {
  test('years of two digits are of this century; of one or three they are not whole', () => {
    expect([0, 7, 27, 99].map(wholeYear)).toEqual([2000, 2007, 2027, 2099])
    expect([202, 2027].map(wholeYear)).toEqual([202, 2027])
    expect([2, 20, 202, 2027].map(isWholeYear)).toEqual([false, false, false, true])
  })

  test('there is no 31 April and no 29 February, but every fourth year', () => {
    expect(toRealDay(day(2027, 4, 31))).toBeUndefined()
    expect(toRealDay(day(2027, 2, 29))).toBeUndefined()
    expect(toRealDay(day(2028, 2, 29))?.toString()).toBe('2028-02-29')
    expect(toRealDay(day(2027, 13, 1))).toBeUndefined()
    expect(toRealDay(day(2027, 1, 0))).toBeUndefined()
  })

  test('a text is a day where there is one in the calendar, and nothing beside it', () => {
    expect(readDay('1.4.27', 'de')).toBe('2027-04-01')
    expect(readDay(' 30. April 2027 ', 'de')).toBe('2027-04-30')
    expect(readDay('2027-04-30 00:00:00', 'de')).toBe('2027-04-30')
    expect(readDay('04/30/2027', 'en-US')).toBe('2027-04-30')
    for (const text of [
      '',
      'April',
      '31.04.2027',
      'ab 01.04.2027',
      '01.04.2027 – 30.04.2027',
      '01.04.2027 08:15',
    ])
      expect(readDay(text, 'de')).toBeUndefined()
  })

  test('they are found in a text, in the forms of the language and of programs', () => {
    expect(findDays('24.12.2026', 'de')).toEqual([day(2026, 12, 24)])
    expect(findDays('am 1.3.27.', 'de')).toEqual([day(2027, 3, 1)])
    expect(findDays('24. 12. 2026', 'de')).toEqual([day(2026, 12, 24)])
    expect(findDays('2026-12-24T10:00:00Z', 'en')).toEqual([day(2026, 12, 24)])
    expect(findDays('24/12/2026', 'en-GB')).toEqual([day(2026, 12, 24)])
    expect(findDays('12/24/2026', 'en-US')).toEqual([day(2026, 12, 24)])
    expect(findDays('24.12.2026 – 06.01.2027', 'de')).toEqual([day(2026, 12, 24), day(2027, 1, 6)])
    expect(findDays('31.12.2026-06.01.2027', 'de')).toEqual([day(2026, 12, 31), day(2027, 1, 6)])
    for (const text of ['2026/12/24', '2026.12.24', '2026-12-24'])
      expect(findDays(text, 'de'), text).toEqual([day(2026, 12, 24)])
    expect(findDays('2026/02/01 - 2026/03/31', 'de')).toEqual([day(2026, 2, 1), day(2026, 3, 31)])
    expect(findDays('Version 1.2.3, 4711', 'de')).toEqual([])
  })

  test('of what is longer than a day no part is taken for one', () => {
    const all = ['124.12.2026', '12026-12-24', '2026-12-241', '24.12.20261', '1.24.12.2026', '124. Dezember 2026', '20261224'] // prettier-ignore
    for (const text of all) expect(findDays(text, 'de'), text).toEqual([])
  })

  test('names of months are read in German and English, whole or short', () => {
    for (const text of [
      '24. Dezember 2026',
      'Donnerstag, 24. Dez. 2026',
      '24 Dec 2026',
      'December 24, 2026',
      'December 24th, 2026',
      '24-12-2026',
      '24\u201112\u20112026',
    ])
      expect(findDays(text, 'de'), text).toEqual([day(2026, 12, 24)])
    expect(findDays('1. März 2027 bis 3. Jänner 2028', 'de')).toEqual([
      day(2027, 3, 1),
      day(2028, 1, 3),
    ])
    expect(findDays('Angebot 24 vom Sommer 2026', 'de')).toEqual([])
    expect(findDays('Dezember 2026', 'de')).toEqual([])
    expect(findDays('bis 2027-01-06', 'de')).toEqual([day(2027, 1, 6)])
  })

  const typed = (text: string, max: number) =>
    Array.from(text).reduce<PartKeys | undefined>(
      (keys, key) => withKey(keys, key, max),
      undefined,
    )!

  test('a number that a part cannot hold is noticed, though the library keeps its last digit', () => {
    expect(typed('31', 31).isTooMuch).toBe(false)
    expect(typed('32', 31)).toMatchObject({ digits: '32', isTooMuch: true })
    expect(typed('13', 12).isTooMuch).toBe(true)
    // What `2026-12-24` leaves for the year of a German field.
    expect(typed('6-12-24', 9999).isTooMuch).toBe(true)
    expect(typed('2026', 9999).isTooMuch).toBe(false)
    // Typed over once it was whole, deleted, or come back to: it begins anew.
    expect(typed('20262027', 9999)).toMatchObject({ digits: '2027', isTooMuch: false })
    expect(withKey(typed('32', 31), 'Backspace', 31).isTooMuch).toBe(false)
    expect(withKey({ ...typed('32', 31), isLeft: true }, '1', 31).isTooMuch).toBe(false)
  })

  test('a part that has all its digits takes no more until it is deleted, counted or come back to', () => {
    const isYearFull = (keys: PartKeys | undefined) => isFull(keys, 9999)
    expect(['202', '2026', '0000'].map((text) => isYearFull(typed(text, 9999)))).toEqual([false, true, true]) // prettier-ignore
    expect(isYearFull(undefined)).toBe(false)
    const year = typed('2026', 9999)
    for (const key of ['Backspace', 'ArrowUp']) expect(isYearFull(withKey(year, key, 9999))).toBe(false) // prettier-ignore
    expect(isYearFull({ ...year, isLeft: true })).toBe(false)
    // Refused in words, as what it leaves of `2026-12-24`.
    expect(isYearFull(typed('2026-', 9999))).toBe(false)
  })

  test('a year is understood with two or four digits', () => {
    const isClear = (text: string) => isClearYear(typed(text, 9999))
    expect(['27', '00', '2027'].map(isClear)).toEqual([true, true, true])
    expect(['7', '202', '0000', '0027'].map(isClear)).toEqual([false, false, false, false])
  })

  test('what a field writes, it reads', () => {
    const moments = fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, fc.constantFrom('de-DE', 'en-GB', 'en-US'), (moment, locale) => {
        const text = new Intl.DateTimeFormat(locale, {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(moment)
        const [found] = findDays(text, locale)
        expect(toRealDay(found!)?.toString()).toBe(moment.toISOString().slice(0, 10))
      }),
    )
  })

  test('languages differ in what comes first', () => {
    expect(['de', 'en-GB', 'fr', 'en-US'].map(isDayFirst)).toEqual([true, true, true, false])
  })
})
