import { ExternalLink, type LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { followLink } from '../../link/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'
import { linkStrings } from './link.strings.ts'

export interface LinkProps extends NativeProps<'a'> {
  /** Where it leads, readable without its surroundings. */
  children: ReactNode
  /** The address. */
  href: string
  /** Takes a plain click in place of the browser, for the host's router. */
  onPress?: () => void
  /** `inline` is underlined, for running text, default; `standalone` stands by itself. */
  variant?: 'inline' | 'standalone'
  /** Leaves the portal: opens a new tab and says so. */
  isExternal?: boolean
  /** The page that is shown. */
  isCurrent?: boolean
  /** Lucide icon before the words of a standalone link. */
  icon?: LucideIcon
  /** Suggests saving the target, with an optional file name. */
  download?: boolean | string
}

const Anchor = styled.a`
  @layer at.components {
    color: var(--at-brand-text);
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
    border-radius: 3px;
    transition: text-decoration-color var(--at-fast) var(--at-ease);

    &:hover {
      text-decoration-thickness: 2px;
    }
    &:active {
      color: var(--at-text);
    }
    &[data-at-variant='standalone'] {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-block-size: 24px;
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
      text-decoration-color: transparent;

      &:hover {
        text-decoration-color: currentColor;
      }
      .at-icon {
        flex: none;
      }
    }
    &[aria-current] {
      color: var(--at-text);
      text-decoration-line: none;
    }
    .at-away {
      margin-inline-start: 3px;
    }
    /* As padding of the last word: the mark never begins a line. */
    &[data-at-variant='inline'] .at-away {
      position: relative;
      margin: 0;
      padding-inline-start: var(--at-space-4);

      .at-icon {
        position: absolute;
        inset-block-end: 2px;
        inset-inline-start: 3px;
      }
    }
    @media (pointer: coarse) {
      &[data-at-variant='standalone'] {
        min-block-size: var(--at-control-touch);
      }
    }
    @media (forced-colors: active) {
      text-decoration-color: currentColor;
    }
    @media print {
      color: inherit;
      &[href^='http']::after {
        content: ' (' attr(href) ')';
        font-weight: 400;
      }
      .at-away {
        display: none;
      }
    }
  }
`

/** A link in a sentence or by itself. */
export function Link(props: LinkProps) {
  const {
    children,
    href,
    onPress,
    variant = 'inline',
    isExternal,
    isCurrent,
    icon,
    download,
    ...native
  } = props
  const strings = useStrings(linkStrings)
  const away = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Anchor
      {...withOwn(native, { onClick: (event: MouseEvent) => followLink(event, onPress) })}
      href={href}
      download={download}
      data-at-variant={variant}
      aria-current={isCurrent ? 'page' : native['aria-current']}
      {...away}
    >
      {icon && <Icon icon={icon} size={16} />}
      <span>{children}</span>
      {isExternal && (
        <>
          <span className="at-away">
            <Icon icon={ExternalLink} size={13} />
          </span>
          <span className="at-visually-hidden"> {strings.newTab}</span>
        </>
      )}
    </Anchor>
  )
}
