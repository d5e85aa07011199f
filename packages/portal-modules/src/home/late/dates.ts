import { CalendarClock, Flag } from 'lucide-react'
import { berlinDay } from '../../kit/campaigns/days.ts'
import { formatDay } from '../../kit/format.ts'
import type { Query } from '../../kit/query.ts'
import { messageTools } from '../../kit/useMessages.ts'
import type { HomeContribution } from '../home.port.ts'
import { messages } from '../messages/index.ts'
import { nearDays } from './near-days.ts'

/** A campaign that starts or ends near today; days are ISO. */
interface NearCampaign {
  id: number
  name: string
  start: string | null
  end: string | null
  /** Names its colour; absent: the neutral one. */
  media?: string
  href: string
}

/** A day by which something has to be done (T-27). */
interface Deadline {
  kind: 'approval' | 'booking' | 'material'
  day: string
  campaign: string
  /** Null: the whole campaign. */
  channel: string | null
  href: string
}

export interface Dates {
  near: readonly NearCampaign[]
  deadlines: readonly Deadline[]
}

export interface DatesOptions {
  query: Query<Dates>
  onChange?: (listener: () => void) => () => void
}

/** A campaign with how many days lie between today and its ends. */
interface Placed {
  campaign: NearCampaign
  toStart: number | undefined
  toEnd: number | undefined
}

const isNear = (distance: number | undefined): distance is number =>
  distance !== undefined && Math.abs(distance) <= nearDays

/** Those that have an end on the line of time: what is counted is what stands there. */
function nearOn(near: readonly NearCampaign[], now: Date): Placed[] {
  const today = Date.parse(berlinDay(now))
  const distance = (day: string | null) =>
    day === null ? undefined : Math.round((Date.parse(day) - today) / 86_400_000)
  return near
    .map((campaign) => ({
      campaign,
      toStart: distance(campaign.start),
      toEnd: distance(campaign.end),
    }))
    .filter(({ toStart, toEnd }) => isNear(toStart) || isNear(toEnd))
}

/** Campaigns that start or end within seven days, on a line of time (CAMP-11). */
export const nearContribution = ({ query, onChange }: DatesOptions): HomeContribution<Dates> => ({
  id: 'near',
  question: 'near',
  query,
  aside: ({ near }, { locale, now }) => {
    const count = nearOn(near, now).length
    return count === 0 ? undefined : messageTools(messages, locale).t('near.count', { count })
  },
  rows: ({ near }, { locale, now }) => {
    const { t } = messageTools(messages, locale)
    return nearOn(near, now).map(({ campaign, toStart, toEnd }) => {
      const { id, name, start, end, media, href } = campaign
      const isStart = isNear(toStart)
      const edge = isStart ? 'start' : 'end'
      const isPast = (isStart ? toStart : (toEnd ?? 0)) < 0
      return {
        key: `${id}`,
        icon: Flag,
        day: (isStart ? start : end) ?? undefined,
        title: name,
        detail: t(`near.${edge}${isPast ? 'ed' : 's'}`),
        href,
        span: { from: toStart, to: toEnd, ...(media !== undefined && { media }) },
      }
    })
  },
  ...(onChange && { onChange }),
})

/** What has to be decided, booked or handed in next (T-27, T-39). */
export const deadlinesContribution = ({
  query,
  onChange,
}: DatesOptions): HomeContribution<Dates> => ({
  id: 'deadlines',
  question: 'due',
  query,
  rows: ({ deadlines }, { locale, now }) => {
    const { t } = messageTools(messages, locale)
    const today = berlinDay(now)
    return deadlines.map(({ kind, day, campaign, channel, href }) => {
      const isLate = day < today
      return {
        key: `${kind} ${campaign} ${channel} ${day}`,
        icon: CalendarClock,
        day,
        title: t(`due.${kind}`, { name: channel ?? campaign }),
        detail: [
          channel === null ? undefined : campaign,
          isLate ? t('due.late', { day: formatDay(locale, day, 'near') }) : undefined,
        ]
          .filter(Boolean)
          .join(' · '),
        isLate,
        href,
      }
    })
  },
  ...(onChange && { onChange }),
})
