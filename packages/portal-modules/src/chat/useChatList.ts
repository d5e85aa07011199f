import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useQuery, type QueryResult } from '../kit/index.ts'
import type { ChatPort, ChatSummary } from './chat.port.ts'

export interface ChatListModel {
  chats: QueryResult<readonly ChatSummary[]>
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
  return { chats, refresh }
}
