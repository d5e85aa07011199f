import { usePages } from '@atrium/api-client'
import { AppShell, Button, later, StateScreen, useTenantLook } from '@atrium/design-system'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { clientIdOf } from '../addresses/clientId.ts'
import { useLiveApplication } from '../live.ts'
import { usePortalMessages } from '../messages/index.ts'
import { ModulesProvider } from '../modules.tsx'
import { NotificationsDrawer } from '../notifications/NotificationsDrawer.tsx'
import { readSlice, saveSlice } from '../persisted.ts'
import { PreviewChoice } from '../preview/PreviewParts.tsx'
import { useCurrentSession } from '../services.tsx'
import {
  isRefused,
  lastApplication,
  openApplication,
  permitApplication,
  permittedApplication,
  refuseApplication,
  useActiveApplication,
} from '../tenant.ts'
import { ToursProvider } from '../tours/Tours.tsx'
import { ViewerProvider } from '../viewer/ViewerProvider.tsx'
import { Elsewhere } from './elsewhere/Elsewhere.tsx'
import { FullscreenExit } from './FullscreenExit.tsx'
import { lazyDrawer } from './drawer/lazyDrawer.tsx'
import { PageBoundary } from './page/PageBoundary.tsx'
import { PaperHead } from './PaperHead.tsx'
import { problemMessage } from './connection/problems.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { ShellBanners } from './ShellBanners.tsx'
import { ShellNavigation } from './ShellNavigation.tsx'
import { ShellTopBar } from './ShellTopBar.tsx'
import { useDrawer } from './drawer/drawer.ts'
import { useFullscreen } from './useFullscreen.ts'
import { usePageEntrance } from './page/usePageEntrance.ts'
import { usePageFocus } from './page/usePageFocus.ts'
import { useRestoredTexts } from './kept-texts/useRestoredTexts.ts'
import { useScrollMemory } from './page/useScrollMemory.ts'
import { Waiting } from './sign-in/Waiting.tsx'

/** News are offered a while after the page has come. */
const ReleaseNotes = later(async () => (await import('./release-notes/ReleaseNotes.tsx')).default)

const ApplicationRefused = later(
  async () => (await import('./sign-in/ApplicationRefused.tsx')).ApplicationRefused,
)
/** The chat beside the page (CHAT-01). */
const ChatDrawer = lazyDrawer(() => import('./drawer/ChatPanel.tsx'))
/** The settings that are applied at once, beside the page. */
const SettingsDrawer = lazyDrawer(() => import('../settings/SettingsPanel.tsx'))
/** One's own tasks beside the page (T-55). */
const TasksDrawer = lazyDrawer(() => import('./drawer/TasksPanel.tsx'))

/** The main layout around the pages of the active application. */
export function Shell() {
  const active = useActiveApplication()
  const { pathname, search, hash } = useLocation()
  const asked = clientIdOf(search)
  const wanted = asked !== undefined && !isRefused(asked) ? asked : lastApplication()

  useEffect(() => {
    if (!active && wanted) openApplication(wanted)
  }, [active, wanted])

  if (!active && wanted) return <Waiting />
  // Where the person wanted to go they go once an application is chosen (AUTH-07).
  if (!active) return <Navigate to="/launcher" replace state={{ to: pathname + search + hash }} />
  return (
    <ViewerProvider key={active}>
      <ModulesProvider>
        <ToursProvider>
          <Layout applicationId={active} />
        </ToursProvider>
      </ModulesProvider>
    </ViewerProvider>
  )
}

interface Navigation {
  isExpanded: boolean
}

function Layout({ applicationId }: { applicationId: number }) {
  useLiveApplication(applicationId)
  const subject = useCurrentSession().user?.subject ?? ''
  const slug = useLocation().pathname.split('/')[1] ?? ''
  const main = useRef<HTMLElement>(null)
  useScrollMemory(main)
  usePageFocus(main)
  usePageEntrance(main, slug)
  useRestoredTexts()
  const drawer = useDrawer()
  const toggle = useRef<HTMLButtonElement>(null)
  const fullscreen = useFullscreen(toggle)
  // The tenant's choice, until the reader makes one (LAY-17).
  const { isNavigationExpanded = true } = useTenantLook()
  const [chosen, setExpanded] = useState(
    () => readSlice<Navigation>(subject, 'navigation')?.isExpanded,
  )

  return (
    <AppShell
      isExpanded={chosen ?? isNavigationExpanded}
      onExpandedChange={(next) => {
        setExpanded(next)
        saveSlice(subject, 'navigation', { isExpanded: next } satisfies Navigation)
      }}
      isChromeHidden={fullscreen.isOn}
      mainRef={main}
      navigation={<ShellNavigation applicationId={applicationId} />}
      topBar={
        <ShellTopBar
          toggle={toggle}
          onFullscreen={fullscreen.enter}
          onOpenNotifications={() => drawer.open('notifications')}
          onOpenSettings={() => drawer.open('settings')}
          onOpenChat={() => drawer.open('chat')}
          onOpenTasks={() => drawer.open('tasks')}
        />
      }
      banner={<ShellBanners />}
    >
      {fullscreen.isOn && <FullscreenExit {...fullscreen} />}
      <PaperHead applicationId={applicationId} />
      <PageBoundary key={slug}>
        <Suspense fallback={<StateScreen kind="loading" />}>
          <Pages applicationId={applicationId} />
        </Suspense>
      </PageBoundary>
      <Elsewhere applicationId={applicationId} />
      <NotificationsDrawer
        isOpen={drawer.mode === 'notifications'}
        onOpenChange={(isOpen) => !isOpen && drawer.close()}
      />
      <SettingsDrawer
        isOpen={drawer.mode === 'settings'}
        onOpenChange={(isOpen) => !isOpen && drawer.close()}
      />
      <ChatDrawer
        isOpen={drawer.mode === 'chat'}
        onOpenChange={(isOpen) => !isOpen && drawer.close()}
      />
      <TasksDrawer
        isOpen={drawer.mode === 'tasks'}
        onOpenChange={(isOpen) => !isOpen && drawer.close()}
      />
      <ReleaseNotes />
      <Shortcuts />
      <PreviewChoice />
    </AppShell>
  )
}

/** The page, or why there is none: no way to the server, or no access to the application. */
function Pages({ applicationId }: { applicationId: number }) {
  const { t, locale } = usePortalMessages()
  const pages = usePages()
  const asked = clientIdOf(useLocation().search)
  const isOpen = pages.state === 'ready'
  const isNotFound = pages.state === 'failed' && pages.error.status === 404
  const refresh = isOpen ? pages.refresh : undefined
  const named = useRef(locale)
  useEffect(() => {
    // Pages are called in the language of the call (GEN-03).
    if (!refresh || named.current === locale) return
    named.current = locale
    refresh()
  }, [refresh, locale])
  useEffect(() => {
    if (isOpen) permitApplication(applicationId)
  }, [applicationId, isOpen])
  useEffect(() => {
    // The address asked for it; one that was open says by itself that access has ended (ADM-02).
    if (isNotFound && applicationId !== permittedApplication()) refuseApplication(applicationId)
  }, [applicationId, isNotFound])

  // Only an application that is not the person's gets here with another one open.
  if (isNotFound || (asked !== undefined && asked !== applicationId)) return <ApplicationRefused />
  if (pages.state === 'ready') return <Outlet />
  if (pages.state !== 'failed') return <StateScreen kind="loading" />
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
