import { expect, test } from 'vitest'
import { afterChunkFailure, type ChunkFailure } from './chunks.logic.ts'

const failure: ChunkFailure = {
  now: 1_000_000_000,
  reloadedAt: undefined,
  isReachable: true,
  hasUnsaved: false,
}

test('a part of the code that did not come reloads the page by itself, once (ERR-14, ROUTE-23)', () => {
  expect(afterChunkFailure(failure)).toBe('reload')
  expect(afterChunkFailure({ ...failure, reloadedAt: failure.now - 5_000 })).toBe('ask')
  expect(afterChunkFailure({ ...failure, reloadedAt: failure.now - 11 * 60_000 })).toBe('reload')
})

test('what was typed is never lost to a reload: it asks (ERR-14)', () => {
  expect(afterChunkFailure({ ...failure, hasUnsaved: true })).toBe('ask')
})

test('without a way to the server nothing is reloaded: the screen stays (ERR-14)', () => {
  expect(afterChunkFailure({ ...failure, isReachable: false })).toBe('wait')
})
