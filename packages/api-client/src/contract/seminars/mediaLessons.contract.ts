import * as z from 'zod/mini'
import { area } from '../call.ts'
import { component as componentParams, idText } from '../fields.ts'
import { seminar } from './seminars.contract.ts'
import { maxFileBytes, uploadIdText } from '../shared.ts'
import { line } from '../text.ts'

const lessonParams = z.object({ applicationId: idText, componentId: idText, lessonId: idText })
const title = line(1, 200)

/** 2 MiB: words of a film. */
const maxCaptionBytes = 2_097_152

/** Films and PDF files that are lessons of a course by themselves, beside those of its package. */
export const mediaLessons = area('mediaLessons', {
  add: {
    method: 'POST',
    base: 'storage',
    path: 'seminars/{applicationId}/{componentId}/lessons',
    summary: 'Adds a film or a PDF file to a course as its last lesson',
    rows: ['SEM-01', 'SEM-07'],
    extension: true,
    params: componentParams,
    encoding: 'multipart',
    body: z.object({
      /** Absent: the name of the file. */
      title: z.optional(title),
      /** A file of the portal instead of `file`; its captions lie beside it, under its name. */
      sourceId: z.optional(idText),
      /** A film or document that arrived piece by piece (`uploads`), in place of `file`. */
      uploadId: z.optional(uploadIdText),
    }),
    files: {
      file: { maxBytes: maxFileBytes },
      /** WebVTT, its language at the end of its name: `Film.de.vtt`. */
      captions: { many: true, maxBytes: maxCaptionBytes },
    },
    response: seminar,
    status: 201,
    errors: [403, 409, 413, 507],
  },
  save: {
    method: 'PUT',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}',
    summary: 'Names a film or PDF lesson, or gives it another place among them',
    rows: ['SEM-07'],
    extension: true,
    params: lessonParams,
    encoding: 'json',
    body: z.object({
      title: z.optional(title),
      /** From 0, among the course’s films and documents. */
      position: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
    }),
    response: seminar,
    errors: [403, 409],
  },
  replace: {
    method: 'POST',
    base: 'storage',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}/file',
    summary:
      'Gives a film or PDF lesson another file; asks what becomes of the progress where somebody has begun it',
    rows: ['SEM-07', 'T-88'],
    extension: true,
    params: lessonParams,
    encoding: 'multipart',
    body: z.object({
      /** What becomes of the progress; without it 409 `attempts-undecided` where there is any. */
      attempts: z.optional(z.enum(['keep', 'anew'])),
      /** A file of the portal instead of `file`; its captions lie beside it, under its name. */
      sourceId: z.optional(idText),
      /** A film or document that arrived piece by piece (`uploads`), in place of `file`. */
      uploadId: z.optional(uploadIdText),
    }),
    files: {
      file: { maxBytes: maxFileBytes },
      /** WebVTT as in `add`. Without any, a film keeps those that it has. */
      captions: { many: true, maxBytes: maxCaptionBytes },
    },
    response: seminar,
    errors: [403, 409, 413, 507],
  },
  remove: {
    method: 'DELETE',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}',
    summary: 'Takes a film or PDF lesson out of a course; what was learnt in it stays noted',
    rows: ['SEM-07'],
    extension: true,
    params: lessonParams,
    response: seminar,
    errors: [403, 409],
  },
})
