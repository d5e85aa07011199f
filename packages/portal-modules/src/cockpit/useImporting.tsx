import { later } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { useModuleHost, useUndo } from '../kit/index.ts'
import type { CockpitPort } from './cockpit.port.ts'
import { importParam } from './import-param.ts'
import type { CockpitModel } from './useCockpit.ts'

// What reads files and shows them comes with the first import.
const FiguresImport = later(
  async () => (await import('./figures-import/FiguresImport.tsx')).FiguresImport,
)
const CostsImport = later(async () => (await import('./costs-import/CostsImport.tsx')).CostsImport)

/** An import in place of the cockpit, while the address asks for it; undefined: it does not. */
export function useImporting(
  { figures, costs }: Pick<CockpitPort, 'figures' | 'costs'>,
  { data }: Pick<CockpitModel, 'data'>,
): ReactNode | undefined {
  const { params, setParam } = useModuleHost()
  // Kept here: what was imported can be taken back after its screen has gone.
  const offerUndo = useUndo()
  const campaign = data.state === 'ready' ? data.data.campaign : undefined
  if (!campaign?.can.edit) return undefined
  const onClose = () => setParam(importParam.name, undefined)
  const wanted = params[importParam.name]
  if (figures && wanted === importParam.figures)
    return <FiguresImport {...{ campaign, offerUndo, onClose }} port={figures} />
  if (costs && wanted === importParam.costs)
    return <CostsImport {...{ campaign, offerUndo, onClose }} port={costs} />
  return undefined
}
