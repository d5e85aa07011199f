import type { ModuleComponent } from '../kit/index.ts'
import type { IntegrationsPort } from './integrations.port.ts'
import { useIntegrations } from './useIntegrations.ts'
import { IntegrationsView } from './views/IntegrationsView.tsx'

export interface IntegrationsProps {
  port: IntegrationsPort
  component?: ModuleComponent
}

/** Other systems that call with a token of their own: made, renewed, revoked, and when they called last (ADM-09). */
export function Integrations({ port }: IntegrationsProps) {
  const { address, directoryAddress, applicationId, directory } = port
  return (
    <IntegrationsView
      model={useIntegrations(port)}
      {...{ address, directoryAddress, applicationId, directory }}
    />
  )
}
