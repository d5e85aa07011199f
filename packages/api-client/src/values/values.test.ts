import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readValue, slugOf } from './values.ts'

const stored: readonly [string, unknown][] = [
  ['true', true],
  ['false', false],
  ['42', 42],
  ['-7', -7],
  ['0', 0],
  ['4.2', '4.2'],
  ['042', '042'],
  ['-0', '-0'],
  ['', ''],
  [' 42', ' 42'],
  ['TRUE', 'TRUE'],
  ['1e3', '1e3'],
  ['9007199254740993', '9007199254740993'],
]

describe('a stored value text', () => {
  test.each(stored)('%j is read as %j (ENT-08)', (text, value) =>
    expect(readValue(text)).toBe(value),
  )

  test('no text is lost: what was read is written the same way (ENT-08)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        expect(String(readValue(text))).toBe(text)
      }),
    )
  })
})

test.each([
  ['/campaigns', 'campaigns'],
  ['/files/12-plan/view', 'files'],
  ['insights?view=true', 'insights'],
  ['/#top', ''],
  ['', ''],
])('the page at %j has the slug %j', (url, slug) => expect(slugOf({ url })).toBe(slug))
