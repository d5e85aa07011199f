import * as z from 'zod/mini'
import { area } from '../call.ts'
import { component as componentParams, moment } from '../fields.ts'
import { component, person } from '../shared.ts'

/** One content that a file has or had (T-71). */
export const fileVersion = z.object({
  /** From 1; the highest is the one that counts. */
  number: z.int(),
  isCurrent: z.boolean(),
  fileSize: z.number(),
  contentType: z.nullable(z.string()),
  /** When it came. */
  createdAt: moment,
  createdByUser: z.nullable(person),
  /** Short-lived signed address of a small picture; null: there is none. */
  pictureUrl: z.nullable(z.string()),
})
export type FileVersion = z.output<typeof fileVersion>

/** So many contents of a file are kept, the current one among them; the oldest falls away. */
export const keptVersions = 50

const number = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))
const versionParams = z.extend(componentParams, { number })

export const fileVersions = area('fileVersions', {
  list: {
    method: 'GET',
    path: 'filelinks/{applicationId}/{componentId}/versions',
    summary: `Versions of a file, the newest first; the newest ${keptVersions} are kept`,
    rows: ['T-71', 'D-09'],
    extension: true,
    params: componentParams,
    response: z.array(fileVersion),
  },
  link: {
    method: 'POST',
    path: 'filelinks/{applicationId}/{componentId}/versions/{number}/link',
    summary: 'A short-lived signed address of a version’s content, on its own origin',
    rows: ['T-71', 'D-09', 'FILE-13'],
    extension: true,
    params: versionParams,
    query: z.object({ disposition: z._default(z.enum(['inline', 'attachment']), 'attachment') }),
    response: z.object({
      url: z.string(),
      expiresAt: moment,
      /** Bytes. */
      size: z.int(),
    }),
  },
  restore: {
    method: 'POST',
    path: 'filelinks/{applicationId}/{componentId}/versions/{number}/restore',
    summary: 'Makes the content of a version the newest one; no other version is lost',
    rows: ['T-71'],
    extension: true,
    params: versionParams,
    response: component,
    errors: [403, 409],
  },
})
