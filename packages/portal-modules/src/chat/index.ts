'use client'

export { Chat } from './Chat.tsx'
export type { ChatProps } from './Chat.tsx'
export type {
  ChatDraft,
  ChatMessage,
  ChatPage,
  ChatPerson,
  ChatPort,
  ChatSummary,
  NewChat,
  NewMessage,
  Unsent,
} from './chat.port.ts'
export { manifest } from './manifest.ts'
