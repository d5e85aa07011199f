import { useMessages, useModuleHost, usePlaceName } from '../../kit/index.ts'
import type { Order } from '../direct-orders.port.ts'
import { stepAt, steps, type Step } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'

/**
 * Which step the address names, as far as the draft has come.
 * @param reached  the last step that somebody has come to
 */
export function useWizardSteps(order: Order | undefined, reached: number) {
  const { path, setPath } = useModuleHost()
  const { t } = useMessages(messages)
  const isAdjusting = order !== undefined
  // Who adjusts an order chooses no action.
  const ownSteps = isAdjusting ? steps.slice(1) : steps
  const at = isAdjusting ? Math.max(stepAt(path[3], reached), 1) : stepAt(path[1], reached)
  const step = steps[at]!
  usePlaceName(t(isAdjusting ? 'wizard.adjust' : 'wizard.title'))
  const goTo = (to: Step) => {
    const base = isAdjusting ? ['requests', String(order.id), 'adjust'] : ['create']
    setPath(to === ownSteps[0] ? base : [...base, to])
  }
  return {
    at,
    step,
    ownSteps,
    goTo,
    goOn: () => goTo(steps[at + 1]!),
    back: step === ownSteps[0] ? undefined : () => goTo(steps[at - 1]!),
  }
}
