import { Button, StateScreen, VirtualList, type VirtualListHandle } from '@atrium/design-system'
import { ArrowUp, MessagesSquare } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { estimatedHeight, nameOf, overscan, type ChatRow } from '../chat.logic.ts'
import { messages } from '../messages/index.ts'
import type { ConversationModel } from '../useConversation.ts'
import { Message } from './Message.tsx'

/** So many new messages may not all be in sight: a button leads to the first. */
const jumpsFrom = 5

interface MessageListProps {
  model: ConversationModel
  /** Of the chat. */
  name: string
}

/** What was said, from the first message on; opens at the end and stays there while it is read. */
export function MessageList({ model, name }: MessageListProps) {
  const { t } = useMessages(messages)
  const { rows, unreadCount, unreadKey, earlier, loadEarlier } = model
  const list = useRef<VirtualListHandle>(null)
  const [hasJumped, setJumped] = useState(false)

  // What one sends is shown, wherever one was reading.
  const last = rows.at(-1)
  const sentKey = last?.message.isSending ? last.key : undefined
  useEffect(() => {
    if (sentKey !== undefined) list.current?.scrollToKey(sentKey, { align: 'end' })
  }, [sentKey])

  // The first new message may stand on a page that is still to come.
  const wants = hasJumped && unreadKey === undefined && unreadCount > 0
  useEffect(() => {
    if (wants && earlier === 'idle') loadEarlier()
  }, [wants, earlier, loadEarlier])
  useEffect(() => {
    if (hasJumped && unreadKey !== undefined) {
      list.current?.scrollToKey(unreadKey, { align: 'start' })
      list.current?.focusKey(unreadKey)
    }
  }, [hasJumped, unreadKey])

  const getText = useCallback(
    ({ message }: ChatRow) => {
      // On its way it is not spoken: whoever wrote it knows.
      if (message.isSending) return ''
      const author = message.isOwn ? t('message.you') : nameOf(message.createdByUser)
      return t('message.said', { name: author, text: message.content })
    },
    [t],
  )
  const renderItem = useCallback((row: ChatRow) => <Message row={row} />, [])
  const isLoading = model.chat.state === 'loading'
  return (
    <>
      {unreadCount >= jumpsFrom && !hasJumped && rows.length > 0 && (
        <div className="at-notice">
          <Button size="compact" variant="quiet" icon={ArrowUp} onPress={() => setJumped(true)}>
            {t('conversation.toUnread', { count: unreadCount })}
          </Button>
        </div>
      )}
      {earlier === 'failed' && (
        <div className="at-notice" role="alert">
          {t('conversation.earlierFailed')}
          <Button size="compact" onPress={loadEarlier}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      <div className="at-messages">
        <VirtualList
          ref={list}
          label={t('conversation.label', { name })}
          items={rows}
          getKey={keyOfRow}
          getText={getText}
          renderItem={renderItem}
          itemHeight="auto"
          estimateHeight={estimatedHeight}
          overscan={overscan}
          isReversed
          isLoading={isLoading || earlier === 'loading'}
          onReachStart={loadEarlier}
          emptyState={
            <StateScreen
              kind="empty"
              icon={MessagesSquare}
              headingLevel={3}
              title={t('conversation.empty')}
              detail={t('conversation.emptyDetail')}
            />
          }
        />
      </div>
    </>
  )
}

const keyOfRow = ({ key }: ChatRow) => key
