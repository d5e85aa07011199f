import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldFrame, useBrowserError, useField, useOwn } from '../../field/index.ts'
import { GroupContext, type Group } from './group.ts'

export interface CheckboxGroupProps {
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
  const { children, isRequired, isDisabled, name } = props
  const [value, change] = useOwn(props.value, props.defaultValue ?? [], props.onChange)
  const { message, onInvalid, clear } = useBrowserError(props.value?.join('\n'))
  const field = { ...props, errorMessage: props.errorMessage ?? message }
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
    <FieldFrame field={field} ids={ids} isGroup>
      <Boxes>
        <GroupContext value={group}>{children}</GroupContext>
      </Boxes>
    </FieldFrame>
  )
}
