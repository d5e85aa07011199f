import type { ModuleComponent } from '../kit/index.ts'
import type { ConfigurationPort } from './configuration.port.ts'
import { useConfiguration } from './useConfiguration.ts'
import { ConfigurationFailed, ConfigurationLoading } from './views/ConfigurationStates.tsx'
import { ConfigurationView } from './views/ConfigurationView.tsx'

export interface ConfigurationProps {
  port: ConfigurationPort
  component?: ModuleComponent
}

/** What an application has switched on, and how it behaves (ADM-08). */
export function Configuration({ port }: ConfigurationProps) {
  const model = useConfiguration(port)
  const { result } = model
  if (result.state === 'loading') return <ConfigurationLoading />
  if (result.state === 'failed')
    return <ConfigurationFailed error={result.error} onRetry={result.retry} />
  return <ConfigurationView model={model} />
}
