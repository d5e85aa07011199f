import * as z from 'zod/mini'
import { area } from '../call.ts'
import { id, idText, moment } from '../fields.ts'
import { lines } from '../text.ts'

/** What somebody has who has completed a seminar (T-90). It says what held when it was issued. */
export const certificate = z.object({
  id,
  /** What the public page finds it by. */
  number: z.string(),
  /** When the seminar was completed; of a dated one, when it began. */
  completedAt: moment,
  /** From 0 to 100; null: the seminar gives none. */
  score: z.nullable(z.int()),
  issuedAt: moment,
  /** Null: it is valid. */
  withdrawnAt: z.nullable(moment),
  /** Why; null where the attendance that it was for was taken back. */
  withdrawnReason: z.nullable(z.string()),
})
export type Certificate = z.output<typeof certificate>

const params = z.object({ applicationId: idText, componentId: idText, certificateId: idText })

export const certificates = area('certificates', {
  download: {
    method: 'GET',
    path: 'seminars/{applicationId}/{componentId}/certificates/{certificateId}',
    summary: 'A certificate as a PDF file: the caller’s own, or anybody’s for staff',
    rows: ['T-90'],
    extension: true,
    params,
    produces: 'application/pdf',
    errors: [409],
  },
  withdraw: {
    method: 'POST',
    path: 'seminars/{applicationId}/{componentId}/certificates/{certificateId}/withdraw',
    summary: 'Withdraws a certificate; its public page says so from then on',
    rows: ['T-90'],
    extension: true,
    params,
    encoding: 'json',
    body: z.object({ reason: lines(3, 500) }),
    response: certificate,
    errors: [403, 409],
  },
})
