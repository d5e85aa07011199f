import * as z from 'zod/mini'
import { day } from './fields.ts'

/** What an order that waits goes beyond: one of the two, or both (D-01). Euros. */
export const approvalGround = z.object({
  /** Above this budget the tenant's orders wait; null: they need not. */
  approvalBudget: z.nullable(z.number()),
  /** What its region may book in its year, and has without it; null: no region has a limit in that year. */
  regionBudget: z.nullable(
    z.object({
      /** Null: the order names none. */
      region: z.nullable(z.string()),
      year: z.int(),
      /** Null: others have a limit, and this one has none. */
      budget: z.nullable(z.number()),
      booked: z.number(),
    }),
  ),
})

/** What a step changed in what an approval is about, before and after (T-47). */
export const planChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('displayName'), before: z.string(), after: z.string() }),
  z.object({
    field: z.literal('region'),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
  z.object({ field: z.literal('budget'), before: z.number(), after: z.number() }),
  z.object({
    field: z.enum(['startDate', 'endDate']),
    before: z.nullable(day),
    after: z.nullable(day),
  }),
  /** By their names. */
  z.object({
    field: z.literal('mediaTypes'),
    before: z.array(z.string()),
    after: z.array(z.string()),
  }),
])
