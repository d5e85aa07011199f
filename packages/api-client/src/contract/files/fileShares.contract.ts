import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, component, id, idText, moment } from '../fields.ts'
import { person } from '../shared.ts'
import { lines } from '../text.ts'

/** Days that a link lives at most. */
export const longestShareDays = 365
/** Files and bytes that come with one request at most. */
const maxRequestedFiles = 1_000
const maxRequestedBytes = 50 * 1_073_741_824
/** Characters that a new password has at least. */
const shortestSharePassword = 8

/** A link with which somebody without an account reads one file, or all that lies in a folder (T-73). */
export const fileShare = z.object({
  id: z.uuid(),
  componentId: id,
  kind: z.enum(['file', 'folder']),
  /** The name of the file or folder. */
  fileName: z.string(),
  /** For whom it is, in the words of whoever made it. */
  note: z.nullable(z.string()),
  hasPassword: z.boolean(),
  createdAt: moment,
  createdByUser: person,
  /** From then on nobody reads with it. */
  expiresAt: moment,
  /** How often a file was looked at or downloaded with it; of a folder each counts, and the whole as one. */
  openedCount: z.int(),
  openedAt: z.nullable(moment),
  /** Of a link that asks for files instead of giving some: what, how much, and how much came; else null. */
  request: z.nullable(
    z.object({
      message: z.nullable(z.string()),
      maxFiles: z.int(),
      maxBytes: z.number(),
      fileCount: z.int(),
      /** Bytes of all that came. */
      byteCount: z.number(),
    }),
  ),
  /** What is given away. */
  url: z.string(),
})
export type FileShare = z.output<typeof fileShare>

/** What a new link of either kind says. */
const newShare = z.object({
  /** For how long it is good. */
  days: z.int().check(z.minimum(1), z.maximum(longestShareDays)),
  /** Asked of whoever opens it; absent: nothing is. */
  password: z.optional(z.string().check(z.minLength(shortestSharePassword), z.maxLength(200))),
  /** For the maker and the agency, to know it by. */
  note: z.optional(lines(0, 200)),
})

export const fileShares = area('fileShares', {
  list: {
    method: 'GET',
    path: 'fileshares/{applicationId}',
    summary:
      'Links of one file or folder, or all: the caller’s own, to the agency everybody’s; those that expired for 30 days',
    rows: ['T-73'],
    extension: true,
    params: application,
    query: z.object({ componentId: z.optional(idText) }),
    response: z.array(fileShare),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'fileshares/{applicationId}/{componentId}',
    summary:
      'Makes a link to a file or folder; 403 for who may not change it, or where the tenant gives none away',
    rows: ['T-73'],
    extension: true,
    params: component,
    encoding: 'json',
    isSecret: true,
    body: newShare,
    response: fileShare,
    status: 201,
    errors: [403],
  },
  request: {
    method: 'POST',
    path: 'fileshares/{applicationId}/{componentId}/requests',
    summary:
      'Makes a link with which outsiders bring files into a folder; 403 for who may bring none there, or where the tenant gives no links away',
    rows: ['T-73', 'FILE-12'],
    extension: true,
    params: component,
    encoding: 'json',
    isSecret: true,
    body: z.extend(newShare, {
      /** What is asked for; outsiders read it. */
      message: z.optional(lines(0, 1_000)),
      maxFiles: z._default(z.int().check(z.minimum(1), z.maximum(maxRequestedFiles)), 50),
      /** Bytes of all that come. */
      maxBytes: z._default(
        z.int().check(z.minimum(1), z.maximum(maxRequestedBytes)),
        5 * 1_073_741_824,
      ),
    }),
    response: fileShare,
    status: 201,
    errors: [403],
  },
  remove: {
    method: 'DELETE',
    path: 'fileshares/{applicationId}/{shareId}',
    summary: 'Takes a link back: from now on it leads nowhere',
    rows: ['T-73'],
    extension: true,
    params: z.object({ applicationId: idText, shareId: z.uuid() }),
    errors: [403],
  },
})
