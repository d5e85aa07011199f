import type { NearCampaign } from './home.data.ts'

export { calendarWeek } from '../../kit/index.ts'

const day = 86_400_000
const dayNumber = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / day

export type TimeOfDay = 'morning' | 'day' | 'evening'

/** How one is greeted. */
export const timeOfDay = (hour: number): TimeOfDay =>
  hour < 11 ? 'morning' : hour < 18 ? 'day' : 'evening'

/** Whole days from one ISO day to another; negative for what has been. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

export interface NearBar extends NearCampaign {
  /** Where it begins in the window, in days; negative: before it. */
  from: number
  /** Where it ends in the window, in days, its last day included. */
  to: number
  /** The day that is near: its end, or its beginning. */
  event: 'starts' | 'ends'
}

/** How many days of what has been are shown, and of what comes. */
export const PAST_DAYS = 7
export const WINDOW_DAYS = 14

/** Campaigns that start or end within seven days of today, as bars in a window around today. */
export function nearBars(campaigns: readonly NearCampaign[], today: string): NearBar[] {
  const isNear = (iso: string) => {
    const days = daysBetween(today, iso)
    return days >= 0 && days <= 7
  }
  return campaigns.flatMap((campaign): NearBar[] => {
    const event = isNear(campaign.end) ? 'ends' : isNear(campaign.start) ? 'starts' : undefined
    if (!event) return []
    const from = daysBetween(today, campaign.start) + PAST_DAYS
    const to = daysBetween(today, campaign.end) + PAST_DAYS + 1
    return [{ ...campaign, event, from, to }]
  })
}
