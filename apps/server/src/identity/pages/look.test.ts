import { expect, test } from 'vitest'
import { lookCookieWith, lookOf } from './look.ts'
import { texts } from './texts.ts'

const cookie = (look: unknown) => `a=b; atrium-look=${encodeURIComponent(JSON.stringify(look))}`

test.each([
  [{}, 'de'],
  [{ headers: { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' } }, 'en'],
  [{ headers: { 'accept-language': 'fr-FR,fr;q=0.9' } }, 'de'],
  [{ headers: { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' } }, 'de'],
  [{ headers: { 'accept-language': 'en', cookie: cookie({ language: 'de' }) } }, 'de'],
  [{ headers: { cookie: cookie({ language: 'de' }) }, url: '/x?ui_locales=en' }, 'en'],
  [{ url: '/x?ui_locales=en&language=de' }, 'de'],
  [{ headers: { cookie: 'atrium-look=%7Bbroken' } }, 'de'],
  [{ headers: { cookie: cookie({ language: 7 }) } }, 'de'],
])('the language of %j is %s (GEN-04)', (request, expected) => {
  expect(lookOf({ headers: {}, ...request }).language).toBe(expected)
})

test.each([
  [{ mode: 'dark' }, 'dark'],
  [{ mode: 'system' }, undefined],
  [{ mode: '"><script>' }, undefined],
])('the mode of %j is %s', (look, expected) => {
  expect(lookOf({ headers: { cookie: cookie(look) } }).mode).toBe(expected)
})

test('another language leaves the other choices as they are', () => {
  const value = lookCookieWith(cookie({ tenant: 101, mode: 'dark', language: 'de' }), 'en')
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    tenant: 101,
    mode: 'dark',
    language: 'en',
  })
})

test('no German text is left in English', () => {
  const flat = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return [String(value(3))]
    return Object.values(value as object).flatMap(flat)
  }
  const english = new Set(flat(texts.en))
  expect(flat(texts.de).filter((text) => english.has(text))).toEqual([])
})
