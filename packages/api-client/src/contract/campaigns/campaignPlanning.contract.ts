import * as z from 'zod/mini'
import { workflowStates } from './approvalResult.ts'
import { area } from '../call.ts'
import { campaign, campaignParams, facts } from './campaigns.contract.ts'
import { application, day, id, idText, money } from '../fields.ts'
import { plannedChannel } from './plannedChannel.ts'
import { line } from '../text.ts'

/** How many channels one call writes at most. */
export const maxPlanChannels = 5_000
/** Room for so many, each with names as long as they may be, in letters of several bytes. */
const maxBodyBytes = 16 * 1_048_576

const planName = line(1, 200)
/** The id that another system knows something by. */
export const externalId = line(1, 100)

/** What a plan says of a channel. In a change, what is absent stays; in a new one it is empty. */
const channelFacts = {
  publisher: z.optional(z.nullable(line(0, 200))),
  budget: z.optional(z.nullable(money)),
  startDate: z.optional(z.nullable(day)),
  endDate: z.optional(z.nullable(day)),
  bookingDeadline: z.optional(z.nullable(day)),
  materialDeadline: z.optional(z.nullable(day)),
}

/** What is said of a campaign that is new. */
const campaignFacts = {
  name: planName,
  /** By name; one that no campaign has yet is new. Absent: the customer of the application. */
  clientName: z.optional(line(1, 200)),
  /** By name; one that the application does not have yet is new. */
  productName: z.optional(z.nullable(line(1, 200))),
  budget: z.optional(z.nullable(money)),
  /** As in `choices`; absent: EUR. */
  currencyName: z.optional(z.nullable(line(1, 60))),
  startDate: z.optional(z.nullable(day)),
  endDate: z.optional(z.nullable(day)),
  approvalDueDate: z.optional(z.nullable(day)),
}

/** A row of a plan that is handed over whole. */
const planRow = z.object({
  /**
   * Which channel it is: by the id of the other system, else by our own, else the first one left with
   * the same name, media type and publisher. Found by none of these, it is new.
   */
  externalId: z.optional(externalId),
  id: z.optional(id),
  name: planName,
  mediaTypeId: id,
  ...channelFacts,
})

/** A plan that is handed over whole. */
const wholePlan = {
  channels: z.array(planRow).check(z.maxLength(maxPlanChannels)),
  /**
   * What happens to channels that the plan does not name. `remove` takes away those that nobody was
   * asked about yet, and stops the others. One that was stopped stays so, also where a plan names it.
   */
  missing: z._default(z.enum(['keep', 'remove']), 'keep'),
  /** True: nothing is written, the answer says what would be. */
  isDryRun: z._default(z.boolean(), false),
}

/** What a plan that was handed over did, or would do. */
export const planOutcome = z.object({
  /** As it is now; null where a dry run would make it. */
  campaign: z.nullable(campaign),
  /** One for each row that was sent, in that order, then one for each channel that they do not name. */
  rows: z.array(
    z.object({
      /** Place of the row in what was sent, from 0; null: it was not in it. */
      index: z.nullable(z.int()),
      /** Null: a dry run would make it. */
      channelId: z.nullable(id),
      name: z.string(),
      result: z.enum(['added', 'changed', 'unchanged', 'removed', 'stopped', 'kept']),
      /**
       * The values that differ, by the names of `planRow`, and `workflowState` where that is another: what
       * was approved goes back to `Adjusting`. Of a new channel all that is known; null: nothing differs.
       */
      before: facts,
      after: facts,
    }),
  ),
  /** Undoes all of it, but a campaign that it made stays, empty; null where nothing was written. */
  changeId: z.nullable(id),
})
export type PlanOutcome = z.output<typeof planOutcome>

const changeParams = z.extend(campaignParams, { changeId: idText })

export const campaignPlanning = area('campaignPlanning', {
  choices: {
    method: 'GET',
    path: 'campaigns/{applicationId}/choices',
    summary:
      'What a new campaign can be of: clients, products, currencies, and publishers of channels',
    rows: ['CAMP-04', 'CAMP-07'],
    extension: true,
    params: application,
    response: z.object({
      /** By name, each once. The first is the customer of the application. */
      clients: z.array(z.string()),
      products: z.array(z.string()),
      /** As campaigns name them: `EUR`, `US-Dollar (USD)`. */
      currencies: z.array(z.string()),
      publishers: z.array(z.string()),
      /** The caller may make campaigns. */
      can: z.object({ create: z.boolean() }),
    }),
  },
  create: {
    method: 'POST',
    path: 'campaigns/{applicationId}',
    summary: 'Makes a campaign, empty or with the channels of another one',
    rows: ['CAMP-07'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      ...campaignFacts,
      externalId: z.optional(externalId),
      /**
       * The campaign whose channels it begins with, in planning and undecided; their days move with
       * the start. What the body does not say is as there.
       */
      copyOf: z.optional(id),
    }),
    response: campaign,
    status: 201,
    errors: [403, 409],
  },
  change: {
    method: 'POST',
    path: 'campaigns/{applicationId}/{id}/planChanges',
    summary: 'Adds, changes and takes away channels of a campaign, all or nothing',
    rows: ['CAMP-07', 'CAMP-15'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      add: z._default(
        z
          .array(
            z.object({
              name: planName,
              mediaTypeId: id,
              ...channelFacts,
              /** The channel that it stands behind; absent: it is the last one. */
              afterId: z.optional(id),
            }),
          )
          .check(z.maxLength(maxPlanChannels)),
        [],
      ),
      change: z._default(
        z
          .array(
            z.object({
              id,
              /** The version that was seen; another one is answered with 409. */
              version: z.optional(z.int()),
              name: z.optional(planName),
              mediaTypeId: z.optional(id),
              ...channelFacts,
            }),
          )
          .check(z.maxLength(maxPlanChannels)),
        [],
      ),
      /** Channels that nobody was asked about yet; others are answered with 409 and are stopped by their state. */
      remove: z._default(z.array(id).check(z.maxLength(maxPlanChannels)), []),
    }),
    response: z.object({
      /** Those that are new, in the order in which they were sent. */
      added: z.array(plannedChannel),
      changed: z.array(plannedChannel),
      /** Takes all of it back with `undo`. */
      changeId: id,
    }),
    errors: [403, 409, 413],
  },
  undo: {
    method: 'POST',
    path: 'campaigns/{applicationId}/{id}/planChanges/{changeId}/undo',
    summary:
      'Takes a change of a plan back, for whoever made it and while its channels are as it left them',
    rows: ['T-38'],
    extension: true,
    params: changeParams,
    response: z.object({
      /** States of the channels that are others now or back again. */
      channels: z.array(z.object({ id, name: z.string(), workflowState: z.enum(workflowStates) })),
      removedIds: z.array(id),
    }),
    errors: [403, 409],
  },
  replace: {
    method: 'PUT',
    path: 'campaigns/{applicationId}/{id}/plan',
    summary: 'Takes over a whole plan into a campaign, or says what that would do',
    rows: ['CAMP-07'],
    extension: true,
    params: campaignParams,
    encoding: 'json',
    maxBodyBytes,
    body: z.object(wholePlan),
    response: planOutcome,
    errors: [403, 409, 413],
  },
  put: {
    method: 'PUT',
    path: 'externalCampaigns/{applicationId}/{externalId}',
    summary:
      'Makes or changes a campaign with its plan by the id of another system; the same again changes nothing',
    rows: ['CAMP-07'],
    extension: true,
    params: z.extend(application, { externalId }),
    encoding: 'json',
    maxBodyBytes,
    body: z.object({ ...campaignFacts, ...wholePlan }),
    response: planOutcome,
    errors: [403, 409, 413],
  },
})
