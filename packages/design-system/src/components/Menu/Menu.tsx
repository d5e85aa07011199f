import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import { use, type ReactNode } from 'react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  type Key,
  type Placement,
  type Selection,
} from 'react-aria-components'
import { styled } from 'styled-components'
import type { AriaNativeProps } from '../../native/index.ts'
import { TriggerContext } from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'
import { itemCss, popoverCss, sectionCss } from './menu.css.ts'
import { MenuTriggerContext, useWasOpened, type MenuTriggerState } from './useMenuTrigger.ts'

export interface MenuProps extends AriaNativeProps<'div'> {
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
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

export interface MenuItemProps extends AriaNativeProps<'div', 'onClick'> {
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
  /** Removes or breaks something; stands apart from the items beside it (T-08). */
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

export interface MenuSectionProps extends AriaNativeProps<'section', 'id'> {
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

/** A list of commands that floats over the page. */
export function Menu(props: MenuProps) {
  const state = use(MenuTriggerContext)
  const wasOpened = useWasOpened()
  if (!state) return <FloatingMenu {...props} />
  if (!wasOpened) return undefined
  return (
    <MenuTriggerContext value={undefined}>
      <TriggerContext value={undefined}>
        <FloatingMenu {...props} state={state} />
      </TriggerContext>
    </MenuTriggerContext>
  )
}

/** Without a state of ours it takes that of a React Aria trigger around it. */
function FloatingMenu(props: MenuProps & { state?: MenuTriggerState }) {
  const {
    placement = 'bottom end',
    children,
    onAction,
    state,
    selectionMode,
    selectedKeys,
    onSelectionChange,
    'aria-label': label,
    ...native
  } = props
  const around = state && {
    trigger: 'MenuTrigger',
    triggerRef: state.triggerRef,
    isOpen: state.isOpen,
    onOpenChange: state.setOpen,
    'aria-labelledby': state.triggerId,
  }
  const inside = state && {
    id: state.menuId,
    autoFocus: state.focus,
    onClose: () => state.setOpen(false),
    'aria-labelledby': label ? undefined : state.triggerId,
  }
  return (
    <Surface {...native} placement={placement} offset={6} {...around}>
      <AriaMenu
        className="at-menu"
        {...inside}
        {...{ selectionMode, selectedKeys, onSelectionChange }}
        aria-label={label}
        onAction={onAction && ((id) => onAction(id))}
      >
        {children}
      </AriaMenu>
    </Surface>
  )
}

/** One command. */
export function MenuItem(props: MenuItemProps) {
  const {
    children,
    description,
    icon,
    shortcut,
    isDanger,
    isDisabled,
    onAction,
    textValue,
    ...native
  } = props
  const text = textValue ?? (typeof children === 'string' ? children : undefined)
  return (
    <Item
      {...native}
      {...{ isDisabled, onAction }}
      textValue={text}
      data-at-danger={isDanger || undefined}
    >
      {({ isSelected, selectionMode, hasSubmenu }) => (
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
          {hasSubmenu && (
            <span className="at-further">
              <Icon icon={ChevronRight} size={16} />
            </span>
          )}
        </>
      )}
    </Item>
  )
}

/** Commands that belong together, with or without a heading. */
export function MenuSection(props: MenuSectionProps) {
  const { title, children, selectionMode, selectedKeys, onSelectionChange, ...native } = props
  return (
    <Group {...native} {...{ selectionMode, selectedKeys, onSelectionChange }}>
      {title && <Header>{title}</Header>}
      {children}
    </Group>
  )
}
