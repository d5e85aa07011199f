import * as z from 'zod/mini'
import { area } from '../call.ts'

const version = z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))

/** What is new in a version, in the language of the caller (T-15). */
export const releaseNote = z.object({
  version,
  /** Calendar day: `2026-11-16`. */
  releasedOn: z.iso.date(),
  title: z.string(),
  /** A plain sentence or two each. */
  items: z.array(z.string()),
  /** The caller was shown this or a newer one. */
  isSeen: z.boolean(),
})
export type ReleaseNote = z.output<typeof releaseNote>

export const releaseNotes = area('releaseNotes', {
  list: {
    method: 'GET',
    path: 'releasenotes',
    summary: 'What is new, the newest version first',
    rows: ['T-15', 'GEN-12'],
    extension: true,
    response: z.array(releaseNote),
  },
  see: {
    method: 'POST',
    path: 'releasenotes/{version}/seen',
    summary: 'Remembers that the caller was shown a version, and with it all before',
    rows: ['T-15'],
    extension: true,
    params: z.object({ version }),
  },
})
