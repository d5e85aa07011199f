import { notificationTypes as t, type NotificationSettings } from '@atrium/api-client/contract'
import type { SettingsMessage } from './messages/index.ts'

export type { NotificationSettings }

/** The ways in which something reaches a person; none of them is off (SET-04). */
export const ways = ['inApp', 'email', 'digest'] as const
export type Way = (typeof ways)[number]

/** A line of the table: a kind of thing that happens. */
interface Kind {
  label: SettingsMessage
  types: readonly number[]
}

export interface KindGroup {
  label: SettingsMessage
  kinds: readonly Kind[]
}

const groups: readonly KindGroup[] = [
  {
    label: 'approvals',
    kinds: [
      { label: 'type20', types: [t.ApprovalCreated] },
      { label: 'type21', types: [t.ApprovalAccepted] },
      { label: 'type63', types: [t.ApprovedWithCondition] },
      { label: 'type64', types: [t.ConditionMet] },
      { label: 'type22', types: [t.ApprovalPartialAccepted] },
      { label: 'type23', types: [t.ApprovalRejected] },
      { label: 'type62', types: [t.DeputyNamed] },
    ],
  },
  {
    label: 'tasks',
    kinds: [
      { label: 'type30', types: [t.TaskCreated] },
      { label: 'type31', types: [t.TaskUpdated] },
      { label: 'type32', types: [t.TaskCompleted] },
      { label: 'type33', types: [t.CallbackRequested] },
    ],
  },
  {
    label: 'together',
    kinds: [
      { label: 'type61', types: [t.Mentioned] },
      { label: 'type60', types: [t.CommentAdded] },
      { label: 'type50', types: [t.FileAdded] },
      { label: 'type51', types: [t.MalwareFound] },
      { label: 'type70', types: [t.DirectOrder] },
      { label: 'type80', types: [t.Seminar] },
    ],
  },
  {
    label: 'campaigns',
    kinds: [
      { label: 'type1', types: [t.CampaignPost] },
      { label: 'type2', types: [t.ChannelPost] },
      { label: 'type10', types: [t.ChannelCreated] },
      { label: 'type11', types: [t.ChannelUpdated] },
      { label: 'type12', types: [t.ChannelOptimized] },
      { label: 'type13', types: [t.ChannelCanceled] },
    ],
  },
]

/** The types of a group. */
export const typesOf = ({ kinds }: KindGroup): number[] => kinds.flatMap(({ types }) => types)

const known = new Set(groups.flatMap(typesOf))

/** The lines of the table; types that this portal has no word for share one of their own. */
export function groupsOf({ types }: NotificationSettings): readonly KindGroup[] {
  const others = types.flatMap(({ type }) => (known.has(type) ? [] : type))
  if (others.length === 0) return groups
  return [...groups, { label: 'others', kinds: [{ label: 'typeOthers', types: others }] }]
}

/** Whether all, some or none of the types come in a way. */
export function reachOf(
  settings: NotificationSettings,
  types: readonly number[],
  way: Way,
): 'all' | 'some' | 'none' {
  const on = types.filter((type) =>
    settings.types.find((entry) => entry.type === type)?.channels.includes(way),
  )
  return on.length === 0 ? 'none' : on.length === types.length ? 'all' : 'some'
}

/** The settings with a way turned on or off for some types; a type without any way is off. */
export function withWay(
  settings: NotificationSettings,
  types: readonly number[],
  way: Way,
  isOn: boolean,
): NotificationSettings {
  const chosen = (channels: readonly string[]) =>
    ways.filter((own) => (own === way ? isOn : channels.includes(own)))
  return {
    ...settings,
    types: settings.types.map((entry) => {
      if (!types.includes(entry.type)) return entry
      const channels = chosen(entry.channels)
      return { ...entry, channels: channels.length > 0 ? channels : ['off'] }
    }),
  }
}

const facts = ({ types, digestTime, quietHours }: NotificationSettings) =>
  JSON.stringify([
    types.map(({ type, channels }) => [type, ways.filter((way) => channels.includes(way))]),
    digestTime,
    quietHours && [quietHours.from, quietHours.to],
  ])

/** Both say the same, in whatever order. */
export const isSame = (one: NotificationSettings, other: NotificationSettings): boolean =>
  facts(one) === facts(other)

/** Times of day on the hour, and the one that is chosen. */
export function hoursWith(chosen: string): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return hours.includes(chosen) ? hours : [...hours, chosen].toSorted()
}

/** For whom turns quiet hours on for the first time. */
export const usualQuietHours = { from: '20:00', to: '07:00' }
