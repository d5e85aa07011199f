import * as z from 'zod/mini'
import { area } from '../call.ts'
import { dayOff } from './deadlines.ts'
import { application, day, id, moment } from '../fields.ts'

const campaign = z.object({ id, name: z.string(), externalId: z.nullable(z.string()) })

/** A day by which something has to be done (T-27, T-39). */
export const campaignDeadline = z.object({
  kind: z.enum(['approval', 'booking', 'material']),
  day,
  campaign,
  /** Null: the whole campaign. `version` is sent back as `If-Match` where the deadline is closed. */
  channel: z.nullable(z.object({ id, name: z.string(), version: z.int() })),
  /** Null: it is a working day. */
  dayOff: z.nullable(dayOff),
  can: z.object({
    /** The caller may close it by saving its channel. */
    close: z.boolean(),
  }),
})
export type CampaignDeadline = z.output<typeof campaignDeadline>

export const nearCampaign = z.object({
  ...campaign.shape,
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  mediaTypeIds: z.array(id),
})
export type NearCampaign = z.output<typeof nearCampaign>

export const campaignDates = area('campaignDates', {
  upcoming: {
    method: 'GET',
    path: 'campaigndates/{applicationId}',
    summary: 'Campaigns that start or end within seven days, and the deadlines that come next',
    rows: ['CAMP-11'],
    extension: true,
    params: application,
    response: z.object({
      /** By the day that is near. */
      near: z.array(nearCampaign),
      /**
       * Of two weeks, by their days; then what is overdue, by the latest day first, until it is done,
       * moved or closed.
       */
      deadlines: z.array(campaignDeadline),
    }),
  },
})

/** A person's own address at which a calendar reads an application's campaigns (T-26). */
export const calendarFeed = z.object({
  createdAt: moment,
  /** When a calendar read it last, to the hour; null: none did. */
  readAt: z.nullable(moment),
})
export type CalendarFeed = z.output<typeof calendarFeed>

export const calendarFeeds = area('calendarFeeds', {
  get: {
    method: 'GET',
    path: 'calendarfeeds/{applicationId}',
    summary: 'Whether the caller subscribes to the campaigns in a calendar',
    rows: ['CAMP-03'],
    extension: true,
    params: application,
    response: z.object({ feed: z.nullable(calendarFeed) }),
  },
  renew: {
    method: 'POST',
    path: 'calendarfeeds/{applicationId}',
    summary: 'Makes a new secret address for the caller’s calendar; the one before no longer works',
    rows: ['CAMP-03'],
    extension: true,
    params: application,
    isSecret: true,
    response: z.object({
      feed: calendarFeed,
      /** The address. Only told now: of its secret a hash is kept. */
      url: z.string(),
    }),
  },
  withdraw: {
    method: 'DELETE',
    path: 'calendarfeeds/{applicationId}',
    summary: 'Ends the subscription: the address no longer works',
    rows: ['CAMP-03'],
    extension: true,
    params: application,
  },
})
