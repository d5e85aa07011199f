import { ApiError } from '@atrium/api-client'
import { messageTools } from '@atrium/portal-modules/kit'
import { describe, expect, test } from 'vitest'
import { portalMessages } from '../../messages/index.ts'
import { invalidFileLink, problemMessage, problemNotice } from './problems.ts'

const error = (status: number, traceId?: string) =>
  new ApiError({ status, code: 'x', title: 'x', traceId })
const english = (status: number) => portalMessages.en.texts[problemMessage(error(status))]
const german = (status: number) => portalMessages.de[problemMessage(error(status))]

describe('the catalogue of errors', () => {
  test('400 (ERR-02)', () => {
    expect(english(400)).toBe('An invalid request was made. Please check your entries.')
    expect(german(400)).toContain('Bitte prüfen Sie Ihre Eingaben')
  })
  test('401 (ERR-03)', () => {
    expect(english(401)).toBe('Something seems to be wrong with your registration.')
    expect(german(401)).toContain('Anmeldung')
  })
  test('403 (ERR-04)', () => {
    expect(english(403)).toBe('You have no permission.')
    expect(german(403)).toContain('keine Berechtigung')
  })
  test('404 (ERR-05)', () => {
    expect(english(404)).toBe('The requested resource could not be found')
    expect(german(404)).toContain('nicht gefunden')
  })
  test('anything else is unknown: 500, 418, no error at all (ERR-06)', () => {
    for (const status of [500, 418, 302])
      expect(english(status)).toBe('An unknown error has occurred.')
    expect(problemMessage(new Error('x'))).toBe('errorUnknown')
  })
  test('no answer, a conflict, too large and too fast have words of their own (ERR-06, ALRT-01)', () => {
    expect(english(0)).toBe('No internet connection')
    expect(new Set([409, 413, 429, 500].map(english)).size).toBe(4)
  })
})

describe('as a message', () => {
  const tools = messageTools(portalMessages, 'de')

  test('a failure says what happened and the number for support (ERR-06, ERR-07)', () => {
    expect(problemNotice(tools, error(500, 'a1b2'))).toEqual({
      tone: 'failure',
      title: 'Ein unbekannter Fehler ist aufgetreten.',
      detail: 'Für den Support: a1b2',
    })
    expect(problemNotice(tools, error(403)).detail).toBeUndefined()
  })
  test('an invalid file link speaks by its two keys in both languages (ERR-10)', () => {
    expect(invalidFileLink(tools)).toMatchObject({ tone: 'failure', title: 'Oh nein' })
    for (const key of ['defaults.ohno', 'linkCollection.actions.response.invalid'] as const)
      expect([portalMessages.de[key], portalMessages.en.texts[key]]).not.toContain(undefined)
  })
})
