import * as z from 'zod/mini'
import { area } from './call.ts'
import { application, day, id, idText, moment, numberText } from './fields.ts'
import { channelPost } from './posts.contract.ts'
import { maxFileBytes, person } from './shared.ts'

/** Workflow states of a channel, in order (COCK-07). */
export const workflowStates = [
  'Started',
  'Briefing',
  'Briefed',
  'Planning',
  'Checking',
  'Ready',
  'Approving',
  'Approved',
  'Adjusting',
  'Verification',
  'Purchasing',
  'Purchased',
  'Confirmed',
  'Transferred',
  'Deactivated',
] as const

/** Outcome of a submission (CAMP-13). */
export const submissionOutcomes = { approved: 1, rejected: 2, partially: 3 } as const

const named = z.object({ id, name: z.string() })
const workflowState = z.object({ id, name: z.enum(workflowStates) })

/** Channel of a campaign (CAMP-15, A6). */
export const channel = z.object({
  id,
  campaignId: id,
  name: z.string(),
  mediaTypeId: id,
  /** A letter (MT-04). */
  channelType: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  budget: z.nullable(z.number()),
  currencyName: z.nullable(z.string()),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  workflowState,
  externalApprovalRequested: z.boolean(),
  approval: z.object({
    decision: z.enum(['pending', 'approved', 'rejected']),
    decidedBy: z.nullable(person),
    decidedAt: z.nullable(moment),
    comment: z.nullable(z.string()),
  }),
  posts: z.array(channelPost),
  // —
  /** The id that another system knows it by. */
  externalId: z.nullable(z.string()),
  /** Day by which it has to be booked (T-27). */
  bookingDeadline: z.nullable(day),
  /** Day by which what is shown has to be there (T-27). */
  materialDeadline: z.nullable(day),
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
  can: z.object({ approve: z.boolean(), edit: z.boolean() }),
})
export type Channel = z.output<typeof channel>

/** Campaign, a media line (CAMP-07). */
export const campaign = z.object({
  id,
  name: z.string(),
  budget: z.nullable(z.number()),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  /** May hold a code in brackets: `US-Dollar (USD)` (CAMP-10). */
  currencyName: z.nullable(z.string()),
  client: named,
  /** Extension (CAMP-04). */
  product: z.nullable(named),
  mediaTypeIds: z.array(id),
  /** Extension (CAMP-08): 0 to 11. */
  status: z.nullable(z.int().check(z.minimum(0), z.maximum(11))),
  channels: z.array(
    z.object({
      id,
      mediaTypeId: id,
      workflowState: z.object({ name: z.enum(workflowStates) }),
      externalApprovalRequested: z.boolean(),
    }),
  ),
  // —
  /** The id that another system knows it by; cockpits are opened by it. */
  externalId: z.nullable(z.string()),
  /** Day by which what waits for approval has to be decided (T-39). */
  approvalDueDate: z.nullable(day),
  /** Goes up with every change of its plan, decisions apart; send it back as `If-Match`. */
  version: z.int(),
  can: z.object({
    /** Something waits for approval, and the caller may decide. */
    approve: z.boolean(),
    edit: z.boolean(),
  }),
})
export type Campaign = z.output<typeof campaign>

const campaignParams = z.object({ applicationId: idText, id: idText })

/** Decision about documents (VAL-14). */
const submission = {
  ApplicationId: idText,
  campaignId: idText,
  outcomeId: z.pipe(z.enum(['1', '2', '3']), z.transform(Number)),
  relatedTaskItemId: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
  ),
}

export const campaigns = area('campaigns', {
  list: {
    method: 'GET',
    path: 'campaigns/{applicationId}',
    summary: 'Campaigns, all or those that a search finds',
    rows: ['CAMP-07', 'CAMP-12', 'SRCH-08'],
    params: application,
    query: z.object({
      searchQuery: z.optional(z.string().check(z.maxLength(200))),
      /** From 0; without a count the list comes whole. */
      page: z.optional(numberText.check(z.multipleOf(1), z.minimum(0), z.maximum(100_000))),
      count: z.optional(numberText.check(z.multipleOf(1), z.minimum(1), z.maximum(1_000))),
    }),
    response: z.array(campaign),
  },
  get: {
    method: 'GET',
    path: 'campaigns/{applicationId}/{id}',
    summary: 'One campaign',
    rows: ['CAMP-12'],
    params: campaignParams,
    response: campaign,
  },
  budgets: {
    method: 'GET',
    path: 'campaigns/{applicationId}/{id}/budgets',
    summary: 'Budgets of a campaign per channel and publisher',
    rows: ['CAMP-09', 'CFG-07'],
    params: campaignParams,
    response: z.array(
      z.object({
        channelId: id,
        mediaTypeId: id,
        publisher: z.nullable(z.string()),
        budgetNet: z.number(),
        currencyName: z.nullable(z.string()),
      }),
    ),
  },
  submit: {
    method: 'POST',
    path: 'campaigns/submit',
    summary: 'Approves or rejects the channels of a campaign',
    rows: ['CAMP-13', 'COCK-09', 'COCK-10'],
    planned: true,
    encoding: 'multipart',
    body: z.object({
      ...submission,
      channelIds: z.array(idText).check(z.minLength(1), z.maxLength(200)),
      comment: z.optional(z.string().check(z.maxLength(1_000))),
    }),
    files: {
      planningDocuments: { many: true, maxBytes: maxFileBytes },
      approvalDocuments: { many: true, maxBytes: maxFileBytes },
    },
    response: z.array(channel),
    errors: [403, 409, 413],
  },
  document: {
    method: 'POST',
    path: 'campaigns/document',
    summary: 'Hands in documents for a campaign',
    rows: ['CAMP-14', 'VAL-14'],
    planned: true,
    encoding: 'multipart',
    body: z.object(submission),
    files: { documents: { many: true, required: true, maxBytes: maxFileBytes } },
    errors: [403, 413],
  },
})

export const channels = area('channels', {
  get: {
    method: 'GET',
    path: 'channels/{applicationId}/{id}',
    summary: 'One channel',
    rows: ['CAMP-15'],
    params: campaignParams,
    response: channel,
  },
})
