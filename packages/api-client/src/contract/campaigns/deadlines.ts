import * as z from 'zod/mini'
import { day, moment } from '../fields.ts'
import { person } from '../shared.ts'

/** Extension (T-27): a day on which nobody works. */
export const dayOff = z.object({
  kind: z.enum(['weekend', 'holiday']),
  /** Of a holiday, in the caller's language. */
  name: z.nullable(z.string()),
  /** The last working day before it. */
  workday: day,
})
export type DayOff = z.output<typeof dayOff>

/** How a deadline is closed: it is met, or nobody needs it any more (T-27). */
export const deadlineClosings = ['done', 'notNeeded'] as const
export type DeadlineClosing = (typeof deadlineClosings)[number]

/** Extension (T-27): what there is to say of a deadline besides its day. */
export const deadlineStatus = z.object({
  /** What was done about it last; null: nothing. */
  mark: z.nullable(
    z.object({
      kind: z.enum([...deadlineClosings, 'moved']),
      /** Of one that was moved: its day before. */
      from: z.nullable(day),
      at: moment,
      by: z.nullable(person),
    }),
  ),
  /** Null: it is a working day. */
  dayOff: z.nullable(dayOff),
})
export type DeadlineStatus = z.output<typeof deadlineStatus>
