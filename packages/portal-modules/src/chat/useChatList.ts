import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useQuery, type QueryResult } from '../kit/index.ts'
import type { ChatPort, ChatSummary } from './chat.port.ts'
import { chatDrafts } from './drafts.ts'

export interface ChatListModel {
  chats: QueryResult<readonly ChatSummary[]>
  /** Those in which a message waits that was not sent. */
  unsent: ReadonlySet<number>
  /** Something changed, or may have. */
  refresh: () => void
}

/** The chats of a person, as they come and as they are written into. */
export function useChatList(port: ChatPort): ChatListModel {
  const chats = useQuery(useMemo(() => port.chats(), [port]))
  const latest = useRef(chats)
  useEffect(() => {
    latest.current = chats
  })
  const refresh = useCallback(() => {
    if (latest.current.state === 'ready') latest.current.refresh()
    if (latest.current.state === 'failed') latest.current.retry()
  }, [])
  useEffect(() => port.onChats?.(refresh), [port, refresh])
  const unsent = useUnsent(port, chats.state === 'ready' ? chats.data : none)
  return { chats, unsent, refresh }
}

const none: readonly ChatSummary[] = []

function useUnsent(port: ChatPort, chats: readonly ChatSummary[]): ReadonlySet<number> {
  const subscribe = useCallback(
    (listener: () => void) => chatDrafts.onDrafts(port, listener),
    [port],
  )
  // As a text it stays the same as long as nothing changes.
  const ids = useSyncExternalStore(
    subscribe,
    () => chats.flatMap(({ id }) => (chatDrafts.hasUnsent(port, id) ? [id] : [])).join(),
    () => '',
  )
  return useMemo(() => new Set(ids === '' ? [] : ids.split(',').map(Number)), [ids])
}
