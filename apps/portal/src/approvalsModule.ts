import { useApprovalCountRefresh, useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/approvals/manifest'
import { registerModule } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { useServices } from './services.tsx'

/** Approvals, for the pages and for the viewer, which stands over them (D-09). */
export function useApprovalsModule() {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const onDecided = useApprovalCountRefresh()
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
            absenceHref: '/settings/absence',
          })
        },
      }),
    [client, scope, live, onDecided],
  )
}
