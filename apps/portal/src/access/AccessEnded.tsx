import { lazy, Suspense } from 'react'
import { useEndedAccess } from './endedAccess.ts'

const AccessEndedScreen = lazy(() => import('./AccessEndedDialog.tsx'))

/** Stands over everything once access has ended; nothing before. */
export function AccessEnded() {
  const ended = useEndedAccess()
  if (!ended) return null
  return (
    <Suspense>
      <AccessEndedScreen {...ended} />
    </Suspense>
  )
}
