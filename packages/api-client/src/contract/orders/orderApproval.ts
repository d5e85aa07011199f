import * as z from 'zod/mini'
import { day } from '../fields.ts'

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

const text = z.nullable(z.string())

/** What a step changed in an order, before and after: what an approval is about, and all else of its form (T-47). */
export const orderChange = z.discriminatedUnion('field', [
  z.object({
    field: z.enum([
      'description',
      'target',
      'comment',
      'purchaseOrderNumber',
      'buildingBlockName',
      'customerName',
      'campaignName',
      'productName',
    ]),
    before: text,
    after: text,
  }),
  /** Booking types (DO-06). */
  z.object({ field: z.literal('type'), before: z.int(), after: z.int() }),
  /** When a medium runs on its own; by its name. */
  z.object({
    field: z.literal('mediaDates'),
    name: z.string(),
    before: z.object({ startDate: z.nullable(day), endDate: z.nullable(day) }),
    after: z.object({ startDate: z.nullable(day), endDate: z.nullable(day) }),
  }),
  /** A configured field, by its name. */
  z.object({ field: z.literal('configuration'), name: z.string(), before: text, after: text }),
  /** Names of the attachments that were taken away, and of those that came. */
  z.object({
    field: z.literal('files'),
    before: z.array(z.string()),
    after: z.array(z.string()),
  }),
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
