import type { LucideIcon } from 'lucide-react'
import { useRef, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { AutoFocus } from '../../focus/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'
import {
  NO_PRESS,
  pressProps,
  useBothRefs,
  useTrigger,
  type PressEvent,
} from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { useTooltip } from '../Tooltip/index.ts'
import { PendingVoice } from './PendingVoice.tsx'
import { buttonCss } from './button.css.ts'

export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

export const BUTTON_SIZES = ['medium', 'compact'] as const
export type ButtonSize = (typeof BUTTON_SIZES)[number]

export interface ButtonProps extends NativeProps<'button', 'disabled' | 'onClick'> {
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
  /** Called on click, Enter, Space and touch; on a link before it is followed, unless prevented. */
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
}

const Surface = styled.button`
  ${buttonCss}
`

/** Only what may have to break a word needs an element around it. */
function canStandAlone(children: ReactNode): boolean {
  return typeof children === 'string' && !/\S{20}/.test(children)
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secondary',
    size,
    icon,
    isPending,
    isDisabled,
    onPress,
    disabledReason,
    type = 'button',
    form,
    href,
    target,
    download,
    isFullWidth,
    autoFocus,
    ref,
    ...native
  } = props
  const trigger = useTrigger()
  const focused = useRef<HTMLButtonElement>(null)
  const element = useBothRefs(ref, autoFocus ? focused : undefined)
  const both = useBothRefs(element, trigger?.ref as Ref<HTMLButtonElement> | undefined)
  const isExplained = Boolean(isDisabled && disabledReason)
  const reason = useTooltip({ content: disabledReason, delay: 150, isDisabled: !isExplained })
  const shared = {
    ...native,
    'data-at-variant': variant,
    'data-at-size': size === 'compact' ? size : undefined,
    'data-at-wide': isFullWidth || undefined,
  }
  const content = (
    <>
      {isPending ? <Spinner /> : icon && <Icon icon={icon} />}
      {canStandAlone(children) ? children : <span>{children}</span>}
      {autoFocus && <AutoFocus target={focused} />}
    </>
  )
  if (href !== undefined && !isDisabled) {
    const rel = target === '_blank' ? 'noreferrer' : undefined
    const link = { href, target, rel, download, ref: element }
    return (
      <Surface as="a" {...withOwn(shared, pressProps(onPress, undefined))} {...link}>
        {content}
      </Surface>
    )
  }
  if (isExplained) {
    // Really disabled buttons cannot be focused, and then nobody can read why. It is the same element
    // as before: who saved with it keeps the focus.
    const explained = { ...reason.handlers, 'aria-disabled': true, ...NO_PRESS }
    return (
      <>
        <Surface ref={both} {...withOwn(shared, explained)} type="button">
          {content}
        </Surface>
        {reason.bubble}
      </>
    )
  }
  const expansion = {
    id: trigger?.id ?? native.id,
    'aria-haspopup': trigger?.['aria-haspopup'] ?? native['aria-haspopup'],
    'aria-expanded': trigger?.['aria-expanded'] ?? native['aria-expanded'],
    'aria-controls': trigger?.['aria-controls'] ?? native['aria-controls'],
  }
  const own = { type, form, disabled: isDisabled }
  if (isPending) {
    const pending = { 'aria-disabled': true, 'data-at-pending': true, ...NO_PRESS }
    return (
      <>
        <Surface ref={both} {...withOwn(shared, pending)} {...expansion} {...own}>
          {content}
        </Surface>
        <PendingVoice />
      </>
    )
  }
  return (
    <Surface ref={both} {...withOwn(shared, pressProps(onPress, trigger))} {...expansion} {...own}>
      {content}
    </Surface>
  )
}
