import { defaultBases } from '@atrium/api-client/contract'
import { useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/integrations/manifest'
import { useCallback } from 'react'
import { TabModule } from './TabModule.tsx'

const load = () => import('@atrium/portal-modules/integrations/module')

/** Other systems that call with a token of their own (ADM-09). */
export function IntegrationsTab() {
  const { client, scope } = useAtrium()
  const port = useCallback(async () => {
    const { createIntegrationsAdapter } =
      await import('@atrium/portal-modules/integrations/adapter')
    return createIntegrationsAdapter({
      client,
      scope,
      address: new URL(defaultBases.api, location.origin).href,
      directoryAddress: new URL('/scim/v2', location.origin).href,
    })
  }, [client, scope])
  return <TabModule tab="integrations" manifest={manifest} load={load} port={port} />
}
