import { describe, expect, test } from 'vitest'
import { chooseLanguage, parseLook } from './look.ts'

describe('language', () => {
  test('the stored language wins over the language of the browser (GEN-04)', () => {
    expect(chooseLanguage('en', ['de'])).toBe('en')
    expect(chooseLanguage('de', ['en-GB'])).toBe('de')
  })

  test('a fresh browser: fr is German, en-GB is English (GEN-04)', () => {
    expect(chooseLanguage(undefined, ['fr'])).toBe('de')
    expect(chooseLanguage(undefined, ['en-GB', 'de'])).toBe('en')
    expect(chooseLanguage(undefined, [])).toBe('de')
  })
})

describe('look cookie', () => {
  const cookie = (value: unknown) => `a=b; atrium-look=${encodeURIComponent(JSON.stringify(value))}`

  test('reads what it knows and drops the rest', () => {
    expect(parseLook(cookie({ tenant: 101, mode: 'dark', language: 'en', extra: 1 }))).toEqual({
      tenant: 101,
      mode: 'dark',
      language: 'en',
    })
    expect(parseLook(cookie({ tenant: '101', mode: 'neon' }))).toEqual({})
  })

  test('a broken cookie is no look', () => {
    expect(parseLook('atrium-look=%7B')).toEqual({})
    expect(parseLook('')).toEqual({})
    expect(parseLook(cookie(null))).toEqual({})
  })
})
