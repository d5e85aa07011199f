import { ApiError } from '@atrium/api-client'
import { expect, test } from 'vitest'
import { portalMessages } from '../messages/index.ts'
import { problemMessage } from './problems.ts'

const textOf = (status: number) =>
  portalMessages.en.texts[problemMessage(new ApiError({ status, code: 'x', title: 'x' }))]

test.each([
  [400, 'An invalid request was made. Please check your entries. (ERR-02)'],
  [401, 'Something seems to be wrong with your registration. (ERR-03)'],
  [403, 'You have no permission. (ERR-04)'],
  [404, 'The requested resource could not be found (ERR-05)'],
])('%i says: %s', (status, title) => {
  expect(textOf(status)).toBe(title.replace(/ \(ERR-\d+\)$/, ''))
})

test('anything else is unknown: 500, 418, no error at all (ERR-06)', () => {
  for (const status of [500, 418, 302])
    expect(textOf(status)).toBe('An unknown error has occurred.')
  expect(problemMessage(new Error('x'))).toBe('errorUnknown')
})
