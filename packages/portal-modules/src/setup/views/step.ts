import type { SetupChoices } from '../setup.port.ts'
import type { SetupModel } from '../useSetup.ts'

/** What a step shows. */
export interface StepProps {
  model: SetupModel
  choices: SetupChoices
}
