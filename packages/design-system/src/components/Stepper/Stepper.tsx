import { Check, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { stepperCss } from './stepper.css.ts'
import { canJump, stepState, type StepItem } from './stepper.logic.ts'
import { stepperStrings } from './stepper.strings.ts'

export interface StepperProps<Id extends string = string> extends NativeProps<'div'> {
  /** What is set up; spoken. */
  label: string
  /** The steps in their order. */
  steps: readonly StepItem<Id>[]
  /** Id of the step that is shown. */
  current: Id
  /** Called with a visited step that is jumped to; without it nothing can be pressed. */
  onChange?: (id: Id) => void
}

const Root = styled.div`
  ${stepperCss}
`

/** Where one is in a wizard; jumps only to visited steps that everything valid leads to (SETUP-02). */
export function Stepper<Id extends string>(props: StepperProps<Id>) {
  const { label, steps, current, onChange, ...native } = props
  const strings = useStrings(stepperStrings)
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <Root {...native}>
      <ol aria-label={label}>
        {steps.map((step, index) => {
          const state = stepState(steps, index, at)
          const isReachable = onChange !== undefined && canJump(steps, index, at)
          const note = state === 'current' ? undefined : strings[state]
          const isNoted = state !== 'open' || (onChange !== undefined && !isReachable)
          const content = (
            <>
              <span className="at-dot" aria-hidden="true">
                {state === 'done' && <Icon icon={Check} size={16} />}
                {state === 'invalid' && <Icon icon={TriangleAlert} size={15} />}
                {(state === 'current' || state === 'open') && index + 1}
              </span>
              <span className="at-words">
                <span className="at-visually-hidden">
                  {strings.position(index + 1, steps.length)}:{' '}
                </span>
                <b>{step.label}</b>
                {state !== 'invalid' && isNoted && note && (
                  <span className="at-visually-hidden">, {note}</span>
                )}
                {state === 'invalid' && <small>{note}</small>}
                {state !== 'invalid' && step.description && <small>{step.description}</small>}
              </span>
            </>
          )
          return (
            <li
              key={step.id}
              data-at-step={state}
              data-at-passed={(index < at && !step.isInvalid) || undefined}
            >
              {isReachable ? (
                <button type="button" className="at-step" onClick={() => onChange(step.id)}>
                  {content}
                </button>
              ) : (
                <span className="at-step" aria-current={index === at ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </Root>
  )
}
