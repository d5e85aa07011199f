import { useApprovalCountRefresh, useAtrium, useInboxCount } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/approvals/manifest'
import { registerModule } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { useServices } from '../services.tsx'

/** Approvals, for the pages and for the viewer, which stands over them (D-09). */
export function useApprovalsModule() {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const onDecided = useApprovalCountRefresh()
  const onOpenCount = useInboxCount()
  return useMemo(
    () =>
      registerModule({
        manifest,
        load: () => import('@atrium/portal-modules/approvals/module'),
        port: async () => {
          const { createApprovalsAdapter } =
            await import('@atrium/portal-modules/approvals/adapter')
          return createApprovalsAdapter({
            client,
            scope,
            live,
            onDecided,
            onOpenCount,
            absenceHref: '/settings/absence',
          })
        },
      }),
    [client, scope, live, onDecided, onOpenCount],
  )
}
