import { expect, test, vi } from 'vitest'
import { createTokens, endOf } from './tokens.ts'

const about = { server: 'https://portal.example', application: 101 }
const jwt = (exp: number, name = 'a') =>
  `${name}.${Buffer.from(JSON.stringify({ exp, name: 'Lea Ümit' })).toString('base64url')}.c`
const later = jwt(4_000_000_000)

test('a token is asked for once as long as it holds, also by calls that come together', async () => {
  const ask = vi.fn(async () => later)
  const { current } = createTokens(ask, about)
  expect(await Promise.all([current(), current()])).toEqual([later, later])
  await current()
  expect(ask.mock.calls).toEqual([[{ ...about, isRefused: false }]])
})

test('one that has ended, or that does not say when it ends, is asked for anew', async () => {
  for (const token of [jwt(1), 'opaque', 'a.!.c']) {
    const ask = vi.fn(() => token)
    const { current } = createTokens(ask, about)
    await current()
    await current()
    expect([token, ask.mock.calls.length]).toEqual([token, 2])
  }
  expect(endOf(later)).toBe(4_000_000_000_000)
})

test('a refused one is replaced by another one only', async () => {
  const given = [later, later, jwt(4_000_000_000, 'b')]
  const ask = vi.fn(() => given.shift())
  const { current, renew } = createTokens(ask, about)
  await current()
  expect(await renew()).toBe(false)
  expect(await renew()).toBe(true)
  expect(await renew()).toBe(false)
  expect(ask).toHaveBeenLastCalledWith({ ...about, isRefused: true })
})
