import type { Notification } from '../contract/notifications.contract.ts'
import { createHub, type HubOptions } from './hub.ts'
import type { LiveState } from './live.logic.ts'

/** The signed-in person's new notifications, of the applications subscribed to (RT-01, NOTI-12). */
export interface NotificationsConnection {
  /** For `useSyncExternalStore`, with `getState`. */
  subscribe: (listener: () => void) => () => void
  getState: () => LiveState
  join: (applicationId: number) => void
  leave: (applicationId: number) => void
  onNotification: (listener: (notification: Notification) => void) => () => void
  /** After a lost connection, when notifications may have been missed: load the list again. */
  onReconnected: (listener: () => void) => () => void
  close: () => Promise<void>
}

/** New notifications from `/hubs/notifications` (RT-02). Errors are only logged (ERR-15). */
export function createNotificationsConnection(options: HubOptions): NotificationsConnection {
  const applicationIds = new Set<number>()
  const notificationListeners = new Set<(notification: Notification) => void>()
  const reconnectListeners = new Set<() => void>()
  let hasBeenConnected = false

  const hub = createHub(options, {
    events: {
      ReceiveNotificationAsync(notification: Notification) {
        for (const listener of notificationListeners) listener(notification)
      },
    },
    async onConnected(invoke) {
      // Who subscribes while this runs is subscribed by `join`.
      for (const applicationId of Array.from(applicationIds)) {
        if (applicationIds.has(applicationId)) await invoke('SubscribeAsUser', applicationId)
      }
      if (hasBeenConnected) for (const listener of reconnectListeners) listener()
      hasBeenConnected = true
    },
  })

  return {
    subscribe: hub.subscribe,
    getState: hub.getState,
    join(applicationId) {
      if (applicationIds.has(applicationId)) return
      applicationIds.add(applicationId)
      hub.open()
      hub.whenUp((invoke) => invoke('SubscribeAsUser', applicationId))
    },
    leave(applicationId) {
      if (!applicationIds.delete(applicationId)) return
      hub.whenUp((invoke) => invoke('UnsubscribeAsUser', applicationId))
    },
    onNotification(listener) {
      notificationListeners.add(listener)
      return () => notificationListeners.delete(listener)
    },
    onReconnected(listener) {
      reconnectListeners.add(listener)
      return () => reconnectListeners.delete(listener)
    },
    close: hub.close,
  }
}
