import { useNotifications } from '@atrium/api-client'
import {
  createLiveConnection,
  createNotificationsConnection,
  type LiveConnection,
  type LiveState,
} from '@atrium/api-client/live'
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { usePortalMessages } from './messages/index.ts'
import { useServices } from './services.tsx'
import { noticeText } from './shell/notices.ts'

const LiveContext = createContext<LiveConnection | undefined>(undefined)

/** Hub errors are only logged (ERR-15). */
// oxlint-disable-next-line no-console -- the log of a browser
const log = (message: string, error?: unknown) => console.debug(`[live] ${message}`, error ?? '')

/** Keeps the connections of one application up while it is open (RT-01). */
export function LiveProvider({
  applicationId,
  children,
}: {
  applicationId: number
  children: ReactNode
}) {
  const { session } = useServices()
  const [connections] = useState(() => ({
    live: createLiveConnection({ hubUrl: '/hubs/portal', token: session.token, log }),
    notifications: createNotificationsConnection({
      hubUrl: '/hubs/notifications',
      token: session.token,
      log,
    }),
  }))
  const { live, notifications } = connections
  const { refresh } = useNotifications()
  const messages = usePortalMessages()
  const { announce } = useModuleHost()

  useEffect(() => {
    live.join(applicationId)
    notifications.join(applicationId)
    return () => {
      live.leave(applicationId)
      notifications.leave(applicationId)
    }
  }, [applicationId, live, notifications])

  useEffect(() => {
    const stop = notifications.onNotification((notification) => {
      const text = `${notification.relatedObjectName}, ${noticeText(messages, notification)}`
      announce(messages.t('notificationArrived', { text }))
      void refresh()
    })
    // What arrived while the connection was down is in the list.
    const stopReset = notifications.onReconnected(() => void refresh())
    return () => {
      stop()
      stopReset()
    }
  }, [announce, messages, notifications, refresh])

  return <LiveContext value={live}>{children}</LiveContext>
}

/** Live events of the active application. */
export function useLive(): LiveConnection {
  const live = use(LiveContext)
  if (!live) throw new Error('There is no live connection outside the main layout.')
  return live
}

/** Whether news arrives at once, or has paused. */
export function useLiveState(): LiveState {
  const { subscribe, getState } = useLive()
  return useSyncExternalStore(subscribe, getState)
}
