import {
  Avatar,
  Badge,
  Button,
  Heading,
  IconButton,
  ListRow,
  ListRows,
  SearchField,
  Skeleton,
  StateScreen,
  VisuallyHidden,
} from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  errorText,
  formatMoment,
  useMessages,
  useModuleHost,
  type QueryResult,
} from '../../kit/index.ts'
import { findChats } from '../chat.logic.ts'
import type { ChatSummary } from '../chat.port.ts'
import { messages } from '../messages/index.ts'

/** With more chats than this one searches them. */
const searchesFrom = 8

export interface ChatListProps {
  chats: QueryResult<readonly ChatSummary[]>
  /** Those in which a message waits that was not sent. */
  unsent: ReadonlySet<number>
  /** The chat that is open. */
  openId: number | undefined
  /** The chat that was left, or the form for a new one: what led there gets the focus. */
  returnsTo: number | 'new' | undefined
  onOpen: (chatId: number) => void
  onNew: () => void
}

/** The chats, those with the newest messages first, with what is not read (T-81). */
export function ChatList({ chats, unsent, openId, returnsTo, onOpen, onNew }: ChatListProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const headingId = useId()
  const [text, setText] = useState('')
  const all = chats.state === 'ready' ? chats.data : []
  const found = findChats(all, text, locale)

  // Whoever comes back from a chat, where only one of both fits, goes on at its row.
  const rows = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returnsTo === undefined) return
    if (returnsTo === 'new') return add.current?.focus()
    const row = rows.current?.querySelector<HTMLElement>(`[data-at-chat="${returnsTo}"]`)
    row?.closest('li')?.querySelector('button')?.focus()
  }, [returnsTo])

  return (
    <section className="at-list-pane" aria-labelledby={headingId}>
      <div className="at-list-head">
        <Heading level={3} size="m" id={headingId}>
          {t('list.title')}
        </Heading>
        <IconButton ref={add} icon={Plus} label={t('list.new')} onPress={onNew} />
      </div>
      {all.length >= searchesFrom && (
        <div className="at-find">
          <SearchField label={t('list.find')} value={text} onChange={setText} />
        </div>
      )}
      <div className="at-rows" ref={rows} aria-busy={chats.state === 'loading' || undefined}>
        {chats.state === 'loading' && <Skeleton lines={4} height="44px" />}
        {chats.state === 'failed' && (
          <StateScreen
            kind={chats.error.code === 'offline' ? 'offline' : 'error'}
            headingLevel={3}
            title={t('list.failed')}
            detail={errorText(tools, chats.error)}
            action={<Button onPress={chats.retry}>{t('action.retry')}</Button>}
          />
        )}
        {chats.state === 'ready' && all.length === 0 && (
          <div className="at-alone">
            <StateScreen
              kind="empty"
              headingLevel={3}
              title={t('list.empty')}
              detail={t('list.emptyDetail')}
              action={
                <Button icon={Plus} onPress={onNew}>
                  {t('list.new')}
                </Button>
              }
            />
          </div>
        )}
        {all.length > 0 && found.length === 0 && (
          <output>{t('list.noMatch', { text: text.trim() })}</output>
        )}
        {found.length > 0 && (
          <ListRows aria-labelledby={headingId}>
            {found.map((chat) => (
              <ListRow
                key={chat.id}
                mark={<Avatar name={chat.name} isDecorative />}
                title={<Title chat={chat} isUnsent={unsent.has(chat.id)} />}
                subtitle={<Subtitle chat={chat} isUnsent={unsent.has(chat.id)} />}
                isSelected={chat.id === openId}
                onPress={() => onOpen(chat.id)}
              />
            ))}
          </ListRows>
        )}
      </div>
    </section>
  )
}

interface RowProps {
  chat: ChatSummary
  isUnsent: boolean
}

/** The count is a part of the row's name: it is heard with it, and so is that something is not sent. */
function Title({ chat, isUnsent }: RowProps) {
  const { t } = useMessages(messages)
  const count = chat.unreadCount ?? 0
  return (
    <span className="at-chat-name">
      <span data-at-chat={chat.id}>{chat.name}</span>
      {isUnsent && <VisuallyHidden elementType="span">, {t('unsent.title')}</VisuallyHidden>}
      {count > 0 && (
        <>
          <VisuallyHidden elementType="span">, {t('list.unread', { count })}</VisuallyHidden>
          <span aria-hidden="true">
            <Badge count={count} tone="alert" />
          </span>
        </>
      )}
    </span>
  )
}

function Subtitle({ chat, isUnsent }: RowProps) {
  const { t, locale } = useMessages(messages)
  const { now } = useModuleHost()
  const { lastMessageAt, description } = chat
  return (
    <span className="at-one-line" title={description ?? undefined}>
      {isUnsent ? (
        <span className="at-unsent-note">{t('unsent.title')}</span>
      ) : lastMessageAt ? (
        <time dateTime={lastMessageAt}>{formatMoment(locale, new Date(lastMessageAt), now())}</time>
      ) : (
        t('list.quiet')
      )}
      {description && ` · ${description}`}
    </span>
  )
}
