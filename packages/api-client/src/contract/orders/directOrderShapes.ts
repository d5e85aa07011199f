import * as z from 'zod/mini'
import { configurationEntry } from '../applications/applications.contract.ts'
import { durationType } from './buildingBlocks.contract.ts'
import { named } from '../campaigns/campaigns.contract.ts'
import { day, id, moment } from '../fields.ts'
import { approvalGround, orderChange } from './orderApproval.ts'
import { person } from '../shared.ts'

/** Booking types (DO-06). */
export const bookingTypes = { Rescale: 1, Switch: 2, BuildingBlock: 3, Assets: 4 } as const

/** What a booking type is called in the names of orders (DO-17). */
export const bookingTypeName = (type: number): string =>
  Object.entries(bookingTypes).find(([, number]) => number === type)?.[0] ?? ''

/** Direct order statuses (DO-07). */
export const bookingStatusTypes = {
  Created: 1,
  Approved: 2,
  Completed: 3,
  Rebriefing: 5,
  Canceled: 10,
} as const

/** Where an order stands with headquarters; while it waits, its status stays the one it was sent from. */
const orderApprovals = ['waiting', 'approved', 'rejected'] as const

export const bookingStatus = z.literal(Object.values(bookingStatusTypes))

/** Booking of a direct order (DO-05). */
export const booking = z.object({
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  campaignId: z.nullable(id),
  productId: z.nullable(id),
  budget: z.number(),
  duration: z.nullable(z.int()),
  durationType: z.nullable(durationType),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  taxonomy: z.nullable(z.string()),
  type: z.literal(Object.values(bookingTypes)),
  bookingStatusType: bookingStatus,
  bookingMediaTypes: z.array(
    z.object({
      isSelected: z.boolean(),
      mediaTypeId: id,
      mediaTypeName: z.string(),
      order: z.int(),
      needsDates: z.boolean(),
      startDate: z.nullable(day),
      endDate: z.nullable(day),
    }),
  ),
})
export type Booking = z.output<typeof booking>

/**
 * A direct order as lists hold it (DO-04): thousands of them without what only one that is open shows,
 * see `directOrder`.
 */
export const directOrderRow = z.object({
  id,
  displayName: z.string(),
  description: z.nullable(z.string()),
  region: z.nullable(z.string()),
  buildingBlockId: z.nullable(id),
  buildingBlockName: z.nullable(z.string()),
  modifiedByUserName: z.nullable(z.string()),
  lastModifiedAt: moment,
  purchaseOrderNumber: z.nullable(z.string()),
  target: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** As it is shown: Completed once the end date has passed (DO-12); `booking` has the one that is stored. */
  status: bookingStatus,
  budget: z.number(),
  duration: z.nullable(z.int()),
  /** Those that were chosen. */
  mediaTypes: z.array(id),
  booking,
  // Extensions.
  parentComponentId: z.nullable(id),
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
  createdAt: moment,
  /** Null: unknown (DO-03). */
  createdByUser: z.nullable(person),
  campaignName: z.nullable(z.string()),
  productName: z.nullable(z.string()),
  /** Where headquarters has to approve its budget (D-01); null: nobody has to. */
  approval: z.nullable(z.enum(orderApprovals)),
  /** What the caller may do with it as it is now (DO-10). */
  can: z.object({
    edit: z.boolean(),
    /** Send it, also again after a rebriefing. */
    send: z.boolean(),
    rebrief: z.boolean(),
    cancel: z.boolean(),
    /** Set any status (DO-11). */
    setStatus: z.boolean(),
    /** Decide about it; nothing else is to be decided of it (D-01). */
    decide: z.boolean(),
  }),
})
export type DirectOrderRow = z.output<typeof directOrderRow>

/**
 * Extension: what a list of thousands shows, filters, sums and exports of an order (DO-03, T-50), flat and
 * with names alone; the order itself has the rest.
 */
export const directOrderSummary = z.object({
  id,
  displayName: z.string(),
  type: booking.shape.type,
  /** The one that is stored, see `directOrderRow`. */
  bookingStatusType: bookingStatus,
  approval: directOrderRow.shape.approval,
  region: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  campaignName: z.nullable(z.string()),
  productName: z.nullable(z.string()),
  buildingBlockName: z.nullable(z.string()),
  purchaseOrderNumber: z.nullable(z.string()),
  taxonomy: z.nullable(z.string()),
  budget: z.number(),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  /** Those that were chosen, in their order. */
  mediaTypes: z.array(named),
  /** Null: unknown (DO-03). */
  createdByUserName: z.nullable(z.string()),
  /** Who changed it last; null: unknown. */
  modifiedByUserName: z.nullable(z.string()),
  lastModifiedAt: moment,
})
export type DirectOrderSummary = z.output<typeof directOrderSummary>

/** Extension: what a calendar shows of the orders that the caller sees, beside campaigns (CAMP-03). */
export const directOrderDays = z.object({
  /** In the order in which they begin, the last one first; where there are more than fit, these. */
  orders: z.array(
    z.object({
      id,
      displayName: z.string(),
      /** As it is shown: Completed once the end date has passed (DO-12). */
      status: bookingStatus,
      customerId: z.nullable(id),
      customerName: z.nullable(z.string()),
      productId: z.nullable(id),
      region: z.nullable(z.string()),
      startDate: day,
      endDate: day,
      /** Those that were chosen, in their order. */
      mediaTypes: z.array(id),
      /** Where it is looked at, from the portal's root. */
      url: z.string(),
    }),
  ),
  /** The lists in which a change is one of theirs; none: the caller sees no orders at all. */
  orderListIds: z.array(id),
})
export type DirectOrderDays = z.output<typeof directOrderDays>

/** Direct order (DO-04). */
export const directOrder = z.extend(directOrderRow, {
  configurations: z.array(z.extend(configurationEntry, { id })),
  files: z.array(z.object({ id, name: z.string(), size: z.number(), url: z.string() })),
  /** Extension: with its purchase order number, newest first; absent: the caller sees no invoices. */
  invoices: z.optional(
    z.array(
      z.object({
        invoiceNumber: z.string(),
        /** Negative on credit notes. */
        invoiceTotal: z.number(),
        invoiceDate: day,
        currencyName: z.nullable(z.string()),
        /** Null: a credit note or a cancellation is not to be paid. */
        status: z.nullable(z.enum(['open', 'paid', 'overdue'])),
      }),
    ),
  ),
  /** Extension (D-01): why it waits for headquarters; null: it does not. */
  approvalGround: z.nullable(approvalGround),
  /** Extension (DO-02): who did what, newest first. */
  processes: z.array(
    z.object({
      id,
      status: bookingStatus,
      at: moment,
      user: z.nullable(person),
      comment: z.nullable(z.string()),
      /** Extension (D-01): headquarters was asked, or decided; null: anything else. */
      approval: z.nullable(z.enum(['asked', 'approved', 'rejected'])),
      /** Extension (T-47): what it changed, before and after. */
      changes: z.array(orderChange),
      /** Extension (D-01): it was somebody of the agency, and not of the client. */
      isAgency: z.boolean(),
      /** Extension (T-39): who was away when a deputy decided. */
      onBehalfOf: z.nullable(person),
    }),
  ),
})
export type DirectOrder = z.output<typeof directOrder>

/** What a region may book in a year, and what it has (D-01). Euros; an order counts by its first day. */
const regionBudget = z.object({
  region: z.string(),
  /** Null: nobody set one. */
  budget: z.nullable(z.number()),
  /** Of what is with the agency. */
  booked: z.number(),
  /** Of what waits for headquarters. */
  waiting: z.number(),
  /** How many orders that is. */
  count: z.int(),
  /** Goes up with every change of what it may book; 0: nobody set anything. Send it back as `If-Match`. */
  version: z.int(),
})

export const regionBudgets = z.object({
  year: z.int(),
  regions: z.array(regionBudget),
  /** Some region may book only so much in that year: then every order names its region. */
  isLimited: z.boolean(),
  /** The caller sets what a region may book. */
  canSet: z.boolean(),
})
export type RegionBudgets = z.output<typeof regionBudgets>
