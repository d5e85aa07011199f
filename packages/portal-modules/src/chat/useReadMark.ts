import { useCallback, useEffect, useRef } from 'react'
import type { UnreadMark } from './chat.logic.ts'
import type { ChatPort } from './chat.port.ts'

/**
 * Tells the host that a chat is read, while its window is looked at: once it is loaded, and with the
 * returned function for what comes later. Failing to tell loses nothing, the count stays.
 */
export function useReadMark(
  port: ChatPort,
  chatId: number,
  mark: UnreadMark | undefined,
  onRead: () => void,
): () => void {
  const isNew = useRef(false)
  const isSending = useRef(false)
  const listener = useRef(onRead)
  useEffect(() => {
    listener.current = onRead
  })

  const markRead = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    // What comes while one call is under way asks for one more.
    while (isNew.current && document.visibilityState === 'visible') {
      isNew.current = false
      await port.markRead(chatId).catch(() => undefined)
      listener.current()
    }
    isSending.current = false
  }, [chatId, port])
  const read = useCallback(() => {
    isNew.current = true
    void markRead()
  }, [markRead])

  const hadNew = (mark?.count ?? 0) > 0
  useEffect(() => {
    if (hadNew) read()
  }, [hadNew, read])
  useEffect(() => {
    const look = () => void markRead()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [markRead])
  return read
}
