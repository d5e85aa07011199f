import { useApplications, useApprovalCount, useAtrium, usePages } from '@atrium/api-client'
import { previewRoles, type Page } from '@atrium/api-client/contract'
import { hasRole } from '@atrium/api-client/values'
import { onPartsRetry, openShortcuts, usePreload } from '@atrium/design-system'
import { useModuleHost, useSameFunction } from '@atrium/portal-modules/kit'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveFor } from '../../leaving/leaveFor.ts'
import { changeLook, useLook } from '../../look/look-store.ts'
import { runningPreview } from '../../preview/preview.ts'
import { openPreviewDialog } from '../../preview/previewDialog.ts'
import { logFailure, useServices } from '../../services.tsx'
import { additionsFor, administrationTabs, hasChoice } from '../../shell/entries.logic.ts'
import { openNews } from '../../shell/release-notes/news.ts'
import { useHasChat } from '../../shell/drawer/useChat.ts'
import { useHasTasks } from '../../shell/drawer/useTasks.ts'
import { openApplication } from '../../tenant.ts'
import { useTours } from '../../tours/Tours.tsx'
import { useLanguageChoice } from '../../language/useLanguageChoice.ts'
import { useRoles } from '../../access/useRoles.ts'
import type { SearchProvider } from '../search.types.ts'
import type { ActionsOptions } from './actions.ts'

const noPages: readonly Page[] = []
const none: { places: SearchProvider; actions: SearchProvider } = {
  places: { id: 'places', kind: 'pages', items: [] },
  actions: { id: 'actions', kind: 'actions', items: [] },
}

/** Where one can go and what one can do from anywhere (T-13); its words come after the first page. */
export function useActions(openDrawer: ActionsOptions['openDrawer'], isWanted: boolean) {
  const build = useBuild(isWanted)
  const { scope } = useAtrium()
  const { locale } = useModuleHost()
  const { signOut } = useServices()
  const { mode } = useLook()
  const navigate = useNavigate()
  const go = useSameFunction((path: string) => void navigate(path))
  const choose = useLanguageChoice()
  const speak = useSameFunction((language: 'de' | 'en') => void choose(language).catch(logFailure))
  const tours = useTours()
  const startTour = useSameFunction(() => tours.start('welcome'))
  const showDrawer = useSameFunction(openDrawer)
  const roles = useRoles()
  const count = useApprovalCount()
  const applications = useApplications()
  const hasTasks = useHasTasks()
  const pageList = usePages()
  const pages = pageList.state === 'ready' && !runningPreview ? pageList.data : noPages
  const hasChat = useHasChat()
  const known = applications.state === 'ready' ? applications.data : undefined
  const hasApprovals = count.state === 'ready' && (count.data.mayApprove || count.data.mayAsk)

  return useMemo(() => {
    if (!build) return none
    return build({
      locale,
      mode,
      others: known?.filter(({ id }) => id !== scope.tenant) ?? [],
      has: {
        approvals: hasApprovals,
        invoices: known?.find(({ id }) => id === scope.tenant)?.seesInvoices === true,
        launcher: hasChoice(known?.length ?? 0),
        tasks: hasTasks,
        chat: hasChat,
        settings: !runningPreview,
        viewAs: !runningPreview && hasRole(roles, previewRoles),
        // A preview only looks, and at nobody's administration (T-04).
        administration: runningPreview ? [] : administrationTabs(roles),
        additions: runningPreview ? [] : additionsFor(roles),
        pages,
      },
      go,
      openApplication: (id) =>
        leaveFor(() => {
          openApplication(id)
          go('/home')
        }),
      openDrawer: showDrawer,
      setMode: (next) => changeLook({ mode: next }),
      speak,
      // The palette closes first: what it lies over is printed, and what opens has the focus.
      openShortcuts: () => requestAnimationFrame(openShortcuts),
      openNews,
      startTour,
      viewAs: () => openPreviewDialog(),
      print: () => requestAnimationFrame(() => window.print()),
      signOut: () => leaveFor(signOut),
    })
  }, [
    build,
    go,
    hasApprovals,
    hasChat,
    hasTasks,
    known,
    locale,
    mode,
    pages,
    roles,
    scope.tenant,
    showDrawer,
    signOut,
    speak,
    startTour,
  ])
}

/** Comes when the page has what it shows, or at once when somebody looks for it. */
function useBuild(isWanted: boolean) {
  const [build, setBuild] = useState<typeof import('./actions.ts').actionProviders>()
  const load = useCallback(
    () =>
      import('./actions.ts').then(({ actionProviders }) => setBuild(() => actionProviders), logFailure), // prettier-ignore
    [],
  )
  useEffect(() => onPartsRetry(() => void load()), [load])
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted, load])
  usePreload({ preload: load })
  return build
}
