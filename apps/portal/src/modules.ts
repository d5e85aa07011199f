import { useAtrium } from '@atrium/api-client'
import { registerModule, type ModuleRegistry } from '@atrium/portal-modules/kit'
import { manifest as fileExplorer } from '@atrium/portal-modules/file-explorer/manifest'
import { useMemo } from 'react'
import { useServices } from './services.tsx'

/** Component type to lazy module. Made anew for another tenant or person: ports carry whose data it is. */
export function useModules(): ModuleRegistry {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  return useMemo(
    () => ({
      fileexplorer: registerModule({
        manifest: fileExplorer,
        load: () => import('@atrium/portal-modules/file-explorer/module'),
        port: async () => {
          const { createFileExplorerAdapter } =
            await import('@atrium/portal-modules/file-explorer/adapter')
          return createFileExplorerAdapter({ client, scope, live })
        },
      }),
    }),
    [client, scope, live],
  )
}
