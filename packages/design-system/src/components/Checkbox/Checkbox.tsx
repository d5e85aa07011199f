import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'
import { styled } from 'styled-components'

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
  'aria-label'?: string
}

const Root = styled(AriaCheckbox)`
  @layer at.components {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    min-block-size: 24px;
    padding-block: 2px;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    .at-box {
      display: grid;
      place-items: center;
      flex: none;
      inline-size: 18px;
      block-size: 18px;
      margin-block-start: 1px;
      border: 1.5px solid var(--at-field);
      border-radius: 5px;
      background: var(--at-raised);
      color: transparent;
      transition: background-color var(--at-fast) var(--at-ease);
    }
    &[data-hovered] .at-box {
      border-color: var(--at-text-2);
    }
    &[data-selected] .at-box,
    &[data-indeterminate] .at-box {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      color: var(--at-on-brand);
    }
    &[data-invalid] .at-box {
      border-color: var(--at-bad);
    }
    &[data-focus-visible] .at-box {
      outline: 2px solid var(--at-focus);
      outline-offset: 2px;
    }
    .at-detail {
      display: block;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    &[data-disabled] {
      color: var(--at-text-3);
      cursor: not-allowed;
      .at-box {
        border-color: var(--at-line-strong);
        background: var(--at-sunken);
      }
      &:is([data-selected], [data-indeterminate]) .at-box {
        color: var(--at-text-3);
      }
    }
    @media (pointer: coarse) {
      padding-block: 12px;
      &:has(.at-detail) {
        padding-block: 4px;
      }
    }
    @media (forced-colors: active) {
      &:is([data-selected], [data-indeterminate]) .at-box {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
      }
      &[data-disabled] .at-box {
        border-color: GrayText;
      }
    }
  }
`

/** A box to choose or not to choose. */
export function Checkbox({ children, description, ...props }: CheckboxProps) {
  return (
    <Root {...props}>
      {({ isIndeterminate, isSelected }) => (
        <>
          <span className="at-box" aria-hidden="true">
            {isIndeterminate ? (
              <Minus size={13} strokeWidth={3} />
            ) : (
              isSelected && <Check size={13} strokeWidth={3} />
            )}
          </span>
          {children !== undefined && (
            <span>
              {children}
              {description && <span className="at-detail">{description}</span>}
            </span>
          )}
        </>
      )}
    </Root>
  )
}
