import { StateScreen } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages, useQuery } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import type { Reports, ViewerPort, ViewItem } from './viewer.port.ts'
import { ReportStage } from './views/ReportStage.tsx'
import { isReport } from './views/sandbox.ts'
import { NotLoaded, Refused } from './views/ViewerStates.tsx'

export interface ReportAtProps {
  /** As an address names it; any text. */
  url: string
  reports: Reports
}

/** A report that an address names: one of the reporting tool, or an error (ROUTE-05). */
export function ReportAt({ url, reports }: ReportAtProps) {
  const { t } = useMessages(messages)
  if (!isReport(url, reports.address, location.href)) return <Refused />
  return <ReportStage url={url} title={t('report.title')} reports={reports} />
}

export interface ReportPageProps {
  port: ViewerPort
  /** Absent: the address names none. */
  itemId: number | undefined
  /** Opens what is no report in the viewer. */
  onPreview: (item: ViewItem) => void
}

/** A report alone on a page: its address shows reports and nothing else (ROUTE-22). */
export function ReportPage({ port, itemId, onPreview }: ReportPageProps) {
  const { t } = useMessages(messages)
  const result = useQuery(
    useMemo(() => (itemId === undefined ? undefined : port.item(itemId)), [itemId, port]),
    // Who comes back to the report that is there sees it at once, without a call (ROUTE-21).
    { keeps: true },
  )
  if (itemId === undefined) return <Refused />
  if (result.state === 'loading')
    return <StateScreen kind="loading" headingLevel={1} title={t('loading.page')} />
  if (result.state === 'failed') {
    // Who may not see it does not learn whether it exists.
    const { code } = result.error
    if (code === 'not-found' || code === 'forbidden' || code === 'invalid') return <Refused />
    return <NotLoaded error={result.error} onRetry={result.retry} headingLevel={1} />
  }
  const item = result.data
  if (item.kind !== 'report' || !item.url)
    return <Refused onPreview={item.kind === 'file' ? () => onPreview(item) : undefined} />
  return <ReportStage url={item.url} title={item.name} reports={port.reports} />
}
