import { lazyPart } from '@atrium/design-system'
import { FailureBoundary } from '@atrium/portal-modules/kit'
import { Suspense } from 'react'
import { useElsewhere } from './elsewhere.ts'

const Shown = lazyPart(() => import('./ElsewhereShown.tsx'))

/** What goes on behind other pages, such as uploads, below each of them (T-64). */
export function Elsewhere({ applicationId }: { applicationId: number }) {
  const shown = useElsewhere(applicationId)
  if (shown.length === 0) return null
  return (
    // Beside a page that is there, what goes on behind it says nothing of its own.
    <FailureBoundary failed={null}>
      <Suspense>
        <Shown shown={shown} />
      </Suspense>
    </FailureBoundary>
  )
}
