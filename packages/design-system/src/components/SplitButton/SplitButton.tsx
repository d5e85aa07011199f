import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Key } from 'react-aria-components'
import { styled } from 'styled-components'
import type { NativeProps } from '../../native/index.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { Menu, MenuTrigger } from '../Menu/index.ts'

export interface SplitButtonProps extends NativeProps<'span'> {
  /** What a plain press does. */
  label: string
  /** Called on a plain press. */
  onPress: () => void
  /** `MenuItem` elements: other ways to do it. */
  children: ReactNode
  /** Called with the id of the chosen other way. */
  onAction?: (id: Key) => void
  /** What the second button opens; spoken. */
  menuLabel: string
  /** Weight on the screen; default `secondary`. */
  variant?: Extract<ButtonVariant, 'primary' | 'secondary'>
  /** Default `medium`, 36 px; `compact` is 30 px. */
  size?: ButtonSize
  /** Lucide icon before the label. */
  icon?: LucideIcon
  /** Work runs; neither half takes a press. */
  isPending?: boolean
  /** Neither half takes a press. Give `disabledReason` too, so that people learn why. */
  isDisabled?: boolean
  /** Why it is disabled: the first half keeps the focus and says the reason as a tooltip. */
  disabledReason?: string
  /** Spoken name of the first half, when its label does not say enough. */
  'aria-label'?: string
}

const Root = styled.span`
  @layer at.components {
    display: inline-flex;
    max-inline-size: 100%;

    > button:first-of-type {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
      min-inline-size: 0;
    }
    > button:last-of-type {
      min-inline-size: 34px;
      margin-inline-start: -1px;
      padding-inline: 7px;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    > button:last-of-type span {
      display: grid;
    }
    > button:last-of-type .at-icon {
      margin: 0;
    }
    > button:is(:hover, :focus-visible) {
      z-index: 1;
    }
    /* On the fill of the brand its own words' colour parts the halves. */
    &[data-at-variant='primary'] > button:last-of-type {
      border-inline-start-color: var(--at-on-brand);
      margin-inline-start: 0;
    }
    &[data-at-variant='primary'] > button:first-of-type {
      border-inline-end: 0;
    }
    &[data-at-off] > button {
      border-inline-color: var(--at-line);
    }
    @media print {
      display: none;
    }
  }
`

/** The usual way on a button, others in a menu beside it. */
export function SplitButton(props: SplitButtonProps) {
  const {
    label,
    onPress,
    children,
    onAction,
    menuLabel,
    variant = 'secondary',
    size,
    icon,
    isPending,
    isDisabled,
    disabledReason,
    'aria-label': spoken,
    ...native
  } = props
  return (
    <Root {...native} data-at-variant={variant} data-at-off={isDisabled || undefined}>
      <Button
        {...{ variant, size, icon, isPending, isDisabled, disabledReason, onPress }}
        aria-label={spoken}
      >
        {label}
      </Button>
      <MenuTrigger>
        <Button {...{ variant, size }} aria-label={menuLabel} isDisabled={isDisabled || isPending}>
          <Icon icon={ChevronDown} size={16} />
        </Button>
        <Menu aria-label={menuLabel} onAction={onAction}>
          {children}
        </Menu>
      </MenuTrigger>
    </Root>
  )
}
