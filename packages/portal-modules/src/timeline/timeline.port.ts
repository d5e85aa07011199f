import type { Query } from '../kit/query.ts'
import type { OtherValue } from '../kit/vocabulary/values.ts'
import type { TimelineImportPort } from './timeline-import/timeline-import.port.ts'

/** Items at a time (TL-01). */
export const pageSize = 15

/** What people tell of, in the order in which kinds are offered (TL-01). */
export const itemKinds = ['milestone', 'campaign', 'info', 'file', 'post'] as const
export type KnownItemKind = (typeof itemKinds)[number]
/** One of these, or another of the product's own (`addValues`). */
export type ItemKind = KnownItemKind | OtherValue
/** What a timeline shows: direct orders stand in it by themselves, on the day they begin. */
export const shownKinds = [...itemKinds, 'order'] as const
export type KnownShownKind = (typeof shownKinds)[number]
export type ShownKind = KnownShownKind | OtherValue

/** One item of a timeline (TL-01). */
export interface TimelineItem {
  /** Unique in the timeline; of an order below zero. */
  id: number
  title: string
  text: string | null
  /** Calendar day, `2027-04-01`. */
  day: string
  kind: ShownKind
  /** Name of an icon; null: that of its kind. */
  icon: string | null
  /** Where it leads; beginning with `/`: inside the product. */
  url: string | null
  author: string | null
  /** Goes up with every change. */
  version: number
  can: { edit: boolean }
}

/** What a timeline holds in all, whatever of it is shown (T-78). */
export interface Overview {
  name: string
  description: string | null
  /** Without `order` there are none. */
  counts: Readonly<Partial<Record<ShownKind, number>>>
  /** The days between which its items lie; null: there are none. */
  firstDay: string | null
  lastDay: string | null
  can: { add: boolean }
}

/** Which items are asked for: the newest ones, unless it says otherwise. */
export interface Stretch {
  kind?: ShownKind | undefined
  /** The newest day; what is older follows. */
  until?: string | undefined
  /** How many times `pageSize` items (TL-01). */
  pages: number
}

export interface Items {
  /** The newest day first. */
  items: readonly TimelineItem[]
  /** There may be older ones. */
  hasMore: boolean
}

/** What is filled in of an item. */
export interface ItemFields {
  title: string
  /** Empty: none. */
  text: string
  day: string
  kind: ItemKind
  /** Empty: that of its kind. */
  icon: string
  /** Empty: it leads nowhere. */
  url: string
}

export interface ItemCommand {
  id: number
  commandId: string
}

export interface NewItem {
  timelineId: number
  fields: ItemFields
  commandId: string
}

/** Something changed: what is shown must be loaded again. */
export interface TimelineChange {
  commandId?: string | undefined
}

/** What a timeline needs from its host. Everything rejects with a `PortError`. */
export interface TimelinePort {
  /**
   * What people are offered to tell, the usual first; absent: all kinds. Items of another kind are
   * shown and kept all the same.
   */
  kinds?: readonly ItemKind[]
  overview: (timelineId: number) => Query<Overview>
  items: (timelineId: number, stretch: Stretch) => Query<Items>
  /** One item that was told, wherever it stands. */
  item: (id: number) => Query<TimelineItem>
  add: (item: NewItem) => Promise<TimelineItem>
  save: (change: ItemCommand & { version: number; fields: ItemFields }) => Promise<TimelineItem>
  remove: (command: ItemCommand) => Promise<void>
  /** Absent: deleting cannot be undone and is asked about first. */
  restore?: (command: ItemCommand) => Promise<TimelineItem>
  /** What a timeline tells by a file, for whoever tells it. Absent: it is typed one by one. */
  file?: (timelineId: number) => TimelineImportPort
  /** Absent: nothing is live. */
  onChange?: (timelineId: number, listener: (change: TimelineChange) => void) => () => void
}
