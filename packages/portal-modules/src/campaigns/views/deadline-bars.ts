import { addDays, weekOf } from '../../kit/dates/index.ts'
import type { TimelineBar, TimelineGroup } from '@atrium/design-system'
import type { MediaKind } from '@atrium/design-system'
import { CalendarClock } from 'lucide-react'
import {
  deadlineIcons,
  deadlineKinds,
  deadlineTone,
  openDeadlines,
  type Deadline,
  type DeadlineKind,
} from '../../kit/campaigns/index.ts'
import type { Campaign, PlannedChannel } from '../campaigns.port.ts'

/** A deadline and what it is of; an approval is of a whole campaign. */
export interface DatedDeadline extends Deadline {
  campaign: Campaign
  channel: PlannedChannel | undefined
}

/** Everything that still has to be booked, handed in or approved of these campaigns (T-27, D-11). */
export function deadlinesOf(
  campaigns: readonly Campaign[],
  channels: readonly PlannedChannel[],
  kinds: readonly MediaKind[],
  today: string,
): DatedDeadline[] {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  const all = campaigns.flatMap((campaign): DatedDeadline[] => {
    const { dueOn, dueDayOff, awaitsApproval, end } = campaign
    if (dueOn === null || !awaitsApproval || (end !== null && end < today)) return []
    return [
      {
        kind: 'approval',
        day: dueOn,
        isLate: dueOn < today,
        dayOff: dueDayOff,
        mark: null,
        campaign,
        channel: undefined,
      },
    ]
  })
  const wanted = kinds.length > 0 ? new Set(kinds) : undefined
  for (const channel of channels) {
    const campaign = byId.get(channel.campaignId)
    if (!campaign || (wanted && !wanted.has(channel.kind))) continue
    const dated = { ...channel, end: channel.end ?? campaign.end }
    for (const one of openDeadlines(dated, today)) all.push({ ...one, campaign, channel })
  }
  return all
}

/** What the marks say, in the reader's language. */
export interface DeadlineWords {
  one: (deadline: Deadline, name: string) => string
  week: (counts: Readonly<Record<DeadlineKind, number>>, late: number) => string
  title: string
  detail: (count: number, late: number) => string
}

export const deadlineKey = ({ kind, campaign, channel }: DatedDeadline) =>
  `${kind}-${channel?.id ?? campaign.id}`

/** Marks in the rows of the channels (T-27). */
export const deadlineMarks = (
  deadlines: readonly DatedDeadline[],
  rowOf: (channelId: number) => string | undefined,
  words: DeadlineWords,
  today: string,
): TimelineBar[] =>
  deadlines.flatMap((deadline) => {
    const rowId = deadline.channel && rowOf(deadline.channel.id)
    if (rowId === undefined) return []
    const { kind, day, channel } = deadline
    return {
      key: deadlineKey(deadline),
      rowId,
      start: day,
      end: day,
      isPoint: true,
      tone: deadlineTone(deadline, today),
      icon: deadlineIcons[kind],
      label: words.one(deadline, channel!.name),
    }
  })

export const radarKey = 'radar-'

/** One lane over the plan: how much is due in which week, and whether any of it is late (D-11). */
export function deadlineRadar(
  deadlines: readonly DatedDeadline[],
  words: DeadlineWords,
  today: string,
): { groups: TimelineGroup[]; bars: TimelineBar[]; countOf: ReadonlyMap<unknown, string> } {
  const countOf = new Map<unknown, string>()
  if (deadlines.length === 0) return { groups: [], bars: [], countOf }
  const late = deadlines.filter(({ isLate }) => isLate).length
  const weeks = Map.groupBy(deadlines, ({ day }) => weekOf(day).from)
  const bars = [...weeks].map(([monday, some]): TimelineBar => {
    const counts = Object.fromEntries(
      deadlineKinds.map((kind) => [kind, some.filter((one) => one.kind === kind).length]),
    ) as Record<DeadlineKind, number>
    const lateHere = some.filter(({ isLate }) => isLate).length
    const first = some.reduce((one, other) => (other.day < one.day ? other : one))
    countOf.set(`${radarKey}${monday}`, `${some.length}`)
    return {
      key: `${radarKey}${monday}`,
      groupId: 'radar',
      start: monday,
      end: addDays(monday, 6),
      tone: lateHere > 0 ? 'bad' : deadlineTone(first, today),
      icon: CalendarClock,
      label: words.week(counts, lateHere),
    }
  })
  const group = { id: 'radar', title: words.title, detail: words.detail(deadlines.length, late) }
  return { groups: [group], bars, countOf }
}
