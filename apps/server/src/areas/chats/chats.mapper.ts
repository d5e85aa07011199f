import type { Chat, ChatMessage, Person } from '@atrium/api-client/contract'
import type { ChatRow, MemberRow, MessageRow } from './chats.repository.ts'

/** A chat as the contract shows it to one of its people (CHAT-02). */
export const toChat = (row: ChatRow): Chat => ({
  id: row.id,
  name: row.name,
  description: row.description,
  lastMessageAt: row.last_message_at?.toISOString() ?? null,
  unreadCount: row.unread_count,
})

/** A message as the contract shows it (CHAT-02). */
export const toMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  chatId: row.chat_id,
  content: row.content,
  createdAt: row.created_at.toISOString(),
  createdByUser: { id: row.created_by, firstName: row.first_name, lastName: row.last_name },
})

export const toPerson = (row: MemberRow): Person => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
})
