import { later } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { useModuleHost, useUndo } from '../kit/index.ts'
import type { PlanImportPort } from './plan-import/plan-import.port.ts'
import { importParam } from './plan-import/import-param.ts'
import type { CampaignsModel } from './campaigns.model.ts'

// What reads files and shows them comes with the first import.
const PlanImport = later(async () => (await import('./plan-import/PlanImport.tsx')).PlanImport)

/** The import of a plan in place of the list, while the address names its campaign; undefined: there is none. */
export function usePlanImporting(
  port: PlanImportPort | undefined,
  { all }: Pick<CampaignsModel, 'all'>,
): ReactNode | undefined {
  const { params, setParam } = useModuleHost()
  // Kept here: what was imported can be taken back after its screen has gone.
  const offerUndo = useUndo()
  const campaign = all.find(({ id }) => `${id}` === params[importParam])
  if (!port || !campaign?.can.edit) return undefined
  return (
    <PlanImport
      key={campaign.id}
      port={port}
      campaign={campaign}
      offerUndo={offerUndo}
      onClose={() => setParam(importParam, undefined)}
    />
  )
}
