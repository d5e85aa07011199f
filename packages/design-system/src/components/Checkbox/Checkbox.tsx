import type { ChangeEvent, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { checkboxCss } from './checkbox.css.ts'
import { useGroup } from './group.ts'

export interface CheckboxProps {
  /** What is chosen; leave out only with `aria-label`. */
  children?: ReactNode
  /** A second, quieter line. */
  description?: ReactNode
  /** Chosen or not, when the parent holds it. */
  isSelected?: boolean
  /** Chosen at first, when the box holds it. */
  defaultSelected?: boolean
  /** Some, but not all of what it stands for is chosen. */
  isIndeterminate?: boolean
  /** Called with every change. */
  onChange?: (isSelected: boolean) => void
  /** Takes no input. */
  isDisabled?: boolean
  /** Shows its state and takes no input. */
  isReadOnly?: boolean
  /** An answer is needed. */
  isRequired?: boolean
  /** Marks it as wrong. */
  isInvalid?: boolean
  /** Its value in a group or form. */
  value?: string
  /** Its name in a form. */
  name?: string
  /** Spoken name of a box without words. */
  'aria-label'?: string
}

const Root = styled.label`
  ${checkboxCss}
`

/** The browser knows this state only as a property of the element. */
const some = (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = true
}
const notSome = (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = false
}

const prevent = (event: MouseEvent) => event.preventDefault()

/** A box to choose or not to choose. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, isIndeterminate, isReadOnly, onChange, value } = props
  const group = useGroup()
  const isDisabled = props.isDisabled || group?.isDisabled
  const held = group && value !== undefined ? group.value.includes(value) : props.isSelected
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { checked } = event.target
    if (isIndeterminate) event.target.indeterminate = true
    if (group && value !== undefined) group.onChange(value, checked)
    onChange?.(checked)
  }
  return (
    <Root data-at-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        ref={isIndeterminate === undefined ? undefined : isIndeterminate ? some : notSome}
        checked={held}
        defaultChecked={held === undefined ? props.defaultSelected : undefined}
        onChange={change}
        onClick={isReadOnly ? prevent : undefined}
        onInvalid={group?.onInvalid}
        disabled={isDisabled}
        required={props.isRequired || group?.needsOne}
        name={props.name ?? group?.name}
        value={value}
        aria-label={props['aria-label']}
        aria-readonly={isReadOnly || undefined}
        aria-invalid={props.isInvalid || group?.isInvalid || undefined}
      />
      {children !== undefined && (
        <span>
          {children}
          {description && <span className="at-detail">{description}</span>}
        </span>
      )}
    </Root>
  )
}
