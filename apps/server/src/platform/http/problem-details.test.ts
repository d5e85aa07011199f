import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { invalid, Problem, stale } from '../problem.ts'
import { fieldErrors, findUnreadable } from './field-errors.ts'
import { detailsOf, languageOf, problemFrom } from './problem-details.ts'

const titles = (status: number) => [
  detailsOf(new Problem(status, 'x'), 'de', 'id').title,
  detailsOf(new Problem(status, 'x'), 'en', 'id').title,
]

describe('problems', () => {
  test('a wrong request asks to check the entries (ERR-02)', () =>
    expect(titles(400)).toEqual([
      'Die Anfrage ist ungültig. Bitte prüfen Sie Ihre Eingaben.',
      'An invalid request was made. Please check your entries.',
    ]))
  test('a missing sign-in (ERR-03)', () =>
    expect(titles(401)).toEqual([
      'Mit Ihrer Anmeldung scheint etwas nicht zu stimmen.',
      'Something seems to be wrong with your registration.',
    ]))
  test('a missing right (ERR-04)', () =>
    expect(titles(403)).toEqual(['Dafür fehlt Ihnen die Berechtigung.', 'You have no permission.']))
  test('something that is not there (ERR-05)', () =>
    expect(titles(404)).toEqual([
      'Das Gesuchte wurde nicht gefunden.',
      'The requested resource could not be found',
    ]))
  test.each([500, 418, 502])('anything else: %d (ERR-06)', (status) =>
    expect(titles(status)).toEqual([
      'Ein unbekannter Fehler ist aufgetreten.',
      'An unknown error has occurred.',
    ]),
  )

  test('a full disk is 507, also from deep inside', () => {
    const error = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect(problemFrom(error)?.status).toBe(507)
  })

  test('a fault of ours is not explained', () => {
    expect(problemFrom(new TypeError('x is undefined'))).toBeUndefined()
  })

  test('carries fields and the state as it stands (ERR-16)', () => {
    const problem = invalid({ name: { de: 'Fehlt', en: 'Missing' } })
    expect(detailsOf(problem, 'en', 'id').errors).toEqual({ name: ['Missing'] })
    expect(detailsOf(stale({ version: 3 }), 'de', 'id')).toMatchObject({
      status: 409,
      code: 'stale',
      current: { version: 3 },
    })
  })
})

describe('the language of an answer (AUTH-14)', () => {
  test.each([
    [undefined, 'de'],
    ['en', 'en'],
    ['en-GB,de;q=0.5', 'en'],
    ['de-DE,en;q=0.9', 'de'],
    ['fr,en;q=0.4,de;q=0.8', 'de'],
    ['fr', 'de'],
    ['en;q=0', 'de'],
  ])('%s: %s', (header, language) => expect(languageOf(header)).toBe(language))
})

describe('field errors (VAL-01, VAL-02)', () => {
  const schema = z.object({
    displayName: z.string().check(z.minLength(3), z.maxLength(5)),
    order: z.number().check(z.minimum(1)),
    kind: z.enum(['a', 'b']),
    day: z.iso.datetime(),
    customers: z.array(z.object({ name: z.string() })),
  })
  const errorsOf = (input: unknown, language: 'de' | 'en' = 'de') => {
    const { error } = schema.safeParse(input)
    const fields = fieldErrors(error?.issues ?? [], input)
    return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]]))
  }

  test('says what is missing, by property name', () => {
    expect(errorsOf({ customers: [{}] })).toEqual({
      displayName: 'Dieses Feld ist erforderlich.',
      order: 'Dieses Feld ist erforderlich.',
      kind: 'Dieses Feld ist erforderlich.',
      day: 'Dieses Feld ist erforderlich.',
      'customers[0].name': 'Dieses Feld ist erforderlich.',
    })
  })

  test('a property called like one that every object has is told, too (ERR-16)', () => {
    expect(Object.keys(fieldErrors([{ path: ['constructor'] }], {}))).toEqual(['constructor'])
    const input = JSON.parse('{"data": {"__proto__": "\\u0000"}}') as unknown
    const fields = fieldErrors([findUnreadable(input)!], input)
    expect(Object.keys(fields)).toEqual(['data'])
  })

  test('says what is wrong with what is there', () => {
    const input = { displayName: 'ab', order: 0, kind: 'c', day: 'x', customers: [] }
    expect(errorsOf(input)).toEqual({
      displayName: 'Bitte geben Sie mindestens 3 Zeichen ein.',
      order: 'Der Wert darf nicht kleiner als 1 sein.',
      kind: 'Bitte wählen Sie einen der angebotenen Werte.',
      day: 'Das Format stimmt nicht.',
    })
    expect(errorsOf({ ...input, displayName: 'abcdef', order: 1, kind: 'a' })).toMatchObject({
      displayName: 'Der Inhalt ist zu lang. Erlaubt sind höchstens 5 Zeichen.',
    })
  })

  test('says it in English, too', () => {
    const input = { displayName: 'abcdef', order: 0, day: 'x', customers: [] }
    expect(errorsOf(input, 'en')).toEqual({
      displayName: 'The content length exceeded the limit of 5 characters.',
      order: 'The value cannot be less than 1.',
      kind: 'This field is required.',
      day: 'The format is not right.',
    })
  })

  test('an empty text is a missing one', () => {
    const input = {
      displayName: '',
      order: 1,
      kind: 'a',
      day: '2027-01-01T10:00:00Z',
      customers: [],
    }
    expect(errorsOf(input)).toEqual({ displayName: 'Dieses Feld ist erforderlich.' })
  })
})
