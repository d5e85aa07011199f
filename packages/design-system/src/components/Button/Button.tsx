import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  Link as AriaLink,
  ProgressBar as AriaProgressBar,
  type PressEvent,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { buttonCss } from './button.css.ts'

export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

export const BUTTON_SIZES = ['medium', 'compact'] as const
export type ButtonSize = (typeof BUTTON_SIZES)[number]

export interface ButtonProps {
  /** What the button does, in a word or two. */
  children: ReactNode
  /** Weight on the screen; default `secondary`. One `primary` a view. */
  variant?: ButtonVariant
  /** Default `medium`, 36 px; `compact` is 30 px. */
  size?: ButtonSize
  /** Lucide icon before the text. */
  icon?: LucideIcon
  /** Shows a spinner and takes no press while work runs; keeps the focus. */
  isPending?: boolean
  /** Takes no press. Give `disabledReason` too, so that people learn why. */
  isDisabled?: boolean
  /** Why it is disabled: keeps the button focusable and says the reason as a tooltip. */
  disabledReason?: string
  /** Called on click, Enter, Space and touch. */
  onPress?: (event: PressEvent) => void
  /** Default `button`. */
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form that it submits, when it stands outside of it. */
  form?: string
  /** Renders a link of the same look. */
  href?: string
  /** Target of the link. */
  target?: string
  /** Suggests saving the link's target, with an optional file name. */
  download?: boolean | string
  /** Stretches over the line. */
  isFullWidth?: boolean
  /** Gets the focus when it appears. */
  autoFocus?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

const Surface = styled(AriaButton)`
  ${buttonCss}
`
const LinkSurface = styled(AriaLink)`
  ${buttonCss}
`

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'medium', icon, isPending, isFullWidth } = props
  const { isDisabled, disabledReason, href, target, download, ref, ...rest } = props
  const look = {
    'data-at-variant': variant,
    'data-at-size': size,
    'data-at-wide': isFullWidth || undefined,
  }
  const content = (
    <>
      {isPending ? <Pending /> : icon && <Icon icon={icon} />}
      <span>{children}</span>
    </>
  )
  const { onPress, type, form, autoFocus } = rest
  const aria = {
    'aria-label': rest['aria-label'],
    'aria-describedby': rest['aria-describedby'],
  }
  if (href !== undefined && !isDisabled) {
    const link = { href, target, download, onPress, autoFocus }
    return (
      <LinkSurface {...look} {...link} {...aria}>
        {content}
      </LinkSurface>
    )
  }
  const expansion = {
    'aria-expanded': rest['aria-expanded'],
    'aria-controls': rest['aria-controls'],
  }
  if (isDisabled && disabledReason) {
    // Really disabled buttons cannot be focused, and then nobody can read why.
    return (
      <Tooltip content={disabledReason} delay={150}>
        <Surface ref={ref} {...look} {...aria} aria-disabled="true">
          {content}
        </Surface>
      </Tooltip>
    )
  }
  const press = { onPress, type, form, autoFocus, isPending, isDisabled }
  return (
    <Surface ref={ref} {...look} {...aria} {...expansion} {...press}>
      {content}
    </Surface>
  )
}

/** The button announces by this element that its work runs. */
function Pending() {
  const strings = useStrings()
  return (
    <AriaProgressBar isIndeterminate aria-label={strings.loading}>
      <Spinner label="" />
    </AriaProgressBar>
  )
}
