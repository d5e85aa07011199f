import { useApplications, useNotifications } from '@atrium/api-client'
import { IconButton, later, TopBar, usePhone } from '@atrium/design-system'
import { Bell, Maximize2, Settings } from 'lucide-react'
import type { Ref } from 'react'
import { useSearch } from '../search/useSearch.tsx'
import { usePortalMessages } from '../messages/index.ts'
import { runningPreview } from '../preview/preview.ts'
import { useActiveApplication } from '../tenant.ts'
import { TourButton } from '../tours/TourButton.tsx'
import { TasksButton } from './drawer/TasksButton.tsx'

/** Applications with a title of their own in the header (LAY-03). */
const fixedTitles: Readonly<Record<number, string>> = { 115: 'Media Portal' }

// Who has the chat is known only once the page is there.
const ChatButton = later(async () => (await import('./drawer/ChatButton.tsx')).ChatButton)
// A phone has room for two of them and for its name (LAY-05); it shows the page alone as it is, and has the
// settings in its menu.
const PhoneActions = later(async () => (await import('./PhoneActions.tsx')).PhoneActions)

interface ShellTopBarProps {
  /** The button of the full screen. */
  toggle: Ref<HTMLButtonElement>
  onFullscreen: () => void
  onOpenNotifications: () => void
  onOpenSettings: () => void
  onOpenChat: () => void
  onOpenTasks: () => void
}

/** The application's title where it has a fixed one, and the quick actions (LAY-01, LAY-03, LAY-14). */
export function ShellTopBar(props: ShellTopBarProps) {
  const { toggle, onFullscreen, onOpenNotifications, onOpenSettings, onOpenChat, onOpenTasks } =
    props
  const { t } = usePortalMessages()
  const active = useActiveApplication()
  const applications = useApplications()
  const search = useSearch({
    openDrawer: (mode) =>
      ({ notifications: onOpenNotifications, chat: onOpenChat, tasks: onOpenTasks })[mode](),
  })
  const isPhone = usePhone()
  const { list } = useNotifications()
  const unread = list.state === 'ready' ? list.data.unreadCount : 0
  const fixed = active === undefined ? undefined : fixedTitles[active]
  const name =
    applications.state === 'ready'
      ? applications.data.find(({ id }) => id === active)?.displayName
      : undefined

  return (
    <>
      <TopBar
        title={fixed ?? name}
        isTitleFixed={fixed !== undefined}
        search={search.field}
        end={
          <>
            {search.button}
            {!isPhone && (
              <>
                <TourButton />
                <IconButton
                  ref={toggle}
                  icon={Maximize2}
                  label={t('fullscreen')}
                  onPress={onFullscreen}
                />
                {!runningPreview && (
                  <IconButton icon={Settings} label={t('settings')} onPress={onOpenSettings} />
                )}
                <TasksButton onPress={onOpenTasks} />
                <ChatButton onPress={onOpenChat} />
              </>
            )}
            <IconButton
              icon={Bell}
              label={t('notifications')}
              badge={unread}
              onPress={onOpenNotifications}
            />
            {isPhone && <PhoneActions onOpenChat={onOpenChat} onOpenTasks={onOpenTasks} />}
          </>
        }
      />
      {search.windows}
    </>
  )
}
