import { useApplications, useAtrium, usePages } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/invoices/manifest'
import { ModuleSlot, registerModule } from '@atrium/portal-modules/kit'
import { useMemo } from 'react'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { isInside } from '../addresses/pageAddress.ts'
import { NotFound } from '../shell/page/NotFound.tsx'

/** It is no component of a page. */
const component = { id: 0 }

/** `/invoices`: what was invoiced to the customers of the application; for others it is no page (INV-06). */
export default function InvoicesPage() {
  const { t } = usePortalMessages()
  const { client, scope } = useAtrium()
  const applications = useApplications()
  const pages = usePages()
  const application =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === scope.tenant)
      : undefined
  const customers = application?.customers
  const registry = useMemo(
    () => ({
      [manifest.type]: registerModule({
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
    }),
    [client, customers, scope],
  )
  usePageTitle(t('invoices'))
  if (!application) return null
  if (application.seesInvoices)
    return <ModuleSlot registry={registry} type={manifest.type} component={component} />
  if (pages.state !== 'ready') return null
  return <NotFound slug="invoices" pages={pages.data.filter(isInside)} />
}
