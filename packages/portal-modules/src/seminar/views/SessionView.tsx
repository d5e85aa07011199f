import { later } from '@atrium/design-system'
import type { ReactNode } from 'react'
import type { SeminarPort } from '../seminar.port.ts'
import type { SessionModel } from '../useSession.ts'
import { LessonStage } from './LessonStage.tsx'
import { SeminarOverview } from './SeminarOverview.tsx'
import { SeminarsFailed, SeminarsLoading } from './SeminarStates.tsx'

const ReportView = later(async () => (await import('./ReportView.tsx')).ReportView)

export interface SessionViewProps {
  port: SeminarPort
  model: SessionModel
  onLeave?: () => void
  onEdit?: () => void
  onPackage?: () => void
  menu?: ReactNode
}

/** One seminar as it is seen: its overview, a lesson, or the report. */
export function SessionView({ port, model, ...more }: SessionViewProps) {
  const { seminar, place } = model
  const { onLeave } = more
  if (seminar.state === 'loading') return <SeminarsLoading />
  if (seminar.state === 'failed')
    return <SeminarsFailed error={seminar.error} onRetry={seminar.retry} onLeave={onLeave} />
  const { data } = seminar
  if (place === 'report')
    return <ReportView port={port} seminar={data} onLeave={model.openOverview} />
  if (place !== 'overview')
    return (
      <LessonStage key={data.id} port={port} model={model} seminar={data} lesson={place.lesson} />
    )
  return (
    <SeminarOverview
      port={port}
      model={model}
      seminar={data}
      hasFailed={seminar.refreshError !== undefined}
      {...more}
    />
  )
}
