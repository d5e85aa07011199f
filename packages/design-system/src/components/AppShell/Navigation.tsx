import { PanelLeftClose, PanelLeftOpen, type LucideIcon } from 'lucide-react'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { followLink } from '../../link/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { abbreviate } from '../../text/index.ts'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { itemCss, navigationCss } from './navigation.css.ts'
import { useShell } from './shellContext.ts'

export interface NavigationProps extends NativeProps<'nav'> {
  /** A `NavBrand`. */
  brand: ReactNode
  /** `NavItem` and `NavSection` elements. */
  children: ReactNode
  /** A `NavUser` at the lower edge. */
  user?: ReactNode
  /** Spoken name; default: main navigation. */
  label?: string
}

export interface NavSectionProps extends NativeProps<'div'> {
  /** Heading over the items. */
  title?: string
  /** `NavItem` elements. */
  children: ReactNode
}

export interface NavItemProps extends NativeProps<'a'> {
  /** Lucide icon; all there is to see while the navigation is narrow. */
  icon: LucideIcon
  /** Name of the page; cut at 35 characters, whole in its title and for assistive technology (LAY-07). */
  label: string
  /** Address of the page. */
  href: string
  /** The reader is on this page. */
  isCurrent?: boolean
  /** How much waits there. */
  badge?: number
  /** Called on a plain click instead of loading the address. */
  onNavigate?: (href: string) => void
  /** Target of the link, for external pages. */
  target?: string
}

const Root = styled.nav`
  ${navigationCss}
`
const Item = styled.a`
  ${itemCss}
`
const Toggle = styled.button`
  ${itemCss}
`

/** The side navigation: 250 px with words, 60 px with icons (LAY-06). */
export function Navigation({ brand, children, user, label, ...native }: NavigationProps) {
  const strings = useStrings()
  const { isExpanded, onExpandedChange } = useShell()
  const toggle = isExpanded ? strings.collapseNavigation : strings.expandNavigation
  return (
    <Root
      {...native}
      aria-label={label ?? native['aria-label'] ?? strings.mainNavigation}
      data-at-expanded={isExpanded || undefined}
    >
      {brand}
      <div className="at-pages">{children}</div>
      <div className="at-foot">
        {onExpandedChange && (
          <Hint text={toggle}>
            <Toggle
              type="button"
              aria-expanded={isExpanded}
              onClick={() => onExpandedChange(!isExpanded)}
            >
              <Icon icon={isExpanded ? PanelLeftClose : PanelLeftOpen} />
              <span className="at-word">{toggle}</span>
            </Toggle>
          </Hint>
        )}
        {user}
      </div>
    </Root>
  )
}

/** Pages that belong together. */
export function NavSection({ title, children, className, ...native }: NavSectionProps) {
  const titleId = useId()
  return (
    <div {...native} className={className ? `at-section ${className}` : 'at-section'}>
      {title && (
        <div className="at-heading" id={titleId}>
          {title}
        </div>
      )}
      <ul aria-labelledby={title ? titleId : undefined}>{children}</ul>
    </div>
  )
}

/** A page in the navigation; stands inside a `NavSection`. Class, attributes, handlers and ref are its link's. */
export function NavItem(props: NavItemProps) {
  const { icon, label, href, isCurrent, badge = 0, onNavigate, target, ...native } = props
  const { closeMenu } = useShell()
  const shown = abbreviate(label, 35)
  const whole = shown === label ? undefined : label
  const follow = onNavigate && (() => onNavigate(href))
  const onClick = (event: MouseEvent) => {
    followLink(event, follow)
    closeMenu()
  }
  return (
    <li>
      <Hint text={label}>
        <Item
          {...withOwn(native, { onClick })}
          href={href}
          target={target}
          rel={target === '_blank' ? 'noreferrer' : undefined}
          aria-current={isCurrent ? 'page' : undefined}
          title={whole}
        >
          <Icon icon={icon} />
          <span className="at-word" aria-hidden={whole ? true : undefined}>
            {shown}
          </span>
          {whole && <span className="at-visually-hidden">{whole}</span>}
          {badge > 0 && (
            <span className="at-count">
              <Badge count={badge} />
            </span>
          )}
        </Item>
      </Hint>
    </li>
  )
}

/** The word beside an icon, as a tooltip while the navigation is narrow. */
function Hint({ text, children }: { text: string; children: React.ReactElement<object, 'a'> }) {
  const { isExpanded } = useShell()
  return (
    <Tooltip content={text} placement="right" delay={150} isDisabled={isExpanded}>
      {children}
    </Tooltip>
  )
}
