import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, idText, moment } from '../fields.ts'

export const mailStates = ['waiting', 'sent', 'failed'] as const

/** A mail that the portal wrote to somebody. */
export const mail = z.object({
  id,
  userId: z.nullable(id),
  address: z.string(),
  language: z.string(),
  subject: z.string(),
  /** Plain text; words stand in place of codes that are for the recipient alone. */
  body: z.string(),
  createdAt: moment,
  /** Not sent before this moment. */
  sendAfter: moment,
  sentAt: z.nullable(moment),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** What the mail server said last, where it refused. */
  lastError: z.nullable(z.string()),
})
export type Mail = z.output<typeof mail>

export const mails = area('mails', {
  list: {
    method: 'GET',
    path: 'mails/{applicationId}',
    summary: 'The outbox: mails of the application, newest first',
    rows: ['PERM-15'],
    extension: true,
    params: application,
    query: z.object({
      state: z.optional(z.enum(mailStates)),
      /** `next` of the page before. */
      cursor: z.optional(idText),
    }),
    response: z.object({
      /** False: no mail server is set up, mails stay here. */
      isSending: z.boolean(),
      /** At most 100. */
      items: z.array(mail),
      /** Where the next page begins; null: there is none. */
      next: z.nullable(id),
    }),
    errors: [403],
  },
})
