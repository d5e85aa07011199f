import { useApplications, useAtrium } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/invoices/manifest'
import { registerModule } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'

/** Invoices, of the customers of the active application. */
export function useInvoicesModule() {
  const { client, scope } = useAtrium()
  const applications = useApplications()
  const known = applications.state === 'ready' ? applications.data : undefined
  const customers = known?.find(({ id }) => id === scope.tenant)?.customers
  return useMemo(
    () =>
      registerModule({
        manifest,
        load: () => import('@atrium/portal-modules/invoices/module'),
        port: async () => {
          const { createInvoicesAdapter } = await import('@atrium/portal-modules/invoices/adapter')
          return createInvoicesAdapter({
            client,
            scope,
            customers: (customers ?? []).map(({ id, displayName }) => ({ id, name: displayName })),
          })
        },
      }),
    [client, customers, scope],
  )
}
