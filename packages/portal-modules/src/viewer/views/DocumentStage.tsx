import { lazyPart } from '@atrium/design-system'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import type { Way } from '../documents.logic.ts'
import { messages } from '../messages/index.ts'
import type { ShownDocument } from '../useViewer.ts'
import { OfficeFrame } from './OfficeFrame.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import { madePdfCss } from './viewer.css.ts'
import { LoadingItem, NotLoaded, NotShown } from './ViewerStates.tsx'
import type { StageProps } from '../stage.types.ts'

const WordStage = lazyPart(async () => ({
  default: (await import('../word/WordStage.tsx')).WordStage,
}))
const SheetStage = lazyPart(async () => ({ default: (await import('../sheet/SheetStage.tsx')).SheetStage })) // prettier-ignore
const OutlineStage = lazyPart(async () => ({ default: (await import('../outline/OutlineStage.tsx')).OutlineStage })) // prettier-ignore
const PdfStage = lazyPart(async () => ({ default: (await import('../pdf/PdfStage.tsx')).PdfStage }))

export interface DocumentStageProps extends StageProps {
  document: ShownDocument
  /** Where pdf.js's folders lie. */
  assets?: string
  onClose: () => void
}

const Made = styled.div`
  ${madePdfCss}
`

/** An Office document, shown by whom the portal is set up for, or why it is not (VIEW-13, VIEW-14, VIEW-15). */
export function DocumentStage({ document, assets, onClose, ...props }: DocumentStageProps) {
  const { t } = useMessages(messages)
  const { kind, name, office, pdf } = document
  const { url, title, onShown, onDownload } = props
  const way = wayNow(document)
  const shown = useEffectEvent(onShown)
  const tellsItself = way.by === 'portal' || way.by === 'outline' || way.by === 'pdf'
  useEffect(() => {
    if (!tellsItself) shown()
  }, [tellsItself])
  switch (way.by) {
    case 'nobody':
      return <NotShown as={way.why} onDownload={onDownload} />
    case 'service':
      return <ServiceFrame template={way.template} url={url} title={title} />
    case 'portal':
      return kind === 'word' ? <WordStage {...props} /> : <SheetStage {...props} name={name} />
    case 'outline':
      return <OutlineStage {...props} />
    case 'pdf':
      if (pdf.state === 'failed')
        return <NotLoaded error={pdf.error} onRetry={pdf.retry} onClose={onClose} />
      if (pdf.state !== 'ready') return <LoadingItem title={title} isMade />
      return (
        <Made>
          <p className="at-note">
            {t(kind === 'slides' ? 'document.pdfSlides' : 'document.pdfText')}
          </p>
          <PdfStage {...props} url={pdf.url} assets={assets} onFail={pdf.onFail} />
        </Made>
      )
    case 'office':
      if (office.state === 'loading') return <LoadingItem title={title} />
      if (office.state === 'failed')
        return <NotLoaded error={office.error} onRetry={office.retry} onClose={onClose} />
      return <OfficeFrame key={office.link.accessToken} link={office.link} title={title} />
  }
}

/** Where no PDF can be made of it, or the one that was made shows nothing, another way is taken. */
function wayNow({ way, pdf }: ShownDocument): Way {
  if (way.by !== 'pdf') return way
  const isNone = pdf.state === 'broken' || (pdf.state === 'failed' && pdf.error.code === 'invalid')
  return isNone ? way.otherwise : way
}
