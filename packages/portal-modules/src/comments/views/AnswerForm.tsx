import { Button, MentionArea } from '@atrium/design-system'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import {
  countedFrom,
  maxCommentLength,
  nameOf,
  sendable,
  type ShownComment,
} from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'

export interface AnswerFormProps {
  model: CommentsModel
  /** What is answered. */
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

/** Answers a comment under it; what does not arrive stands there to be sent again (T-41). */
export function AnswerForm({ model, comment, onClose }: AnswerFormProps) {
  const { t } = useMessages(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { people } = model
  const options = useMemo(
    () => people.map((person) => ({ id: `${person.id}`, label: nameOf(person) })),
    [people],
  )
  useEffect(() => field.current?.focus(), [])
  const send = () => {
    if (model.answer(comment, text, chosen)) onClose()
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
        send()
      }}
    >
      <MentionArea
        ref={field}
        label={t('answer.label')}
        isLabelHidden
        placeholder={t('answer.label')}
        value={text}
        onChange={setText}
        onEnter={send}
        maxLength={text.length > countedFrom ? maxCommentLength : undefined}
        allowsOverflow
        minRows={1}
        maxRows={8}
        people={options}
        isLoadingPeople={model.isLoadingPeople}
        onAsk={model.askPeople}
        onMention={(id) => setChosen([...chosen, Number(id)])}
      />
      <span className="at-ways">
        <Button size="compact" onPress={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          type="submit"
          size="compact"
          variant="primary"
          isDisabled={sendable(text) === undefined}
        >
          {t('action.answer')}
        </Button>
      </span>
    </Root>
  )
}
