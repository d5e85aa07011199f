import { Button, Chip, MentionArea } from '@atrium/design-system'
import { MapPin, SendHorizontal } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { countedFrom, maxCommentLength, nameOf, sendable } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { usePlaceName } from './usePlaceName.ts'

const Root = styled.form`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);

    > .at-where {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-2);
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    > .at-send {
      justify-self: end;
    }
  }
`

/** The field to write in: Enter sends, Shift+Enter breaks the line, @ addresses somebody (VAL-13, T-54). */
export function Composer({ model }: { model: CommentsModel }) {
  const { t } = useMessages(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const { people, pinning } = model
  const placeName = usePlaceName()
  const options = useMemo(
    () => people.map((person) => ({ id: `${person.id}`, label: nameOf(person) })),
    [people],
  )
  const writing = pinning?.writing
  useEffect(() => {
    if (writing) field.current?.focus()
  }, [writing])
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
      {pinning?.place && (
        <p className="at-where">
          {t('place.next')}
          <Chip icon={MapPin} tone="brand" onRemove={() => pinning.mark(undefined)}>
            {placeName(pinning.place, pinning.version)}
          </Chip>
        </p>
      )}
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
