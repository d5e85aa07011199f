import { useAtrium } from '@atrium/api-client'
import { registerModule, type ModuleRegistry } from '@atrium/portal-modules/kit'
import { manifest as fileExplorer } from '@atrium/portal-modules/file-explorer/manifest'
import { manifest as linkCollection } from '@atrium/portal-modules/link-collection/manifest'
import { manifest as posts } from '@atrium/portal-modules/posts/manifest'
import { useMemo } from 'react'
import { useServices } from './services.tsx'
import { useOpenViewer } from './viewer/ViewerProvider.tsx'

/** Component type to lazy module. Made anew for another tenant or person: ports carry whose data it is. */
export function useModules(): ModuleRegistry {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const openViewer = useOpenViewer()
  return useMemo(
    () => ({
      fileexplorer: registerModule({
        manifest: fileExplorer,
        load: () => import('@atrium/portal-modules/file-explorer/module'),
        port: async () => {
          const { createFileExplorerAdapter } =
            await import('@atrium/portal-modules/file-explorer/adapter')
          return createFileExplorerAdapter({ client, scope, live, openViewer })
        },
      }),
      linkcollection: registerModule({
        manifest: linkCollection,
        load: () => import('@atrium/portal-modules/link-collection/module'),
        port: async () => {
          const { createLinkCollectionAdapter } =
            await import('@atrium/portal-modules/link-collection/adapter')
          return createLinkCollectionAdapter({ client, scope, live, openViewer })
        },
      }),
      postCollection: registerModule({
        manifest: posts,
        load: () => import('@atrium/portal-modules/posts/module'),
        port: async () => {
          const { createPostsAdapter } = await import('@atrium/portal-modules/posts/adapter')
          return createPostsAdapter({ client, scope, live })
        },
      }),
    }),
    [client, scope, live, openViewer],
  )
}
