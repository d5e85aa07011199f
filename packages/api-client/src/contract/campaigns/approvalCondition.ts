import * as z from 'zod/mini'
import { moment } from '../fields.ts'
import { person } from '../shared.ts'

/** Extension (COCK-09): under which condition something is approved, and that the agency says it is met. */
export const approvalCondition = z.object({
  text: z.string(),
  /** Null: it is open. */
  met: z.nullable(z.object({ at: moment, user: z.nullable(person) })),
})

/** Extension (COCK-09): a channel is approved with this condition, which is not met yet. Absent: with none. */
export const openCondition = z.optional(z.string())
