import { IconButton } from '@atrium/design-system'
import { MessagesSquare } from 'lucide-react'
import { usePortalMessages } from '../../messages/index.ts'
import { useChat } from './useChat.ts'

/** Opens the chat; only for those who have it (CHAT-07), with how much waits in it. */
export function ChatButton({ onPress }: { onPress: () => void }) {
  const { t } = usePortalMessages()
  const { hasChat, unreadCount } = useChat()
  if (!hasChat) return null
  return (
    <IconButton icon={MessagesSquare} label={t('chat')} badge={unreadCount} onPress={onPress} />
  )
}
