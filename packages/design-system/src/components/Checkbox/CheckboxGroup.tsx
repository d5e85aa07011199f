import type { ReactNode } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components'
import { styled } from 'styled-components'
import { FieldLabel, FieldMessage, fieldCss } from '../Field/index.ts'

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

const Root = styled(AriaCheckboxGroup)`
  ${fieldCss}
  @layer at.components {
    .at-boxes {
      display: flex;
      flex-direction: column;
      gap: 6px;
    }
  }
`

/** Several boxes under one question. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, children, description, errorMessage, ...group } = props
  return (
    <Root {...group} isInvalid={errorMessage ? true : undefined}>
      <FieldLabel isRequired={group.isRequired}>{label}</FieldLabel>
      <div className="at-boxes">{children}</div>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  )
}
