'use client'

export { manifest } from './manifest.ts'
export { Timeline } from './Timeline.tsx'
export type { TimelineProps } from './Timeline.tsx'
export { itemKinds, pageSize, shownKinds } from './timeline.port.ts'
export type {
  ItemCommand,
  ItemFields,
  ItemKind,
  KnownItemKind,
  KnownShownKind,
  Items,
  NewItem,
  Overview,
  ShownKind,
  Stretch,
  TimelineChange,
  TimelineItem,
  TimelinePort,
} from './timeline.port.ts'
export { useTimeline } from './useTimeline.ts'
export type { TimelineModel } from './useTimeline.ts'
export { TimelineView } from './views/TimelineView.tsx'
export type { TimelineViewProps } from './views/TimelineView.tsx'
