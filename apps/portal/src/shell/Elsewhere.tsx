import { lazyPart } from '@atrium/design-system'
import { Suspense } from 'react'
import { useElsewhere } from './elsewhere.ts'
import { PageBoundary } from './PageBoundary.tsx'

const Shown = lazyPart(() => import('./ElsewhereShown.tsx'))

/** What goes on behind other pages, such as uploads, below each of them (T-64). */
export function Elsewhere({ applicationId }: { applicationId: number }) {
  const shown = useElsewhere(applicationId)
  if (shown.length === 0) return null
  return (
    <PageBoundary>
      <Suspense>
        <Shown shown={shown} />
      </Suspense>
    </PageBoundary>
  )
}
