import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components'
import { prepare, rowsFor, target, type CommandGroup, type CommandItem } from './command.logic.ts'
import { useFound, type CommandSearch } from './useFound.ts'
import { isComposing } from '../../keys/index.ts'

interface CommandOptions {
  groups: readonly CommandGroup[]
  search: CommandSearch | undefined
  onChoose: (item: CommandItem) => void
  /** The best answer is active at once; else Enter is for the words as they stand. */
  startsAtFirst: boolean
}

export type Command = ReturnType<typeof useCommand>

/** A line to type in and what answers it: the state of the palette and of the field. */
export function useCommand({ groups, search, onChoose, startsAtFirst }: CommandOptions) {
  const { locale } = useLocale()
  const listId = useId()
  const start = startsAtFirst ? 0 : -1
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(start)
  const prepared = useMemo(() => prepare(groups, locale), [groups, locale])
  const found = useFound(search, query)
  const { rows, items } = useMemo(
    () => rowsFor(prepared, query, found.items),
    [prepared, query, found.items],
  )
  const at = Math.min(active, items.length - 1)
  return {
    listId,
    query,
    type: (text: string) => {
      setQuery(text)
      setActive(start)
    },
    rows,
    items,
    active: at,
    setActive,
    found,
    choose: onChoose,
    isEmpty: items.length === 0 && !found.isPending && !found.error,
    /** Moves or chooses; true: the key was taken. */
    onKey: (event: KeyboardEvent): boolean => {
      if (isComposing(event)) return false
      const to = target(event.key, at, items.length)
      const item = items[at]
      if (to !== undefined) setActive(to)
      else if (event.key === 'Enter' && item) onChoose(item)
      else return false
      event.preventDefault()
      return true
    },
  }
}
