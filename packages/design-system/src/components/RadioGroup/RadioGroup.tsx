import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  FieldFrame,
  useField,
  useOwn,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { Icon } from '../Icon/index.ts'
import { radioCss } from './radio.css.ts'

export interface RadioOption<Value extends string = string> {
  /** What `onChange` gives. */
  value: Value
  /** Its words. */
  label: ReactNode
  /** A second, quieter line. */
  description?: ReactNode
  /** Lucide icon before the words. */
  icon?: LucideIcon
  /** Is shown and cannot be chosen. */
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldProps, ControlProps<'div'> {
  /** Two to about seven answers, all in sight. */
  options: readonly RadioOption<Value>[]
  /** The chosen one, `null` for none, when the parent holds it. */
  value?: Value | null
  /** The one chosen at first, when the group holds it. */
  defaultValue?: Value | null
  /** Called with the newly chosen one. */
  onChange?: (value: Value) => void
  /** Default `list`; `cards` for answers that need a sentence; `row` for short words. */
  variant?: 'list' | 'row' | 'cards'
  /** Name in a form. */
  name?: string
}

const Options = styled.div`
  ${radioCss}
`

/** One of a few answers under a question, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, variant = 'list', value: held, defaultValue, onChange, name, ...rest } = props
  const { isDisabled, isReadOnly } = rest
  const ids = useField(props)
  const [value, change] = useOwn<Value | null>(
    held,
    defaultValue ?? null,
    // Only an option is ever chosen: none is where the group begins.
    (next) => next !== null && onChange?.(next),
  )
  return (
    <FieldFrame field={props} ids={ids} isRadioGroup native={withoutField(rest)}>
      <Options data-at-variant={variant} data-at-invalid={props.errorMessage ? true : undefined}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? ids.id}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled || option.isDisabled || (isReadOnly && option.value !== value)}
              onChange={() => change(option.value)}
            />
            <span className="at-dot" aria-hidden="true" />
            {option.icon && <Icon icon={option.icon} />}
            <span className="at-words">
              {option.label}
              {option.description && <span className="at-detail">{option.description}</span>}
            </span>
          </label>
        ))}
      </Options>
    </FieldFrame>
  )
}
