import { lazyPart } from '@atrium/design-system'
import { Suspense, useState } from 'react'
import { PageBoundary } from '../shell/page/PageBoundary.tsx'
import type { NotificationsPanelProps } from './NotificationsPanel.tsx'

const Panel = lazyPart(() => import('./NotificationsPanel.tsx'))

/** The drawer of the notifications (NOTI-01); its code comes with the first look into it. */
export function NotificationsDrawer(props: NotificationsPanelProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <PageBoundary>
      <Suspense>
        <Panel {...props} />
      </Suspense>
    </PageBoundary>
  )
}
