import { Plus } from 'lucide-react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useOwn, type ControlProps, type FieldProps } from '../../field/index.ts'
import {
  bySection,
  filterOptions,
  sameLabel,
  useListKeys,
  type PickerOption,
} from '../../listbox/index.ts'
import type { Tag } from '../TagList/index.ts'
import { addTag, removeTag } from './tagPicker.logic.ts'
import type { tagPickerStrings } from './tagPicker.strings.ts'
import { isComposing } from '../../keys/index.ts'

export interface TagPickerProps
  extends FieldProps, ControlProps<'input', 'role' | 'type' | 'value'> {
  /** Suggestions; those already chosen are left out. */
  options: readonly PickerOption[]
  /** The chosen tags, when the parent holds them. */
  value?: readonly Tag[]
  /** The tags chosen at first, when the field holds them. */
  defaultValue?: readonly Tag[]
  /** Called with all tags whenever one comes or goes. */
  onChange?: (value: Tag[]) => void
  /** Lets people add words of their own; their id is the word. */
  allowsNew?: boolean
  /** Called with what is being typed, for a search on a server. */
  onInputChange?: (text: string) => void
  /** The options are already those that fit what was typed. */
  isFiltered?: boolean
  /** Options are on their way. */
  isLoading?: boolean
  /** How many tags are shown while it is not used; default 3, read-only 6 (CONST-01). */
  maxVisible?: number
  /** Said when nothing fits. */
  emptyText?: string
  /** An example, shown while there is no tag. */
  placeholder?: string
  /** Name in a form; one value a tag. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

/** No option of a product has this id. */
const NEW = '\u0000new'

/** What a tag picker knows: the tags, what is being typed, and what is suggested for it. */
export function useTagPicker(input: TagPickerProps, strings: (typeof tagPickerStrings)['en']) {
  const { options, allowsNew = false, isFiltered = false, onInputChange } = input
  const [tags, change] = useOwn<readonly Tag[]>(input.value, input.defaultValue ?? [], (next) =>
    input.onChange?.([...next]),
  )
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [said, say] = useState('')
  const word = query.trim()
  const shown = useMemo(() => {
    const chosen = new Set(tags.map(({ id }) => id))
    const open = options.filter(
      (option) => !chosen.has(option.id) && !sameLabel(tags, option.label),
    )
    const found: PickerOption[] = bySection(isFiltered ? open : filterOptions(open, query))
    const isNew = allowsNew && word !== '' && !sameLabel(options, word) && !sameLabel(tags, word)
    return isNew ? [...found, { id: NEW, label: strings.create(word), icon: Plus }] : found
  }, [options, tags, query, word, isFiltered, allowsNew, strings])
  const keys = useListKeys(shown)

  const write = (text: string) => {
    setQuery(text)
    onInputChange?.(text)
  }
  const add = (tag: Tag) => {
    const next = addTag(tags, tag)
    const isThere = next.length === tags.length
    say(isThere ? strings.there(tag.label) : strings.added(tag.label))
    if (!isThere) change(next)
    keys.goTo(undefined)
    if (query !== '') write('')
  }
  const remove = (tag: Tag) => {
    change(removeTag(tags, tag.id))
    say(strings.removed(tag.label))
  }
  const choose = ({ id, label }: PickerOption) =>
    add(id === NEW ? { id: word, label: word } : { id, label })
  /** Takes the word as it stands: a known option, an own tag, or nothing. */
  const take = () => {
    const known = sameLabel(options, word)
    const there = sameLabel(tags, word)
    if (there) add(there)
    else if (known && !known.isDisabled) choose(known)
    else if (allowsNew && word !== '') add({ id: word, label: word })
  }
  const close = () => setOpen(false)
  const open = () => {
    if (!input.isDisabled) setOpen(true)
  }
  const type = (text: string) => {
    write(text)
    setOpen(true)
    const [first] = allowsNew || text.trim() === '' ? [] : filterOptions(shown, text)
    keys.goTo(first?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const { key } = event
    const step = keys.stepOf(key, false)
    const last = tags.at(-1)
    const active = shown.find(({ id }) => id === keys.active.id)
    if (step) {
      setOpen(true)
      keys.go(isOpen ? step : 'first')
    } else if (key === 'Enter' && (active ? isOpen : word !== '')) {
      if (active && isOpen) choose(active)
      else take()
    } else if (key === ',' && allowsNew && word !== '') {
      take()
    } else if (key === 'Escape' && (isOpen || query !== '')) {
      if (!isOpen) write('')
      close()
      event.stopPropagation()
    } else if (key === 'Backspace' && query === '' && last) {
      remove(last)
    } else {
      return
    }
    event.preventDefault()
  }
  /** A word that is a tag by itself is not lost on leaving; half a word is. */
  const leave = () => {
    close()
    if (word !== '' && (allowsNew || sameLabel(options, word))) take()
    else if (query !== '') write('')
  }
  return {
    tags,
    query,
    shown,
    keys,
    isOpen,
    said,
    open,
    close,
    type,
    choose,
    remove,
    leave,
    onKeyDown,
  }
}
