import * as z from 'zod/mini'
import { area } from '../call.ts'
import { externalId } from '../campaigns/campaignPlanning.contract.ts'
import { application, day, id, idText, money } from '../fields.ts'
import { line } from '../text.ts'

/** How many rows one call takes at most. */
export const maxFigureRows = 5_000
/** How many figures one call describes at most. */
export const maxDescribedKpis = 100

/** A batch of the longest ids. */
const maxBodyBytes = 4 * 1_048_576

/** Key of a figure: `reach`, `video-completion`. */
const kpiKey = z.string().check(z.regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/), z.maxLength(60))

/** What rows did, counted. The same rows again change nothing. */
export const figureOutcome = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
})
export type FigureOutcome = z.output<typeof figureOutcome>

/** A figure of a campaign with all its values. */
export const campaignFigure = z.object({
  key: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  unit: z.enum(['number', 'money', 'percent']),
  better: z.enum(['higher', 'lower', 'none']),
  /** The oldest first. */
  values: z.array(z.object({ day, value: z.number() })),
})
export type CampaignFigure = z.output<typeof campaignFigure>

/**
 * The version of what of a channel was booked and invoiced: the amounts themselves, folded (FNV-1a, 31 bits). Amounts
 * that are back to what was seen are no other version, since nothing of theirs would be lost.
 */
export function costsVersion({
  booked,
  invoiced,
}: {
  booked: number | null
  invoiced: number | null
}): number {
  let hash = 0x811c9dc5
  for (const sign of `${booked ?? ''}|${invoiced ?? ''}`)
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193)
  return hash >>> 1
}

/** What of a channel was booked and invoiced, and by what it is found. */
export const channelCosts = z.object({
  channelId: id,
  externalId: z.nullable(z.string()),
  name: z.string(),
  mediaTypeId: id,
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  booked: z.nullable(z.number()),
  invoiced: z.nullable(z.number()),
  /** Another one where the amounts are others (`costsVersion`); sent back, it keeps others' from being overwritten. */
  version: z.int(),
})
export type ChannelCosts = z.output<typeof channelCosts>

export const figures = area('figures', {
  kpis: {
    method: 'GET',
    path: 'figures/{applicationId}/campaigns/{campaignId}/kpis',
    summary: 'All values of a campaign, for whoever may put them: an import is compared with them',
    rows: ['COCK-11'],
    extension: true,
    params: z.object({ applicationId: idText, campaignId: idText }),
    response: z.array(campaignFigure),
    errors: [403],
  },
  costs: {
    method: 'GET',
    path: 'figures/{applicationId}/campaigns/{campaignId}/costs',
    summary:
      'The channels of a campaign with what was booked and invoiced, for whoever may put it: an import is compared with it',
    rows: ['T-28'],
    extension: true,
    params: z.object({ applicationId: idText, campaignId: idText }),
    response: z.array(channelCosts),
    errors: [403],
  },
  putKpis: {
    method: 'PUT',
    path: 'figures/{applicationId}/kpis',
    summary:
      'Takes over values of days that the cockpits of campaigns show, all of them or, where one is wrong, none',
    rows: ['COCK-11'],
    extension: true,
    params: application,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      /**
       * What figures are. A campaign that does not have one of them yet gets it with its first value; one
       * that has it takes over what is said here.
       */
      kpis: z._default(
        z
          .array(
            z.object({
              key: kpiKey,
              nameDe: line(1, 100),
              nameEn: line(1, 100),
              /** A percentage is a share of 1; money is in the campaign's currency. */
              unit: z.enum(['number', 'money', 'percent']),
              /** Which way is good; absent: `none`. */
              better: z.optional(z.enum(['higher', 'lower', 'none'])),
              /** It changes with the mix of what runs, such as a price for each thousand. */
              isRatio: z.optional(z.boolean()),
              /** Media that it is measured in; absent: all. */
              mediaTypeIds: z.optional(z.nullable(z.array(id).check(z.maxLength(100)))),
            }),
          )
          .check(z.maxLength(maxDescribedKpis)),
        [],
      ),
      /** One value for each campaign, figure and day; another one for the same takes its place. */
      items: z
        .array(
          z.object({
            /** Exactly one of both: the id of the other system, or our own. */
            campaignExternalId: z.optional(externalId),
            campaignId: z.optional(id),
            key: kpiKey,
            day,
            /** Null takes the value away. */
            value: z.nullable(
              z.number().check(z.minimum(-1_000_000_000_000_000), z.maximum(1_000_000_000_000_000)),
            ),
          }),
        )
        .check(z.maxLength(maxFigureRows)),
    }),
    response: figureOutcome,
    errors: [403, 413],
  },
  putCosts: {
    method: 'PUT',
    path: 'figures/{applicationId}/costs',
    summary:
      'Takes over what of channels was booked and invoiced, all of it or, where one row is wrong, nothing',
    rows: ['T-28'],
    extension: true,
    params: application,
    encoding: 'json',
    maxBodyBytes,
    body: z.object({
      items: z
        .array(
          z.object({
            /** Exactly one of both: the id of the other system, or our own. */
            channelExternalId: z.optional(externalId),
            channelId: z.optional(id),
            /** In the campaign's currency. Absent: stays as it is; null: nobody knows. */
            booked: z.optional(z.nullable(money)),
            invoiced: z.optional(z.nullable(money)),
            /** The version that was seen; where the amounts are others by now, nothing is taken over (409). */
            version: z.optional(z.int()),
          }),
        )
        .check(z.maxLength(maxFigureRows)),
    }),
    response: figureOutcome,
    errors: [403, 409, 413],
  },
})
