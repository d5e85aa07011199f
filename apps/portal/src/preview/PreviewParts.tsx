import { later } from '@atrium/design-system'
import { useState } from 'react'
import { runningPreview, takeLostPreview } from './preview.ts'
import { usePreviewChoice } from './previewDialog.ts'

const PreviewBanner = later(async () => (await import('./PreviewBanner.tsx')).default)
const PreviewOver = later(async () => (await import('./PreviewOver.tsx')).default)
const PreviewDialog = later(async () => (await import('./PreviewDialog.tsx')).default)

/** Over every page and everything that lies over it: as whom somebody looks, or that it has just ended (T-04). */
export function PreviewLine({ isInOverlay }: { isInOverlay: boolean }) {
  const [lost] = useState(takeLostPreview)
  return (
    <>
      {runningPreview && <PreviewBanner preview={runningPreview} isInOverlay={isInOverlay} />}
      {lost !== undefined && <PreviewOver name={lost} />}
    </>
  )
}

/** The choice of whom to look as, while it is open. */
export function PreviewChoice() {
  const choice = usePreviewChoice()
  return choice && <PreviewDialog {...choice} />
}
