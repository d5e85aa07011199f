import { ScreenFocus } from '../kit/ScreenFocus.tsx'
import type { TimelinePort } from './timeline.port.ts'
import { useTimeline } from './useTimeline.ts'
import { useTimelineFile } from './useTimelineFile.tsx'
import { TimelineView } from './views/TimelineView.tsx'

export interface TimelineProps {
  port: TimelinePort
  timelineId: number
  /** First-level heading; absent: the timeline’s own name, which is in one language. */
  title?: string
}

/** What happens between an agency and its client, day by day (TL-01, T-78). */
export function Timeline({ port, timelineId, title }: TimelineProps) {
  const model = useTimeline(port, timelineId)
  const { menu, screen } = useTimelineFile(port, timelineId, model)
  return (
    <ScreenFocus screen={screen ? 'import' : 'timeline'}>
      {screen ?? <TimelineView model={model} title={title} menu={menu} />}
    </ScreenFocus>
  )
}
