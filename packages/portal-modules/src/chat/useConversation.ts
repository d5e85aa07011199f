import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  createPendingCommands,
  useModuleHost,
  usePending,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import {
  applySend,
  firstUnread,
  rowsOf,
  sendable,
  withEarlier,
  withMessage,
  withNewest,
  type ChatRow,
  type Conversation,
  type SendCommand,
  type ShownMessage,
  type UnreadMark,
} from './chat.logic.ts'
import type { ChatPort, Unsent } from './chat.port.ts'
import { chatDrafts } from './drafts.ts'
import { useReadMark } from './useReadMark.ts'

const sending = createPendingCommands<Conversation, SendCommand>({ apply: applySend })

/** A message that is not sent, and why. */
interface FailedMessage extends Unsent {
  error: PortError | undefined
}

export interface ConversationModel {
  chat: QueryResult<Conversation>
  rows: readonly ChatRow[]
  /** How many messages were new when the chat was opened (T-81). */
  unreadCount: number
  /** The first of them; undefined while it is not loaded. */
  unreadKey: number | string | undefined
  earlier: 'idle' | 'loading' | 'failed'
  loadEarlier: () => void
  text: string
  setText: (text: string) => void
  /** Sends what is written; false where there is nothing to send, or too much (CHAT-03). */
  send: () => boolean
  unsent: readonly FailedMessage[]
  sendAgain: (commandId: string) => void
  discard: (commandId: string) => void
}

/** Everything about one chat; make it anew for another one. */
export function useConversation(
  port: ChatPort,
  chatId: number,
  onRead: () => void,
): ConversationModel {
  const { now } = useModuleHost()
  const truth = useRef<Conversation>(undefined)
  const [mark, setMark] = useState<UnreadMark>()

  const query = useMemo(() => {
    const { key, load } = port.chat(chatId)
    return {
      key,
      load: async () => {
        const page = await load()
        const opened = { count: page.chat.unreadCount ?? 0, upTo: page.messages.at(-1)?.id ?? 0 }
        // The line stays where it was when the chat was opened.
        setMark((before) => before ?? opened)
        return withNewest(truth.current, page)
      },
    }
  }, [port, chatId])
  const { result, pending, run, receive } = usePending(query, sending)
  const shown = result.state === 'ready' ? result.data : undefined

  const waiting = useRef(pending)
  useEffect(() => {
    truth.current = shown && withoutPending(shown)
    waiting.current = pending
  })

  const read = useReadMark(port, chatId, mark, onRead)
  useEffect(
    () =>
      port.onMessage?.(chatId, (message) => {
        if (!message) return receive({})
        // The answer brings one's own message, with the command that it came from.
        const isComing =
          message.isOwn && waiting.current.some(({ content }) => content === message.content)
        if (isComing) return
        receive({ patch: (known) => withMessage(known, message) })
        if (!message.isOwn) read()
      }),
    [chatId, port, read, receive],
  )

  const [earlier, setEarlier] = useState<ConversationModel['earlier']>('idle')
  const isLoading = useRef(false)
  const loadEarlier = useCallback(async () => {
    const first = truth.current?.messages[0]?.id
    if (first === undefined || !truth.current?.hasEarlier || isLoading.current) return
    isLoading.current = true
    setEarlier('loading')
    try {
      const page = await port.earlier(chatId, first)
      receive({ patch: (known) => withEarlier(known, first, page) })
      setEarlier('idle')
    } catch {
      setEarlier('failed')
    } finally {
      isLoading.current = false
    }
  }, [chatId, port, receive])

  const drafts = chatDrafts.storeOf(port, chatId)
  const draft = useSyncExternalStore(drafts.subscribe, drafts.getSnapshot, drafts.getServerSnapshot)
  const actions = useMemo(() => {
    const deliver = ({ commandId, content }: Unsent) => {
      const command = { commandId, chatId, content, at: now().toISOString() }
      const answer = run(command, {
        send: async () => {
          const sent = await port.send({ chatId, content, commandId })
          drafts.forget(commandId)
          return sent
        },
        merge: (known, sent) => withMessage(known, { ...sent, commandId }),
      })
      drafts.follow(commandId, answer)
    }
    return {
      setText: (text: string) => drafts.update(() => ({ text })),
      send: () => {
        const content = sendable(drafts.getSnapshot().text)
        if (content === undefined) return false
        const message = { commandId: crypto.randomUUID(), content }
        // Kept until it has arrived: closing the window now loses nothing.
        drafts.update(({ unsent }) => ({ text: '', unsent: [...unsent, message] }))
        deliver(message)
        return true
      },
      sendAgain: (commandId: string) => {
        const message = drafts.getSnapshot().unsent.find((one) => one.commandId === commandId)
        if (message) deliver(message)
      },
      discard: drafts.forget,
    }
  }, [chatId, drafts, now, port, run])

  const unreadKey = useMemo(() => firstUnread(shown?.messages ?? [], mark), [shown, mark])
  const [drawn] = useState(() => new WeakMap<ShownMessage, ChatRow>())
  const rows = useMemo(
    () => (shown ? rowsOf(shown, unreadKey, drawn) : []),
    [drawn, shown, unreadKey],
  )
  const unsent = draft.unsent
    .filter(({ commandId }) => !pending.some((command) => command.commandId === commandId))
    .map((message) => ({ ...message, error: draft.errors.get(message.commandId) }))

  return {
    chat: result,
    rows,
    unreadCount: mark?.count ?? 0,
    unreadKey,
    earlier,
    loadEarlier,
    text: draft.text,
    unsent,
    ...actions,
  }
}

const withoutPending = (shown: Conversation): Conversation =>
  shown.messages.at(-1)?.isSending
    ? { ...shown, messages: shown.messages.filter(({ isSending }) => !isSending) }
    : shown
