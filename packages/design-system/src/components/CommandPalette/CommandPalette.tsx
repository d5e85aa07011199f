import { Search, X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay, useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import { useKeys } from '../../keys/index.ts'
import { Button } from '../Button/index.ts'
import { scrimCss } from '../Dialog/dialog.css.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { paletteCss, placeCss } from './command.css.ts'
import { prepare, rowsFor, type CommandGroup, type CommandItem } from './command.logic.ts'
import { commandStrings } from './command.strings.ts'
import { CommandList } from './CommandList.tsx'
import { useFound, type CommandSearch } from './useFound.ts'

export interface CommandPaletteProps {
  /** Open or not; see `useCommandShortcut`. */
  isOpen: boolean
  /** Called when it is closed. */
  onOpenChange: (isOpen: boolean) => void
  /** What can be found at once; thousands are fine. Keep the array while it stays the same. */
  groups: readonly CommandGroup[]
  /** Called with what was chosen; the palette closes by itself. */
  onChoose: (item: CommandItem) => void
  /** Searches elsewhere, for example on the server; keep the function while it stays the same. */
  search?: CommandSearch
  /** An example in the line. */
  placeholder?: string
}

const Scrim = styled(ModalOverlay)`
  ${scrimCss}
  ${placeCss}
`
const Surface = styled(Modal)`
  ${paletteCss}
`

/** Ctrl or Cmd and K, wherever the focus is. */
export function useCommandShortcut(onOpen: () => void): void {
  useKeys('Mod+K', onOpen)
}

/** Goes to any page and does any action by a few letters. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange } = props
  const strings = useStrings(commandStrings)
  return (
    <Scrim {...{ isOpen, onOpenChange }} isDismissable>
      <Surface>
        <AriaDialog aria-label={strings.title}>
          <Palette {...props} />
        </AriaDialog>
      </Surface>
    </Scrim>
  )
}

function Palette({ onOpenChange, groups, onChoose, search, placeholder }: CommandPaletteProps) {
  const strings = useStrings(commandStrings)
  const { locale } = useLocale()
  const listId = useId()
  const line = useRef<HTMLInputElement>(null)
  // The line has the focus from the start, whatever the window would choose.
  useEffect(() => line.current?.focus(), [])
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const prepared = useMemo(() => prepare(groups, locale), [groups, locale])
  const found = useFound(search, query)
  const { rows, items } = useMemo(
    () => rowsFor(prepared, query, found.items),
    [prepared, query, found.items],
  )
  const at = Math.min(active, items.length - 1)
  const choose = (item: CommandItem) => {
    onOpenChange(false)
    onChoose(item)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const to = target(event.key, at, items.length)
    if (to !== undefined) setActive(to)
    else if (event.key !== 'Enter') return
    event.preventDefault()
    const item = items[at]
    if (event.key === 'Enter' && item) choose(item)
  }
  const isEmpty = items.length === 0 && !found.isPending
  return (
    <>
      <div className="at-ask">
        <Icon icon={Search} size={20} />
        <input
          ref={line}
          type="text"
          role="combobox"
          aria-label={strings.title}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder ?? strings.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        {found.isPending && <Spinner label="" />}
        <IconButton
          icon={X}
          label={strings.close}
          hasNoTooltip
          onPress={() => onOpenChange(false)}
        />
      </div>
      {items.length > 0 && (
        <CommandList
          {...{ id: listId, rows, query, active: at }}
          count={items.length}
          onActive={setActive}
          onChoose={choose}
        />
      )}
      {isEmpty && !found.isFailed && (
        <div className="at-nothing">
          <strong>{strings.nothing(query.trim())}</strong>
          {strings.nothingDetail}
        </div>
      )}
      {found.isPending && <div className="at-note">{strings.searching}</div>}
      {found.isFailed && (
        <div className="at-note at-bad" role="alert">
          {strings.failed}
          <Button size="compact" onPress={found.retry}>
            {strings.retry}
          </Button>
        </div>
      )}
      <output className="at-visually-hidden">
        {query &&
          !found.isPending &&
          strings.found(items.length, items.length.toLocaleString(locale))}
      </output>
      <div className="at-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {strings.move}
        </span>
        <span>
          <kbd>↵</kbd> {strings.open}
        </span>
        <span>
          <kbd>Esc</kbd> {strings.close}
        </span>
      </div>
    </>
  )
}

/** So far a page goes. */
const PAGE = 8

/** Where a key leads in the list. */
function target(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'PageDown':
      return Math.min(count - 1, at + PAGE)
    case 'PageUp':
      return Math.max(0, at - PAGE)
    default:
      return undefined
  }
}
