import type { ModuleProps } from '../kit/index.ts'
import { Timeline } from './Timeline.tsx'
import type { TimelinePort } from './timeline.port.ts'

/** A timeline as a registry shows it: the page's component is the timeline. */
export function TimelineModule({ port, component }: ModuleProps<TimelinePort>) {
  return <Timeline port={port} timelineId={component.id} title={component.displayName} />
}
