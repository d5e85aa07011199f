import { Check, CircleAlert, Pencil, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Tool } from '../../field/index.ts'
import { useStrings } from '../../intl/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { Icon } from '../Icon/index.ts'
import { LiveRegion } from '../LiveRegion/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { inlineEditCss } from './inlineEdit.css.ts'
import { inlineEditStrings } from './inlineEdit.strings.ts'
import { useInlineEdit, type InlineEditProps } from './useInlineEdit.ts'
import { isComposing } from '../../keys/index.ts'

const Root = styled.div`
  ${inlineEditCss}
`

/** A text that is edited where it stands; what was typed is kept until it is saved. */
export function InlineEdit(props: InlineEditProps) {
  const {
    label,
    value,
    onSave: _onSave,
    check: _check,
    failedText: _failedText,
    placeholder,
    maxLength,
    variant = 'text',
    isReadOnly,
    ref,
    ...native
  } = props
  const shared = useStrings()
  const strings = useStrings(inlineEditStrings)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const both = useBothRefs(ref, root)
  const edit = useInlineEdit(props, strings)
  const { draft, state, message } = edit
  // The text gets the focus back with the commit that shows it again, however long saving takes.
  const returnsFocus = useRef(false)
  useLayoutEffect(() => {
    if (draft !== undefined || !returnsFocus.current) return
    returnsFocus.current = false
    root.current?.querySelector<HTMLElement>('.at-text')?.focus()
  }, [draft])

  if (isReadOnly) {
    return (
      <Root {...native} ref={ref} data-at-variant={variant}>
        <span className="at-text">{value || placeholder || '–'}</span>
      </Root>
    )
  }
  if (draft === undefined) {
    return (
      <Root {...native} ref={both} data-at-variant={variant}>
        <button
          type="button"
          className="at-text"
          data-at-empty={value === '' || undefined}
          onClick={edit.begin}
          onKeyDown={(event) => {
            if (event.key !== 'F2') return
            event.preventDefault()
            edit.begin()
          }}
        >
          <span className="at-visually-hidden">{strings.edit(label)} </span>
          <span>{value || placeholder || strings.empty}</span>
          <Icon icon={Pencil} size={14} />
        </button>
        <LiveRegion>{state === 'saved' && strings.saved}</LiveRegion>
      </Root>
    )
  }
  const save = async (returns: boolean) => {
    if (returns) returnsFocus.current = true
    const isDone = await edit.save()
    if (!isDone && returns) returnsFocus.current = false
  }
  const cancel = () => {
    returnsFocus.current = true
    edit.cancel()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') void save(true)
    else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    native.onBlur?.(event)
    if (!event.currentTarget.contains(event.relatedTarget)) void save(false)
  }
  const isPending = state === 'pending'
  return (
    <Root {...native} ref={both} data-at-variant={variant} onBlur={onBlur}>
      <span className="at-field" data-at-invalid={message ? true : undefined}>
        <input
          className="at-input"
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
          aria-busy={isPending || undefined}
          value={draft}
          maxLength={maxLength}
          placeholder={placeholder}
          readOnly={isPending}
          // Whoever asked to edit wants to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => edit.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isPending ? (
          <Spinner label={strings.saving} />
        ) : (
          <>
            <Tool icon={Check} label={strings.save} onPress={() => void save(true)} />
            <Tool icon={X} label={shared.cancel} onPress={cancel} />
          </>
        )}
      </span>
      {message && (
        <span id={id} className="at-message" role="alert">
          <Icon icon={CircleAlert} size={16} />
          <span>{message}</span>
        </span>
      )}
    </Root>
  )
}
