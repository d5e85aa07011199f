import { useApplications, usePages } from '@atrium/api-client'
import { AppShell, Banner, Button, StateScreen, useTenantLook } from '@atrium/design-system'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useSearchParams } from 'react-router-dom'
import { clientIdOf } from '../clientId.ts'
import { useLiveApplication, useLiveState } from '../live.ts'
import { usePortalMessages } from '../messages/index.ts'
import { readSlice, saveSlice } from '../persisted.ts'
import { useCurrentSession } from '../services.tsx'
import {
  lastApplication,
  leaveApplication,
  openApplication,
  useActiveApplication,
} from '../tenant.ts'
import { NotificationsDrawer } from './NotificationsDrawer.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { problemMessage } from './problems.ts'
import { ShellNavigation } from './ShellNavigation.tsx'
import { ShellTopBar } from './ShellTopBar.tsx'
import { useOnline } from './useOnline.ts'
import { Waiting } from './Waiting.tsx'

/** The main layout around the pages of the active application. */
export function Shell() {
  const active = useActiveApplication()
  const [search] = useSearchParams()
  const wanted = clientIdOf(`?${search}`) ?? lastApplication()

  useEffect(() => {
    if (!active && wanted) openApplication(wanted)
  }, [active, wanted])

  if (!active) return wanted ? <Waiting /> : <Navigate to="/launcher" replace />
  return <Layout key={active} applicationId={active} />
}

interface Navigation {
  isExpanded: boolean
}

function Layout({ applicationId }: { applicationId: number }) {
  useLiveApplication(applicationId)
  const subject = useCurrentSession().user?.subject ?? ''
  const [search] = useSearchParams()
  // The tenant's choice, until the reader makes one (LAY-17).
  const { isNavigationExpanded = true } = useTenantLook()
  const [chosen, setExpanded] = useState(
    () => readSlice<Navigation>(subject, 'navigation')?.isExpanded,
  )
  const [isNotificationsOpen, setNotificationsOpen] = useState(false)

  return (
    <AppShell
      isExpanded={chosen ?? isNavigationExpanded}
      onExpandedChange={(next) => {
        setExpanded(next)
        saveSlice(subject, 'navigation', { isExpanded: next } satisfies Navigation)
      }}
      isChromeHidden={search.get('fullscreen') === 'true'}
      navigation={<ShellNavigation applicationId={applicationId} />}
      topBar={<ShellTopBar onOpenNotifications={() => setNotificationsOpen(true)} />}
      banner={<ConnectionBanner />}
    >
      <PageBoundary>
        <Suspense fallback={<StateScreen kind="loading" />}>
          <Pages />
        </Suspense>
      </PageBoundary>
      <NotificationsDrawer isOpen={isNotificationsOpen} onOpenChange={setNotificationsOpen} />
    </AppShell>
  )
}

/** The page, or why there is none: no way to the server, or no access to the application. */
function Pages() {
  const { t } = usePortalMessages()
  const pages = usePages()
  const applications = useApplications()
  if (pages.state === 'ready') return <Outlet />
  if (pages.state !== 'failed') return <StateScreen kind="loading" />
  if (pages.error.status === 404)
    return (
      <StateScreen
        kind="forbidden"
        headingLevel={1}
        title={t('applicationNotFound')}
        detail={t('applicationNotFoundDetail')}
        action={
          applications.state === 'ready' && (
            <Button href="/launcher" onPress={leaveApplication}>
              {t('toLauncher')}
            </Button>
          )
        }
      />
    )
  return (
    <StateScreen
      kind={pages.error.isOffline ? 'offline' : 'error'}
      headingLevel={1}
      title={t(problemMessage(pages.error))}
      detail={t('pageProblemDetail')}
      reference={pages.error.traceId}
      action={<Button onPress={pages.retry}>{t('retry')}</Button>}
    />
  )
}

/** What is wrong with the connection to the world, most serious first. */
function ConnectionBanner() {
  const { t } = usePortalMessages()
  const { renewalFailed } = useCurrentSession()
  const isOnline = useOnline()
  const live = useLiveState()
  if (renewalFailed)
    return (
      <Banner
        tone="bad"
        action={
          <Button size="compact" onPress={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        {t('sessionExpired')}
      </Banner>
    )
  if (!isOnline)
    return (
      <Banner tone="warn">
        <strong>{t('offline')}.</strong> {t('offlineDetail')}
      </Banner>
    )
  if (live === 'paused') return <Banner tone="info">{t('livePaused')}</Banner>
  return null
}
