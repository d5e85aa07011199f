import { useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/page-list/manifest'
import { useCallback } from 'react'
import { openPreviewDialog } from '../preview/previewDialog.ts'
import { useServices } from '../services.tsx'
import { TabModule } from './TabModule.tsx'

const load = () => import('@atrium/portal-modules/page-list/module')

/** The pages of the application, what lies on them and who sees it (LAY-04, PERM-14, T-70). */
export function PagesTab() {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const port = useCallback(async () => {
    const { createPageListAdapter } = await import('@atrium/portal-modules/page-list/adapter')
    return createPageListAdapter({
      client,
      scope,
      live,
      viewAs: ({ id, slug }) => openPreviewDialog(undefined, { id, path: `/${slug}` }),
    })
  }, [client, live, scope])
  return <TabModule tab="pages" manifest={manifest} load={load} port={port} />
}
