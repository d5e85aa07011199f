import { boxCss } from '@atrium/design-system/collection'
import { useEffect, useRef } from 'react'
import { css } from 'styled-components'

/** The box of a row or of the columns' names: in the element that has it. */
export const checkMarkCss = css`
  ${boxCss}
  @layer at.components {
    > input {
      position: relative;
      appearance: none;
      cursor: pointer;
    }
    > input:hover:not(:checked, :indeterminate) {
      border-color: var(--at-text-2);
    }
    > input:indeterminate::before {
      clip-path: inset(5.5px 2px);
    }
    @media print {
      > input {
        visibility: hidden;
      }
    }
    /* As wide as a finger needs, as high as the row. */
    > input::after {
      content: '';
      position: absolute;
      inset: -16px -5px;
    }
  }
`

export interface CheckMarkProps {
  label: string
  isSelected: boolean
  isIndeterminate?: boolean
  /** Reached by its row's keys instead of Tab. */
  isInRow?: boolean
  onToggle: (isRange: boolean) => void
}

/** A box to choose with, light enough for every row of a long list. */
export function CheckMark(props: CheckMarkProps) {
  const { label, isSelected, isIndeterminate = false, isInRow, onToggle } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      tabIndex={isInRow ? -1 : undefined}
      checked={isSelected}
      onClick={(event) => onToggle(event.shiftKey)}
      onChange={() => undefined}
    />
  )
}
