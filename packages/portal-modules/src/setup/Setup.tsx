import type { ModuleComponent } from '../kit/index.ts'
import type { SetupPort } from './setup.port.ts'
import { useSetup } from './useSetup.ts'
import { SetupDone } from './views/SetupDone.tsx'
import { SetupFailed, SetupLoading } from './views/SetupStates.tsx'
import { SetupView } from './views/SetupView.tsx'

export interface SetupProps {
  port: SetupPort
  component?: ModuleComponent
}

/** Sets up a new application, step by step, and opens it (SETUP-01, GEN-09). */
export function Setup({ port }: SetupProps) {
  const model = useSetup(port)
  if (model.state === 'loading') return <SetupLoading />
  if (model.state === 'failed') return <SetupFailed error={model.error} onRetry={model.retry} />
  const { created, choices } = model
  if (created) return <SetupDone created={created} onOpen={model.open} onAnother={model.restart} />
  return <SetupView model={model} choices={choices} />
}
