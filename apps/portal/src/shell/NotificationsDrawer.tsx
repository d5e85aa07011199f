import { useNotifications } from '@atrium/api-client'
import { Button, Drawer, Skeleton, StateScreen, useToasts } from '@atrium/design-system'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePortalMessages } from '../messages/index.ts'
import { clientIdOf } from '../clientId.ts'
import { openApplication, useActiveApplication } from '../tenant.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { noticeTarget } from './notices.ts'
import { NoticeList } from './notifications.styles.ts'

interface NotificationsDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What happened, newest first. Opening it resets the unread count (NOTI-01, NOTI-05). */
export function NotificationsDrawer({ isOpen, onOpenChange }: NotificationsDrawerProps) {
  const { t } = usePortalMessages()
  const { show } = useToasts()
  const navigate = useNavigate()
  const active = useActiveApplication()
  const { list, view, clear } = useNotifications()
  const items = list.state === 'ready' ? list.data.items : []

  // Looking at them makes them seen; what was new keeps its mark until the drawer is opened again.
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (!isOpen) return
    setFresh(new Set(items.flatMap((item) => (item.isViewed ? [] : item.id))))
    // The count comes back with the next load; failing to reset it loses nothing.
    void view().catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once per opening, not per render
  }, [isOpen])

  const open = (url: string) => {
    const target = noticeTarget(url, location.origin)
    if (!target) return
    onOpenChange(false)
    const asked = clientIdOf(target)
    if (asked && asked !== active) openApplication(asked)
    void navigate(target)
  }
  const empty = () =>
    clear().catch(() => show({ tone: 'failure', title: t('notificationsNotCleared') }))

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('notifications')}
      footer={
        items.length > 0 && (
          <Button variant="quiet" onPress={() => void empty()}>
            {t('notificationsClear')}
          </Button>
        )
      }
    >
      {list.state === 'failed' ? (
        <StateScreen
          kind="error"
          headingLevel={3}
          title={t('notificationsFailed')}
          action={<Button onPress={list.retry}>{t('retry')}</Button>}
        />
      ) : list.state !== 'ready' ? (
        <Skeleton />
      ) : items.length === 0 ? (
        <StateScreen
          kind="empty"
          headingLevel={3}
          title={t('notificationsEmpty')}
          detail={t('notificationsEmptyDetail')}
        />
      ) : (
        <NoticeList>
          {items.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isNew={!notification.isViewed || fresh.has(notification.id)}
              onOpen={open}
            />
          ))}
        </NoticeList>
      )}
    </Drawer>
  )
}
