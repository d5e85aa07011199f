import * as z from 'zod/mini'
import { area } from './call.ts'
import { application, id, idText, moment } from './fields.ts'

/** Something that was done to what rights depend on (T-05). */
export const auditEntry = z.object({
  id,
  createdAt: moment,
  /** Who did it; null where the server did it by itself. */
  userId: z.nullable(id),
  /** Their name as it was then. */
  actorName: z.nullable(z.string()),
  /** What happened: `user-group.created`. */
  action: z.string(),
  /** What it was done to: `user-group`, `user`, `theme`, … */
  objectType: z.string(),
  objectId: z.nullable(z.string()),
  objectName: z.nullable(z.string()),
  /** What differs, before and after; null where there was or is nothing. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Finds the lines of the server's log. */
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

export const auditLog = area('auditLog', {
  list: {
    method: 'GET',
    path: 'auditlog/{applicationId}',
    summary: 'Who changed what, newest first; who may only see approvals gets those',
    rows: ['T-05'],
    extension: true,
    params: application,
    query: z.object({
      /** A whole action, or its beginning with a dot at the end: `user-group.`. */
      action: z.optional(z.string().check(z.regex(/^[a-z-]{1,50}(\.[a-z-]{0,50})?$/))),
      objectType: z.optional(z.string().check(z.regex(/^[a-z-]{1,50}$/))),
      objectId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      userId: z.optional(idText),
      /** From this moment on. */
      from: z.optional(moment),
      /** Before this moment. */
      to: z.optional(moment),
      /** `next` of the page before. */
      cursor: z.optional(idText),
      count: z._default(
        z.pipe(z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/)), z.transform(Number)),
        100,
      ),
    }),
    response: z.object({
      items: z.array(auditEntry),
      /** Where the next page begins; null: there is none. */
      next: z.nullable(id),
    }),
    errors: [403],
  },
})
