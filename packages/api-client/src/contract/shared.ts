import * as z from 'zod/mini'
import { id, moment } from './fields.ts'
import { line } from './text.ts'

/** A file that arrived piece by piece (`uploads`). */
export const uploadIdText = z.uuid()

export const person = z.object({ id, firstName: z.string(), lastName: z.string() })
export type Person = z.output<typeof person>

/** What the caller may do with an item. Worked out by the server; screens only follow it. */
export const abilities = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  /** In a folder: upload files here. */
  addFiles: z.boolean(),
  /** In a folder: create folders here. */
  addFolders: z.boolean(),
  /** In a collection of links or posts: create its links or posts here; in a list of tasks: its tasks. */
  addItems: z.optional(z.boolean()),
  /** In a collection of links: say in which order they stand. */
  arrange: z.optional(z.boolean()),
  /** In a list of direct orders: make building blocks that they are ordered from (PERM-07). */
  addBlocks: z.optional(z.boolean()),
  /** Say who sees it (PERM-14); absent: no. */
  changeAudience: z.optional(z.boolean()),
})
export type Abilities = z.output<typeof abilities>

/** Component (ENT-10). Fields below the line are our extension. */
export const component = z.object({
  id,
  applicationId: id,
  /** `filelink`, `directory` and the like, in any case; an unknown one is shown as a card (ENT-11). */
  type: z.string(),
  displayName: z.string(),
  description: z.nullable(z.string()),
  url: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  isExternal: z.boolean(),
  /** Bytes. */
  fileSize: z.nullable(z.number()),
  collectionType: z.nullable(z.string()),
  // —
  parentComponentId: z.nullable(id),
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
  contentType: z.nullable(z.string()),
  /**
   * Why a file's content is not given out: it waits for the malware scanner (`pending`), or something
   * was found in it (`quarantined`); absent: it is given out (FILE-13).
   */
  contentCheck: z.optional(z.enum(['pending', 'quarantined'])),
  /** How many contents a file has had; absent: one (T-71). */
  contentNumber: z.optional(z.int()),
  /** Items directly inside that the caller may see; null where it is neither folder nor collection. */
  childCount: z.nullable(z.int()),
  /** How much was said about it; only among the children of another one, absent: nothing. */
  commentCount: z.optional(z.int()),
  /**
   * Others brought or changed it since the caller's last visit, and the caller has not opened it
   * since (T-75); only among the children of another one.
   */
  news: z.optional(z.enum(['added', 'changed', 'inside'])),
  createdAt: moment,
  modifiedAt: moment,
  /** Of a file, who brought its content as it is now. */
  createdByUser: z.nullable(person),
  /** The name that somebody without an account gave who brought the file (T-73); absent: nobody did. */
  sentBy: z.optional(z.string()),
  /**
   * Groups that see the item, and single people as in `groupOfPerson`. Staff only; null for clients
   * (T-03).
   */
  userGroupIds: z.nullable(z.array(id)),
  can: abilities,
})
export type Component = z.output<typeof component>

/** Component tag (ENT-14). */
export const tag = z.object({
  key: z.string(),
  componentId: id,
  applicationId: id,
  label: line(1, 50),
  isRemoved: z.boolean(),
})
export type Tag = z.output<typeof tag>

/** An error answer, RFC 9457. `errors` holds texts per property name (ERR-16). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  /** Stable machine name: `name-taken`, `file-too-large`. */
  code: z.string(),
  traceId: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** On 409 of a stale version: the state as it stands now. */
  current: z.optional(z.unknown()),
})
export type Problem = z.output<typeof problem>

/** Largest file: 1 GiB (FILE-10). */
export const maxFileBytes = 1_073_741_824
