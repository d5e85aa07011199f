import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  FieldFrame,
  useBrowserError,
  useField,
  useOwn,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { GroupContext, type Group } from './group.ts'

export interface CheckboxGroupProps
  extends ControlProps<'div'>, Pick<FieldProps, 'className' | 'style'> {
  /** The question over the boxes. */
  label: string
  /** `Checkbox` elements with a `value`. */
  children: ReactNode
  /** Help below the boxes. */
  description?: ReactNode
  /** What is wrong; marks the group as invalid. */
  errorMessage?: ReactNode
  /** The chosen values, when the parent holds them. */
  value?: string[]
  /** The values chosen at first, when the group holds them. */
  defaultValue?: string[]
  /** Called with every change. */
  onChange?: (value: string[]) => void
  /** At least one answer is needed. */
  isRequired?: boolean
  /** Takes no input. */
  isDisabled?: boolean
  /** Its name in a form. */
  name?: string
}

const Boxes = styled.div`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
`

/** Several boxes under one question. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    children,
    isRequired,
    isDisabled,
    name,
    label: _label,
    description: _description,
    errorMessage,
    value: given,
    defaultValue,
    onChange,
    className: _className,
    style: _style,
    ...native
  } = props
  const [value, change] = useOwn(given, defaultValue ?? [], onChange)
  const { message, onInvalid, clear } = useBrowserError(given?.join('\n'))
  const field = { ...props, errorMessage: errorMessage ?? message }
  const ids = useField(field)
  const isInvalid = Boolean(field.errorMessage)
  const group: Group = {
    value,
    onChange: (one, isSelected) => {
      clear()
      change(isSelected ? [...value, one] : value.filter((other) => other !== one))
    },
    isDisabled,
    isInvalid,
    needsOne: Boolean(isRequired) && value.length === 0,
    name,
    onInvalid,
  }
  return (
    <FieldFrame field={field} ids={ids} isGroup native={native}>
      <Boxes>
        <GroupContext value={group}>{children}</GroupContext>
      </Boxes>
    </FieldFrame>
  )
}
