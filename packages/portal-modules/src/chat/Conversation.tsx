import type { ChatPort } from './chat.port.ts'
import { useConversation } from './useConversation.ts'
import { ConversationView } from './views/ConversationView.tsx'

interface ConversationProps {
  port: ChatPort
  chatId: number
  onBack: () => void
  onRead: () => void
}

/** One chat: port, model, view. */
export function Conversation({ port, chatId, onBack, onRead }: ConversationProps) {
  return <ConversationView model={useConversation(port, chatId, onRead)} onBack={onBack} />
}
