import { ArrowDown, ArrowDownToLine, ArrowRight, ArrowUp, ArrowUpToLine, Check } from 'lucide-react'
import { useMemo, useRef, type ReactNode } from 'react'
import { SubmenuTrigger, useLocale } from 'react-aria-components'
import { numberFormat } from '../../intl/formats.ts'
import { useStrings } from '../../intl/index.ts'
import { Menu, MenuItem, MenuSection } from '../Menu/index.ts'
import {
  MenuTriggerContext,
  type MenuFocus,
  type MenuTriggerState,
} from '../Menu/useMenuTrigger.ts'
import { usePhone } from '../Popover/usePhone.ts'
import type { Key } from '../../collection/index.ts'
import { boardStrings } from './board.strings.ts'
import type { BoardColumn } from './board.types.ts'

/** Whose menu is open, and where it stands in the window. */
export interface MenuAt {
  key: Key
  x: number
  y: number
  focus: MenuFocus
  /** At the pointer, or under the card's button. */
  isAtPointer: boolean
}

export interface BoardMenuProps<T> {
  id: string
  at: MenuAt | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  name: string
  actions: ReactNode
  /** The columns that take the cards; none where the card cannot be moved. */
  columns: readonly BoardColumn<T>[]
  /** How many go together. */
  count: number
  /** Where the card is now. */
  from: string | undefined
  /** To a place in a column: first, last, or so many on. */
  onMove: (column: string, where: 'start' | 'end' | -1 | 1) => void
}

/** One menu for all cards: what can be done with one, and where it can be moved (WCAG 2.5.7). */
export function BoardMenu<T>(props: BoardMenuProps<T>) {
  const { id, at, isOpen, setOpen, name, actions, columns, count, from, onMove } = props
  const words = useStrings(boardStrings)
  const { locale } = useLocale()
  const anchor = useRef<HTMLSpanElement>(null)
  const focus = at?.focus ?? true
  const state = useMemo(
    (): MenuTriggerState => ({
      triggerRef: anchor,
      triggerId: `${id}about`,
      menuId: `${id}menu`,
      isOpen,
      focus,
      setOpen,
    }),
    [id, isOpen, focus, setOpen],
  )
  const format = numberFormat(locale)
  // Beside its menu there is no room on a phone: it would be cut off at the window's edge.
  const beside = usePhone() ? 'bottom end' : 'end top'
  const places = (column: BoardColumn<T>) => (
    <Menu placement={beside}>
      <MenuItem icon={ArrowUpToLine} onAction={() => onMove(column.id, 'start')}>
        {words.toStart}
      </MenuItem>
      {column.id === from && count === 1 && (
        <>
          <MenuItem icon={ArrowUp} onAction={() => onMove(column.id, -1)}>
            {words.up}
          </MenuItem>
          <MenuItem icon={ArrowDown} onAction={() => onMove(column.id, 1)}>
            {words.down}
          </MenuItem>
        </>
      )}
      <MenuItem icon={ArrowDownToLine} onAction={() => onMove(column.id, 'end')}>
        {words.toEnd}
      </MenuItem>
    </Menu>
  )
  return (
    <>
      <span
        ref={anchor}
        id={`${id}about`}
        hidden={!isOpen}
        aria-hidden="true"
        aria-label={words.actions(name)}
        style={{ position: 'fixed', left: at?.x, top: at?.y, pointerEvents: 'none' }}
      />
      <MenuTriggerContext value={state}>
        <Menu
          aria-label={words.actions(name)}
          placement={at?.isAtPointer ? 'bottom start' : 'bottom end'}
        >
          {actions && <MenuSection>{actions}</MenuSection>}
          {columns.length > 0 && (
            <MenuSection title={count > 1 ? words.moveManyTo(format.format(count)) : words.moveTo}>
              {columns.map((column) =>
                column.items.length === 0 ? (
                  <MenuItem
                    key={column.id}
                    icon={column.icon ?? ArrowRight}
                    onAction={() => onMove(column.id, 'start')}
                  >
                    {column.title}
                  </MenuItem>
                ) : (
                  <SubmenuTrigger key={column.id}>
                    <MenuItem
                      icon={column.id === from && count === 1 ? Check : (column.icon ?? ArrowRight)}
                    >
                      {column.title}
                    </MenuItem>
                    {places(column)}
                  </SubmenuTrigger>
                ),
              )}
            </MenuSection>
          )}
        </Menu>
      </MenuTriggerContext>
    </>
  )
}
