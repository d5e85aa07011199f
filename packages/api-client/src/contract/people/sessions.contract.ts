import * as z from 'zod/mini'
import { area } from '../call.ts'
import { idText, moment } from '../fields.ts'

/** Where a browser runs, as far as it says so. */
export const deviceKinds = ['desktop', 'tablet', 'mobile', 'unknown'] as const

/** A session in which the caller is signed in at the embedded identity provider (API-12). */
export const signInSession = z.object({
  id: z.string(),
  /** `Firefox`; null where it is not known. */
  browser: z.nullable(z.string()),
  /** `Windows`; null where it is not known. */
  system: z.nullable(z.string()),
  device: z.enum(deviceKinds),
  /** Network, never a whole address: `203.0.113.x`; null where it is not known. */
  network: z.nullable(z.string()),
  startedAt: moment,
  /** To a quarter of an hour; null: not since this is noted. */
  lastSeenAt: z.nullable(moment),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type SignInSession = z.output<typeof signInSession>

/** Sessions at the embedded identity provider; where another one has them, all of this is 404. */
export const sessions = area('sessions', {
  list: {
    method: 'GET',
    path: 'users/current/sessions',
    summary: 'Where the caller is signed in; the session that asks comes first',
    rows: ['API-12'],
    extension: true,
    response: z.array(signInSession),
  },
  end: {
    method: 'DELETE',
    path: 'users/current/sessions/{sessionId}',
    summary: 'Ends one session of the caller; its tokens are refused within seconds',
    rows: ['API-12'],
    extension: true,
    params: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
  },
  endOthers: {
    method: 'DELETE',
    path: 'users/current/sessions',
    summary: 'Ends all sessions of the caller but the one that asks',
    rows: ['API-12'],
    extension: true,
    response: z.object({ count: z.int() }),
  },
  endOf: {
    method: 'DELETE',
    path: 'users/application/{applicationId}/{userId}/sessions',
    summary: 'Ends all sessions of somebody, by whoever manages them',
    rows: ['API-12', 'ADM-09'],
    extension: true,
    params: z.object({ applicationId: idText, userId: idText }),
    response: z.object({ count: z.int() }),
    errors: [403],
  },
})
