import * as z from 'zod/mini'
import { area } from '../call.ts'

/** Apart from the other calls of its area: every page asks for it, and the others' shapes come later. */
export const { count: approvalCount } = area('approvals', {
  count: {
    method: 'GET',
    path: 'approvals/count',
    summary: 'How much waits for the caller’s decision in all their applications',
    rows: ['COCK-08', 'COCK-10'],
    extension: true,
    response: z.object({
      mayApprove: z.boolean(),
      /** The caller plans, so the approvals tell them what they asked others to decide (T-39). */
      mayAsk: z.boolean(),
      count: z.int(),
    }),
  },
})
