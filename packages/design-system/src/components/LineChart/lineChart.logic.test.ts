import { expect, test } from 'vitest'
import { layLine, nearestPoint } from './lineChart.logic.ts'

const days = (...values: number[]) =>
  values.map((value, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, value }))

test('a line begins at its first day and ends at its last, missing days leave room', () => {
  const { places } = layLine([
    { day: '2026-11-01', value: 1 },
    { day: '2026-11-02', value: 2 },
    { day: '2026-11-05', value: 3 },
  ])
  expect(places.map(({ x }) => x)).toEqual([0, 25, 100])
})

test('the scale ends at round values and holds every point', () => {
  for (const values of [[3, 97], [1_000, 1_003], [0, 0, 4], [0.31, 0.302, 0.345], [-4, 9], [5]]) {
    const { places, steps } = layLine(days(...values))
    for (const { y } of places) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(100)
    }
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.length).toBeLessThan(9)
  }
})

test('what comes near nothing begins there, what is far from it shows its own course', () => {
  expect(layLine(days(3, 97)).steps[0]!.value).toBe(0)
  expect(layLine(days(1_000, 1_030)).steps[0]!.value).toBeGreaterThan(900)
})

test('another line lies on the same days and the same scale (T-32)', () => {
  const own = days(10, 20, 30, 40)
  const other = [{ day: '2026-11-02', value: 80 }, { day: '2026-11-04', value: 25 }] // prettier-ignore
  const alone = layLine(own)
  const both = layLine(own, { other })
  expect(alone.other).toEqual({ path: '', places: [] })
  expect(both.places.map(({ x }) => x)).toEqual(alone.places.map(({ x }) => x))
  expect(both.other.places.map(({ x }) => x)).toEqual([both.places[1]!.x, both.places[3]!.x])
  expect(both.steps.at(-1)!.value).toBeGreaterThanOrEqual(80)
  for (const { y } of [...both.places, ...both.other.places]) {
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(100)
  }
})

test('words stand below few days, the last among them', () => {
  const shown = layLine(days(...Array.from({ length: 30 }, (_, index) => index))).days
  expect(shown.length).toBeLessThanOrEqual(6)
  expect(shown.at(-1)).toEqual({ day: '2026-11-30', x: 100 })
})

test('without points there is nothing to draw', () => {
  expect(layLine([])).toMatchObject({ path: '', places: [] })
})

test('the nearest point is found from any place', () => {
  const places = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 0 }] // prettier-ignore
  expect([0, 20, 30, 74, 99].map((x) => nearestPoint(places, x))).toEqual([0, 0, 1, 1, 2])
})
