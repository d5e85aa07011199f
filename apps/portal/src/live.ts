import { useNotifications } from '@atrium/api-client'
import type { LiveState } from '@atrium/api-client/live'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { useEffect, useSyncExternalStore } from 'react'
import { usePortalMessages } from './messages/index.ts'
import { useServices } from './services.tsx'
import { noticeText } from './shell/notices.ts'

/** Joins the application's live events while it is open, and tells of new notifications (RT-01, NOTI-12). */
export function useLiveApplication(applicationId: number): void {
  const { live, notifications } = useServices()
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
}

/** Whether news arrives at once, or has paused. */
export function useLiveState(): LiveState {
  const { subscribe, getState } = useServices().live
  return useSyncExternalStore(subscribe, getState)
}
