import { ApiError } from '@atrium/api-client'
import { expect, test } from 'vitest'
import { portCalls } from './port-calls.ts'

const { asPort } = portCalls()
const title = 'Das waren zu viele Anfragen. Bitte warten Sie einen Moment.'
const detail = 'Mehr als 1.000 Personen lassen sich an einem Tag nicht einladen.'
const refused = (status: number, more: { detail?: string } = {}) =>
  asPort(Promise.reject(new ApiError({ status, code: 'too-many-today', title, ...more })))

test('where there was too much of something the server’s own words are shown (ERR-06)', async () => {
  await expect(refused(429, { detail })).rejects.toMatchObject({ explanation: detail })
  await expect(refused(429)).rejects.toMatchObject({
    explanation: undefined,
    status: 429,
    retryable: true,
  })
})

test('what stands against a change is said by the server, but for a change of somebody else (ERR-05)', async () => {
  const conflict = (code: string) =>
    asPort(Promise.reject(new ApiError({ status: 409, code, title, detail })))
  await expect(conflict('order-outdated')).rejects.toMatchObject({
    code: 'conflict',
    explanation: detail,
  })
  await expect(conflict('stale')).rejects.toMatchObject({ explanation: undefined })
})

test('all else is said in the words of the module', async () => {
  await expect(refused(403, { detail })).rejects.toMatchObject({
    code: 'forbidden',
    explanation: undefined,
  })
})
