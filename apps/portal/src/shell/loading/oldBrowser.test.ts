import { expect, test } from 'vitest'
import { isNoticeDue, isOld } from './oldBrowser.logic.ts'

const features = {
  structuredClone: true,
  has: true,
  listFormat: true,
  toSorted: true,
  withResolvers: true,
}

test('a browser is old when it lacks what the portal builds on, not by its name (ALRT-03)', () => {
  expect(isOld(features)).toBe(false)
  for (const name of Object.keys(features)) expect(isOld({ ...features, [name]: false })).toBe(true)
})

test('the notice of an old browser stays closed for seven days, then it comes back (ALRT-03)', () => {
  const closed = Date.UTC(2026, 10, 1, 9)
  const days = (count: number) => closed + count * 86_400_000
  expect(isNoticeDue(undefined, closed)).toBe(true)
  expect(isNoticeDue(closed, days(0))).toBe(false)
  expect(isNoticeDue(closed, days(7) - 1)).toBe(false)
  expect(isNoticeDue(closed, days(7))).toBe(true)
})
