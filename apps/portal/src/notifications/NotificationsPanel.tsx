import { useNotificationHistory, useNotifications } from '@atrium/api-client'
import type { Notification } from '@atrium/api-client/contract'
import {
  Button,
  Drawer,
  IconButton,
  SegmentedControl,
  Skeleton,
  StateScreen,
  useToasts,
} from '@atrium/design-system'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { Settings2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { clientIdOf } from '../addresses/clientId.ts'
import { leaveFor } from '../leaving/leaveFor.ts'
import { openApplication, useActiveApplication } from '../tenant.ts'
import { usePortalMessages } from '../messages/index.ts'
import { problemText } from '../shell/connection/problems.ts'
import { useNoticeMessages } from './messages/index.ts'
import { NoticeList } from './NoticeList.tsx'
import { noticeTarget } from './target.logic.ts'
import { Panel } from './notices.styles.ts'
import { useSeen } from './useSeen.ts'

export interface NotificationsPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

type View = 'current' | 'history'

/** What happened, newest first, and all that ever did (NOTI-01, T-14). */
export default function NotificationsPanel({ isOpen, onOpenChange }: NotificationsPanelProps) {
  const { t } = useNoticeMessages()
  const portal = usePortalMessages()
  const { show } = useToasts()
  const { announce } = useModuleHost()
  const navigate = useNavigate()
  const active = useActiveApplication()
  const panel = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>('current')
  const { list, view: markViewed, clear } = useNotifications()
  const past = useNotificationHistory(isOpen && view === 'history')
  const shown = view === 'current' ? list : past
  const items = shown.state === 'ready' ? shown.data.items : []
  const current = list.state === 'ready' ? list.data.items : []
  const isNew = useSeen({ isOpen, items: current, markViewed })

  const open = useCallback(
    ({ url }: Notification) => {
      const target = noticeTarget(url, location.origin)
      if (!target) return
      onOpenChange(false)
      const asked = clientIdOf(target)
      if (!asked || asked === active) return void navigate(target)
      leaveFor(() => {
        openApplication(asked)
        void navigate(target)
      })
    },
    [active, navigate, onOpenChange],
  )
  const empty = async () => {
    try {
      await clear()
      // The button that had the focus is gone with the list.
      panel.current?.focus()
      announce(t('cleared'))
    } catch (error) {
      show({ tone: 'failure', title: t('notCleared'), detail: problemText(portal, error) })
    }
  }

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      actions={
        <IconButton
          icon={Settings2}
          label={t('settings')}
          onPress={() => {
            onOpenChange(false)
            void navigate('/settings/notifications')
          }}
        />
      }
      footer={
        view === 'current' &&
        items.length > 0 && (
          <Button variant="quiet" onPress={() => void empty()}>
            {t('clear')}
          </Button>
        )
      }
    >
      <Panel ref={panel} tabIndex={-1}>
        <div className="choice">
          <SegmentedControl<View>
            label={t('view')}
            options={[
              { value: 'current', label: t('current') },
              { value: 'history', label: t('history') },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        {shown.state === 'failed' ? (
          <StateScreen
            kind={shown.error.isOffline ? 'offline' : 'error'}
            headingLevel={3}
            title={t('failed')}
            detail={t('failedDetail')}
            reference={shown.error.traceId}
            action={<Button onPress={shown.retry}>{t('retry')}</Button>}
          />
        ) : shown.state !== 'ready' ? (
          <div className="state" aria-busy="true">
            <Skeleton lines={6} height="56px" />
          </div>
        ) : items.length === 0 ? (
          <StateScreen
            kind="empty"
            headingLevel={3}
            title={t(view === 'current' ? 'empty' : 'historyEmpty')}
            detail={t(view === 'current' ? 'emptyDetail' : 'historyEmptyDetail')}
          />
        ) : (
          <div className="list">
            <NoticeList key={view} notices={items} isNew={isNew} onOpen={open} />
          </div>
        )}
      </Panel>
    </Drawer>
  )
}
