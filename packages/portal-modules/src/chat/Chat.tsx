import { useCallback, useMemo, useState } from 'react'
import type { ChatPort } from './chat.port.ts'
import { Conversation } from './Conversation.tsx'
import { NewChat } from './NewChat.tsx'
import { useChatList } from './useChatList.ts'
import { ChatFrame } from './views/ChatFrame.tsx'

export interface ChatProps {
  port: ChatPort
  /** The chat that is open at first; default the one that was open last. */
  startsWith?: number
  /** Called with the chat that is opened, or with none. */
  onOpenChange?: (chatId: number | undefined) => void
}

type Place =
  | { kind: 'list'; from?: number | 'new' }
  | { kind: 'chat'; id: number }
  | { kind: 'new' }

/** Chats of a person: the list, one of them to read and to write in, and a new one (CHAT-01). */
export function Chat({ port, startsWith, onOpenChange }: ChatProps) {
  const list = useChatList(port)
  const [place, setPlace] = useState<Place>(() => {
    const first = startsWith ?? port.lastChat?.read()
    return first === undefined ? { kind: 'list' } : { kind: 'chat', id: first }
  })
  const open = useCallback(
    (next: Place) => {
      const chatId = next.kind === 'chat' ? next.id : undefined
      setPlace(next)
      port.lastChat?.keep(chatId)
      onOpenChange?.(chatId)
    },
    [onOpenChange, port],
  )
  const openChat = useCallback((id: number) => open({ kind: 'chat', id }), [open])
  const { refresh } = list
  const goBack = useMemo(
    () => () => open({ kind: 'list', from: place.kind === 'chat' ? place.id : 'new' }),
    [open, place],
  )
  return (
    <ChatFrame
      chats={list.chats}
      unsent={list.unsent}
      openId={place.kind === 'chat' ? place.id : undefined}
      isNewOpen={place.kind === 'new'}
      returnsTo={place.kind === 'list' ? place.from : undefined}
      onOpen={openChat}
      onNew={() => open({ kind: 'new' })}
    >
      {place.kind === 'chat' ? (
        <Conversation
          key={place.id}
          port={port}
          chatId={place.id}
          onBack={goBack}
          onRead={refresh}
        />
      ) : place.kind === 'new' ? (
        <NewChat
          port={port}
          onCreated={(chat) => {
            refresh()
            openChat(chat.id)
          }}
          onCancel={goBack}
        />
      ) : undefined}
    </ChatFrame>
  )
}
