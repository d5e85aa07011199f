import { useAtrium } from '@atrium/api-client'
import { useModuleHost } from '@atrium/portal-modules/kit'
import type { ViewerAdapterOptions } from '@atrium/portal-modules/viewer/adapter'
import { useMemo } from 'react'
import { useServices } from '../services.tsx'
import { useReports } from './useReports.ts'

async function makePort(options: ViewerAdapterOptions) {
  const { createViewerAdapter } = await import('@atrium/portal-modules/viewer/adapter')
  return createViewerAdapter(options)
}

/** The viewer's port, on its way. Made anew for another tenant or person. */
export function useViewerPort() {
  const { client, scope } = useAtrium()
  const { locale } = useModuleHost()
  const { live, config } = useServices()
  const { hasOffice, makesPdf } = config
  const reports = useReports()
  return useMemo(
    () => makePort({ client, scope, hasOffice, makesPdf, live, locale, reports }),
    [client, hasOffice, live, locale, makesPdf, reports, scope],
  )
}
