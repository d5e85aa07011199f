import { describe, expect, test } from 'vitest'
import { roles } from '../../platform/actor.ts'
import { canSignUploads, widthFor } from './images.policy.ts'

test('administrators and Client Service sign uploads, nobody else (ADM-10)', () => {
  expect(roles.filter((role) => canSignUploads([role]))).toEqual(['ADMINISTRATOR', 'CLIENTSERVICE'])
  expect(canSignUploads(['CLIENT', 'CLIENTSERVICE'])).toBe(true)
  expect(canSignUploads([])).toBe(false)
})

describe('a width', () => {
  test.each([
    [140, 1_200, 140],
    [159, 1_200, 140],
    [20, 1_200, 20],
    [1_200, 1_200, undefined],
    [4_000, 1_200, undefined],
    [undefined, 1_200, undefined],
    [140, 100, undefined],
  ])('of %j of a picture that has %i is %j (API-44)', (asked, width, expected) => {
    expect(widthFor(asked, width)).toBe(expected)
  })
})
