import type { LucideIcon } from 'lucide-react'
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { numberFormat } from '../../intl/formats.ts'
import { followLink } from '../../link/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { moveFocus } from '../../roving/index.ts'
import { Icon } from '../Icon/index.ts'
import { tabsCss } from './tabs.css.ts'
import { useOverflow } from './useOverflow.ts'

export interface TabItem<Id extends string = string> {
  /** Names it in `selectedKey`; short and stable, so that an address can carry it. */
  id: Id
  /** What is behind it, in a word or two. */
  label: string
  /** Lucide icon before the word. */
  icon?: LucideIcon
  /** How many things are behind it; none is shown without it. */
  count?: number
  /** Address of the view, so that it can be opened in a new browser tab. */
  href?: string
  /** Cannot be chosen. */
  isDisabled?: boolean
}

export interface TabsProps<Id extends string = string> extends NativeProps<'div'> {
  /** What the views are of; spoken. */
  label: string
  /** The views. */
  items: readonly TabItem<Id>[]
  /** The chosen one. */
  selectedKey: Id
  /** Called with the newly chosen one. */
  onChange: (id: Id) => void
  /** What the chosen view shows; leave it out when the page shows it elsewhere. */
  children?: ReactNode
  /** Id of the element that shows the chosen view, when it is not `children`. */
  panelId?: string
  /** Arrows only move, Enter or Space chooses: for views that take time to load. */
  isManual?: boolean
}

const Root = styled.div`
  ${tabsCss}
`

/** Views of the same things, one at a time, each with its count. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, selectedKey, onChange, children, panelId, isManual, ...native } = props
  const id = useId()
  const { ref, more } = useOverflow(`${id}-${selectedKey}`)
  const hasPanel = children !== undefined && children !== null
  const controls = hasPanel ? `${id}-panel` : panelId
  const choose = (item: TabItem<Id> | undefined) => {
    if (item && !item.isDisabled && item.id !== selectedKey) onChange(item.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tab = moveFocus(event, { items: '[role="tab"]:not([aria-disabled="true"])' })
    if (tab && !isManual) choose(items.find((item) => tab.id === `${id}-${item.id}`))
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
    }
  }
  return (
    <Root {...native} data-at-more={more}>
      {/* The tabs inside take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={ref} className="at-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.id}
            item={item}
            id={`${id}-${item.id}`}
            isSelected={item.id === selectedKey}
            controls={item.id === selectedKey ? controls : undefined}
            onChoose={() => choose(item)}
          />
        ))}
      </div>
      {hasPanel && (
        // A panel of mere text is read by scrolling it, so it takes the focus like APG asks.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="tabpanel" id={controls} aria-labelledby={`${id}-${selectedKey}`} tabIndex={0}>
          {children}
        </div>
      )}
    </Root>
  )
}

interface TabProps {
  item: TabItem
  id: string
  isSelected: boolean
  controls: string | undefined
  onChoose: () => void
}

function Tab({ item, id, isSelected, controls, onChoose }: TabProps) {
  const { locale } = useLocale()
  const tab = {
    id,
    role: 'tab',
    'aria-selected': isSelected,
    'aria-disabled': item.isDisabled || undefined,
    'aria-controls': controls,
    tabIndex: isSelected ? 0 : -1,
  }
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      {item.label}
      {item.count !== undefined && (
        <span className="at-count">{numberFormat(locale).format(item.count)}</span>
      )}
    </>
  )
  if (item.href !== undefined && !item.isDisabled) {
    const follow = (event: MouseEvent) => followLink(event, onChoose)
    return (
      <a {...tab} href={item.href} onClick={follow}>
        {content}
      </a>
    )
  }
  return (
    <button {...tab} type="button" onClick={onChoose}>
      {content}
    </button>
  )
}
