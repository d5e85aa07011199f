import { useApplicationConfiguration, useApprovalCountRefresh, useAtrium } from '@atrium/api-client'
import {
  findModule,
  ModuleSlot,
  registerModule,
  type ModuleRegistry,
} from '@atrium/portal-modules/kit'
import { manifest } from '@atrium/portal-modules/home/manifest'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { moduleConfigs } from '@atrium/api-client/values'
import { useModules } from '../modules.tsx'
import { useServices } from '../services.tsx'
import { mayChangeThemes } from '../shell/entries.logic.ts'
import { useRoles } from '../access/useRoles.ts'
import { noticeTarget } from '../notifications/target.logic.ts'

/** `/home`: where somebody begins; what waits, what changed, where they were (T-02, ROUTE-11). */
export default function Home() {
  const { t } = usePortalMessages()
  const registry = useHomeModule()
  usePageTitle(t('home'))
  return registry && <ModuleSlot registry={registry} type={manifest.type} component={home} />
}

/** The home is no component of a page. */
const home = { id: 0 }

/** Undefined until it is known how names are shown; a failed load means defaults. */
function useHomeModule(): ModuleRegistry | undefined {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const modules = useModules()
  const configuration = useApplicationConfiguration()
  const isKnown = configuration.state === 'ready' || configuration.state === 'failed'
  const known = configuration.state === 'ready' ? configuration.data : undefined
  const { hidesExtensions } = moduleConfigs(known?.configurations ?? []).fileexplorer
  const pictureUrl = known?.theme?.brandPictureUrl ?? undefined

  const setsUp = mayChangeThemes(useRoles())
  const onDecided = useApprovalCountRefresh()
  const navigate = useNavigate()
  return useMemo(
    () =>
      isKnown
        ? {
            [manifest.type]: registerModule({
              manifest,
              load: () => import('@atrium/portal-modules/home/module'),
              port: async () => {
                const { createHomeAdapter } = await import('@atrium/portal-modules/home/adapter')
                return createHomeAdapter({
                  client,
                  scope,
                  live,
                  hidesExtensions,
                  onDecided,
                  pictureUrl,
                  setsUp,
                  open: (href) => {
                    const target = noticeTarget(href, location.origin)
                    if (target) void navigate(target)
                  },
                  canShow: (placeType) =>
                    findModule(modules, placeType === 'directory' ? 'fileexplorer' : placeType) !==
                    undefined,
                })
              },
            }),
          }
        : undefined,
    [
      client,
      hidesExtensions,
      isKnown,
      live,
      modules,
      navigate,
      onDecided,
      pictureUrl,
      scope,
      setsUp,
    ],
  )
}
