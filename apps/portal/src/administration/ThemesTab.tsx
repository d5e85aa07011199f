import { useApplications, useAtrium } from '@atrium/api-client'
import {
  ModuleHostProvider,
  ModuleSlot,
  registerModule,
  useModuleHost,
  type ModuleHost,
  type ModuleRegistry,
} from '@atrium/portal-modules/kit'
import { manifest } from '@atrium/portal-modules/theme-studio/manifest'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../documentTitle.ts'
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx'
import { useCurrentSession, useServices } from '../services.tsx'
import { mayChangeThemes } from '../shell/entries.logic.ts'

/** The tab is no component of a page. */
const component = { id: 0 }

/** Themes of the application, with what is not saved kept from being left by mistake (ADM-06, T-11). */
export function ThemesTab() {
  const host = useTabHost('themes')
  const { pathname } = useLocation()
  const hasUnsaved = useRef(false)
  const [isDirty, setDirty] = useState(false)
  const registry = useThemeStudio(hasUnsaved, setDirty)
  // What was saved a moment ago may be left at once.
  const isInside = useCallback(
    (path: string) => !hasUnsaved.current || path === pathname,
    [pathname],
  )
  usePageTitle(manifest.title[host.locale])
  return (
    <>
      {registry && (
        <ModuleHostProvider host={host}>
          <ModuleSlot registry={registry} type={manifest.type} component={component} />
        </ModuleHostProvider>
      )}
      <LeaveQuestion isDirty={isDirty} isInside={isInside} />
    </>
  )
}

/** The host as the module of a tab knows it: its address begins after the tab. */
function useTabHost(tab: string): ModuleHost {
  const host = useModuleHost()
  return useMemo(
    () => ({
      ...host,
      path: host.path.slice(1),
      setPath: (path, options) => host.setPath([tab, ...path], options),
    }),
    [host, tab],
  )
}

/** Undefined until the application has a name. */
function useThemeStudio(
  hasUnsaved: RefObject<boolean>,
  setDirty: (isDirty: boolean) => void,
): ModuleRegistry | undefined {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const canEdit = mayChangeThemes(useCurrentSession().user?.roles ?? [])
  const applications = useApplications()
  const isKnown = applications.state === 'ready' || applications.state === 'failed'
  const name =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === scope.tenant)?.displayName
      : undefined
  return useMemo(
    () =>
      isKnown
        ? {
            [manifest.type]: registerModule({
              manifest,
              load: () => import('@atrium/portal-modules/theme-studio/module'),
              port: async () => {
                const { createThemeStudioAdapter } =
                  await import('@atrium/portal-modules/theme-studio/adapter')
                return createThemeStudioAdapter({
                  client,
                  scope,
                  live,
                  canEdit,
                  name: name ?? 'Atrium',
                  keepFromLeaving: (unsaved) => {
                    hasUnsaved.current = unsaved
                    setDirty(unsaved)
                  },
                })
              },
            }),
          }
        : undefined,
    [canEdit, client, hasUnsaved, isKnown, live, name, scope, setDirty],
  )
}
