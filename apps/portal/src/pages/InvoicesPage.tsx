import { useApplications, useAtrium, usePages } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/invoices/manifest'
import { ModuleSlot } from '@atrium/portal-modules/kit'
import { usePageTitle } from '../documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useModules } from '../modules.tsx'
import { isInside } from '../pageAddress.ts'
import { NotFound } from '../shell/NotFound.tsx'

/** It is no component of a page. */
const component = { id: 0 }

/** `/invoices`: what was invoiced to the customers of the application; for others it is no page (INV-06). */
export default function InvoicesPage() {
  const { t } = usePortalMessages()
  const { scope } = useAtrium()
  const modules = useModules()
  const applications = useApplications()
  const pages = usePages()
  const application =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === scope.tenant)
      : undefined
  usePageTitle(t('invoices'))
  if (!application) return null
  if (application.seesInvoices)
    return <ModuleSlot registry={modules} type={manifest.type} component={component} />
  if (pages.state !== 'ready') return null
  return <NotFound slug="invoices" pages={pages.data.filter(isInside)} />
}
