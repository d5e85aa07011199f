import { useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/configuration/manifest'
import { useCallback } from 'react'
import type { KeepFromLeaving } from '../leaving/unsaved.ts'
import { useServices } from '../services.tsx'
import { TabModule } from './TabModule.tsx'

const load = () => import('@atrium/portal-modules/configuration/module')

/** Settings of the application (ADM-08). */
export function ConfigurationTab() {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const port = useCallback(
    async (keepFromLeaving: KeepFromLeaving) => {
      const { createConfigurationAdapter } =
        await import('@atrium/portal-modules/configuration/adapter')
      return createConfigurationAdapter({ client, scope, live, keepFromLeaving })
    },
    [client, live, scope],
  )
  return <TabModule tab="configuration" manifest={manifest} load={load} port={port} />
}
