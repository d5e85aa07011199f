import { Button, IconButton, TextArea } from '@atrium/design-system'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages } from '../../kit/index.ts'
import { isTooLong, maxMessageLength, sendable } from '../chat.logic.ts'
import { messages } from '../messages/index.ts'
import type { ConversationModel } from '../useConversation.ts'
import { composerCss } from './chat.css.ts'

interface ComposerProps {
  model: ConversationModel
  /** The chat is there to be written in. */
  isReady: boolean
}

// Safari takes the role from lists without bullets.
const LIST = { role: 'list' }

const Root = styled.div`
  ${composerCss}
`

/** The field to write in: Enter sends, Shift+Enter breaks the line; what was not sent stays above it (CHAT-03). */
export function Composer({ model, isReady }: ComposerProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { text, setText, unsent } = model
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isReady && !matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }, [isReady])

  const send = () => {
    if (isReady && model.send()) field.current?.focus()
  }
  return (
    <Root>
      {unsent.length > 0 && (
        <ul className="at-unsent" {...LIST}>
          {unsent.map(({ commandId, content, error }) => (
            <li key={commandId}>
              <strong role="alert">{t('unsent.title')}</strong>
              <p>{content}</p>
              {error && <span className="at-why">{errorText(tools, error)}</span>}
              <span className="at-ways">
                <Button
                  size="compact"
                  onPress={() => {
                    model.sendAgain(commandId)
                    field.current?.focus()
                  }}
                >
                  {t('unsent.again')}
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  onPress={() => {
                    model.discard(commandId)
                    field.current?.focus()
                  }}
                >
                  {t('unsent.discard')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextArea
          ref={field}
          label={t('write.label')}
          isLabelHidden
          placeholder={t('write.placeholder')}
          value={text}
          onChange={setText}
          onEnter={send}
          maxLength={maxMessageLength}
          allowsOverflow
          minRows={1}
          maxRows={6}
          description={<span className="at-hint">{t('write.hint')}</span>}
        />
        <IconButton
          icon={SendHorizontal}
          label={t('write.send')}
          isDisabled={!isReady || isTooLong(text) || sendable(text) === undefined}
          onPress={send}
        />
      </form>
    </Root>
  )
}
