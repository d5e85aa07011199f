import { useApplications } from '@atrium/api-client'
import { manifest } from '@atrium/portal-modules/approvals/manifest'
import { ItemModulesProvider, ModuleSlot } from '@atrium/portal-modules/kit'
import { useEffect } from 'react'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useModules } from '../modules.tsx'
import { runningPreview } from '../preview/preview.ts'
import { useServices } from '../services.tsx'
import { useActiveApplication } from '../tenant.ts'
import { usePreviewModule } from '../viewer/usePreviewModule.ts'

/** `/approvals`: what waits for a decision in all applications (D-01, T-37). */
export default function Approvals() {
  const { t } = usePortalMessages()
  const modules = useModules()
  usePageTitle(t('approvals'))
  useLiveElsewhere()
  const preview = usePreviewModule()
  return (
    <ItemModulesProvider registry={preview}>
      <ModuleSlot registry={modules} type={manifest.type} component={inbox} />
    </ItemModulesProvider>
  )
}

/** The inbox is no component of a page. */
const inbox = { id: 0 }

/** Hears of the other applications, too, while they stand in the list. */
function useLiveElsewhere(): void {
  const { live } = useServices()
  const applications = useApplications()
  const active = useActiveApplication()
  const known = applications.state === 'ready' ? applications.data : undefined
  useEffect(() => {
    if (runningPreview || !known) return
    const others = known.map(({ id }) => id).filter((id) => id !== active)
    for (const id of others) live.join(id)
    return () => {
      for (const id of others) live.leave(id)
    }
  }, [active, known, live])
}
