import { Icon } from '@atrium/design-system'
import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  @layer at.components {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 100%;
    min-block-size: 24px;
    margin-inline-start: -3px;

    input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }
    .at-box {
      display: grid;
      place-items: center;
      inline-size: 17px;
      block-size: 17px;
      border: 1.5px solid var(--at-field);
      border-radius: 5px;
      background: var(--at-raised);
      color: transparent;
      pointer-events: none;
    }
    input:hover + .at-box {
      border-color: var(--at-text-2);
    }
    input:is(:checked, :indeterminate) + .at-box {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    input:focus-visible + .at-box {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    @media (forced-colors: active) {
      input:is(:checked, :indeterminate) + .at-box {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
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
    <Root className="at-choose">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        tabIndex={isInRow ? -1 : undefined}
        checked={isSelected}
        onClick={(event) => onToggle(event.shiftKey)}
        onChange={() => undefined}
      />
      <span className="at-box">
        <Icon icon={isIndeterminate ? Minus : Check} size={13} />
      </span>
    </Root>
  )
}
