import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { OverlayBanner } from '../../overlay/index.ts'
import { scrimCss } from '../Dialog/dialog.css.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { answersCss, paletteCss, placeCss } from './command.css.ts'
import type { CommandGroup, CommandItem } from './command.logic.ts'
import { commandStrings } from './command.strings.ts'
import { CommandAnswers, CommandCount } from './CommandAnswers.tsx'
import { CommandList } from './CommandList.tsx'
import { lineProps } from './lineProps.ts'
import { useCommand } from './useCommand.ts'
import type { CommandSearch } from './useFound.ts'

export interface CommandPaletteProps extends NativeProps<'div', 'aria-label' | 'aria-labelledby'> {
  /** Open or not; see `useCommandShortcut`. */
  isOpen: boolean
  /** Called when it is closed. */
  onOpenChange: (isOpen: boolean) => void
  /** What can be found at once; thousands are fine. Keep the array while it stays the same. */
  groups: readonly CommandGroup[]
  /** Called with what was chosen; the palette closes by itself. */
  onChoose: (item: CommandItem) => void
  /** Searches elsewhere from two letters on, for example on the server; keep the function while it stays the same. */
  search?: CommandSearch
  /** Words for a search elsewhere that failed; it has words of its own. */
  failureText?: (error: unknown) => string
  /** An example in the line. */
  placeholder?: string
  /** Stands at the end of the line, for example where is searched. */
  end?: ReactNode
}

const Scrim = styled(ModalOverlay)`
  ${scrimCss}
  ${placeCss}
`
const Surface = styled(Modal)`
  ${paletteCss}
  ${answersCss}
`

/** Goes to any page and does any action by a few letters. */
export function CommandPalette(props: CommandPaletteProps) {
  const {
    isOpen,
    onOpenChange,
    groups,
    onChoose,
    search,
    failureText,
    placeholder,
    end,
    'aria-describedby': describedBy,
    ...native
  } = props
  const own = { onOpenChange, groups, onChoose, search, failureText, placeholder, end }
  const strings = useStrings(commandStrings)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [openings, setOpenings] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // Opened again while it goes away, it begins anew all the same.
    if (isOpen) setOpenings(openings + 1)
  }
  return (
    <Scrim {...{ isOpen, onOpenChange }} isDismissable>
      <Surface {...native}>
        <AriaDialog aria-label={strings.title} aria-describedby={describedBy}>
          <OverlayBanner />
          <Palette key={openings} {...own} />
        </AriaDialog>
      </Surface>
    </Scrim>
  )
}

function Palette(props: Omit<CommandPaletteProps, 'isOpen'>) {
  const { onOpenChange, groups, onChoose, search, failureText, placeholder, end } = props
  const strings = useStrings(commandStrings)
  const line = useRef<HTMLInputElement>(null)
  // The line has the focus from the start, whatever the window would choose.
  useEffect(() => line.current?.focus(), [])
  const command = useCommand({
    groups,
    search,
    startsAtFirst: true,
    onChoose: (item) => {
      onOpenChange(false)
      onChoose(item)
    },
  })
  return (
    <>
      <div className="at-ask">
        <Icon icon={Search} size={20} />
        <input
          ref={line}
          {...lineProps(command, command.items.length > 0)}
          type="text"
          aria-label={strings.title}
          enterKeyHint="go"
          placeholder={placeholder ?? strings.placeholder}
          onChange={(event) => command.type(event.target.value)}
          onKeyDown={(event) => command.onKey(event)}
        />
        {command.found.isPending && <Spinner label="" />}
        {end}
        <IconButton
          icon={X}
          label={strings.close}
          hasNoTooltip
          onPress={() => onOpenChange(false)}
        />
      </div>
      <CommandAnswers {...{ command, failureText }} list={CommandList} />
      <CommandCount command={command} />
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
