import { Button, IconButton, StateScreen } from '@atrium/design-system'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages } from '../../kit/index.ts'
import { nameOf } from '../chat.logic.ts'
import { messages } from '../messages/index.ts'
import type { ConversationModel } from '../useConversation.ts'
import { conversationCss } from './chat.css.ts'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'

export interface ConversationViewProps {
  model: ConversationModel
  /** Back to the list, where only one of both fits. */
  onBack: () => void
}

const Root = styled.section`
  ${conversationCss}
`

/** One chat: who takes part, what was said, and the field to write in (CHAT-01). */
export function ConversationView({ model, onBack }: ConversationViewProps) {
  const { t } = useMessages(messages)
  const { chat } = model
  const heading = useRef<HTMLHeadingElement>(null)
  // On a screen that is touched the field would bring up the keyboard and cover what was said.
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) heading.current?.focus()
  }, [])
  const loaded = chat.state === 'ready' ? chat.data : undefined
  const about = loaded?.chat.description
  const names = loaded?.members.map(nameOf).join(', ')
  return (
    <Root aria-label={loaded?.chat.name} aria-busy={chat.state === 'loading' || undefined}>
      <div className="at-head">
        <span className="at-back">
          <IconButton icon={ArrowLeft} label={t('conversation.back')} onPress={onBack} />
        </span>
        <div className="at-words">
          <h3 ref={heading} tabIndex={-1}>
            {loaded?.chat.name ?? '…'}
          </h3>
          {loaded && (
            <p title={t('conversation.members', { names })}>
              {about ? `${about} · ${names}` : names}
            </p>
          )}
        </div>
      </div>
      {chat.state === 'failed' ? (
        <div className="at-state">
          <Failure chat={chat} onBack={onBack} />
        </div>
      ) : (
        <>
          <MessageList model={model} name={loaded?.chat.name ?? ''} />
          <Composer model={model} isReady={loaded !== undefined} />
        </>
      )}
    </Root>
  )
}

interface FailureProps {
  chat: Extract<ConversationModel['chat'], { state: 'failed' }>
  onBack: () => void
}

function Failure({ chat, onBack }: FailureProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { error, retry } = chat
  if (error.code === 'not-found' || error.code === 'forbidden') {
    return (
      <StateScreen
        kind="forbidden"
        headingLevel={3}
        title={t('conversation.gone')}
        detail={t('conversation.goneDetail')}
        action={<Button onPress={onBack}>{t('conversation.back')}</Button>}
      />
    )
  }
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      headingLevel={3}
      title={t('conversation.failed')}
      detail={errorText(tools, error)}
      action={<Button onPress={retry}>{t('action.retry')}</Button>}
    />
  )
}
