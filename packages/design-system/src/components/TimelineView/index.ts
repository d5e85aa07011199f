export { TimelineView } from './TimelineView.tsx'
export {
  TIMELINE_LANES,
  TIMELINE_PAPERS,
  TIMELINE_SCALES,
  TIMELINE_SNAPS,
  TIMELINE_TONES,
} from './timeline.types.ts'
export type {
  TimelineBar,
  TimelineGap,
  TimelineGroup,
  TimelineLanes,
  TimelinePaper,
  TimelineRow,
  TimelineScale,
  TimelineSight,
  TimelineSnap,
  TimelineSpan,
  TimelineTone,
  TimelineViewProps,
  TimelineWindow,
} from './timeline.types.ts'
