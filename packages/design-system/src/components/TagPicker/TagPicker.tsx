import { ChevronDown, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { styled } from 'styled-components'
import {
  boxCss,
  boxProps,
  controlProps,
  FieldFrame,
  Tool,
  useField,
  withoutField,
  type ControlProps,
} from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { ListBox, optionId, PickerPopover } from '../../listbox/index.ts'
import { Icon } from '../Icon/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'
import { TagList, tagListStrings, tagsCss } from '../TagList/index.ts'
import { shownOf } from './tagPicker.logic.ts'
import { tagPickerCss } from './tagPicker.css.ts'
import { tagPickerStrings } from './tagPicker.strings.ts'
import { useTagPicker, type TagPickerProps } from './useTagPicker.ts'

const Box = styled.div`
  ${boxCss}
  ${tagsCss}
  ${tagPickerCss}
`

/** Several tags, suggested while typing or one's own (ENT-14, CONST-01). */
export function TagPicker(props: TagPickerProps) {
  const {
    options: _options,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    allowsNew,
    onInputChange: _onInputChange,
    isFiltered: _isFiltered,
    isLoading,
    maxVisible,
    emptyText,
    placeholder: _placeholder,
    name,
    autoFocus: _autoFocus,
    ...others
  } = props
  const { label, isReadOnly, isDisabled } = others
  const shared = useStrings()
  const strings = useStrings(tagPickerStrings)
  const ids = useField(props)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isInside, setInside] = useState(false)
  const picker = useTagPicker(props, strings)
  const { tags, shown, keys, isOpen } = picker
  const { seen, rest } = shownOf(tags.length, maxVisible ?? 3, isInside)
  const isEmpty = shown.length === 0 && !isLoading
  const hasList = isOpen && !(isEmpty && allowsNew)

  // All tags make the box higher than the browser scrolled for.
  useEffect(() => {
    if (isInside) box.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [isInside])

  const marks = useTagFocus(box, picker)
  const { input, crosses } = marks
  const native = withoutField(others)
  if (isReadOnly) {
    return (
      // There is nothing to type in: the tags are the control.
      <FieldFrame field={props} ids={ids} isGroup native={native as ControlProps<'div'>}>
        <TagList label={label} tags={tags} maxVisible={maxVisible ?? 6} />
      </FieldFrame>
    )
  }
  return (
    <FieldFrame field={props} ids={ids}>
      <Box
        ref={box}
        {...boxProps(props)}
        onFocus={() => setInside(true)}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return
          setInside(false)
          picker.leave()
        }}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          input()?.focus()
        }}
      >
        <div className="at-filled">
          <ChosenTags
            picker={picker}
            label={label}
            isDisabled={isDisabled}
            seen={seen}
            rest={rest}
            marks={marks}
          />
          <TagEntry
            {...{ props, ids, listId, picker, hasList }}
            native={native as ControlProps<'input'>}
            onLeft={() => crosses().at(-1)?.focus()}
          />
        </div>
        {!isDisabled && (
          <span className="at-tools">
            <Tool
              icon={ChevronDown}
              label={strings.open(label)}
              excludeFromTabOrder
              onPress={() => {
                input()?.focus()
                if (isOpen) picker.close()
                else picker.open()
              }}
            />
          </span>
        )}
        {name && tags.map(({ id }) => <input key={id} type="hidden" name={name} value={id} />)}
        <PickerPopover
          isOpen={hasList}
          onClose={picker.close}
          triggerRef={box}
          loadingText={isLoading ? shared.loading : undefined}
          emptyText={isEmpty ? (emptyText ?? strings.empty) : undefined}
        >
          <ListBox
            id={listId}
            label={label}
            options={shown}
            active={keys.active}
            isMultiple
            isChosen={() => false}
            onPoint={keys.point}
            onChoose={picker.choose}
            query={picker.query}
          />
        </PickerPopover>
      </Box>
      <LiveRegion>{picker.said}</LiveRegion>
    </FieldFrame>
  )
}

type Picker = ReturnType<typeof useTagPicker>

/** Where the focus goes among the chosen tags, and after one of them went. */
function useTagFocus(box: RefObject<HTMLDivElement | null>, picker: Picker) {
  const { tags, isOpen } = picker
  const input = () => box.current?.querySelector('input')
  const crosses = () =>
    Array.from(box.current?.querySelectorAll<HTMLElement>('.at-tag button') ?? [])
  const remove = (index: number, goesOn: boolean) => {
    const tag = tags[index]
    if (tag) picker.remove(tag)
    // The next tag takes the place of the one that went, and its cross the focus.
    const left = goesOn ? crosses().filter((_, at) => at !== index) : []
    ;(left[Math.min(index, left.length - 1)] ?? input())?.focus()
  }
  const onCrossKey = (event: KeyboardEvent, index: number) => {
    const { key } = event
    const turn = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = key === 'ArrowLeft' ? -turn : key === 'ArrowRight' ? turn : 0
    if (step !== 0) (crosses()[index + step] ?? (step > 0 ? input() : undefined))?.focus()
    else if (key === 'Delete' || key === 'Backspace') remove(index, true)
    else if (key === 'Escape' && isOpen) {
      picker.close()
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  return { input, crosses, remove, onCrossKey }
}

interface ChosenTagsProps {
  picker: Picker
  label: string
  isDisabled: boolean | undefined
  /** How many are shown, and how many are not. */
  seen: number
  rest: number
  marks: ReturnType<typeof useTagFocus>
}

/** The tags in the box, each with a cross. */
function ChosenTags({ picker, label, isDisabled, seen, rest, marks }: ChosenTagsProps) {
  const shared = useStrings()
  const strings = useStrings(tagPickerStrings)
  const listStrings = useStrings(tagListStrings)
  const { tags } = picker
  const { input, remove, onCrossKey } = marks
  if (tags.length === 0) return null
  return (
    <ul className="at-tags" aria-label={strings.chosen(label)}>
      {tags.slice(0, seen).map((tag, index) => (
        <li key={tag.id}>
          <span className="at-tag" title={tag.label.length > 24 ? tag.label : undefined}>
            <span>{tag.label}</span>
            {!isDisabled && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={shared.remove(tag.label)}
                onClick={() => remove(index, false)}
                onKeyDown={(event) => onCrossKey(event, index)}
              >
                <Icon icon={X} size={14} />
              </button>
            )}
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          {/* Whoever goes in sees them all: for keys the field itself is the way. */}
          <button
            type="button"
            className="at-more"
            tabIndex={-1}
            disabled={isDisabled}
            // It goes as soon as the focus comes: the click must not miss it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => input()?.focus()}
          >
            {listStrings.more(rest)}
          </button>
        </li>
      )}
    </ul>
  )
}

interface TagEntryProps {
  props: TagPickerProps
  native: ControlProps<'input'>
  ids: ReturnType<typeof useField>
  listId: string
  picker: Picker
  hasList: boolean
  /** The arrow to the left, where nothing is written. */
  onLeft: () => void
}

/** Where tags are written, which opens the list of suggestions. */
function TagEntry({ props, native, ids, listId, picker, hasList, onLeft }: TagEntryProps) {
  return (
    <input
      {...native}
      {...controlProps({ ...props, isRequired: false }, ids)}
      className="at-entry"
      role="combobox"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      // What is written is only the next one: nothing is missing once one was chosen.
      aria-required={(props.isRequired && picker.tags.length === 0) || undefined}
      aria-autocomplete="list"
      aria-expanded={hasList}
      aria-controls={hasList ? listId : undefined}
      aria-activedescendant={
        hasList ? optionId(listId, picker.shown, picker.keys.active.id) : undefined
      }
      placeholder={picker.tags.length === 0 ? props.placeholder : undefined}
      value={picker.query}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={props.autoFocus}
      onChange={(event) => picker.type(event.target.value)}
      onClick={(event) => {
        native.onClick?.(event)
        picker.open()
      }}
      onKeyDown={(event) => {
        native.onKeyDown?.(event)
        if (event.key === 'ArrowLeft' && picker.query === '') onLeft()
        else picker.onKeyDown(event)
      }}
    />
  )
}
