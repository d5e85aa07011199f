import { useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/customers/manifest'
import { useCallback } from 'react'
import { TabModule } from './TabModule.tsx'

const load = () => import('@atrium/portal-modules/customers/module')

/** The clients of the application (ADM-09). */
export function CustomersTab() {
  const { client, scope } = useAtrium()
  const port = useCallback(async () => {
    const { createCustomersAdapter } = await import('@atrium/portal-modules/customers/adapter')
    return createCustomersAdapter({ client, scope })
  }, [client, scope])
  return <TabModule tab="customers" manifest={manifest} load={load} port={port} />
}
