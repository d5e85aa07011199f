import { Button, MentionArea } from '@atrium/design-system'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages, type PortError } from '../../kit/index.ts'
import {
  countedFrom,
  maxCommentLength,
  nameOf,
  sendable,
  type ShownComment,
} from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'

export interface CommentFormProps {
  model: CommentsModel
  comment: ShownComment
  onClose: () => void
}

const Root = styled.form`
  @layer at.components {
    display: grid;
    gap: 8px;
    padding-block: 8px;

    > .at-ways {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      gap: 8px;
    }
  }
`

/** Changes one’s own comment in its place; what was written stays until the server has it (CMT-03). */
export function CommentForm({ model, comment, onClose }: CommentFormProps) {
  const { t } = useMessages(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(comment.text)
  // What was seen when the form opened: a change of another window is not overwritten unseen.
  const [seen, setSeen] = useState(comment)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<PortError>()
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

  const save = async () => {
    if (isSaving || sendable(text) === undefined) return
    if (text.trim() === seen.text) return onClose()
    setSaving(true)
    setFailure(undefined)
    // Whoever was told saves over the newer state.
    const base = failure?.code === 'conflict' ? comment : seen
    setSeen(base)
    const error = await model.save(base, text, chosen)
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
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
        void save()
      }}
    >
      <MentionArea
        ref={field}
        label={t('edit.label')}
        isLabelHidden
        value={text}
        onChange={setText}
        onEnter={() => void save()}
        maxLength={text.length > countedFrom ? maxCommentLength : undefined}
        allowsOverflow
        minRows={2}
        maxRows={8}
        errorMessage={failure && (failure.explanation ?? t(`error.${failure.code}`))}
        people={options}
        isLoadingPeople={model.isLoadingPeople}
        onAsk={model.askPeople}
        onMention={(id) => setChosen([...chosen, Number(id)])}
      />
      <span className="at-ways">
        <Button size="compact" isDisabled={isSaving} onPress={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          type="submit"
          size="compact"
          variant="primary"
          isPending={isSaving}
          isDisabled={sendable(text) === undefined}
        >
          {t('action.save')}
        </Button>
      </span>
    </Root>
  )
}
