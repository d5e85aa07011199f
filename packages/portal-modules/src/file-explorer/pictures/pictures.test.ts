import { expect, test, vi } from 'vitest'
import { createPictures } from './pictures.ts'

const address = (id: number) => `https://content/${id}`

test('what comes into sight together is asked for together, once (FILE-15)', async () => {
  const load = vi.fn(async (ids: readonly number[]) => new Map([[ids[0]!, address(ids[0]!)]]))
  let now = 0
  const pictures = createPictures(load, () => now)
  const heard = vi.fn()
  const stop = pictures.subscribe(heard)
  for (const id of [1, 2, 1]) pictures.want(id, 'small')
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  expect(load.mock.calls).toEqual([[[1, 2], 'small']])
  expect([pictures.peek(1, 'small'), pictures.peek(2, 'small')]).toEqual([address(1), undefined])
  expect(pictures.peek(1, 'large')).toBeUndefined()

  // Also that there is none is known for a while.
  for (const id of [1, 2]) pictures.want(id, 'small')
  now = 5 * 60_000
  pictures.want(1, 'small')
  expect(pictures.peek(1, 'small')).toBe(address(1))
  await expect.poll(() => heard).toHaveBeenCalledTimes(2)
  expect(load.mock.calls[1]).toEqual([[1], 'small'])
  stop()
})

test('a failure leaves the icon, and the next look asks again (FILE-15)', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(new Map([[1, 'x']]))
  const pictures = createPictures(load, () => 0)
  const heard = vi.fn()
  pictures.subscribe(heard)
  pictures.want(1, 'small')
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  expect(pictures.peek(1, 'small')).toBeUndefined()
  pictures.want(1, 'small')
  await expect.poll(() => pictures.peek(1, 'small')).toBe('x')
})

test('many are asked for in parts', async () => {
  const load = vi.fn(async () => new Map<number, string>())
  const pictures = createPictures(load)
  for (let id = 0; id < 130; id += 1) pictures.want(id, 'small')
  await expect.poll(() => load).toHaveBeenCalledTimes(3)
})
