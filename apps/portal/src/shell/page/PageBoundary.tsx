import { Button, StateScreen } from '@atrium/design-system'
import { FailureBoundary } from '@atrium/portal-modules/kit'
import type { ReactNode } from 'react'
import { usePortalMessages } from '../../messages/index.ts'
import { useOnline } from '../connection/useOnline.ts'

/** Keeps the shell when a page fails to load or to render (ROUTE-23). What the network kept away comes with it (ALRT-02). */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <FailureBoundary failed={<PageProblem />}>{children}</FailureBoundary>
}

function PageProblem() {
  const { t } = usePortalMessages()
  const isOnline = useOnline()
  // Without a network a reload would show nothing at all.
  if (!isOnline)
    return (
      <StateScreen
        kind="offline"
        headingLevel={1}
        title={t('offline')}
        detail={t('pageOfflineDetail')}
      />
    )
  return (
    <StateScreen
      kind="error"
      headingLevel={1}
      title={t('pageProblem')}
      detail={t('pageProblemDetail')}
      action={<Button onPress={() => location.reload()}>{t('reload')}</Button>}
    />
  )
}
