import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { users } from '../contract/index.ts'
import { createClient } from './index.ts'
import { longWait } from './waiting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client whose server answers as `answer` says; and what is told of those who wait. */
function watchedClient(answer: () => Promise<Response>) {
  const told: number[] = []
  const client = createClient({
    token: async () => undefined,
    language: () => 'de',
    fetch: answer as unknown as typeof fetch,
    onWaiting: (calls) => told.push(calls),
  })
  const save = () => client.call(users.saveCurrent, { body: { jobTitle: 'Planung' } })
  return { client, told, save }
}

const done = () => new Response('{}')

test('a change that has no answer for five seconds is told of, and once more when it has one', async () => {
  const answers: ((response: Response) => void)[] = []
  const { told, save } = watchedClient(() => new Promise((resolve) => answers.push(resolve)))
  const [first, second] = [save(), save()]
  await vi.advanceTimersByTimeAsync(longWait - 1)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([1, 2])
  answers[0]!(done())
  await first
  expect(told).toEqual([1, 2, 1])
  answers[1]!(new Response('{}', { status: 500 }))
  await expect(second).rejects.toMatchObject({ status: 500 })
  expect(told).toEqual([1, 2, 1, 0])
})

test('so is one that is repeated while the database is away', async () => {
  let isAway = true
  const { told, save } = watchedClient(async () =>
    isAway ? new Response('{}', { status: 503, headers: { 'retry-after': '2' } }) : done(),
  )
  const saved = save()
  await vi.advanceTimersByTimeAsync(longWait)
  expect(told).toEqual([1])
  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  await saved
  expect(told).toEqual([1, 0])
})

test('what is answered soon is not, nor what is only read', async () => {
  const { told, save } = watchedClient(
    () => new Promise((resolve) => setTimeout(() => resolve(done()), longWait - 1)),
  )
  const saved = save()
  await vi.advanceTimersByTimeAsync(longWait)
  await saved
  const { client: slow, told: ofReads } = watchedClient(() => new Promise(() => undefined))
  void slow.call(users.current, {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect([told, ofReads]).toEqual([[], []])
})
