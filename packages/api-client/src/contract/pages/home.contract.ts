import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, moment } from '../fields.ts'

/** Something that lies in the portal, as far as a line about it needs to know. */
const subject = z.object({ id, type: z.string(), displayName: z.string() })

/** What happened to one thing, or to several in one place, since the caller’s last visit (D-04). */
export const homeChange = z.object({
  kind: z.enum(['added', 'changed', 'commented']),
  /** The thing itself; of several the newest. */
  component: subject,
  /** What it lies in. */
  place: subject,
  /** How many things or comments it stands for, 1 or more. */
  count: z.int(),
  /** When it happened last. */
  at: moment,
  /** Who did it last; null: the system. */
  actorName: z.nullable(z.string()),
  /** Others did some of it. */
  hasOtherActors: z.boolean(),
  /** What the newest comment says, or the post in short; cut. */
  text: z.nullable(z.string()),
  /** Inside the portal, with `clientId`, and with `item` where it is one thing in a list. */
  url: z.string(),
})
export type HomeChange = z.output<typeof homeChange>

/** Something that the caller opened not long ago. */
export const homeRecent = z.object({
  component: subject,
  place: subject,
  at: moment,
  url: z.string(),
})
export type HomeRecent = z.output<typeof homeRecent>

export const home = area('home', {
  overview: {
    method: 'GET',
    path: 'home/{applicationId}',
    summary:
      'What changed since the caller’s last visit, and what they opened last; notes the visit',
    rows: ['T-02', 'D-04', 'API-30'],
    extension: true,
    params: application,
    response: z.object({
      /** Null: this is the first visit. */
      lastVisitAt: z.nullable(moment),
      /** Since when changes are told: the last visit, or two weeks ago. */
      since: moment,
      /** The newest first, at most 30; what the caller did or has opened since is not among them. */
      changes: z.array(homeChange),
      /** How many things and comments, told or not; of more than 500 of either the newest 500. */
      changeCount: z.int(),
      /** The latest first, at most 6. */
      recent: z.array(homeRecent),
    }),
  },
})
