import { Button, MentionArea } from '@atrium/design-system'
import { SendHorizontal } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { countedFrom, maxCommentLength, nameOf, sendable } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'

const Root = styled.form`
  @layer at.components {
    display: grid;
    gap: 8px;

    > .at-send {
      justify-self: end;
    }
  }
`

/** The field to write in: Enter sends, Shift+Enter breaks the line, @ addresses somebody (VAL-13, T-54). */
export function Composer({ model }: { model: CommentsModel }) {
  const { t } = useMessages(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const { people } = model
  const options = useMemo(
    () => people.map((person) => ({ id: `${person.id}`, label: nameOf(person) })),
    [people],
  )
  const send = () => {
    if (model.send()) field.current?.focus()
  }
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionArea
        ref={field}
        label={t('write.label')}
        isLabelHidden
        placeholder={t('write.placeholder')}
        description={t(model.canMention ? 'write.hint' : 'write.hintPlain')}
        value={model.text}
        onChange={model.setText}
        onEnter={send}
        maxLength={model.text.length > countedFrom ? maxCommentLength : undefined}
        allowsOverflow
        minRows={2}
        maxRows={8}
        people={options}
        isLoadingPeople={model.isLoadingPeople}
        onAsk={model.askPeople}
        onMention={(id) => model.choose(Number(id))}
      />
      <span className="at-send">
        <Button
          type="submit"
          variant="primary"
          size="compact"
          icon={SendHorizontal}
          isDisabled={sendable(model.text) === undefined}
        >
          {t('write.send')}
        </Button>
      </span>
    </Root>
  )
}
