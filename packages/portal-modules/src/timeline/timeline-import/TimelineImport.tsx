import { CalendarDays, ListChecks, Shapes, TableProperties } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages, type OfferUndo } from '../../kit/index.ts'
import { RecordImport } from '../../kit/record-import/RecordImport.tsx'
import { timelineFileMessages } from './messages/index.ts'
import type { TimelineImportPort } from './timeline-import.port.ts'
import { timelineKind } from './timeline-kind.ts'

export interface TimelineImportProps {
  port: TimelineImportPort
  /** What the timeline is called. */
  name: string
  /** Tells what was taken over and offers to take it back, also after this has gone. */
  offerUndo: OfferUndo
  /** Called once it is taken over, or left without. */
  onClose: () => void
}

/** What a timeline tells out of a file: chosen, matched, looked at, taken over (TL-01). */
export function TimelineImport({ port, name, offerUndo, onClose }: TimelineImportProps) {
  const { t, locale } = useMessages(timelineFileMessages)
  const kind = useMemo(() => timelineKind(locale), [locale])
  return (
    <RecordImport
      port={port}
      kind={kind}
      offerUndo={offerUndo}
      onClose={onClose}
      texts={{
        title: t('title'),
        subtitle: t('subtitle', { timeline: name }),
        file: {
          title: t('file.title'),
          detail: t('file.detail'),
          drop: t('file.drop'),
          kinds: t('file.kinds'),
          template: t('file.template'),
          emptyTemplate: t('file.emptyTemplate'),
        },
        knows: [
          [TableProperties, t('knows.heads')],
          [CalendarDays, t('knows.days')],
          [ListChecks, t('knows.same')],
          [Shapes, t('knows.kinds')],
        ],
        needed: t('needed'),
        exportFile: name || t('export'),
        exportSheet: t('export'),
        done: t('done'),
      }}
    />
  )
}
