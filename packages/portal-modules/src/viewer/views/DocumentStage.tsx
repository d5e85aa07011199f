import { lazy, useEffect, useEffectEvent } from 'react'
import type { ShownDocument } from '../useViewer.ts'
import { OfficeFrame } from './OfficeFrame.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { LoadingItem, NotLoaded, NotShown } from './ViewerStates.tsx'

const WordStage = lazy(async () => ({ default: (await import('../word/WordStage.tsx')).WordStage }))
const SheetStage = lazy(async () => ({ default: (await import('../sheet/SheetStage.tsx')).SheetStage })) // prettier-ignore

export interface DocumentStageProps {
  document: ShownDocument
  url: string
  title: string
  onShown: () => void
  onFail: () => void
  onDownload?: () => void
}

/** An Office document, shown by whom the portal is set up for, or why it is not (VIEW-13, VIEW-14, VIEW-15). */
export function DocumentStage({ document, ...props }: DocumentStageProps) {
  const { way, kind, name, office } = document
  const { url, title, onShown, onDownload } = props
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    if (way.by !== 'portal') shown()
  }, [way.by])
  if (way.by === 'nobody') return <NotShown as={way.why} onDownload={onDownload} />
  if (way.by === 'service') return <ServiceFrame template={way.template} url={url} title={title} />
  if (way.by === 'portal')
    return kind === 'word' ? <WordStage {...props} /> : <SheetStage {...props} name={name} />
  if (office.state === 'loading') return <LoadingItem title={title} />
  if (office.state === 'failed') return <NotLoaded error={office.error} onRetry={office.retry} />
  return <OfficeFrame key={office.link.accessToken} link={office.link} title={title} />
}
