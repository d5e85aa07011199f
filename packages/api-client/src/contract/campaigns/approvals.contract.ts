import * as z from 'zod/mini'
import { approvalCondition } from './approvalCondition.ts'
import { approvalCount } from './approvalCount.contract.ts'
import { area } from '../call.ts'
import { campaignParams, channel, facts, named } from './campaigns.contract.ts'
import { application, day, id, idsText, moment } from '../fields.ts'
import { directOrderRow } from '../orders/directOrderShapes.ts'
import { approvalGround } from '../orders/orderApproval.ts'
import { person } from '../shared.ts'

/** A channel that waits for a decision or was decided, with what one has to know to decide (D-01, T-37). */
export const approval = z.object({
  application: named,
  campaign: z.object({
    id,
    name: z.string(),
    externalId: z.nullable(z.string()),
    approvalDueDate: z.nullable(day),
    version: z.int(),
  }),
  /** Without what is written in it. */
  channel: z.omit(channel, { posts: true }),
  /** When it was put into release last, and by whom; null where nobody knows. */
  waitingSince: z.nullable(moment),
  askedBy: z.nullable(person),
  /** Extension (T-39): in whose place the caller decides, while that person is away. */
  onBehalfOf: z.nullable(person),
  /** What was decided of it last, and on which plan; while it waits again, the decision before that. */
  last: z.nullable(
    z.object({
      decision: z.enum(['approved', 'rejected']),
      at: moment,
      user: z.nullable(person),
      /** Extension (T-39): who was away, when a deputy decided. */
      onBehalfOf: z.nullable(person),
      comment: z.nullable(z.string()),
      condition: z.nullable(approvalCondition),
      snapshot: facts,
      hash: z.nullable(z.string()),
      /**
       * Extension (D-09): the campaign's files in the versions that were current then, as far as the
       * caller sees them; none where that was not kept.
       */
      files: z.array(z.object({ id, name: z.string(), version: z.int(), currentVersion: z.int() })),
    }),
  ),
})
export type Approval = z.output<typeof approval>

const approvalList = z.object({
  /** The caller may decide, here or in one of their applications (COCK-10). */
  mayApprove: z.boolean(),
  items: z.array(approval),
})
export type ApprovalList = z.output<typeof approvalList>

/** What an order came to that headquarters was asked about. */
const orderPlan = z.object({
  displayName: z.string(),
  budget: z.number(),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  mediaTypes: z.array(named),
})

/** An order that waits for headquarters or was decided, with what one has to know to decide (D-01). */
export const orderApproval = z.object({
  application: named,
  order: directOrderRow,
  /** Its attachments (DO-02). */
  files: z.array(z.object({ id, name: z.string(), size: z.number(), url: z.string() })),
  /** Of the page that lists it; it opens at `{page}/requests/{id}` (ROUTE-09). */
  pageUrl: z.string(),
  ...approvalGround.shape,
  waitingSince: z.nullable(moment),
  askedBy: z.nullable(person),
  onBehalfOf: z.nullable(person),
  /** What was decided of it last. */
  last: z.nullable(
    z.object({
      decision: z.enum(['approved', 'rejected']),
      at: moment,
      user: z.nullable(person),
      onBehalfOf: z.nullable(person),
      comment: z.nullable(z.string()),
      plan: orderPlan,
    }),
  ),
})
export type OrderApproval = z.output<typeof orderApproval>

/** Extension (T-39): when staff reminded of it last; null where nobody did. */
const nudged = z.nullable(z.object({ at: moment, user: z.nullable(person) }))

/** Extension (T-43): somebody who has to decide, and when they last did. */
const decider = z.extend(person, {
  decidedAt: z.nullable(moment),
  /** Last day on which somebody else decides for them (T-39). */
  awayUntil: z.nullable(day),
  /** Decides only because this person is away (T-39). */
  inPlaceOf: z.nullable(person),
})

/** A campaign of which the caller or their team asked somebody to decide (D-01, T-39). */
const askedCampaign = z.object({
  applicationId: id,
  id,
  /** The caller asked for something of it that still waits. */
  isOwn: z.boolean(),
  nudged,
  deciders: z.array(decider),
  can: z.object({
    /** Nobody reminded of it today, and there is somebody to remind. */
    nudge: z.boolean(),
  }),
})
export type AskedCampaign = z.output<typeof askedCampaign>

/** An order of which the caller or those beside them asked headquarters (D-01, T-39). */
const askedOrder = z.object({
  applicationId: id,
  id,
  /** The caller sent it. */
  isOwn: z.boolean(),
  nudged,
  deciders: z.array(decider),
  can: z.object({
    /** Nobody reminded of it today, and there is somebody to remind. */
    nudge: z.boolean(),
  }),
})
export type AskedOrder = z.output<typeof askedOrder>

/** What waits for the caller, what they asked others for, or what was decided. */
const approvalInbox = z.extend(approvalList, {
  /** The caller plans, or places orders that may have to wait, here or in one of their applications. */
  mayAsk: z.boolean(),
  /** Direct orders that headquarters decides about (D-01). */
  orders: z.array(orderApproval),
  /** Of `asked`: its orders, with whom they wait for; else empty. */
  askedOrders: z.array(askedOrder),
  /** Of `asked`: the campaigns of its items, with whom they wait for; else empty. */
  campaigns: z.array(askedCampaign),
})
export type ApprovalInbox = z.output<typeof approvalInbox>

/** Those of one campaign, with whom they concern. */
const campaignApprovals = z.extend(approvalList, {
  /** Extension (COCK-09): what all its channels come to, those that were never asked for as well. */
  result: z.object({
    approved: z.int(),
    /** How many of the approved are so with a condition that is not met yet. */
    conditional: z.int(),
    /** Names of the channels that were changed after their approval (T-38). */
    changed: z.array(z.string()),
    /** Names of the channels that were rejected. */
    rejected: z.array(z.string()),
    waiting: z.int(),
    planned: z.int(),
  }),
  nudged,
  deciders: z.array(decider),
  /** Extension (T-43): who sees it, besides. */
  watchers: z.array(person),
  can: z.object({
    /** Something waits, the caller plans, and nobody reminded of it today. */
    nudge: z.boolean(),
  }),
})
export type CampaignApprovals = z.output<typeof campaignApprovals>

export const approvals = area('approvals', {
  mine: {
    method: 'GET',
    path: 'approvals/{applicationId}/mine',
    summary: 'Channels that wait for the caller’s decision, by campaign',
    rows: ['COCK-08', 'COCK-10'],
    extension: true,
    params: application,
    response: z.array(channel),
  },
  inbox: {
    method: 'GET',
    path: 'approvals/mine',
    summary:
      'What waits for the caller’s decision in all their applications, what they and their team asked others to decide, or what was decided',
    rows: ['COCK-08', 'COCK-09', 'COCK-10'],
    extension: true,
    query: z.object({ state: z.optional(z.enum(['open', 'asked', 'decided'])) }),
    response: approvalInbox,
  },
  count: approvalCount,
  waiting: {
    method: 'GET',
    path: 'approvals/{applicationId}/waiting',
    summary: 'The channels of these campaigns that wait for the caller’s decision',
    rows: ['COCK-08', 'COCK-10', 'T-24'],
    extension: true,
    params: application,
    query: z.object({ campaignIds: idsText }),
    response: z.array(approval),
  },
  ofCampaign: {
    method: 'GET',
    path: 'approvals/{applicationId}/campaigns/{id}',
    summary: 'The channels of a campaign that wait for a decision or were decided',
    rows: ['COCK-08', 'COCK-09', 'COCK-10'],
    extension: true,
    params: campaignParams,
    response: campaignApprovals,
  },
  nudge: {
    method: 'POST',
    path: 'approvals/{applicationId}/campaigns/{id}/nudge',
    summary: 'Reminds those who decide about a campaign; once a day',
    rows: ['COCK-13'],
    extension: true,
    params: campaignParams,
    errors: [403, 409],
  },
})
