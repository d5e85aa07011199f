import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'
import { styled } from 'styled-components'

export interface SwitchProps {
  /** What is switched. */
  children: ReactNode
  /** A second, quieter line. */
  description?: ReactNode
  /** On or off, when the parent holds it. */
  isSelected?: boolean
  /** On at first, when the switch holds it. */
  defaultSelected?: boolean
  /** Called with every change. */
  onChange?: (isSelected: boolean) => void
  /** Takes no input. */
  isDisabled?: boolean
  /** Its name in a form. */
  name?: string
}

const Root = styled(AriaSwitch)`
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

    .at-track {
      flex: none;
      inline-size: 34px;
      block-size: 20px;
      padding: 2px;
      border: 1.5px solid var(--at-field);
      border-radius: var(--at-radius-full);
      background: var(--at-sunken);
      transition: background-color var(--at-medium) var(--at-ease);
    }
    .at-thumb {
      display: block;
      inline-size: 13px;
      block-size: 13px;
      border-radius: 50%;
      background: var(--at-text-2);
      transition: translate var(--at-medium) var(--at-ease);
    }
    &[data-hovered] .at-track {
      border-color: var(--at-text-2);
    }
    &[data-selected] .at-track {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
    }
    &[data-selected] .at-thumb {
      background: var(--at-on-brand);
      translate: 14px 0;
    }
    &[data-focus-visible] .at-track {
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
      .at-track {
        border-color: var(--at-line-strong);
        background: var(--at-sunken);
      }
      .at-thumb {
        background: var(--at-text-3);
      }
    }
    @media (pointer: coarse) {
      padding-block: 12px;
    }
    @media (forced-colors: active) {
      .at-thumb {
        forced-color-adjust: none;
        background: ButtonText;
      }
      &[data-selected] .at-track {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
      &[data-selected] .at-thumb {
        background: HighlightText;
      }
    }
  }
`

/** Turns something on or off at once, without a save button. */
export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <Root {...props}>
      <span className="at-track" aria-hidden="true">
        <span className="at-thumb" />
      </span>
      <span>
        {children}
        {description && <span className="at-detail">{description}</span>}
      </span>
    </Root>
  )
}
