import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ControlProps, FieldProps } from '../../field/index.ts'
import { choiceCss } from '../Checkbox/index.ts'

export interface SwitchProps
  extends
    ControlProps<'input', 'checked' | 'role' | 'type' | 'value'>,
    Pick<FieldProps, 'className' | 'style'> {
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

const Root = styled.label`
  ${choiceCss}
  @layer at.components {
    > input {
      inline-size: 34px;
      block-size: 20px;
      padding: 2px;
      border: 1.5px solid var(--at-field);
      border-radius: var(--at-radius-full);
      background: var(--at-sunken);
    }
    > input::before {
      content: '';
      display: block;
      inline-size: 13px;
      block-size: 13px;
      border-radius: 50%;
      background: var(--at-text-2);
      transition: translate var(--at-medium) var(--at-ease);
      print-color-adjust: exact;
    }
    > input:checked {
      border-color: var(--at-brand-edge);
      background: var(--at-brand);
      print-color-adjust: exact;
    }
    > input:checked::before {
      background: var(--at-on-brand);
      translate: 14px 0;
    }
    > input:checked:dir(rtl)::before {
      translate: -14px 0;
    }
    @media (hover: hover) {
      &:hover > input:where(:enabled:not(:checked)) {
        border-color: var(--at-text-2);
      }
      &:hover > input:enabled {
        transition: background-color var(--at-medium) var(--at-ease);
      }
    }
    > input:disabled {
      border-color: var(--at-line-strong);
      background: var(--at-sunken);
    }
    > input:disabled::before {
      background: var(--at-text-3);
    }
    @media (forced-colors: active) {
      > input {
        forced-color-adjust: none;
        border-color: ButtonBorder;
        background: Canvas;
      }
      > input::before {
        background: ButtonText;
      }
      > input:checked {
        border-color: Highlight;
        background: Highlight;
      }
      > input:checked::before {
        background: HighlightText;
      }
      > input:disabled {
        border-color: GrayText;
        background: Canvas;
      }
      > input:disabled::before {
        background: GrayText;
      }
    }
  }
`

/** Turns something on or off at once, without a save button. */
export function Switch(props: SwitchProps) {
  const {
    children,
    description,
    isSelected,
    defaultSelected,
    isDisabled,
    onChange,
    name,
    className,
    style,
    ...native
  } = props
  return (
    <Root className={className} style={style} data-at-disabled={isDisabled || undefined}>
      <input
        {...native}
        type="checkbox"
        // The browser speaks the state of a native box itself.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={isSelected}
        defaultChecked={isSelected === undefined ? defaultSelected : undefined}
        onChange={(event) => onChange?.(event.target.checked)}
        disabled={isDisabled}
        name={name}
      />
      <span>
        {children}
        {description && <span className="at-detail">{description}</span>}
      </span>
    </Root>
  )
}
