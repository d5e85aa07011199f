import { useApplicationConfiguration, useAtrium } from '@atrium/api-client'
import type { CockpitConfig } from '@atrium/portal-modules/cockpit/manifest'
import { manifest } from '@atrium/portal-modules/cockpit/manifest'
import {
  ItemModulesProvider,
  ModuleSlot,
  registerModule,
  type ModuleRegistry,
} from '@atrium/portal-modules/kit'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { isSwitchedOn } from '@atrium/api-client/values'
import { useModules } from '../modules.tsx'
import { useServices } from '../services.tsx'
import { useOpenViewer } from '../viewer/ViewerProvider.tsx'

/** The cockpit of a campaign, by its number or the ids of another system (ROUTE-06). */
export default function CockpitPage() {
  const { id = '', externalId, externalSubId, cockpitName = '' } = useParams()
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : undefined
  const [shown, setShown] = useState<string>()
  const registry = useCockpitModule(setShown)
  const { approvals } = useModules()
  // What is decided of the campaign stands in its cockpit.
  const inside = useMemo((): ModuleRegistry => (approvals ? { approvals } : {}), [approvals])
  // Until it is loaded its address says what it is called.
  usePageTitle(shown ?? cockpitName)
  const config = useMemo((): CockpitConfig => {
    const own = { kind: 'own', id: /^\d{1,9}$/.test(id) ? Number(id) : 0 } as const
    return {
      address:
        externalId === undefined
          ? own
          : { kind: 'external', externalId, ...(externalSubId && { externalSubId }) },
      hasWorkflow: isSwitchedOn(entries ?? [], 'WORKFLOW_DIALOG_ENABLED'),
      campaignsAddress: '/campaigns',
    }
  }, [id, externalId, externalSubId, entries])
  return (
    <ItemModulesProvider registry={inside}>
      <ModuleSlot
        registry={registry}
        type={manifest.type}
        component={{ id: Number(id) || 0, displayName: cockpitName, config }}
      />
    </ItemModulesProvider>
  )
}

function useCockpitModule(onShown: (name: string) => void): ModuleRegistry {
  const { client, scope } = useAtrium()
  const { live } = useServices()
  const openViewer = useOpenViewer()
  return useMemo(
    () => ({
      [manifest.type]: registerModule({
        manifest,
        load: () => import('@atrium/portal-modules/cockpit/module'),
        port: async () => {
          const { createCockpitAdapter } = await import('@atrium/portal-modules/cockpit/adapter')
          const shown = ({ name }: { name: string }) => onShown(name)
          return createCockpitAdapter({ client, scope, live, openViewer, shown })
        },
      }),
    }),
    [client, scope, live, openViewer, onShown],
  )
}
