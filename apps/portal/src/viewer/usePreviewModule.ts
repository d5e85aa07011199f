import { useApplicationConfiguration, useAtrium } from '@atrium/api-client'
import { registerModule, useModuleHost, type ModuleRegistry } from '@atrium/portal-modules/kit'
import { previewManifest } from '@atrium/portal-modules/viewer/manifest'
import { useMemo } from 'react'
import { useItemModules } from '../module-ports/itemModules.ts'
import { isSwitchedOn, settingOf } from '@atrium/api-client/values'
import { useServices } from '../services.tsx'

/** What stands under an item of a page that shows files beside it: the preview, and its comments. */
export function usePreviewModule(): ModuleRegistry {
  const { client, scope } = useAtrium()
  const { locale } = useModuleHost()
  const { live, config } = useServices()
  const { hasOffice, makesPdf } = config
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : undefined
  const comments = useItemModules(isSwitchedOn(entries ?? [], 'COMMENTING_ENABLED'))
  return useMemo(() => {
    const own = entries ?? []
    return {
      ...comments,
      [previewManifest.type]: registerModule({
        manifest: previewManifest,
        load: async () => {
          const { PreviewModule } = await import('@atrium/portal-modules/viewer/module')
          return { default: { Component: PreviewModule } }
        },
        port: async () => {
          const { createViewerAdapter } = await import('@atrium/portal-modules/viewer/adapter')
          const made = new Map<number, ReturnType<typeof createViewerAdapter>>()
          return {
            activeId: scope.tenant,
            hidesExtensions: isSwitchedOn(own, 'HIDE_ALL_FILE_EXTENSIONS'),
            viewers: {
              primary: settingOf(own, 'PRIMARY_DOCUMENTS_VIEWER'),
              secondary: settingOf(own, 'SECONDARY_DOCUMENTS_VIEWER'),
            },
            documentAssets: import.meta.env.PDF_ASSETS,
            portOf: (tenant: number) => {
              const options = { client, scope: { ...scope, tenant }, live, locale }
              if (!made.has(tenant)) {
                made.set(tenant, createViewerAdapter({ ...options, hasOffice, makesPdf }))
              }
              return made.get(tenant)!
            },
          }
        },
      }),
    }
  }, [client, comments, entries, hasOffice, live, locale, makesPdf, scope])
}
