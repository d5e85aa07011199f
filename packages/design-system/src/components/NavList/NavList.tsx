import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { followLink } from '../../link/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Badge } from '../Badge/index.ts'
import { Icon } from '../Icon/index.ts'

export interface NavListItem<Id extends string = string> {
  /** Identifies it in `selectedKey`. */
  id: Id
  /** Where it leads. */
  label: string
  /** A second, quieter line. */
  description?: string
  /** Lucide icon before it. */
  icon?: LucideIcon
  /** How much waits there. */
  badge?: number
  /** Address of the place. */
  href?: string
}

export interface NavListSection<Id extends string = string> {
  /** Heading over the places. */
  title?: string
  /** The places. */
  items: readonly NavListItem<Id>[]
}

export interface NavListProps<Id extends string = string> extends NativeProps<'nav'> {
  /** What is navigated; spoken. */
  label: string
  /** Groups of places; a single one needs no heading. */
  sections: readonly NavListSection<Id>[]
  /** The place where the reader is. */
  selectedKey?: Id
  /** Called with the chosen place; a plain click stays in the app. */
  onNavigate?: (id: Id) => void
}

const Root = styled.nav`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: var(--at-space-4);
    min-inline-size: 0;

    h3 {
      margin: 0 0 var(--at-space-1);
      padding-inline: 10px;
      color: var(--at-text-3);
      font: 600 var(--at-font-xs) / 16px var(--at-font-body);
      letter-spacing: normal;
    }
    ul {
      display: flex;
      flex-direction: column;
      gap: 1px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    :is(a, button) {
      position: relative;
      display: flex;
      align-items: center;
      gap: var(--at-space-3);
      inline-size: 100%;
      min-block-size: var(--at-control);
      padding: 7px 10px;
      border: 1px solid transparent;
      border-radius: var(--at-radius-m);
      background: transparent;
      color: var(--at-text-2);
      font: 550 var(--at-font-m) / 20px var(--at-font-body);
      text-align: start;
      text-decoration: none;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;
      transition: background-color var(--at-fast) var(--at-ease);
    }
    :is(a, button):hover {
      background: var(--at-hover);
      color: var(--at-text);
    }
    :is(a, button):active {
      background: var(--at-pressed);
    }
    [aria-current] {
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
      font-weight: 600;
    }
    [aria-current]::before {
      content: '';
      position: absolute;
      inset-block: 8px;
      inset-inline-start: -1px;
      inline-size: 3px;
      border-radius: 2px;
      background: var(--at-brand-edge);
    }
    .at-icon {
      flex: none;
    }
    .at-words {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    small {
      display: block;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    [aria-current] small {
      color: inherit;
    }
    @media (forced-colors: active) {
      [aria-current] {
        border-color: Highlight;
      }
    }
    @media print {
      display: none;
    }
  }
`

/** Places below each other, as in the settings: where one can go and where one is. */
export function NavList<Id extends string>(props: NavListProps<Id>) {
  const { label, sections, selectedKey, onNavigate, ...native } = props
  return (
    <Root {...native} aria-label={label}>
      {sections.map(({ title, items }, index) => (
        <div key={title ?? index}>
          {title && <h3>{title}</h3>}
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Place
                  item={item}
                  isCurrent={item.id === selectedKey}
                  follow={onNavigate && (() => onNavigate(item.id))}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  )
}

interface PlaceProps {
  item: NavListItem
  isCurrent: boolean
  follow: (() => void) | undefined
}

function Place({ item, isCurrent, follow }: PlaceProps) {
  const current = isCurrent ? ('page' as const) : undefined
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className="at-words">
        {item.label}
        {item.description && <small>{item.description}</small>}
      </span>
      {item.badge !== undefined && <Badge count={item.badge} />}
    </>
  )
  if (item.href === undefined) {
    return (
      <button type="button" aria-current={current} onClick={follow}>
        {content}
      </button>
    )
  }
  return (
    <a href={item.href} aria-current={current} onClick={(event) => followLink(event, follow)}>
      {content}
    </a>
  )
}
