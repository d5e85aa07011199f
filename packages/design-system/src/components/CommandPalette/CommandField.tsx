import { Search, X } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { boxCss, Tool } from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { later, usePreload } from '../../later/index.ts'
import { floatCss } from '../../overlay/index.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { answersCss, fieldCss, panelCss } from './command.css.ts'
import type { CommandGroup, CommandItem } from './command.logic.ts'
import { CommandAnswers, CommandCount } from './CommandAnswers.tsx'
import { lineProps } from './lineProps.ts'
import { useCommand } from './useCommand.ts'
import { SHORTEST, type CommandSearch } from './useFound.ts'
import { isComposing } from '../../keys/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'

export interface CommandFieldProps extends NativeProps<'search', 'onSubmit'> {
  /** What is searched; spoken, and shown in the empty field. */
  label: string
  /** What can be found at once. Keep the array while it stays the same. */
  groups: readonly CommandGroup[]
  /** Called with what was chosen; the field is empty then. */
  onChoose: (item: CommandItem) => void
  /** Called on Enter with the words as they stand, from two letters on. */
  onSubmit: (query: string) => void
  /** Searches elsewhere from two letters on; keep the function while it stays the same. */
  search?: CommandSearch
  /** Words for a search elsewhere that failed; it has words of its own. */
  failureText?: (error: unknown) => string
  /** Stands inside the field at its end, for example a scope or a shortcut. */
  end?: ReactNode
}

const Root = styled.search`
  ${fieldCss}
`
const Box = styled.div`
  ${boxCss}
`
const Panel = styled.div`
  ${floatCss}
  ${panelCss}
  ${answersCss}
`

/** It measures and virtualises, and most pages are left without a search. */
const CommandList = later(async () => (await import('./CommandList.tsx')).CommandList)

/** The palette as a field of the top bar: its answers hang under it, and Enter asks for all of them. */
export function CommandField(props: CommandFieldProps) {
  const { label, groups, onChoose, onSubmit, search, failureText, end, ...native } = props
  const strings = useStrings()
  const line = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  usePreload(CommandList)
  const leaving = useRef(0)
  const leave = () => {
    setOpen(false)
    command.type('')
    // A dialog that opens now gives the focus back here; a page that opens takes it.
    leaving.current = requestAnimationFrame(() => line.current?.blur())
  }
  /** Who goes on in the line at once keeps it. */
  const open = () => {
    cancelAnimationFrame(leaving.current)
    setOpen(true)
  }
  const command = useCommand({
    groups,
    search,
    startsAtFirst: false,
    onChoose: (item) => {
      leave()
      onChoose(item)
    },
  })
  const asked = command.query.trim()
  const isShown = isOpen && (command.items.length > 0 || asked !== '')

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && (isShown || command.query !== '')) {
      event.preventDefault()
      if (isShown) setOpen(false)
      else command.type('')
    } else if (!isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setOpen(true)
    } else if (isShown && command.onKey(event)) {
      return
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (asked.length < SHORTEST) return
      leave()
      onSubmit(asked)
    }
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <Root {...withOwn(native, { onBlur })} aria-label={label}>
      <Box>
        <Icon icon={Search} />
        <input
          ref={line}
          {...lineProps(command, isShown && command.items.length > 0)}
          type="text"
          className="at-entry"
          aria-label={label}
          enterKeyHint="search"
          placeholder={label}
          onChange={(event) => {
            command.type(event.target.value)
            open()
          }}
          onClick={open}
          onFocus={CommandList.preload}
          onKeyDown={onKeyDown}
        />
        <div className="at-tools">
          {isOpen && command.found.isPending && <Spinner label="" />}
          {command.query !== '' && (
            <Tool
              icon={X}
              label={strings.clearSearch}
              onPress={() => {
                command.type('')
                line.current?.focus()
              }}
            />
          )}
          {end}
        </div>
      </Box>
      {isShown && (
        // A press beside the options keeps the focus in the line.
        <Panel role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <CommandAnswers {...{ command, failureText }} list={CommandList} />
        </Panel>
      )}
      <CommandCount command={command} />
    </Root>
  )
}
