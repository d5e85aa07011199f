import { ChevronRight, type LucideIcon } from 'lucide-react'
import { createContext, use, useId, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import { styled } from 'styled-components'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { Icon } from '../Icon/index.ts'

export interface DisclosureProps extends NativeProps<'details', 'name' | 'open'> {
  /** What opens. */
  title: ReactNode
  /** What is shown when it is open. */
  children: ReactNode
  /** A quiet figure or word at the end of the line. */
  aside?: ReactNode
  /** Lucide icon before the title. */
  icon?: LucideIcon
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4
  /** Open or not, when the parent holds it. */
  isOpen?: boolean
  /** Open at first. */
  isOpenAtFirst?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

export interface DisclosureGroupProps extends NativeProps<'div'> {
  /** `Disclosure` elements. */
  children: ReactNode
  /** Only one is open at a time. */
  isExclusive?: boolean
}

const Details = styled.details`
  @layer at.components {
    interpolate-size: allow-keywords;
    min-inline-size: 0;

    > summary {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      min-block-size: var(--at-row);
      padding-block: var(--at-space-2);
      border-radius: var(--at-radius-s);
      color: var(--at-text);
      font: 600 var(--at-font-m) / 20px var(--at-font-body);
      list-style: none;
      cursor: pointer;
      user-select: none;

      &::-webkit-details-marker {
        display: none;
      }
      &:hover {
        color: var(--at-brand-text);
      }
      &:active {
        background: var(--at-pressed);
      }
      .at-icon {
        flex: none;
        color: var(--at-text-2);
      }
      > .at-turn {
        display: grid;
        transition: rotate var(--at-fast) var(--at-ease);
      }
      > .at-turn:dir(rtl) {
        scale: -1 1;
      }
    }
    &[open] > summary > .at-turn {
      rotate: 90deg;
    }
    .at-words {
      flex: 1;
      min-inline-size: 0;
      margin: 0;
      font: inherit;
      letter-spacing: 0;
      overflow-wrap: anywhere;
    }
    .at-aside {
      flex: none;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
    > .at-body {
      padding-block: 2px var(--at-space-4);
      padding-inline: 26px 0;
      color: var(--at-text);
    }
    &::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size var(--at-medium) var(--at-ease),
        content-visibility var(--at-medium) allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
      overflow: visible;
    }
    @media print {
      break-inside: avoid;
      > summary > .at-turn {
        display: none;
      }
      &::details-content {
        block-size: auto;
        content-visibility: visible;
      }
    }
  }
`

const Group = styled.div`
  @layer at.components {
    > details + details {
      border-block-start: 1px solid var(--at-line);
    }
  }
`

const GroupName = createContext<string | undefined>(undefined)

/** Something that opens below its title; the browser's own `details`, so it is found on the page. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, aside, icon, level, isOpen, isOpenAtFirst, onOpenChange, ...native } =
    props
  const name = use(GroupName)
  const Words = level ? (`h${level}` as const) : 'span'
  const press = (event: MouseEvent) => {
    if (isOpen === undefined) return
    event.preventDefault()
    onOpenChange?.(!isOpen)
  }
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (isOpen === undefined) onOpenChange?.(event.currentTarget.open)
  }
  return (
    <Details {...withOwn(native, { onToggle })} name={name} open={isOpen ?? isOpenAtFirst}>
      <summary onClick={press}>
        <span className="at-turn">
          <Icon icon={ChevronRight} />
        </span>
        {icon && <Icon icon={icon} />}
        <Words className="at-words">{title}</Words>
        {aside && <span className="at-aside">{aside}</span>}
      </summary>
      <div className="at-body">{children}</div>
    </Details>
  )
}

/** Disclosures below each other with hairlines between; an accordion when only one may be open. */
export function DisclosureGroup({ children, isExclusive, ...native }: DisclosureGroupProps) {
  const name = useId()
  return (
    <GroupName value={isExclusive ? name : undefined}>
      <Group {...native}>{children}</Group>
    </GroupName>
  )
}
