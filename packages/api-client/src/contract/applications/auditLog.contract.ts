import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, idText, moment } from '../fields.ts'
import { line } from '../text.ts'

/** Most entries in one answer (T-05). */
export const maxAuditEntries = 1_000

/** What differs, in words of the caller's language; null where there was or is nothing. */
export const auditChange = z.object({
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

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
  /** The same in words. */
  actionName: z.string(),
  /** What it was done to: `user-group`, `user`, `theme`, … */
  objectType: z.string(),
  /** The same in words. */
  objectTypeName: z.string(),
  objectId: z.nullable(z.string()),
  objectName: z.nullable(z.string()),
  /** What differs, before and after; null where there was or is nothing. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The same in words. */
  changes: z.array(auditChange),
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
      /** Whole actions, or their beginnings with a dot at the end, with commas between: `user-group.`. */
      action: z.optional(
        z
          .string()
          .check(
            z.maxLength(2_000),
            z.regex(/^[a-z-]{1,50}(\.[a-z-]{0,50})?(,[a-z-]{1,50}(\.[a-z-]{0,50})?)*$/),
          ),
      ),
      objectType: z.optional(z.string().check(z.regex(/^[a-z-]{1,50}$/))),
      /** Words in the names of who did it and of what it was done to; each has to be there. */
      text: z.optional(line(0, 100)),
      objectId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      userId: z.optional(idText),
      /** From this moment on. */
      from: z.optional(moment),
      /** Before this moment. */
      to: z.optional(moment),
      /** `next` of the page before. */
      cursor: z.optional(idText),
      count: z._default(
        z.pipe(z.string().check(z.regex(/^([1-9]\d?|[1-9]\d\d|1000)$/)), z.transform(Number)),
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
  get: {
    method: 'GET',
    path: 'auditlog/{applicationId}/entries/{entryId}',
    summary: 'One entry; one that the caller may not read is not found',
    rows: ['T-05'],
    extension: true,
    params: z.extend(application, { entryId: idText }),
    response: auditEntry,
  },
  filters: {
    method: 'GET',
    path: 'auditlog/{applicationId}/filters',
    summary: 'What the log can be narrowed by: acts and objects in words, and who did anything',
    rows: ['T-05'],
    extension: true,
    params: application,
    response: z.object({
      actions: z.array(z.object({ id: z.string(), name: z.string() })),
      objectTypes: z.array(z.object({ id: z.string(), name: z.string() })),
      people: z.array(z.object({ id, name: z.string() })),
    }),
    errors: [403],
  },
})
