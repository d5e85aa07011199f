import type { Client } from '@atrium/api-client'
import { expect, test, vi } from 'vitest'
import { askStars, forgetStars } from './asked-stars.ts'

test('collections that load at once ask for the stars once; afterwards, and after a change, they are asked for anew (T-92)', async () => {
  const call = vi.fn(async () => [1])
  const client = { call } as unknown as Client
  const both = await Promise.all([askStars(client, 101), askStars(client, 101), askStars(client, 115)]) // prettier-ignore
  expect(both).toEqual([[1], [1], [1]])
  expect(call).toHaveBeenCalledTimes(2)
  const before = askStars(client, 101)
  forgetStars(client, 101)
  await Promise.all([before, askStars(client, 101)])
  expect(call).toHaveBeenCalledTimes(4)
})
