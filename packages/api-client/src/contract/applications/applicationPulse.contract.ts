import * as z from 'zod/mini'
import { area } from '../call.ts'
import { id } from '../fields.ts'

/** What goes on in one application, as far as the caller sees it (D-12). */
const pulse = z.object({
  applicationId: id,
  /** What waits for the caller's decision, channels and orders. */
  approvals: z.int(),
  /** Campaigns that run today. */
  live: z.int(),
  /** Tasks of the caller that should have been done by now. */
  overdue: z.int(),
  /** Notifications that the caller has not seen. */
  unread: z.int(),
})
export type Pulse = z.output<typeof pulse>

export const applicationPulse = area('applicationPulse', {
  get: {
    method: 'GET',
    path: 'applications/pulse',
    summary: 'What goes on in each of the caller’s applications, as far as they see it',
    rows: ['D-12', 'ROUTE-02'],
    extension: true,
    response: z.array(pulse),
  },
})
