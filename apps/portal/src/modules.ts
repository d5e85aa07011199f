import { useAtrium } from '@atrium/api-client'
import { registerModule, type ModuleRegistry } from '@atrium/portal-modules/kit'
import { fileExplorerManifest } from '@atrium/portal-modules/file-explorer/manifest'
import { useMemo } from 'react'
import { useLive } from './live.tsx'

/** Component type to lazy module. Made anew for another tenant or person: ports carry whose data it is. */
export function useModules(): ModuleRegistry {
  const { client, scope } = useAtrium()
  const live = useLive()
  return useMemo(
    () => ({
      fileexplorer: registerModule({
        manifest: fileExplorerManifest,
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
