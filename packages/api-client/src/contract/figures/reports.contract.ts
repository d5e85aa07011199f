import * as z from 'zod/mini'
import { area } from '../call.ts'
import { id, moment } from '../fields.ts'

/** Business-intelligence token (ENT-21). */
export const reportToken = z.object({
  logonToken: z.string(),
  expiresAt: moment,
  userName: z.string(),
})
export type ReportToken = z.output<typeof reportToken>

const password = z.string().check(z.minLength(1), z.maxLength(200))

export const reportTokens = area('reportTokens', {
  get: {
    method: 'POST',
    base: 'services',
    path: 'GetToken',
    summary: 'Signs the caller on at the reporting tool; null means that there is no account',
    rows: ['API-37', 'REP-01', 'REP-03'],
    encoding: 'json',
    body: z.object({ userId: id }),
    response: z.nullable(reportToken),
    errors: [403, 502],
  },
  destroy: {
    method: 'POST',
    base: 'services',
    path: 'DestroyToken',
    summary: 'Signs the caller off at the reporting tool',
    rows: ['API-37', 'REP-09', 'AUTH-04'],
    encoding: 'json',
    body: z.object({ userId: id }),
    errors: [403, 502],
  },
  set: {
    method: 'POST',
    base: 'services',
    path: 'SetToken',
    summary: 'Keeps the credentials of the reporting tool',
    rows: ['API-37', 'REP-08'],
    encoding: 'json',
    body: z.object({
      userId: id,
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      password,
      confirmation: password,
    }),
    errors: [403, 502],
  },
})
