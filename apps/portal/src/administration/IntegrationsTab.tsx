import { defaultBases } from '@atrium/api-client/contract'
import { useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/integrations/manifest'
import { useCallback } from 'react'
import { useServices } from '../services.tsx'
import { TabModule } from './TabModule.tsx'

const load = () => import('@atrium/portal-modules/integrations/module')

/** Other systems that call with a token of their own (ADM-09). */
export function IntegrationsTab() {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const port = useCallback(async () => {
    const { createIntegrationsAdapter } =
      await import('@atrium/portal-modules/integrations/adapter')
    return createIntegrationsAdapter({
      client,
      scope,
      live,
      address: new URL(defaultBases.api, location.origin).href,
      directoryAddress: new URL('/scim/v2', location.origin).href,
    })
  }, [client, scope, live])
  return <TabModule tab="integrations" manifest={manifest} load={load} port={port} />
}
