import { useMemo, useState, type KeyboardEvent } from 'react'
import { useOwn } from '../../field/index.ts'
import {
  bySection,
  filterOptions,
  sameLabel,
  useListKeys,
  type PickerOption,
} from '../../listbox/index.ts'
import { isComposing } from '../../keys/index.ts'

interface ComboBoxInput {
  options: readonly PickerOption[]
  value?: string | null
  defaultValue?: string | null
  valueLabel?: string
  onChange?: (value: string | null) => void
  onInputChange?: (text: string) => void
  isFiltered?: boolean
  allowsCustom?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** What a combo box knows: the value, what is being typed, and which options fit it. */
export function useComboBox(input: ComboBoxInput) {
  const { options, isFiltered = false, allowsCustom = false, onInputChange } = input
  const [value, change] = useOwn(input.value, input.defaultValue ?? null, input.onChange)
  const [query, setQuery] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  // Options of a search on a server change under the value; its words must not.
  const [last, setLast] = useState<PickerOption>()
  const option = options.find(({ id }) => id === value) ?? (last?.id === value ? last : undefined)
  const words = option?.label ?? (value === null ? '' : (input.valueLabel ?? own(value)))
  const shown = useMemo(() => {
    const found = isFiltered || query === undefined ? [...options] : filterOptions(options, query)
    return bySection(found)
  }, [options, query, isFiltered])
  const keys = useListKeys(shown)
  const canType = !input.isDisabled && !input.isReadOnly

  function own(text: string) {
    return allowsCustom ? text : ''
  }
  const close = () => setOpen(false)
  const done = () => {
    if (query !== undefined) onInputChange?.('')
    setQuery(undefined)
    close()
  }
  const open = () => {
    if (isOpen) return
    keys.goTo(option?.id)
    setOpen(true)
  }
  const choose = (id: string | null) => {
    setLast(options.find((one) => one.id === id))
    done()
    if (id !== value) change(id)
  }
  /** Takes what was typed, as far as it means something. */
  const take = () => {
    if (query === undefined) return close()
    const same = sameLabel(options, query)
    if (same && !same.isDisabled) choose(same.id)
    else if (query.trim() === '' && !input.isRequired) choose(null)
    else if (allowsCustom && query.trim() !== '') choose(query.trim())
    else done()
  }
  const type = (text: string) => {
    setQuery(text)
    onInputChange?.(text)
    setOpen(true)
    // The first find is one Enter away, unless one's own words may be meant.
    const [first] = isFiltered ? [] : filterOptions(options, text).filter((one) => !one.isDisabled)
    keys.goTo(allowsCustom || text.trim() === '' ? undefined : first?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is put together from several keys, they belong to it.
    if (isComposing(event) || !canType) return
    const { key } = event
    const step = keys.stepOf(key, false)
    if (step && !isOpen && (step === 'next' || step === 'previous')) open()
    else if (step && isOpen) keys.go(step)
    else if (key === 'Enter' && isOpen) {
      if (keys.active.id === undefined) take()
      else choose(keys.active.id)
    } else if (key === 'Escape' && (isOpen || query !== undefined)) {
      done()
      event.stopPropagation()
    } else if (key === 'Tab' && isOpen && query !== undefined && keys.active.id !== undefined) {
      choose(keys.active.id)
      return
    } else {
      return
    }
    event.preventDefault()
  }
  return {
    value,
    option,
    text: query ?? words,
    query,
    shown,
    keys,
    isOpen,
    open,
    close,
    choose,
    type,
    leave: take,
    onKeyDown,
  }
}
