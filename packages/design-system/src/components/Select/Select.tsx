import { ChevronDown, X } from 'lucide-react'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import {
  boxCss,
  boxProps,
  controlProps,
  FieldFrame,
  Tool,
  useField,
  useOwn,
  withoutField,
  type ControlProps,
  type FieldProps,
} from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import {
  bySection,
  ListBox,
  optionId,
  PickerPopover,
  useListKeys,
  type PickerOption,
} from '../../listbox/index.ts'
import { Icon } from '../Icon/index.ts'
import { selectCss } from './select.css.ts'
import { selectStrings } from './select.strings.ts'

export interface SelectProps
  extends FieldProps, ControlProps<'button', 'onBlur' | 'type' | 'value'> {
  /** What there is to choose from; quick also with thousands. */
  options: readonly PickerOption[]
  /** Id of the chosen option, `null` for none, when the parent holds it. */
  value?: string | null
  /** Id of the option chosen at first, when the field holds it. */
  defaultValue?: string | null
  /** Called with the id of the newly chosen option, `null` when emptied. */
  onChange?: (value: string | null) => void
  /** Called when the focus leaves. */
  onBlur?: () => void
  /** Stands there while nothing is chosen. */
  placeholder?: string
  /** Adds a cross that empties it. */
  isClearable?: boolean
  /** The options are on their way. */
  isLoading?: boolean
  /** Said when there is no option. */
  emptyText?: string
  /** Name in a form. */
  name?: string
  /** Gets the focus when it appears. */
  autoFocus?: boolean
}

const Box = styled.div`
  ${boxCss}
  ${selectCss}
`

/** One of several options, which open in a list below it. */
export function Select(props: SelectProps) {
  const {
    options: given,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onBlur,
    placeholder,
    isClearable,
    isLoading,
    emptyText,
    name,
    autoFocus,
    ...rest
  } = props
  const { label, isReadOnly } = rest
  const shared = useStrings()
  const strings = useStrings(selectStrings)
  const ids = useField(props)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const options = useMemo(() => bySection(given), [given])
  const focus = () => box.current?.querySelector<HTMLElement>('.at-entry')?.focus()
  const choosing = useChoosing(props, options, focus)
  const { value, chosen, keys, isOpen, canOpen, open, setOpen, choose, clear } = choosing

  const { required: _required, ...control } = controlProps(props, ids)
  const hasClear = isClearable && chosen && canOpen
  return (
    <FieldFrame field={props} ids={ids} onLabelClick={focus}>
      <Box ref={box} {...boxProps(props)}>
        <button
          {...withoutField(rest)}
          {...control}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          className="at-entry"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? optionId(listId, options, keys.active.id) : undefined}
          aria-labelledby={ids.labelId}
          aria-required={props.isRequired || undefined}
          aria-readonly={isReadOnly || undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          onClick={(event) => {
            rest.onClick?.(event)
            if (isOpen) setOpen(false)
            else open()
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            choosing.onKeyDown(event)
          }}
          onBlur={() => {
            setOpen(false)
            onBlur?.()
          }}
        >
          {chosen?.icon && <Icon icon={chosen.icon} />}
          <span className="at-value" data-at-placeholder={chosen ? undefined : true}>
            {chosen?.label ?? placeholder ?? (isReadOnly ? '–' : strings.choose)}
          </span>
        </button>
        {hasClear && (
          <span className="at-tools">
            <Tool icon={X} label={strings.clear(label)} onPress={clear} />
          </span>
        )}
        <span className="at-chevron">
          <Icon icon={ChevronDown} />
        </span>
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <PickerPopover
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          triggerRef={box}
          loadingText={isLoading ? shared.loading : undefined}
          emptyText={!isLoading && options.length === 0 ? (emptyText ?? strings.empty) : undefined}
        >
          <ListBox
            id={listId}
            label={label}
            options={options}
            active={keys.active}
            isChosen={(id) => id === value}
            onPoint={keys.point}
            onChoose={({ id }) => choose(id)}
          />
        </PickerPopover>
      </Box>
    </FieldFrame>
  )
}

/** What is chosen, and how keys open the list and choose in it or without it. */
function useChoosing(props: SelectProps, options: ReturnType<typeof bySection>, focus: () => void) {
  const { isDisabled, isReadOnly, isClearable } = props
  const [value, change] = useOwn(props.value, props.defaultValue ?? null, props.onChange)
  const [isOpen, setOpen] = useState(false)
  const keys = useListKeys(options)
  const chosen = options.find(({ id }) => id === value)
  const canOpen = !isDisabled && !isReadOnly

  const open = (at = chosen?.id) => {
    if (!canOpen) return
    keys.goTo(at ?? options.find((option) => !option.isDisabled)?.id)
    setOpen(true)
  }
  const choose = (id: string | undefined) => {
    setOpen(false)
    if (id !== undefined && id !== value) change(id)
  }
  const clear = () => {
    change(null)
    focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || !canOpen) return
    const isLetter = key.length === 1 && (key !== ' ' || keys.isTyping())
    const step = keys.stepOf(key, true)
    if (!isLetter) keys.forget()
    if (isLetter) {
      const found = keys.type(key, isOpen ? keys.active.id : chosen?.id)
      if (isOpen) keys.goTo(found ?? keys.active.id)
      else choose(found)
    } else if (!isOpen) {
      if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter' || key === ' ') open()
      else if ((key === 'Delete' || key === 'Backspace') && isClearable && chosen) clear()
      else return
    } else if (step) {
      keys.go(step)
    } else if (key === 'Enter' || key === ' ') {
      choose(keys.active.id)
    } else if (key === 'Escape') {
      setOpen(false)
      event.stopPropagation()
    } else if (key === 'Tab') {
      choose(keys.active.id)
      return
    } else {
      return
    }
    event.preventDefault()
  }

  return { value, chosen, keys, isOpen, canOpen, open, setOpen, choose, clear, onKeyDown }
}
