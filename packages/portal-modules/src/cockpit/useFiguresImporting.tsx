import { later } from '@atrium/design-system'
import type { ReactNode } from 'react'
import { useModuleHost, useUndo } from '../kit/index.ts'
import type { CockpitPort } from './cockpit.port.ts'
import { figuresParam } from './figures-import/figures-param.ts'
import type { CockpitModel } from './useCockpit.ts'

// What reads files and shows them comes with the first import.
const FiguresImport = later(
  async () => (await import('./figures-import/FiguresImport.tsx')).FiguresImport,
)

/** The import of figures in place of the cockpit, while the address asks for it; undefined: it does not. */
export function useFiguresImporting(
  port: CockpitPort['figures'],
  { data }: Pick<CockpitModel, 'data'>,
): ReactNode | undefined {
  const { params, setParam } = useModuleHost()
  // Kept here: what was imported can be taken back after its screen has gone.
  const offerUndo = useUndo()
  const campaign = data.state === 'ready' ? data.data.campaign : undefined
  if (!port || !campaign?.can.edit || params[figuresParam.name] !== figuresParam.value)
    return undefined
  return (
    <FiguresImport
      port={port}
      campaign={campaign}
      offerUndo={offerUndo}
      onClose={() => setParam(figuresParam.name, undefined)}
    />
  )
}
