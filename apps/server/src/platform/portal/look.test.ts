import { expect, test } from 'vitest'
import { readLook } from './look.ts'

const cookie = (value: unknown) => `x=1; atrium-look=${encodeURIComponent(JSON.stringify(value))}`

test('reads the look and leaves out what it does not know', () => {
  expect(readLook(cookie({ tenant: 101, theme: 7, mode: 'dark', language: 'en' }))).toMatchObject({
    tenant: 101,
    theme: 7,
    mode: 'dark',
    language: 'en',
  })
  expect(readLook(cookie({ tenant: '1', theme: -1, mode: '"><script>', language: 'fr' }))).toEqual(
    {},
  )
})

test('a broken, huge or missing cookie is no look', () => {
  expect(readLook(undefined)).toEqual({})
  expect(readLook('atrium-look=%7B')).toEqual({})
  expect(readLook(`atrium-look=${'1'.repeat(10_000)}`)).toEqual({})
  expect(readLook(cookie(null))).toEqual({})
  expect(readLook(cookie({ tenant: 99_999_999_999 }))).toEqual({})
})
