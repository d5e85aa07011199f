import { IconButton, Menu, MenuItem, MenuTrigger } from '@atrium/design-system'
import { Ellipsis, ListChecks, MessagesSquare, Rocket } from 'lucide-react'
import { usePortalMessages } from '../messages/index.ts'
import { useTours } from '../tours/Tours.tsx'
import { useChat } from './drawer/useChat.ts'
import { useHasTasks } from './drawer/useTasks.ts'

interface PhoneActionsProps {
  onOpenChat: () => void
  onOpenTasks: () => void
}

/** The quick actions of a phone behind one button, so that its name stays to be read (LAY-05, LAY-14). */
export function PhoneActions({ onOpenChat, onOpenTasks }: PhoneActionsProps) {
  const { t } = usePortalMessages()
  const { hasChat, unreadCount } = useChat()
  const hasTasks = useHasTasks()
  const { offered, start } = useTours()
  if (!hasChat && !hasTasks && !offered) return null
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={t('moreActions')} badge={unreadCount} />
      <Menu aria-label={t('moreActions')} placement="bottom end">
        {hasChat && (
          <MenuItem icon={MessagesSquare} onAction={onOpenChat}>
            {t('chat')}
          </MenuItem>
        )}
        {hasTasks && (
          <MenuItem icon={ListChecks} onAction={onOpenTasks}>
            {t('myTasks')}
          </MenuItem>
        )}
        {offered && (
          <MenuItem icon={Rocket} onAction={() => start(offered)}>
            {t(offered === 'welcome' ? 'tourOfPortal' : 'tourOfPage')}
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}
