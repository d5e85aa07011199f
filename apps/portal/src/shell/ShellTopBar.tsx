import { useApplications, useNotifications } from '@atrium/api-client'
import { IconButton, TopBar } from '@atrium/design-system'
import { Bell } from 'lucide-react'
import { usePortalMessages } from '../messages/index.ts'
import { useActiveApplication } from '../tenant.ts'

/** Applications with a title of their own in the header (LAY-03). */
const fixedTitles: Readonly<Record<number, string>> = { 115: 'Media Portal' }

export function ShellTopBar({ onOpenNotifications }: { onOpenNotifications: () => void }) {
  const { t } = usePortalMessages()
  const active = useActiveApplication()
  const applications = useApplications()
  const { list } = useNotifications()
  const unread = list.state === 'ready' ? list.data.unreadCount : 0
  const fixed = active === undefined ? undefined : fixedTitles[active]
  const name =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === active)?.displayName
      : undefined

  return (
    <TopBar
      title={fixed ?? name}
      isTitleFixed={fixed !== undefined}
      end={
        <IconButton
          icon={Bell}
          label={t('notifications')}
          badge={unread}
          onPress={onOpenNotifications}
        />
      }
    />
  )
}
