import { lazy, Suspense, useState } from 'react'
import { runningPreview, takeLostPreview } from './preview.ts'
import { usePreviewChoice } from './previewDialog.ts'

const PreviewBanner = lazy(() => import('./PreviewBanner.tsx'))
const PreviewOver = lazy(() => import('./PreviewOver.tsx'))
const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))

/** Over every page and everything that lies over it: as whom somebody looks, or that it has just ended (T-04). */
export function PreviewLine({ isInOverlay }: { isInOverlay: boolean }) {
  const [lost] = useState(takeLostPreview)
  return (
    <Suspense>
      {runningPreview && <PreviewBanner preview={runningPreview} isInOverlay={isInOverlay} />}
      {lost !== undefined && <PreviewOver name={lost} />}
    </Suspense>
  )
}

/** The choice of whom to look as, while it is open. */
export function PreviewChoice() {
  const choice = usePreviewChoice()
  return <Suspense>{choice && <PreviewDialog as={choice.as} />}</Suspense>
}
