import { Button, StateScreen } from '@atrium/design-system'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages, useQuery } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import type { ViewerPort, ViewItem } from './viewer.port.ts'
import { ReportFrame } from './views/ReportFrame.tsx'
import { isFramed } from './views/sandbox.ts'
import { NotLoaded } from './views/ViewerStates.tsx'
import { stageCss } from './views/viewer.css.ts'

export interface ReportPageProps {
  port: ViewerPort
  /** Absent: the address names none. */
  itemId: number | undefined
  /** Opens what is no report in the viewer. */
  onPreview: (item: ViewItem) => void
}

const Page = styled.div`
  ${stageCss}
  block-size: 100%;
  min-block-size: 320px;
`

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
  return (
    <Page>
      {isFramed(item.url, location.origin) && <h1 className="at-visually-hidden">{item.name}</h1>}
      <ReportFrame url={item.url} title={item.name} headingLevel={1} />
    </Page>
  )
}

function Refused({ onPreview }: { onPreview?: () => void }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="notFound"
      headingLevel={1}
      title={t('viewer.error')}
      detail={t('viewer.errorSubTitle')}
      action={
        onPreview && (
          <Button variant="primary" icon={Eye} onPress={onPreview}>
            {t('action.preview')}
          </Button>
        )
      }
    />
  )
}
