import * as z from 'zod/mini'
import { approvalCondition, openCondition } from './approvalCondition.ts'
import { approvalStandings, setbacks, workflowStates } from './approvalResult.ts'
import { area } from '../call.ts'
import { deadlineClosings, deadlineStatus, dayOff } from './deadlines.ts'
import { application, day, flagText, id, idText, moment, money, wholeText } from '../fields.ts'
import { pause, plannedChannel } from './plannedChannel.ts'
import { channelPost } from '../pages/posts.contract.ts'
import { maxFileBytes, person } from '../shared.ts'
import { line, lines } from '../text.ts'

/** Outcome of a submission (CAMP-13). */
export const submissionOutcomes = { approved: 1, rejected: 2, partially: 3 } as const

export const named = z.object({ id, name: z.string() })
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
    /** Null: it is approved without one, or not approved. */
    condition: z.nullable(approvalCondition),
    /** Extension (T-38): approved, and the plan is another since. */
    isChangedSince: z.boolean(),
    /** Extension (COCK-09): where it stands with the client. */
    standing: z.enum(approvalStandings),
    /** Extension (D-02): SHA-256 of the plan that was decided on. */
    hash: z.nullable(z.string()),
  }),
  posts: z.array(channelPost),
  // —
  /** The id that another system knows it by. */
  externalId: z.nullable(z.string()),
  /** Times in which it rests, each after the other (T-22). */
  pauses: z.array(pause),
  /** Day by which it has to be booked (T-27). */
  bookingDeadline: z.nullable(day),
  /** Day by which what is shown has to be there (T-27). */
  materialDeadline: z.nullable(day),
  /** Null: nothing was done about it, and it is on a working day. */
  bookingStatus: z.nullable(deadlineStatus),
  materialStatus: z.nullable(deadlineStatus),
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.int(),
  can: z.object({
    approve: z.boolean(),
    edit: z.boolean(),
    /** States that the caller may move it into. */
    moveTo: z.array(z.enum(workflowStates)),
  }),
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
  /**
   * Extension: what its channels cost together, without those that were stopped; null while none has
   * a budget. `budget` is what the campaign may cost: the two differ where more or less is planned.
   */
  plannedBudget: z.nullable(z.number()),
  /** Extension (CAMP-08): 0 to 11. */
  status: z.nullable(z.int().check(z.minimum(0), z.maximum(11))),
  channels: z.array(
    z.object({
      id,
      mediaTypeId: id,
      workflowState: z.object({ name: z.enum(workflowStates) }),
      externalApprovalRequested: z.boolean(),
      openCondition,
      /**
       * Extension (COCK-09): what the client approved was changed since, or is planned anew as it was,
       * or they rejected it. Absent: the workflow state says all.
       */
      setback: z.optional(z.enum(setbacks)),
    }),
  ),
  // —
  /** The id that another system knows it by; cockpits are opened by it. */
  externalId: z.nullable(z.string()),
  /** Day by which what waits for approval has to be decided (T-39). */
  approvalDueDate: z.nullable(day),
  /** Extension (T-27): nobody works on that day; null: it is a working day, or there is none. */
  approvalDueDayOff: z.nullable(dayOff),
  /** The caller marked it with a star (T-29). */
  isStarred: z.boolean(),
  /** Goes up with every change of its plan, decisions apart; send it back as `If-Match`. */
  version: z.int(),
  can: z.object({
    /** Something waits for approval, and the caller may decide. */
    approve: z.boolean(),
    edit: z.boolean(),
  }),
})
export type Campaign = z.output<typeof campaign>

export const campaignParams = z.object({ applicationId: idText, id: idText })

/** Decision about documents (VAL-14). */
const submission = {
  ApplicationId: idText,
  campaignId: idText,
  outcomeId: z.pipe(z.enum(['1', '2', '3']), z.transform(Number)),
  relatedTaskItemId: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
  ),
}

/** What was handed in for a campaign. */
export const campaignDocument = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  contentType: z.string(),
  kind: z.enum(['planning', 'approval', 'document']),
  /** What was decided with it. */
  outcomeId: z.literal(Object.values(submissionOutcomes)),
  createdAt: moment,
  createdByUser: z.nullable(person),
  /** Short-lived address of its content. */
  url: z.string(),
})
export type CampaignDocument = z.output<typeof campaignDocument>

export const facts = z.nullable(z.record(z.string(), z.unknown()))

/** Something that was done to a campaign or to one of its channels. */
export const campaignHistoryEntry = z.object({
  id,
  /**
   * `released`, `approved`, `rejected`, `changed`, `moved`, `reopened`, `documented`, `conditionMet`,
   * `conditionReopened`; others may come. What was approved with a condition has it in `after`.
   * Of plans: `created` (a copy with `copyOf` in `after`), `added` and `removed` (`count` and `names`
   * of the first channels in `after` or `before`), `imported` (how many of them were `added`,
   * `changed`, `removed`, `stopped`), `undone`.
   * Of direct orders of the campaign that the caller sees, with `orderId` and `name` in `after`: `orderCreated`,
   * `orderAsked`, `orderApproved`, `orderRejected`, `orderSent`, `orderChanged`, `orderRebriefed`,
   * `orderCompleted`, `orderCanceled`; their ids are counted by themselves.
   */
  kind: z.string(),
  at: moment,
  user: z.nullable(person),
  /** Extension (T-39): who was away, when a deputy decided. */
  onBehalfOf: z.nullable(person),
  channel: z.nullable(named),
  comment: z.nullable(z.string()),
  before: facts,
  after: facts,
  /** Of a decision: the plan that was decided on, and its SHA-256 (D-02). */
  snapshot: facts,
  hash: z.nullable(z.string()),
})
export type CampaignHistoryEntry = z.output<typeof campaignHistoryEntry>

const planName = line(1, 200)

export const campaigns = area('campaigns', {
  list: {
    method: 'GET',
    path: 'campaigns/{applicationId}',
    summary: 'Campaigns, all or those that a search finds',
    rows: ['CAMP-07', 'CAMP-12', 'SRCH-08', 'T-29'],
    params: application,
    query: z.object({
      searchQuery: z.optional(z.string().check(z.maxLength(200))),
      /** Only those that the caller marked with a star (T-29). */
      starred: flagText,
      /** Only those that are neither over by their dates nor aborted: what a long list shows first. */
      current: flagText,
      /** From 0; without a count the list comes whole. */
      page: z.optional(wholeText.check(z.minimum(0), z.maximum(100_000))),
      count: z.optional(wholeText.check(z.minimum(1), z.maximum(1_000))),
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
  plan: {
    method: 'GET',
    path: 'campaigns/{applicationId}/plan',
    summary: 'Media plan: days and budgets of the channels of all campaigns',
    rows: ['CAMP-03'],
    extension: true,
    params: application,
    query: z.object({
      /** Only of campaigns that are neither over by their dates nor aborted. */
      current: flagText,
      /** Only of this campaign. */
      campaignId: z.optional(idText),
    }),
    response: z.array(plannedChannel),
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
    encoding: 'multipart',
    body: z.object({
      ...submission,
      channelIds: z.array(idText).check(z.minLength(1), z.maxLength(200)),
      comment: z.optional(lines(0, 1_000)),
      /** Extension (COCK-09): what is approved is so with this condition. */
      condition: z.optional(lines(0, 1_000)),
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
    encoding: 'multipart',
    body: z.object(submission),
    files: { documents: { many: true, required: true, maxBytes: maxFileBytes } },
    errors: [403, 413],
  },
  documents: {
    method: 'GET',
    path: 'campaigns/{applicationId}/{id}/documents',
    summary: 'Documents that were handed in for a campaign, newest first',
    rows: ['CAMP-14', 'COCK-01'],
    extension: true,
    params: campaignParams,
    response: z.array(campaignDocument),
  },
  history: {
    method: 'GET',
    path: 'campaigns/{applicationId}/{id}/history',
    summary: 'What was done to a campaign and what was decided, newest first',
    rows: ['COCK-09'],
    extension: true,
    params: campaignParams,
    response: z.array(campaignHistoryEntry),
  },
  release: {
    method: 'POST',
    path: 'campaigns/{applicationId}/{id}/release',
    summary: 'Puts a plan into release: its channels wait for the client’s approval',
    rows: ['COCK-07', 'COCK-13'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    body: z.object({
      /** Absent: all that are ready. */
      channelIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
      /** Until when it is to be decided; absent: as before, null: no day. */
      dueDate: z.optional(z.nullable(day)),
      comment: z.optional(lines(0, 1_000)),
    }),
    response: campaign,
    errors: [403, 409],
  },
  star: {
    method: 'PUT',
    path: 'campaigns/{applicationId}/{id}/star',
    summary: 'Marks a campaign with a star for the caller alone, or takes it away',
    rows: ['T-29'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    body: z.object({ isStarred: z.boolean() }),
  },
  save: {
    method: 'PUT',
    path: 'campaigns/{applicationId}/{id}',
    summary: 'Changes name, budget, currency, dates and the day of approval of a campaign',
    rows: ['CAMP-07'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    /** What is absent stays. */
    body: z.object({
      name: z.optional(planName),
      budget: z.optional(z.nullable(money)),
      /** As in `choices` of `campaignPlanning`. */
      currencyName: z.optional(z.nullable(line(1, 60))),
      startDate: z.optional(z.nullable(day)),
      endDate: z.optional(z.nullable(day)),
      approvalDueDate: z.optional(z.nullable(day)),
    }),
    response: campaign,
    errors: [403, 409],
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
  save: {
    method: 'PUT',
    path: 'channels/{applicationId}/{id}',
    summary:
      'Changes the plan of a channel, moves its deadlines or closes them, or says that the condition of its approval is met',
    rows: ['CAMP-15'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    /** What is absent stays. */
    body: z.object({
      name: z.optional(planName),
      publisher: z.optional(z.nullable(line(0, 200))),
      budget: z.optional(z.nullable(money)),
      startDate: z.optional(z.nullable(day)),
      endDate: z.optional(z.nullable(day)),
      /** All of them; those that a new time no longer holds go by themselves. */
      pauses: z.optional(z.array(pause).check(z.maxLength(50))),
      bookingDeadline: z.optional(z.nullable(day)),
      materialDeadline: z.optional(z.nullable(day)),
      /** Closes a deadline; null opens it again. One that gets another day is open again, too. */
      bookingClosing: z.optional(z.nullable(z.enum(deadlineClosings))),
      materialClosing: z.optional(z.nullable(z.enum(deadlineClosings))),
      externalApprovalRequested: z.optional(z.boolean()),
      /** Says that the condition of its approval is met (COCK-09); false takes that back. */
      conditionMet: z.optional(z.boolean()),
    }),
    response: channel,
    errors: [403, 409],
  },
  move: {
    method: 'PUT',
    path: 'channels/{applicationId}/{id}/state',
    summary: 'Moves a channel into another state of its workflow',
    rows: ['COCK-07'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    body: z.object({
      workflowState: z.enum(workflowStates),
      comment: z.optional(lines(0, 1_000)),
    }),
    response: channel,
    errors: [403, 409],
  },
})
