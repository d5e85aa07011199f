import { calendarDay, daysBetween } from '../../kit/dates/index.ts'
import { CalendarClock, Flag } from 'lucide-react'
import { dayOffWords } from '../../kit/campaigns/deadline-words.ts'
import type { DayOff } from '../../kit/campaigns/deadlines.ts'
import { campaignWords } from '../../kit/campaigns/messages/index.ts'
import { formatDay } from '../../kit/format.ts'
import type { Query } from '../../kit/query.ts'
import { messageTools } from '../../kit/language/useMessages.ts'
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
  /** Nobody works on that day. */
  dayOff: DayOff | null
  href: string
  /** Notes that it is met. Absent: the reader may not. Rejects with a `PortError`. */
  finish?: () => Promise<void>
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
  const today = calendarDay(now)
  const distance = (day: string | null) => (day === null ? undefined : daysBetween(today, day))
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
  aside: ({ deadlines }, { locale, now }) => {
    const today = calendarDay(now)
    const count = deadlines.filter(({ day }) => day < today).length
    return count === 0
      ? undefined
      : messageTools(campaignWords, locale).t('deadline.lateCount', { count })
  },
  rows: ({ deadlines }, { locale, now }) => {
    const { t } = messageTools(messages, locale)
    const words = messageTools(campaignWords, locale)
    const today = calendarDay(now)
    return deadlines.map(({ kind, day, campaign, channel, dayOff, href, finish }) => {
      const isLate = day < today
      const deadline = words.t(`deadline.${kind}`)
      const name = channel ?? campaign
      return {
        key: `${kind} ${campaign} ${channel} ${day}`,
        icon: CalendarClock,
        day,
        title: t(`due.${kind}`, { name: channel ?? campaign }),
        detail: [
          channel === null ? undefined : campaign,
          isLate ? t('due.late', { day: formatDay(locale, day, 'near') }) : undefined,
          // What is past is on no working day any more.
          dayOff && !isLate ? dayOffWords(words, locale, dayOff) : undefined,
        ]
          .filter(Boolean)
          .join(' · '),
        isLate,
        href,
        ...(finish && {
          action: {
            label: words.t('deadline.finish'),
            spoken: words.t('deadline.finishOf', { kind: deadline, name }),
            doing: words.t('deadline.told.done', { kind: deadline, name }),
            failed: words.t('deadline.failed'),
            run: finish,
          },
        }),
      }
    })
  },
  ...(onChange && { onChange }),
})
