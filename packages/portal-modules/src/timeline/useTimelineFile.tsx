import { later } from '@atrium/design-system'
import { useMemo } from 'react'
import { messageTools, useModuleHost } from '../kit/index.ts'
import { useRecordFile } from '../kit/record-import/useRecordFile.tsx'
import { countOf } from './timeline.logic.ts'
import type { TimelinePort } from './timeline.port.ts'
import type { TimelineModel } from './useTimeline.ts'

// What reads files and shows them comes with the first import.
const TimelineImport = later(
  async () => (await import('./timeline-import/TimelineImport.tsx')).TimelineImport,
)

/** What a timeline tells by a file, for whoever tells it. */
export function useTimelineFile(
  { file }: Pick<TimelinePort, 'file'>,
  timelineId: number,
  { overview }: Pick<TimelineModel, 'overview'>,
) {
  const { locale } = useModuleHost()
  const known = overview.state === 'ready' ? overview.data : undefined
  const port = useMemo(() => file?.(timelineId), [file, timelineId])
  const name = known?.name ?? ''
  return useRecordFile({
    value: 'timeline',
    isOffered: port !== undefined && known?.can.add === true,
    isEmpty: known === undefined || countOf(known) - (known.counts.order ?? 0) === 0,
    load: async () => {
      const [{ timelineKind }, { timelineFileMessages }, records] = await Promise.all([
        import('./timeline-import/timeline-kind.ts'),
        import('./timeline-import/messages/index.ts'),
        port!.stored().load(),
      ])
      const sheet = messageTools(timelineFileMessages, locale).t('export')
      return { kind: timelineKind(locale), records, file: name || sheet, sheet }
    },
    screen: (props) => <TimelineImport {...props} port={port!} name={name} />,
  })
}
