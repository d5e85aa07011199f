import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { followLink } from '../../link/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'

export interface BreadcrumbsProps extends NativeProps<'nav'> {
  /** The way from the top to here; the last one is the current place. */
  items: readonly { id: string; label: string }[]
  /** Called with the id of the chosen place. */
  onNavigate?: (id: string) => void
  /** Address of a place, so that it can be opened in a new tab. */
  href?: (id: string) => string
  /** Spoken name of the list; default: path. */
  label?: string
  /** The place that would take what is dragged over it. */
  overId?: string
}

const Root = styled.nav`
  @layer at.components {
    ol {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--at-space-1);
      margin: 0;
      padding: 0;
      list-style: none;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      color: var(--at-text-2);
    }
    li {
      display: flex;
      align-items: center;
      gap: var(--at-space-1);
      min-inline-size: 0;
    }
    .at-icon {
      flex: none;
      color: var(--at-text-3);
    }
    :is(a, button) {
      min-block-size: 24px;
      padding: 2px var(--at-space-1);
      margin-inline: -4px;
      border: 0;
      border-radius: var(--at-radius-s);
      background: transparent;
      color: var(--at-text-2);
      font: inherit;
      text-align: start;
      text-decoration: none;
      overflow-wrap: anywhere;
      cursor: pointer;
    }
    :is(a, button):hover {
      color: var(--at-text);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    li[data-at-over] :is(a, button) {
      background: var(--at-brand-soft);
      color: var(--at-brand-text);
      outline: 2px dashed var(--at-brand-edge);
    }
    [aria-current] {
      padding: 2px 0;
      color: var(--at-text);
      overflow-wrap: anywhere;
    }
  }
`

/** The way from the top to where the reader is. */
export function Breadcrumbs({
  items,
  onNavigate,
  href,
  label,
  overId,
  ...native
}: BreadcrumbsProps) {
  const strings = useStrings()
  return (
    <Root {...native} aria-label={label ?? native['aria-label'] ?? strings.path}>
      <ol>
        {items.map((item, index) => (
          <li key={item.id} data-at-over={item.id === overId || undefined}>
            {index > 0 && <Icon icon={ChevronRight} size={14} />}
            <Place item={item} isCurrent={index === items.length - 1} {...{ onNavigate, href }} />
          </li>
        ))}
      </ol>
    </Root>
  )
}

interface PlaceProps extends Pick<BreadcrumbsProps, 'onNavigate' | 'href'> {
  item: { id: string; label: string }
  isCurrent: boolean
}

function Place({ item, isCurrent, onNavigate, href }: PlaceProps) {
  if (isCurrent) return <span aria-current="page">{item.label}</span>
  const follow = onNavigate && (() => onNavigate(item.id))
  if (!href) {
    return (
      <button type="button" onClick={follow}>
        {item.label}
      </button>
    )
  }
  return (
    <a href={href(item.id)} onClick={(event) => followLink(event, follow)}>
      {item.label}
    </a>
  )
}
