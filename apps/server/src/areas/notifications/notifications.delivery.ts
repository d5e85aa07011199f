import type { NotificationSettings } from '@atrium/api-client/contract'
import { nextTime, timeOfDay } from '../../platform/berlin-time.ts'

/** How one person hears of something; undefined moments: not in this way. */
export interface Delivery {
  inApp: boolean
  /** Not before this moment. */
  mailAt: Date | undefined
  digestAt: Date | undefined
}

/** What somebody's settings say about something that happens now (SET-04). */
export function deliveryOf(
  settings: NotificationSettings,
  news: { type: number; campaignId?: number | undefined },
  now: Date,
): Delivery {
  const { types, digestTime, quietHours, mutedCampaignIds } = settings
  const isMuted = news.campaignId !== undefined && mutedCampaignIds.includes(news.campaignId)
  const channels = isMuted ? [] : (types.find(({ type }) => type === news.type)?.channels ?? [])
  return {
    inApp: channels.includes('inApp'),
    mailAt: channels.includes('email') ? whenNotQuiet(now, quietHours) : undefined,
    digestAt: channels.includes('digest')
      ? whenNotQuiet(nextTime(digestTime, now), quietHours)
      : undefined,
  }
}

/** The moment, or the end of the quiet hours that it lies in. They may go past midnight. */
export function whenNotQuiet(moment: Date, quietHours: NotificationSettings['quietHours']): Date {
  if (!quietHours) return moment
  const { from, to } = quietHours
  const time = timeOfDay(moment)
  const isQuiet = from <= to ? from <= time && time < to : time >= from || time < to
  return isQuiet ? nextTime(to, moment) : moment
}
