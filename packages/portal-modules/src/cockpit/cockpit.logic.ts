import { addDays, daysBetween, isoWeek } from '../kit/dates/index.ts'
import { type WorkflowState } from '../kit/campaigns/index.ts'
import type { ExportTable } from '../kit/export/csv.ts'
import type {
  ChannelPost,
  ChannelSpending,
  CockpitCampaign,
  CockpitChannel,
  CockpitData,
  CockpitKpi,
  Comparison,
  DayValue,
  HistoryEntry,
  OutcomeId,
  Pause,
} from './cockpit.port.ts'
import { comparisons } from './cockpit.port.ts'

/** Days of a flight, the last one counted; undefined while an end of it is open. */
export const flightDays = ({ start, end }: Pick<CockpitCampaign, 'start' | 'end'>) =>
  start === null || end === null ? undefined : daysBetween(start, end) + 1

/** Where a day stands in a flight: before it, in it, after it. */
export type FlightPlace =
  | { kind: 'before'; days: number }
  | { kind: 'running'; day: number; left: number }
  | { kind: 'over'; days: number }

export function placeInFlight(
  { start, end }: Pick<CockpitCampaign, 'start' | 'end'>,
  today: string,
): FlightPlace | undefined {
  if (start === null || end === null) return undefined
  if (today < start) return { kind: 'before', days: daysBetween(today, start) }
  if (today > end) return { kind: 'over', days: daysBetween(end, today) }
  return { kind: 'running', day: daysBetween(start, today) + 1, left: daysBetween(today, end) }
}

/** Sums over all channels; null where no channel says it. */
export function totals(spending: readonly ChannelSpending[]) {
  const sum = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : known.reduce((all, value) => all + value, 0)
  }
  return {
    planned: sum(spending.map(({ planned }) => planned)),
    booked: sum(spending.map(({ booked }) => booked)),
    invoiced: sum(spending.map(({ invoiced }) => invoiced)),
  }
}

/** As it was kept or stands in an address; anything else is the rule (COCK-11). */
export const comparisonOf = (text: string): Comparison =>
  comparisons.find((one) => one === text) ?? comparisons[0]

/** Days back to what is compared; undefined: it is another campaign. */
export const daysBack = (comparison: Comparison): number | undefined =>
  ({ '7days': 7, '28days': 28, previousCampaign: undefined })[comparison]

/** What a figure is compared with on each of its days, as far as that is known (T-32). */
export function comparedCourse(kpi: CockpitKpi, comparison: Comparison): readonly DayValue[] {
  const back = daysBack(comparison)
  if (back === undefined) return kpi.previous?.history ?? []
  const last = kpi.history.at(-1)?.day ?? ''
  return kpi.history
    .map(({ day, value }) => ({ day: addDays(day, back), value }))
    .filter(({ day }) => day <= last)
}

/** A column beside that of a figure: what the figure is compared with. */
export interface ComparedColumn {
  title: string
  course: readonly DayValue[]
}

/**
 * Figures day by day, each in a column, with what it is compared with beside it; a percentage in
 * points, as tables of figures have them (T-33).
 */
export function historyTable(
  kpis: readonly CockpitKpi[],
  dayTitle: string,
  comparedWith: (kpi: CockpitKpi) => ComparedColumn | undefined = () => undefined,
): ExportTable {
  const days = new Set(kpis.flatMap(({ history }) => history.map(({ day }) => day)))
  const columns = kpis.flatMap((kpi) => {
    const isShare = kpi.unit === 'percent'
    const column = (title: string, course: readonly DayValue[]) => ({
      title: isShare ? `${title} (%)` : title,
      values: new Map(course.map(({ day, value }) => [day, isShare ? value * 100 : value])),
    })
    const beside = comparedWith(kpi)
    return [column(kpi.name, kpi.history), ...(beside ? [column(beside.title, beside.course)] : [])]
  })
  return {
    head: [dayTitle, ...columns.map(({ title }) => title)],
    rows: [...days]
      .toSorted()
      .map((day) => [{ day }, ...columns.map(({ values }) => values.get(day) ?? null)]),
  }
}

/** What waits for a decision, and how much of it this person may decide. */
export function waiting(channels: readonly CockpitChannel[]) {
  const open = channels.filter(({ state }) => state === 'Approving')
  return { all: open.length, own: open.filter(({ can }) => can.approve).length }
}

/** Channels that can go into release: those that are ready, then those still in the making (COCK-07). */
const making: readonly WorkflowState[] = ['Started', 'Briefing', 'Briefed', 'Planning', 'Checking', 'Ready', 'Adjusting'] // prettier-ignore
export const releasable = (channels: readonly CockpitChannel[]) =>
  channels.filter(({ state }) => making.includes(state))

/** The window of the plan: the whole of what runs, with a little room; or five weeks around today. */
export function planWindow(
  channels: readonly Pick<CockpitChannel, 'start' | 'end'>[],
  zoom: 'months' | 'weeks',
  today: string,
): { from: string; to: string } {
  const days = channels.flatMap(({ start, end }) => [start, end]).filter((day) => day !== null)
  const first = days.length > 0 ? days.reduce((one, other) => (one < other ? one : other)) : today
  const last = days.length > 0 ? days.reduce((one, other) => (one > other ? one : other)) : today
  // Room for the mark of a deadline, which stands on its day with half of its width before it.
  const room = Math.max(2, Math.ceil(daysBetween(first, last) * 0.05))
  if (zoom === 'months') {
    const [from, to] = [addDays(first, -room), addDays(last, room)]
    // The same room around the mark of today, where that is at an edge.
    return {
      from: from <= today && today < first ? addDays(today, -room) : from,
      to: last < today && today <= to ? addDays(today, room) : to,
    }
  }
  const anchor = today < first || today > last ? first : today
  const monday = addDays(anchor, -((daysBetween('1970-01-05', anchor) % 7) + 7) % 7)
  return { from: addDays(monday, -7), to: addDays(monday, 27) }
}

/** `KW 13`: the first and the last week of a flight. */
export const flightWeeks = ({ start, end }: Pick<CockpitCampaign, 'start' | 'end'>) =>
  start === null || end === null ? undefined : { from: isoWeek(start).week, to: isoWeek(end).week }

/** A line of what happened (T-35). */
export interface Activity {
  key: string
  at: string
  kind: 'status' | 'approval' | 'order' | 'document' | 'post'
  by: string | null
  channel: string | null
  entry: HistoryEntry | null
  text: string | null
}

export const activityKinds = ['status', 'approval', 'order', 'document', 'post'] as const
export type ActivityKind = (typeof activityKinds)[number]

const kindOf: Readonly<Record<string, ActivityKind>> = {
  released: 'approval',
  approved: 'approval',
  rejected: 'approval',
  conditionMet: 'approval',
  conditionReopened: 'approval',
  documented: 'document',
}

/** Whether it happened to a direct order of the campaign. */
const isOfOrder = ({ kind }: HistoryEntry): boolean => kind.startsWith('order')

/** Everything that happened to a campaign in one stream, the newest first (T-35). */
export function activities(
  history: readonly HistoryEntry[],
  channels: readonly CockpitChannel[],
): Activity[] {
  const noted = history.map((entry): Activity => ({
    // Steps of orders are counted by themselves.
    key: `${isOfOrder(entry) ? 'order' : 'entry'} ${entry.id}`,
    at: entry.at,
    kind: isOfOrder(entry) ? 'order' : (kindOf[entry.kind] ?? 'status'),
    by: entry.by,
    channel: entry.channel,
    entry,
    text: entry.comment,
  }))
  const said = channels.flatMap(({ name, posts }) =>
    posts.map((post): Activity => ({
      key: `post ${post.id}`,
      at: post.at,
      kind: 'post',
      by: post.by?.name ?? null,
      channel: name,
      entry: null,
      text: post.message,
    })),
  )
  return [...noted, ...said].toSorted(
    (one, other) => other.at.localeCompare(one.at) || other.key.localeCompare(one.key),
  )
}

/** A post of a channel, with its channel. */
export interface SaidPost extends ChannelPost {
  channelId: number
  channel: string
}

/** What was said in a channel or in all of them, the oldest first, as a conversation is read. */
export function conversation(
  channels: readonly CockpitChannel[],
  channelId: number | undefined,
): SaidPost[] {
  return channels
    .filter(({ id }) => channelId === undefined || id === channelId)
    .flatMap(({ id, name, posts }) =>
      posts.map((post) => ({ ...post, channelId: id, channel: name })),
    )
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id - other.id)
}

/** A post on its way. */
export interface PostCommand {
  commandId: string
  channelId: number
  message: string
  at: string
}

/** Lays a post that is on its way over what is there; where its channel has gone it does nothing. */
export const applyPost = (data: CockpitData, command: PostCommand): CockpitData =>
  withPost(data, command.channelId, {
    // Below all ids of the server, so that it is nobody else's.
    id: -1,
    message: command.message,
    at: command.at,
    by: null,
    isOwn: true,
  })

/** A post that was answered or heard of, once. */
export const withPost = (data: CockpitData, channelId: number, post: ChannelPost): CockpitData => ({
  ...data,
  channels: data.channels.map((channel) =>
    channel.id === channelId && !channel.posts.some(({ id }) => id === post.id)
      ? { ...channel, posts: [post, ...channel.posts] }
      : channel,
  ),
})

/** What has no value for so many days is over, and its last days are no more the last ones there are. */
const newest = 2

/** Whether the figures end where today begins, or long before: then their days are named (COCK-11). */
export const isRecent = ({ history }: Pick<CockpitKpi, 'history'>, today: string): boolean =>
  history.length === 0 || daysBetween(history.at(-1)!.day, today) <= newest

/** A star on its way. */
export interface StarCommand {
  commandId: string
  isStarred: boolean
}

/** With the viewer's star, or without it (T-29). */
export const withStar = (data: CockpitData, isStarred: boolean): CockpitData => ({
  ...data,
  campaign: { ...data.campaign, isStarred },
})

export const outcomeIds = [1, 2, 3] as const

/** What stands against handing documents in (VAL-14). */
export function handInFaults(
  files: readonly File[],
  outcomeId: number | undefined,
): { files?: 'missing' | 'empty'; outcome?: 'missing' } {
  return {
    ...(files.length === 0 && { files: 'missing' as const }),
    ...(files.some(({ size }) => size === 0) && { files: 'empty' as const }),
    ...(!outcomeIds.includes(outcomeId as OutcomeId) && { outcome: 'missing' as const }),
  }
}

/** Fields in which somebody else saved another value meanwhile than one began with. */
export const changedMeanwhile = <Fields extends object>(
  began: Fields,
  now: Fields,
): (keyof Fields)[] =>
  (Object.keys(began) as (keyof Fields)[]).filter((name) => !isSame(began[name], now[name]))

/** Lists are the same where what is in them is. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other))

/** Pauses lie inside a flight, each after the other; one at its edge would be a shorter flight (T-22). */
export function arePausesWrong(
  pauses: readonly Pause[],
  { start: first, end: last }: { start: string | null; end: string | null },
): boolean {
  const inOrder = pauses.toSorted((one, other) => one.start.localeCompare(other.start))
  return inOrder.some(
    ({ start, end }, at) =>
      end < start ||
      first === null ||
      start <= first ||
      (last !== null && end >= last) ||
      (at > 0 && start <= inOrder[at - 1]!.end),
  )
}

/** Only what is another than it was: what is left out stays. */
export const edited = <Fields extends object>(began: Fields, typed: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSame(began[name as keyof Fields], value)),
  ) as Partial<Fields>
