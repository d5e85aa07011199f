import { expect, test } from 'vitest'
import { createMeter, timeLeft } from './transfer-rate.ts'

test('speed is told once a second is known, of the last seconds alone (T-64)', () => {
  let at = 0
  const meter = createMeter(() => at)
  expect(meter.add(500)).toBeUndefined()
  at = 500
  expect(meter.add(1_000)).toBeUndefined()
  at = 1_000
  expect(meter.add(1_500)).toBe(1_000)
  at = 20_000
  expect(meter.add(1_500)).toBeUndefined()
  at = 22_000
  expect(meter.add(5_500)).toBe(2_000)
})

test.each([
  [10, 10, 'seconds', 5],
  [240, 10, 'seconds', 25],
  [600, 10, 'minutes', 1],
  [12_340, 10, 'minutes', 21],
  [72_000, 10, 'hours', 2],
])('%i bytes at %i a second take %s: %d (T-64)', (bytes, pace, unit, count) => {
  expect(timeLeft(bytes, pace)).toEqual({ unit, count })
})

test('who does not move never arrives', () => {
  expect(timeLeft(10, 0)).toBeUndefined()
  expect(timeLeft(10, Number.NaN)).toBeUndefined()
})
