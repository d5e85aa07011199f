import { expect, test } from 'vitest'
import { createRecentReads } from './recent-reads.ts'

function setUp() {
  let time = 0
  let asked = 0
  const reads = createRecentReads(() => time)
  const read = (maxAge: number) => reads.read('person', maxAge, async () => ++asked)
  return { reads, read, pass: (milliseconds: number) => (time += milliseconds) }
}

test('who asks at once or shortly after gets the same answer', async () => {
  const { read, pass } = setUp()
  expect(await Promise.all([read(100), read(100)])).toEqual([1, 1])
  pass(99)
  expect(await read(100)).toBe(1)
})

test('an answer that is too old for the one who asks, or from before a change, is asked for again', async () => {
  const { reads, read, pass } = setUp()
  await read(100)
  pass(50)
  expect(await read(50)).toBe(2)
  reads.forget()
  expect(await read(100)).toBe(3)
})

test('a failure is not kept, nor does a late one take the answer that came after it', async () => {
  const { reads } = setUp()
  const first = Promise.withResolvers<number>()
  const failing = reads.read('person', 100, () => first.promise)
  reads.forget()
  expect(await reads.read('person', 100, async () => 2)).toBe(2)
  first.reject(new Error('late'))
  await expect(failing).rejects.toThrow('late')
  expect(await reads.read('person', 100, async () => 3)).toBe(2)

  await expect(reads.read('tasks', 100, () => Promise.reject(new Error('away')))).rejects.toThrow()
  expect(await reads.read('tasks', 100, async () => 4)).toBe(4)
})
