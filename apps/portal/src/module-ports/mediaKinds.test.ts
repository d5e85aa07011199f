import { mediaKindOf, mediaKinds } from '@atrium/api-client/values'
import { MEDIA } from '@atrium/design-system/theme'
import { expect, test } from 'vitest'

test('what the contract calls a kind of media, the design system can draw (MT-01)', () => {
  expect([...mediaKinds].toSorted()).toEqual([...MEDIA].toSorted())
})

test.each([
  [1, 'digital'],
  [2, 'print'],
  [3, 'print'],
  [4, 'magazine'],
  [5, 'tv'],
  [6, 'radio'],
  [7, 'cinema'],
  [8, 'out-of-home'],
  [9, 'digital'],
  [10, 'radio'],
  [13, 'newspaper'],
  [15, 'search'],
  [19, 'digital'],
  [20, 'web-radio'],
  [22, 'social'],
  [23, 'direct'],
  [41, 'digital'],
])('media type %i is of the kind %s (MT-02)', (id, kind) => {
  expect(mediaKindOf(id)).toBe(kind)
})

test.each([0, -1, 62, 100, 2100, 6400, 4711])('%i is unknown: cross-media (MT-03)', (id) => {
  expect(mediaKindOf(id)).toBe('cross-media')
})
