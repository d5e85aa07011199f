import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeOfDay } from '../platform/berlin-time.ts'
import { atOffice } from './office-hours.ts'

const anyNow = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2028-12-31'),
  noInvalidDate: true,
})
const anyAgo = fc.nat({ max: 90 * 24 * 60 }).map((minutes) => minutes * 60_000)

test('keeps the order and never comes to after now', () => {
  fc.assert(
    fc.property(anyNow, anyAgo, anyAgo, (now, one, other) => {
      const [late, early] = [Math.min(one, other), Math.max(one, other)].map((ago) =>
        atOffice(new Date(now.getTime() - ago), now).getTime(),
      )
      expect(early).toBeLessThanOrEqual(late!)
      expect(late).toBeLessThanOrEqual(now.getTime())
    }),
  )
})

test('comes to the hours of a working day, but for those of today', () => {
  const now = new Date('2027-03-15T09:14:00+01:00')
  fc.assert(
    fc.property(anyAgo, (ago) => {
      const before = new Date(now.getTime() - 10 * 3_600_000 - ago)
      const at = atOffice(before, now)
      expect([1, 2, 3, 4, 5]).toContain(at.getUTCDay())
      expect(timeOfDay(at) >= '08:00' && timeOfDay(at) <= '19:00').toBe(true)
    }),
    { examples: [[0], [24 * 3_600_000], [48 * 3_600_000]] },
  )
})
