import { describe, expect, test } from 'vitest'
import { deadlineConcern } from './deadlines.logic.ts'

const today = '2027-03-15'
const at = (day: string, end: string | null = null) => ({ mediaTypeId: 13, day, end })
const kindOf = (start: string | null, ...days: ReturnType<typeof at>[]) =>
  deadlineConcern(days, start, today)?.kind

describe('booking deadlines of the media calendar (D-11, T-49)', () => {
  test.each([
    ['2027-04-20', '2027-03-14', 'missed'],
    ['2027-04-20', '2027-03-15', 'soon'],
    ['2027-04-20', '2027-03-18', 'soon'],
    ['2027-04-20', '2027-03-19', undefined],
    ['2027-03-25', '2027-03-25', 'startsBefore'],
    ['2027-03-20', '2027-03-25', 'startsBefore'],
    ['2027-03-28', '2027-03-25', 'startsSoonAfter'],
    ['2027-03-29', '2027-03-25', undefined],
    [null, '2027-03-25', undefined],
    [null, '2027-03-16', 'soon'],
  ])('an order from %s with a deadline on %s: %s', (start, day, kind) => {
    expect(kindOf(start, at(day))).toBe(kind)
  })

  test('the next deadline counts, and only where all were missed the last of them', () => {
    expect(kindOf('2027-05-20', at('2027-03-10'), at('2027-04-20'), at('2027-03-01'))).toBe(undefined) // prettier-ignore
    expect(deadlineConcern([at('2027-03-01'), at('2027-03-10')], '2027-05-20', today)).toEqual({
      kind: 'missed',
      day: '2027-03-10',
      daysAfter: 71,
    })
  })

  test('flights that end before the order begins are no concern of it', () => {
    expect(kindOf('2027-04-20', at('2027-03-10', '2027-04-19'))).toBe(undefined)
    expect(kindOf('2027-04-20', at('2027-03-10', '2027-04-20'))).toBe('missed')
    expect(kindOf('2027-04-20')).toBe(undefined)
  })
})
