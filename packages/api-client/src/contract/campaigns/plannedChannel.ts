import * as z from 'zod/mini'
import { openCondition } from './approvalCondition.ts'
import { setbacks, workflowStates } from './approvalResult.ts'
import { deadlineStatus } from './deadlines.ts'
import { day, id } from '../fields.ts'

/** First and last day of a time inside a flight in which it rests (T-22). */
export const pause = z.object({ startDate: day, endDate: day })

/** What a media plan shows of a channel, for all campaigns at once (T-22). */
export const plannedChannel = z.object({
  id,
  campaignId: id,
  name: z.string(),
  mediaTypeId: id,
  publisher: z.nullable(z.string()),
  budget: z.nullable(z.number()),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  workflowState: z.object({ name: z.enum(workflowStates) }),
  openCondition,
  /**
   * Extension (COCK-09): what the client approved was changed since, or is planned anew as it was, or
   * they rejected it. Absent: the workflow state says all. The state alone is the same for all three.
   */
  setback: z.optional(z.enum(setbacks)),
  pauses: z.array(pause),
  bookingDeadline: z.nullable(day),
  materialDeadline: z.nullable(day),
  bookingStatus: z.nullable(deadlineStatus),
  materialStatus: z.nullable(deadlineStatus),
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
})
export type PlannedChannel = z.output<typeof plannedChannel>
