import { boxCss } from '@atrium/design-system/collection'
import { useEffect, useRef } from 'react'
import { css } from 'styled-components'

/** The box of a row, which is no field, or of the columns' names: in the element that has it. */
export const checkMarkCss = css`
  ${boxCss}
  @layer at.components {
    > :is(input, [role='checkbox']) {
      position: relative;
      appearance: none;
      cursor: pointer;
    }
    > input:hover:not(:checked, :indeterminate),
    > [aria-checked='false']:hover {
      border-color: var(--at-text-2);
    }
    > input:indeterminate::before {
      clip-path: inset(5.5px 2px);
    }
    @media print {
      > :is(input, [role='checkbox']) {
        visibility: hidden;
      }
    }
    /* As wide as a finger needs, as high as the row. */
    > :is(input, [role='checkbox'])::after {
      content: '';
      position: absolute;
      inset: -16px -5px;
    }
  }
`

export interface CheckMarkProps {
  label: string
  isSelected: boolean
  isIndeterminate: boolean
  onToggle: () => void
}

/** The box that chooses all. */
export function CheckMark(props: CheckMarkProps) {
  const { label, isSelected, isIndeterminate, onToggle } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <input ref={box} type="checkbox" aria-label={label} checked={isSelected} onChange={onToggle} />
  )
}
