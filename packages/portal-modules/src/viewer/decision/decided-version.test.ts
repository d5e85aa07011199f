import { expect, test } from 'vitest'
import { decidedVersionOf } from './decided-version.ts'

const version = (number: number, isCurrent = false) => ({
  number,
  isCurrent,
  size: 1,
  type: 'image/png',
  createdAt: '2026-11-11T10:00:00',
  createdBy: 'Jonas Thiele',
})
const [third, second, first] = [version(3, true), version(2), version(1)]
const versions = [third, second, first]
const look = (shown: typeof third, pair?: readonly [typeof third, typeof third]) =>
  decidedVersionOf({
    versions,
    shown,
    compared: pair && { first: pair[0], second: pair[1], as: 'slider' },
  })

test('the version that counts is decided, whatever is looked at beside it (D-09)', () => {
  expect(decidedVersionOf(undefined)).toEqual({ as: 'only' })
  expect(look(third)).toEqual({ as: 'current', current: 3 })
  expect(look(first)).toEqual({ as: 'former', shown: 1, current: 3 })
  expect(look(third, [second, third])).toEqual({ as: 'compared', other: 2, current: 3 })
  expect(look(third, [third, first])).toEqual({ as: 'compared', other: 1, current: 3 })
  expect(look(third, [first, second])).toEqual({
    as: 'comparedFormer',
    first: 1,
    second: 2,
    current: 3,
  })
})
