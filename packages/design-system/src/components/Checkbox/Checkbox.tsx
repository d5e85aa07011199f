import type { ChangeEvent, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ControlProps, FieldProps } from '../../field/index.ts'
import { withOwn } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { checkboxCss } from './checkbox.css.ts'
import { useGroup } from './group.ts'

export interface CheckboxProps
  extends
    ControlProps<'input', 'checked' | 'type' | 'value'>,
    Pick<FieldProps, 'className' | 'style'> {
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
  const {
    children,
    description,
    isIndeterminate,
    isReadOnly,
    onChange,
    value,
    isSelected,
    defaultSelected,
    isDisabled: isOff,
    isRequired,
    isInvalid,
    name,
    className,
    style,
    ref,
    ...native
  } = props
  const group = useGroup()
  const mark = isIndeterminate === undefined ? undefined : isIndeterminate ? some : notSome
  const both = useBothRefs(ref, mark)
  const isDisabled = isOff || group?.isDisabled
  const held = group && value !== undefined ? group.value.includes(value) : isSelected
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { checked } = event.target
    if (isIndeterminate) event.target.indeterminate = true
    if (group && value !== undefined) group.onChange(value, checked)
    onChange?.(checked)
  }
  return (
    <Root className={className} style={style} data-at-disabled={isDisabled || undefined}>
      <input
        {...withOwn(native, {
          onClick: isReadOnly ? prevent : undefined,
          onInvalid: group?.onInvalid,
        })}
        type="checkbox"
        ref={both}
        checked={held}
        defaultChecked={held === undefined ? defaultSelected : undefined}
        onChange={change}
        disabled={isDisabled}
        required={isRequired || group?.needsOne}
        name={name ?? group?.name}
        value={value}
        aria-readonly={isReadOnly || undefined}
        aria-invalid={isInvalid || group?.isInvalid || native['aria-invalid']}
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
