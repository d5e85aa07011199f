import { ScreenFocus } from '../kit/ScreenFocus.tsx'
import type { CockpitAddress, CockpitPort } from './cockpit.port.ts'
import { useCockpit } from './useCockpit.ts'
import { useImporting } from './useImporting.tsx'
import { CockpitView } from './views/CockpitView.tsx'

export interface CockpitProps {
  port: CockpitPort
  /** Which cockpit; make it anew for another one. */
  address: CockpitAddress
  /** What it is called until it is loaded. */
  name?: string
  /** The picture of the workflow is offered (WFD-01). */
  hasWorkflow?: boolean
  /** Where the campaigns are; absent: there is no way back to them. */
  campaignsAddress?: string
}

/** One campaign at a glance: where it stands, what it costs, when it runs, what waits (COCK-01). */
export function Cockpit({ port, address, name, hasWorkflow, campaignsAddress }: CockpitProps) {
  const model = useCockpit(port, address)
  const importing = useImporting(port, model)
  return (
    <ScreenFocus screen={importing ? 'import' : 'cockpit'}>
      {importing ?? (
        <CockpitView
          model={model}
          name={name}
          hasWorkflow={hasWorkflow}
          campaignsAddress={campaignsAddress}
        />
      )}
    </ScreenFocus>
  )
}
