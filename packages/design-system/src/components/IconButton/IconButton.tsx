import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { pressProps, useBothRefs, useTrigger, type PressEvent } from '../../trigger/index.ts'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'
import { useTooltip, type TooltipPlacement } from '../Tooltip/index.ts'
import { iconButtonCss } from './iconButton.css.ts'

export interface IconButtonProps extends NativeProps<'button', 'disabled' | 'onClick' | 'type'> {
  /** Lucide icon. */
  icon: LucideIcon
  /** What it does: tooltip and spoken name. */
  label: string
  /** A count at its corner, spoken with the name; above 99 it shows 99+ (LAY-01). */
  badge?: number
  /** Default `medium`, 36 px; `compact` is 30 px. */
  size?: 'medium' | 'compact'
  /** Takes no press. */
  isDisabled?: boolean
  /** Called on click, Enter, Space and touch. */
  onPress?: (event: PressEvent) => void
  /** Renders a link of the same look. */
  href?: string
  /** Where the link opens. */
  target?: '_blank'
  /** Where the tooltip stands; default below. */
  tooltipPlacement?: TooltipPlacement
  /** Shows no tooltip: everybody knows the icon where it stands, such as a cross in a corner. */
  hasNoTooltip?: boolean
  /** Leaves it out of the Tab order: its surroundings bring the focus here by another key. */
  excludeFromTabOrder?: boolean
}

const Surface = styled.button`
  ${iconButtonCss}
`

/** A button that is only an icon; its label appears as tooltip and is spoken. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    badge = 0,
    size,
    isDisabled,
    onPress,
    href,
    target,
    ref,
    tooltipPlacement: placement,
    hasNoTooltip,
    excludeFromTabOrder,
    ...native
  } = props
  const trigger = useTrigger()
  const element = useBothRefs(ref, trigger?.ref as Ref<HTMLButtonElement> | undefined)
  const tooltip = { content: label, placement, isDisabled: hasNoTooltip, isName: true }
  const { handlers, bubble } = useTooltip(tooltip)
  const shared = {
    ...native,
    'data-at-size': size === 'compact' ? size : undefined,
    tabIndex: excludeFromTabOrder ? -1 : native.tabIndex,
  }
  const content = (
    <>
      <Icon icon={icon} />
      {/* The name is content, not an attribute, so that the count is read with it and translated too. */}
      <span className="at-visually-hidden">{label}</span>
      {badge > 0 && (
        <span className="at-corner">
          <Badge count={badge} tone="alert" />
        </span>
      )}
    </>
  )
  if (href !== undefined && !isDisabled) {
    const link = { ref, href, target, rel: target && 'noreferrer' }
    return (
      <>
        <Surface
          as="a"
          {...withOwn(shared, { ...handlers, ...pressProps(onPress, undefined) })}
          {...link}
        >
          {content}
        </Surface>
        {bubble}
      </>
    )
  }
  return (
    <>
      <Surface
        {...withOwn(shared, { ...handlers, ...pressProps(onPress, trigger) })}
        ref={element}
        type="button"
        disabled={isDisabled}
        id={trigger?.id ?? native.id}
        aria-haspopup={trigger?.['aria-haspopup'] ?? native['aria-haspopup']}
        aria-expanded={trigger?.['aria-expanded'] ?? native['aria-expanded']}
        aria-controls={trigger?.['aria-controls'] ?? native['aria-controls']}
      >
        {content}
      </Surface>
      {bubble}
    </>
  )
}
