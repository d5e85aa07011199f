import { assert, constantFrom, date, property } from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { momentAt, ownZone } from '../dates/momentAt.ts'
import { dateFormat } from './formats.ts'
import { foreignZone, setTimeZone } from './zone.ts'

afterEach(() => setTimeZone(undefined))

const noon = Date.UTC(2027, 0, 15, 12)
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

describe('one zone on the page', () => {
  test('all times are told in it; of a component that names its own, in that', () => {
    setTimeZone('Pacific/Honolulu')
    expect(dateFormat('en-GB', clock).format(noon)).toBe('02:00')
    expect(dateFormat('en-GB', { ...clock, timeZone: undefined }).format(noon)).toBe('02:00')
    expect(dateFormat('en-GB', { ...clock, timeZone: 'Europe/Berlin' }).format(noon)).toBe('13:00')
    setTimeZone('Asia/Tokyo')
    expect(dateFormat('en-GB', clock).format(noon)).toBe('21:00')
  })

  test('its name is said only where the reader’s clock shows another time', () => {
    expect(foreignZone('de', noon)).toBeUndefined()
    setTimeZone(ownZone())
    expect(foreignZone('de', noon)).toBeUndefined()
    setTimeZone('Pacific/Kiritimati')
    expect(foreignZone('de', noon)).toBe('GMT+14')
    expect(foreignZone('en', noon, 'long')).toBe('Line Islands Time')
  })

  test('a name that is none is refused, and the page keeps its zone', () => {
    setTimeZone('Asia/Tokyo')
    expect(() => setTimeZone('Atrium/Nowhere')).toThrow(RangeError)
    expect(dateFormat('en-GB', clock).format(noon)).toBe('21:00')
  })

  test('what the clock shows means that moment again, but in the hour that is there twice', () => {
    const zones = constantFrom('Europe/Berlin', 'Pacific/Honolulu', 'Pacific/Auckland', 'Asia/Kathmandu') // prettier-ignore
    const moments = date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    })
    assert(
      property(zones, moments, (zone, moment) => {
        setTimeZone(zone)
        const day = dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
        const hour = dateFormat('en-GB', clock)
        const at = new Date(moment).setUTCSeconds(0, 0)
        const found = momentAt(day.format(at), hour.format(at))!
        expect([0, 3_600_000]).toContain(Math.abs(found.getTime() - at))
        expect(hour.format(found)).toBe(hour.format(at))
      }),
    )
  })

  test.each([
    ['2027-02-30', '09:00'],
    ['', '09:00'],
    ['2027-02-20', '9 Uhr'],
  ])('%s %s is no moment', (day, time) => {
    expect(momentAt(day, time)).toBeUndefined()
  })
})
