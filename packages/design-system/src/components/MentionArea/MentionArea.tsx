import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useStrings } from '../../intl/index.ts'
import { ListBox, optionId, PickerPopover, useListKeys } from '../../listbox/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'
import { TextArea, type TextAreaProps } from '../TextArea/index.ts'
import {
  mentionAt,
  suggestionsFor,
  withMention,
  type Mention,
  type MentionOption,
} from './mention.logic.ts'
import { mentionAreaStrings } from './mentionArea.strings.ts'
import { isComposing } from '../../keys/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { treeOf } from '../../focus/tree.ts'

export interface MentionAreaProps extends Omit<
  TextAreaProps,
  'control' | 'defaultValue' | 'value' | 'onChange'
> {
  /** The text. */
  value: string
  /** Called with every change. */
  onChange: (value: string) => void
  /** Who can be addressed by @ and a name, in the order in which they are offered. */
  people: readonly MentionOption[]
  /** They are on their way. */
  isLoadingPeople?: boolean
  /** Called with the person whose name is put in. */
  onMention?: (id: string) => void
  /** Called when an @ is typed: the moment to ask for the people. */
  onAsk?: () => void
}

/** A text of several lines in which @ offers people, by keys and by pointer (T-54). */
export function MentionArea(props: MentionAreaProps) {
  const { value, onChange, people, isLoadingPeople, onMention, onAsk, ref, ...others } = props
  const shared = useStrings()
  const strings = useStrings(mentionAreaStrings)
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const both = useBothRefs(ref, field)
  const [mention, setMention] = useState<Mention>()
  /** The @ whose list was closed: it stays so while that name is typed on. */
  const closedAt = useRef<number>(undefined)
  /** Where the caret goes when the name stands in the text. */
  const caret = useRef<number>(undefined)
  const options = mention ? suggestionsFor(people, mention) : []
  const keys = useListKeys(options)
  const isLoading = mention !== undefined && isLoadingPeople === true && people.length === 0
  const isOpen = mention !== undefined && (options.length > 0 || isLoading)
  const active = keys.active.id ?? options[0]?.id

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const look = () => {
    const box = field.current
    if (!box || treeOf(box).activeElement !== box) return setMention(undefined)
    const found =
      box.selectionStart === box.selectionEnd ? mentionAt(box.value, box.selectionStart) : undefined
    if (found?.start !== closedAt.current) closedAt.current = undefined
    const isClosed = found !== undefined && closedAt.current === found.start
    if (found && !mention) onAsk?.()
    setMention(isClosed ? undefined : found)
    if (found && found.query !== mention?.query) keys.goTo(undefined)
  }
  const close = () => {
    closedAt.current = mention?.start
    setMention(undefined)
  }
  const choose = (id: string | undefined) => {
    const person = people.find((one) => one.id === id)
    if (!person || !mention) return
    const next = withMention(value, mention, person.label)
    caret.current = next.caret
    close()
    onChange(next.text)
    onMention?.(person.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || isComposing(event) || event.shiftKey) return
    const step = keys.stepOf(event.key, false)
    if (step) {
      if (keys.active.id === undefined && active !== undefined && step === 'next') {
        keys.goTo(options[Math.min(1, options.length - 1)]?.id)
      } else keys.go(step)
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      if (active === undefined) return
      choose(active)
    } else if (event.key === 'Escape') {
      close()
      // Only the list goes, not the dialog around it.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  return (
    <>
      <TextArea
        {...others}
        ref={both}
        value={value}
        onChange={(text) => {
          onChange(text)
          look()
        }}
        onBlur={() => {
          setMention(undefined)
          props.onBlur?.()
        }}
        control={{
          onKeyDown,
          onSelect: look,
          'aria-autocomplete': 'list',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen ? optionId(listId, options, active) : undefined,
        }}
      />
      <PickerPopover
        isOpen={isOpen}
        onClose={close}
        triggerRef={field}
        loadingText={isLoading ? shared.loading : undefined}
      >
        <ListBox
          id={listId}
          label={strings.people}
          options={options}
          active={{ id: active, isByKey: keys.active.isByKey }}
          isChosen={() => false}
          onPoint={keys.point}
          onChoose={({ id }) => choose(id)}
          query={mention?.query}
        />
      </PickerPopover>
      <LiveRegion>{isOpen && !isLoading ? strings.found(options.length) : ''}</LiveRegion>
    </>
  )
}
