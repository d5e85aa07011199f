import { useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/audit-log/manifest'
import { useCallback } from 'react'
import { TabModule } from './TabModule.tsx'

const load = () => import('@atrium/portal-modules/audit-log/module')

/** Who did what in the application (T-05). */
export function AuditLogTab() {
  const { client, scope } = useAtrium()
  const port = useCallback(async () => {
    const { createAuditLogAdapter } = await import('@atrium/portal-modules/audit-log/adapter')
    return createAuditLogAdapter({ client, scope })
  }, [client, scope])
  return <TabModule tab="audit-log" manifest={manifest} load={load} port={port} />
}
