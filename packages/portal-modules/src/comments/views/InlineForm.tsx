import { Button, MentionArea, isComposing } from '@atrium/design-system'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { countedFrom, maxCommentLength, nameOf, sendable } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'

export interface InlineFormProps {
  model: CommentsModel
  /** Of the field; spoken only. */
  label: string
  placeholder?: string
  text: string
  onChange: (text: string) => void
  /** Told of everybody who is addressed by an @. */
  onMention: (id: number) => void
  /** On its button. */
  sendLabel: string
  onSend: () => void
  onClose: () => void
  isSending?: boolean
  failure?: PortError | undefined
  /** Lines at least; default 1. */
  minRows?: number
}

const Root = styled.form`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);
    padding-block: var(--at-space-2);

    > .at-ways {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: var(--at-space-2);
    }
  }
`

/** A comment that is written in its place in the list; the field has the focus, at the end of its text. */
export function InlineForm(props: InlineFormProps) {
  const { model, label, placeholder, text, onChange, onMention, minRows = 1 } = props
  const { sendLabel, onSend, onClose, isSending = false, failure } = props
  const tools = useMessages(messages)
  const { t } = tools
  const field = useRef<HTMLTextAreaElement>(null)
  const { people } = model
  const options = useMemo(
    () => people.map((person) => ({ id: `${person.id}`, label: nameOf(person) })),
    [people],
  )
  useEffect(() => {
    const box = field.current
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    // Only the form closes, not the dialog around it.
    event.stopPropagation()
    onClose()
  }
  return (
    // The field hands on what it does not need itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Root
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <MentionArea
        ref={field}
        label={label}
        isLabelHidden
        placeholder={placeholder}
        value={text}
        onChange={onChange}
        onEnter={onSend}
        maxLength={text.length > countedFrom ? maxCommentLength : undefined}
        allowsOverflow
        minRows={minRows}
        maxRows={8}
        errorMessage={failure && errorText(tools, failure)}
        people={options}
        isLoadingPeople={model.isLoadingPeople}
        onAsk={model.askPeople}
        onMention={(id) => onMention(Number(id))}
      />
      <span className="at-ways">
        <Button size="compact" isDisabled={isSending} onPress={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          type="submit"
          size="compact"
          variant="primary"
          isPending={isSending}
          isDisabled={sendable(text) === undefined}
        >
          {sendLabel}
        </Button>
      </span>
    </Root>
  )
}
