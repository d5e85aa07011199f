import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import {
  Button as AriaButton,
  Link as AriaLink,
  type Placement,
  type PressEvent,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { iconButtonCss } from './iconButton.css.ts'

export interface IconButtonProps {
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
  /** Where the tooltip stands; default below. */
  tooltipPlacement?: Placement
  /** Shows no tooltip: everybody knows the icon where it stands, such as a cross in a corner. */
  hasNoTooltip?: boolean
  /** Pressed or not, for a button that switches something. */
  'aria-pressed'?: boolean
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-describedby'?: string
  /** Leaves it out of the Tab order: its surroundings bring the focus here by another key. */
  excludeFromTabOrder?: boolean
  ref?: Ref<HTMLButtonElement>
}

const Surface = styled(AriaButton)`
  ${iconButtonCss}
`
const LinkSurface = styled(AriaLink)`
  ${iconButtonCss}
`

/** A button that is only an icon; its label appears as tooltip and is spoken. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, badge = 0, size = 'medium', href, ref, ...others } = props
  const { tooltipPlacement, hasNoTooltip, ...rest } = others
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
  return (
    <Tooltip content={label} placement={tooltipPlacement} isDisabled={hasNoTooltip}>
      {href === undefined ? (
        <Surface ref={ref} data-at-size={size} {...rest}>
          {content}
        </Surface>
      ) : (
        <LinkSurface data-at-size={size} href={href} onPress={rest.onPress}>
          {content}
        </LinkSurface>
      )}
    </Tooltip>
  )
}
