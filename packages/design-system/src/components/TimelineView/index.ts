export { TimelineView } from './TimelineView.tsx'
export { TIMELINE_LANES, TIMELINE_SCALES, TIMELINE_TONES } from './timeline.types.ts'
export type {
  TimelineBar,
  TimelineGap,
  TimelineGroup,
  TimelineLanes,
  TimelineRow,
  TimelineScale,
  TimelineSight,
  TimelineSpan,
  TimelineTone,
  TimelineViewProps,
  TimelineWindow,
} from './timeline.types.ts'
