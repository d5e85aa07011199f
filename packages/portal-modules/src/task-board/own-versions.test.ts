import { expect, test } from 'vitest'
import { createOwnVersions } from './own-versions.ts'

const of = (id: number, version: number) => ({ id, version })

test('what one changed oneself leads from the version that was seen to the one that is (T-59)', async () => {
  const own = createOwnVersions()
  await own.note([of(1, 3), of(2, 8)], Promise.resolve([of(1, 4), of(2, 8)]))
  await own.note([of(1, 4)], Promise.resolve([of(1, 5)]))
  await expect(own.after(1, 3)).resolves.toBe(5)
  await expect(own.after(2, 8)).resolves.toBe(8)
})

test('where somebody else was there too, it leads nowhere: that is a conflict', async () => {
  const own = createOwnVersions()
  await own.note([of(1, 3)], Promise.resolve([of(1, 5)]))
  await expect(own.after(1, 3)).resolves.toBe(3)
})

test('it waits for what is under way, also for what fails, and for nothing of other tasks', async () => {
  const own = createOwnVersions()
  const move = Promise.withResolvers<{ id: number; version: number }[]>()
  void own.note([of(1, 3)], move.promise)
  void own.note([of(2, 1)], new Promise<{ id: number; version: number }[]>(() => undefined))
  const after = own.after(1, 3)
  move.resolve([of(1, 4)])
  await expect(after).resolves.toBe(4)
  await expect(own.note([of(1, 4)], Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(own.after(1, 4)).resolves.toBe(4)
})
