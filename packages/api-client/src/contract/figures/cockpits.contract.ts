import * as z from 'zod/mini'
import { area } from '../call.ts'
import { campaign, channel } from '../campaigns/campaigns.contract.ts'
import { day, flagText, id, idText, moment, relativePath } from '../fields.ts'
import { component } from '../shared.ts'

/** Cockpit (COCK-03). */
export const cockpit = z.object({
  id,
  externalId: z.nullable(z.string()),
  displayName: z.string(),
  /** `content` is JSON text: version, columns, where the data comes from, and widgets (COCK-02). */
  layout: z.object({ content: z.string() }),
  /** May hold a campaign, which is unwrapped. */
  data: z.nullable(z.looseObject({ campaign: z.optional(campaign) })),
  sessionsOverview: z.nullable(
    z.object({
      total: z.int(),
      completed: z.int(),
      open: z.array(z.object({ id, title: z.string() })),
      next: z.nullable(z.object({ id, title: z.string(), startsAt: moment })),
    }),
  ),
  /** The channel that the external id belongs to; null: it is the campaign's own. */
  channelId: z.nullable(id),
})
export type Cockpit = z.output<typeof cockpit>

/** Why a figure changed, as far as what happened to the channels tells (D-05). */
export const kpiReason = z.object({
  kind: z.enum(['started', 'ended', 'stopped', 'budgetUp', 'budgetDown']),
  channel: z.object({ id, name: z.string() }),
  day,
  /** By how much, of a change of budget. */
  amount: z.nullable(z.number()),
})
export type KpiReason = z.output<typeof kpiReason>

/** What figures may be compared with (T-32); the first is the rule (COCK-11). */
export const comparisons = ['7days', '28days', 'previousCampaign'] as const
export type Comparison = (typeof comparisons)[number]

const dayValues = z.array(z.object({ day, value: z.number() }))

/** The same figure of the campaign before, day by day since the first of each (T-32). */
export const previousFigure = z.object({
  campaign: z.object({ id, name: z.string() }),
  /** Which day of both flights the last one is, the first is 1; null: this campaign does not run on it. */
  flightDay: z.nullable(z.int()),
  /** Its course, laid on the days of this campaign: its first day on the first. */
  history: dayValues,
})
export type PreviousFigure = z.output<typeof previousFigure>

/** A figure of a campaign with its history, compared with what was asked for (COCK-11, T-31, T-32). */
export const kpi = z.object({
  key: z.string(),
  name: z.string(),
  /** A percentage is a share of 1; money is in the campaign's currency. */
  unit: z.enum(['number', 'money', 'percent']),
  better: z.enum(['higher', 'lower', 'none']),
  /** Day by day, the oldest first; days without a value are left out. */
  history: dayValues,
  /** Null: there is nothing to compare with. `relative` is null for percentages and after nothing. */
  change: z.nullable(
    z.object({
      before: z.number(),
      absolute: z.number(),
      relative: z.nullable(z.number()),
      /** Of `before`; absent: 7 days before the last. */
      day: z.optional(day),
    }),
  ),
  /** What `change` is against, also where the day is missing there; null or absent: the campaign's own past. */
  previous: z.optional(z.nullable(previousFigure)),
  /** `steady`: hardly another; `unknown`: another, and nothing that happened explains it. Of another campaign nothing does. */
  explanation: z.enum(['none', 'steady', 'known', 'unknown']),
  reasons: z.array(kpiReason),
})
export type Kpi = z.output<typeof kpi>

/** What a channel may cost, what of it is bought and what is invoiced (T-28). */
export const spending = z.object({
  channelId: id,
  mediaTypeId: id,
  planned: z.nullable(z.number()),
  booked: z.nullable(z.number()),
  /** Null also for who may not see invoices (A5). */
  invoiced: z.nullable(z.number()),
})
export type Spending = z.output<typeof spending>

/** Whom a campaign is for. */
export const audience = z.object({
  name: z.string(),
  /** People. */
  size: z.nullable(z.int()),
  source: z.nullable(z.string()),
  /** Shares of 1. */
  parts: z.array(z.object({ name: z.string(), share: z.number() })),
})
export type Audience = z.output<typeof audience>

/** Everything that the portal's own source knows of a cockpit; other sources may know less. */
export const cockpitData = z.looseObject({
  campaign: z.optional(campaign),
  channels: z.optional(z.array(channel)),
  /** When the figures were put together. */
  asOf: z.optional(moment),
  /** What they are compared with; absent: 7 days before, and nothing else is to be had. */
  comparedWith: z.optional(z.enum(comparisons)),
  kpis: z.optional(z.array(kpi)),
  spending: z.optional(z.array(spending)),
  audience: z.optional(z.nullable(audience)),
  /** Files that the campaign is made of, those that the caller sees. */
  assets: z.optional(z.array(component)),
})
export type CockpitData = z.output<typeof cockpitData>

/** Where the portal's own data of cockpits is; a layout may name another source below the base. */
export const cockpitDataPath = 'cockpitdata'

export const cockpits = area('cockpits', {
  external: {
    method: 'GET',
    path: 'cockpits/{applicationId}/external/{id}',
    summary: 'The cockpit of a campaign, or of the campaign of a channel, of another system',
    rows: ['COCK-03', 'COCK-04'],
    params: z.object({ applicationId: idText, id: z.string().check(z.maxLength(100)) }),
    response: cockpit,
  },
  get: {
    method: 'GET',
    path: 'cockpits/{applicationId}/{id}',
    summary: 'One cockpit',
    rows: ['COCK-03', 'COCK-04'],
    params: z.object({ applicationId: idText, id: idText }),
    response: cockpit,
  },
  data: {
    method: 'GET',
    path: '{+path}/{applicationId}/{id}',
    // What stands at the front of an address cannot be left open: it would take every other call's.
    servedPaths: [cockpitDataPath],
    summary: 'Data of a cockpit from the source that its layout names',
    rows: ['COCK-04', 'COCK-06', 'COCK-11', 'T-32'],
    params: z.object({ path: relativePath, applicationId: idText, id: idText }),
    query: z.object({
      clearCache: flagText,
      /** Our own: what figures are compared with (T-32). */
      compare: z._default(z.enum(comparisons), '7days'),
    }),
    response: cockpitData,
  },
})
