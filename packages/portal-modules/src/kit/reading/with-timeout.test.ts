import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('code that does not come is a chunk load error after 120 s, not before (ERR-14)', async () => {
  const failed = vi.fn()
  withTimeout(new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_900)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(String(failed.mock.calls[0])).toContain('Chunk load error')
})

test('code that comes, or fails by itself, leaves no timer behind (ERR-14)', async () => {
  await expect(withTimeout(Promise.resolve('code'))).resolves.toBe('code')
  await expect(withTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404')
  expect(vi.getTimerCount()).toBe(0)
})
