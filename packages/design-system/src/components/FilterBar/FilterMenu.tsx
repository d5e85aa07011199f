import { Search } from 'lucide-react'
import { Autocomplete, Input, Menu, Popover, SearchField } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { matches } from '../../search/index.ts'
import { Icon } from '../Icon/index.ts'
import { MenuItem } from '../Menu/index.ts'
import { popoverCss } from '../Menu/menu.css.ts'
import type { MenuTriggerState } from '../Menu/useMenuTrigger.ts'
import { searchCss } from './filter.css.ts'
import { ALL, chosenAfter } from './filter.logic.ts'
import { filterStrings } from './filter.strings.ts'
import type { Filter } from './filter.types.ts'

/** From here on a list can be searched. */
export const SEARCHABLE_FROM = 12

const Surface = styled(Popover)`
  ${popoverCss}
  @layer at.components {
    .at-nothing {
      padding: var(--at-space-2) 10px;
      color: var(--at-text-2);
    }
  }
`
const Narrow = styled(SearchField)`
  ${searchCss}
`

interface FilterMenuProps {
  filter: Filter
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  state: MenuTriggerState
}

/** The choices of one filter; a long list starts with a line to search in. */
export function FilterMenu({ filter, chosen, onChange, state }: FilterMenuProps) {
  const strings = useStrings(filterStrings)
  const isSearchable = filter.options.length >= SEARCHABLE_FROM
  const choose = (keys: 'all' | Set<unknown>) => {
    if (keys !== 'all') onChange(chosenAfter(chosen, keys))
  }
  // A menu has to place the focus, unless its search line does.
  const focus = isSearchable ? undefined : { autoFocus: state.focus }
  const menu = (
    <Menu
      {...focus}
      className="at-menu"
      id={state.menuId}
      aria-label={filter.label}
      // Escape closes the choices and leaves them as they are, also from the line to search in.
      escapeKeyBehavior="none"
      onClose={() => state.setOpen(false)}
      selectionMode={filter.isMultiple ? 'multiple' : 'single'}
      disallowEmptySelection={!filter.isMultiple}
      selectedKeys={chosen.length > 0 ? chosen : [ALL]}
      onSelectionChange={choose}
      renderEmptyState={() => <div className="at-nothing">{strings.nothing}</div>}
    >
      {!filter.isRequired && <MenuItem id={ALL}>{filter.allLabel ?? strings.all}</MenuItem>}
      {filter.options.map(({ value, label, icon }) => (
        <MenuItem key={value} id={value} icon={icon}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
  return (
    <Surface
      trigger="MenuTrigger"
      triggerRef={state.triggerRef}
      isOpen={state.isOpen}
      onOpenChange={state.setOpen}
      placement="bottom start"
      offset={6}
      aria-label={filter.label}
    >
      {isSearchable ? (
        <Autocomplete filter={matches}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu has to place the focus */}
          <Narrow aria-label={strings.search(filter.label)} autoFocus>
            <Icon icon={Search} size={16} />
            <Input placeholder={strings.search(filter.label)} />
          </Narrow>
          {menu}
        </Autocomplete>
      ) : (
        menu
      )}
    </Surface>
  )
}
