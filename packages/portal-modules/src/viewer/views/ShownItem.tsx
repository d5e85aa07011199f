import { lazyPart } from '@atrium/design-system'
import { Suspense } from 'react'
import { FailureBoundary } from '../../kit/index.ts'
import type { FilesInside } from '../mail/MailStage.tsx'
import type { ViewerModel } from '../useViewer.ts'
import { DocumentStage } from './DocumentStage.tsx'
import { ImageStage } from './ImageStage.tsx'
import { MediaStage } from './MediaStage.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { LoadingItem, NotLoaded, NothingToShow, NotShown } from './ViewerStates.tsx'

// What reads documents weighs more than the rest of the portal: it comes with the first of its kind.
const TextStage = lazyPart(async () => ({ default: (await import('../text/TextStage.tsx')).TextStage })) // prettier-ignore
const MailStage = lazyPart(async () => ({ default: (await import('../mail/MailStage.tsx')).MailStage })) // prettier-ignore
const PdfStage = lazyPart(async () => ({ default: (await import('../pdf/PdfStage.tsx')).PdfStage }))

export interface ShownItemProps {
  model: ViewerModel
  isZoomed: boolean
  onZoom: () => void
  onShown: () => void
  onPlayingChange: (isPlaying: boolean) => void
  onClose: () => void
  /** Absent: files that lie in another one can only be had. */
  onOpenInside?: (files: FilesInside) => void
}

/** What is looked at, each kind in its own way, or why there is nothing to see. */
export function ShownItem({
  model,
  isZoomed,
  onZoom,
  onShown,
  onPlayingChange,
  onClose,
  onOpenInside,
}: ShownItemProps) {
  const { shown, title, download } = model
  // The model's title is a general word until the file is known.
  if (shown.state === 'loading') return <LoadingItem />
  const waiting = <LoadingItem title={title} />
  if (shown.state === 'failed')
    return <NotLoaded error={shown.error} onRetry={shown.retry} onClose={onClose} />
  const { item, kind, content } = shown
  if (kind === 'none') return <NothingToShow />
  if (kind === 'file') return <NotShown as="file" onDownload={download} />
  if (kind === 'report')
    return item.url ? (
      <ReportFrame url={item.url} title={title} reports={model.reports} />
    ) : (
      <NothingToShow />
    )
  if (content.state === 'loading') return waiting
  if (content.state === 'failed')
    return <NotLoaded error={content.error} onRetry={content.retry} onClose={onClose} />
  if (content.state === 'broken')
    return (
      <NotShown
        as={kind === 'image' || kind === 'audio' || kind === 'video' ? kind : 'not-coming'}
        onDownload={download}
      />
    )
  const shared = { url: content.url, title, onShown, onFail: content.onFail }
  if (kind === 'image') return <ImageStage {...shared} isZoomed={isZoomed} onZoom={onZoom} />
  if (kind === 'audio' || kind === 'video')
    return <MediaStage {...shared} kind={kind} onPlayingChange={onPlayingChange} />
  const { document } = shown
  return (
    <FailureBoundary failed={<NotShown as="not-coming" onDownload={download} />}>
      <Suspense fallback={waiting}>
        {kind === 'text' ? (
          <TextStage {...shared} size={content.size} onDownload={download} />
        ) : kind === 'mail' ? (
          <MailStage
            {...shared}
            size={content.size}
            onDownload={download}
            onOpenInside={onOpenInside}
          />
        ) : document ? (
          <DocumentStage
            {...shared}
            onClose={onClose}
            document={document}
            assets={model.documentAssets}
            onDownload={download}
          />
        ) : (
          <PdfStage {...shared} assets={model.documentAssets} onDownload={download} />
        )}
      </Suspense>
    </FailureBoundary>
  )
}
