import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  Popover,
  type Key,
  type Placement,
  type Selection,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { Icon } from '../Icon/index.ts'
import { itemCss, popoverCss, sectionCss } from './menu.css.ts'

export interface MenuTriggerProps {
  /** A button, then a `Menu`. */
  children: ReactNode
  /** Open or not, when the parent holds it. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

export interface MenuProps {
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
  /** Spoken name, when the trigger has none. */
  'aria-label'?: string
  /** Where it opens; default below, at the end. */
  placement?: Placement
  /** Called with the id of the pressed item. */
  onAction?: (id: Key) => void
  /** Lets items be chosen and marks the chosen ones. */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Ids of the chosen items. */
  selectedKeys?: Iterable<Key>
  /** Called with the ids of the chosen items. */
  onSelectionChange?: (keys: Selection) => void
}

export interface MenuItemProps {
  /** Identifies it in `onAction` and `selectedKeys`. */
  id?: string
  /** What it does. */
  children: ReactNode
  /** A second, quieter line. */
  description?: ReactNode
  /** Lucide icon before the text. */
  icon?: LucideIcon
  /** A key that does the same, shown at the end. */
  shortcut?: string
  /** Removes or breaks something. */
  isDanger?: boolean
  /** Takes no press. */
  isDisabled?: boolean
  /** Called when it is pressed. */
  onAction?: () => void
  /** Makes it a link. */
  href?: string
  /** What typing ahead finds, when the children are more than text. */
  textValue?: string
}

export interface MenuSectionProps {
  /** Heading over the items. */
  title?: string
  /** `MenuItem` elements. */
  children: ReactNode
  /** Lets the items of this section be chosen. */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Ids of the chosen items. */
  selectedKeys?: Iterable<Key>
  /** Called with the ids of the chosen items. */
  onSelectionChange?: (keys: Selection) => void
}

const Surface = styled(Popover)`
  ${popoverCss}
`
const Item = styled(AriaMenuItem)`
  ${itemCss}
`
const Group = styled(AriaMenuSection)`
  ${sectionCss}
`

/** Opens the menu beside its button: `<MenuTrigger><Button/><Menu>…</Menu></MenuTrigger>`. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />
}

/** A list of commands that floats over the page. */
export function Menu({ placement = 'bottom end', children, onAction, ...menu }: MenuProps) {
  return (
    <Surface placement={placement} offset={6}>
      <AriaMenu className="at-menu" {...menu} onAction={onAction && ((id) => onAction(id))}>
        {children}
      </AriaMenu>
    </Surface>
  )
}

/** One command. */
export function MenuItem(props: MenuItemProps) {
  const { children, description, icon, shortcut, isDanger, ...item } = props
  const text = item.textValue ?? (typeof children === 'string' ? children : undefined)
  return (
    <Item {...item} textValue={text} data-at-danger={isDanger || undefined}>
      {({ isSelected, selectionMode }) => (
        <>
          {/* Chosen ones are marked where commands have their icon, so that all words line up. */}
          {selectionMode !== 'none' && (
            <span className="at-check">{isSelected && <Icon icon={Check} />}</span>
          )}
          {icon && <Icon icon={icon} />}
          <span className="at-text">
            {children}
            {description && <span className="at-detail">{description}</span>}
          </span>
          {shortcut && <kbd>{shortcut}</kbd>}
        </>
      )}
    </Item>
  )
}

/** Commands that belong together, with or without a heading. */
export function MenuSection({ title, children, ...section }: MenuSectionProps) {
  return (
    <Group {...section}>
      {title && <Header>{title}</Header>}
      {children}
    </Group>
  )
}
