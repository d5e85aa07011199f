import { Icon, VisuallyHidden } from '@atrium/design-system'
import { Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { formatClock, formatExact, useMessages, useModuleHost } from '../../kit/index.ts'
import { nameOf, type ChatRow } from '../chat.logic.ts'
import { messages } from '../messages/index.ts'
import { messageCss } from './chat.css.ts'
import { timeFlagOf } from './time.ts'

const Root = styled.div`
  ${messageCss}
`

/** One message, with the time above it where an hour has passed (CHAT-05) and the line of what is new (T-81). */
export function Message({ row }: { row: ChatRow }) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const { message, hasTime, hasAuthor, isFirstUnread } = row
  const { content, createdAt, createdByUser, isOwn, isSending } = message
  const when = new Date(createdAt)
  return (
    <Root data-at-own={isOwn || undefined}>
      {hasTime && <span className="at-flag">{timeFlagOf(locale, when, now())}</span>}
      {isFirstUnread && <span className="at-line">{t('conversation.new')}</span>}
      {hasAuthor ? (
        <span className="at-author">{nameOf(createdByUser)}</span>
      ) : (
        <VisuallyHidden elementType="span">
          {isOwn ? t('message.you') : nameOf(createdByUser)}
        </VisuallyHidden>
      )}
      <span className="at-bubble">
        {content}
        {isSending ? (
          <span className="at-clock" title={t('message.sending')}>
            <Icon icon={Clock} size={14} />
            <VisuallyHidden elementType="span">{t('message.sending')}</VisuallyHidden>
          </span>
        ) : (
          <time className="at-clock" dateTime={createdAt} title={formatExact(locale, when)}>
            {formatClock(locale, when)}
          </time>
        )}
      </span>
    </Root>
  )
}
