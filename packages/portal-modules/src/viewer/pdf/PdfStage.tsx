import { useEffect, useEffectEvent, useRef } from 'react'
import { LoadingItem, NotShown } from '../views/ViewerStates.tsx'
import type { Place } from './pages.logic.ts'
import { PdfPages, type PdfPagesProps } from './PdfPages.tsx'
import { usePdf } from './usePdf.ts'
import type { StageProps } from '../stage.types.ts'

export interface PdfStageProps extends StageProps, Pick<PdfPagesProps, 'wanted' | 'onReading'> {
  /** Where pdf.js's folders of character maps, fonts and decoders lie. Absent: unusual fonts look plain. */
  assets?: string
  /** From 1: where it begins; absent: above the first one. */
  startPage?: number
}

/** Above the first page, where its edge is seen. */
const start: Place = { page: 0, share: -1 }

/** A PDF document (VIEW-07). It stays at its place when its address is renewed. */
export function PdfStage({ url, title, assets, startPage = 1, ...props }: PdfStageProps) {
  const { onShown, onFail, onDownload, wanted, onReading } = props
  const pdf = usePdf(url, assets)
  const placeRef = useRef<Place>(startPage > 1 ? { page: startPage - 1, share: 0 } : start)
  const { state } = pdf
  const why = pdf.state === 'failed' ? pdf.why : undefined
  const shown = useEffectEvent(onShown)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (why === 'unreachable') fail()
    else if (state !== 'loading') shown()
  }, [state, why])

  if (why === 'locked' || why === 'broken')
    return <NotShown as={why === 'locked' ? 'locked' : 'damaged'} onDownload={onDownload} />
  if (pdf.state !== 'ready') return <LoadingItem title={title} />
  return (
    <PdfPages
      pdf={pdf}
      title={title}
      placeRef={placeRef}
      onFail={onFail}
      wanted={wanted}
      onReading={onReading}
    />
  )
}
