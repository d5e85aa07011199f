import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Key, SelectionProps } from '../../collection/index.ts'
import type { Day, When } from '../../dates/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { MEDIA, STATUSES, type Media, type Status } from '../../theme/index.ts'

export const TIMELINE_TONES = ['neutral', 'brand', ...STATUSES, ...MEDIA] as const
export type TimelineTone = 'neutral' | 'brand' | Status | Media

export const TIMELINE_SCALES = ['day', 'week', 'month', 'quarter', 'year'] as const
export type TimelineScale = (typeof TIMELINE_SCALES)[number]

export const TIMELINE_LANES = ['rows', 'packed'] as const
export type TimelineLanes = (typeof TIMELINE_LANES)[number]

export const TIMELINE_SNAPS = ['day', 'week'] as const
export type TimelineSnap = (typeof TIMELINE_SNAPS)[number]

export const TIMELINE_PAPERS = ['a4', 'a3-landscape'] as const
export type TimelinePaper = (typeof TIMELINE_PAPERS)[number]

export interface TimelineRow {
  /** What bars name in `rowId`. */
  id: Key
  /** What it is, in a word or two. */
  title: string
  /** A second, quieter line; of a function it is asked for when the row comes into the page. */
  detail?: string | (() => string)
  /** A small mark before the title, such as `MediaMark` or `Avatar`; not spoken twice. */
  mark?: ReactNode
}

export interface TimelineGroup extends TimelineRow {
  /** Its rows; without them its bars stand in the group itself, named by `groupId`. */
  rows?: readonly TimelineRow[]
}

/** First and last day of a time in which a bar rests. */
export interface TimelineGap {
  /** The first day. */
  start: When
  /** The last day. */
  end: When
}

export interface TimelineBar {
  /** What it is known by, whatever its place. */
  key: Key
  /** The row it stands in. */
  rowId?: Key
  /** The group it stands in, where the group has no rows. */
  groupId?: Key
  /** Its first day: `YYYY-MM-DD`, or a moment that falls on it in `timeZone`. */
  start: When
  /** Its last day, which belongs to it; without it the end is open. */
  end?: When
  /** Times in between in which it rests; hatched. */
  gaps?: readonly TimelineGap[]
  /** A state or a kind of media; default `neutral`. */
  tone?: TimelineTone
  /** What it is; seen and spoken. Only asked for where the bar is, so it may be a getter. */
  label: string
  /** Lucide icon before the label. */
  icon?: LucideIcon
  /** A day that matters, not a time: a round mark with the icon, or the first letter of the label. */
  isPoint?: boolean
  /** Not settled yet: a dashed edge. */
  isTentative?: boolean
  /** How much of something there is, from little to most: the bar is coloured as strongly. */
  level?: 1 | 2 | 3 | 4 | 5
  /** What may be done with it by hand. */
  can?: { move?: boolean; resize?: boolean }
}

/** The days that a bar gets. */
export interface TimelineSpan {
  /** The first day. */
  start: Day
  /** The last day; none while the end is open. */
  end?: Day
}

/** What is in sight: a day in the middle and how much room a day has, or a time that just fits. */
export type TimelineWindow =
  | { center: When; scale: TimelineScale | number }
  | { from: When; to: When }

/** What is in sight after somebody moved or zoomed. */
export interface TimelineSight {
  /** The day in the middle. */
  center: Day
  /** The nearest named scale. */
  scale: TimelineScale
  /** Pixels of a day. */
  dayWidth: number
  /** The first day in sight. */
  from: Day
  /** The last day in sight. */
  to: Day
}

export interface TimelineViewProps extends SelectionProps, NativeProps<'div'> {
  /** What it shows; spoken. */
  label: string
  /** Groups with their rows, from top to bottom. */
  groups: readonly TimelineGroup[]
  /** The bars, in any order; an object that stays the same is not rendered again. */
  bars: readonly TimelineBar[]
  /** `rows` keeps each row apart, `packed` lays all bars of a group together; default `rows`. */
  lanes?: TimelineLanes
  /** What is in sight, when the parent holds it. */
  view?: TimelineWindow
  /** What is in sight at first; default the whole time of the bars. */
  defaultView?: TimelineWindow
  /** Called when moving and zooming have come to rest. */
  onViewChange?: (sight: TimelineSight) => void
  /** `list` shows the same bars as a list; when the parent holds it. */
  form?: 'timeline' | 'list'
  /** Called when the reader changes between timeline and list. */
  onFormChange?: (form: 'timeline' | 'list') => void
  /** Called with the new days of a bar that was moved. */
  onMoveBar?: (key: Key, span: TimelineSpan) => void
  /** Called with the new days of a bar that was made longer or shorter. */
  onResizeBar?: (key: Key, span: TimelineSpan) => void
  /**
   * Where bars come to lie that are moved by hand or by keys: on any day, or with their first day on a
   * Monday and their last on a Sunday; default `day`. The dialog takes any day.
   */
  snap?: TimelineSnap
  /** The sheet that it is printed on; default `a4`, upright. Others are of the page that it stands on. */
  paper?: TimelinePaper
  /** Called on Enter, a double click or a tap on a bar. */
  onAction?: (bar: TimelineBar) => void
  /** What can be done with a bar, as entries of its menu instead of "open"; nothing leaves that. */
  barActions?: (bar: TimelineBar) => ReactNode
  /**
   * What stands in a bar instead of icon and label, each of its parts whole or, where there is no room,
   * not at all; what is spoken stays, so its words are among those.
   */
  renderBar?: (bar: TimelineBar) => ReactNode
  /** The moment that is now; default the clock. */
  now?: When
  /** In which zone moments fall on days; default `Europe/Berlin`. */
  timeZone?: string
  /** Any CSS height at most, then it scrolls; default 70 % of the window. */
  maxHeight?: string
  /** Words over the column of titles; default none. */
  rowsTitle?: string
  /** Leaves out the row of tools. */
  hasNoTools?: boolean
  /** Own tools at the end of that row. */
  tools?: ReactNode
  /** Shows rows of their real height until the bars are here. */
  isLoading?: boolean
  /** Shown instead of rows when there are no bars, such as `StateScreen`. */
  emptyState?: ReactNode
  /** Shown instead of rows when they could not be fetched, such as `StateScreen`. */
  error?: ReactNode
}
