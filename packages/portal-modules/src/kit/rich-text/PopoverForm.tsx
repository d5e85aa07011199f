import { isComposing } from '@atrium/design-system'
import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 14px;

    > .at-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
      justify-content: end;
    }
  }
`

export interface PopoverFormProps {
  /** Fields, then their buttons in an element with the class `at-actions`. */
  children: ReactNode
  /** Enter in a field. */
  onSubmit: () => void
}

/** A few fields in a small window; no `form`, whose `submit` React would hand to the form around the editor. */
export function PopoverForm({ children, onSubmit }: PopoverFormProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onSubmit()
  }
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Enter of the fields inside
  return <Root onKeyDown={onKeyDown}>{children}</Root>
}
