import type { Notification } from '../contract/notifications.contract.ts'
import { createHub, type HubOptions } from './hub.ts'
import type { LiveState } from './live.logic.ts'

/** The signed-in person's new notifications, of the applications subscribed to (RT-01, NOTI-12). */
export interface NotificationsConnection {
  /** For `useSyncExternalStore`, with `getState`. */
  subscribe: (listener: () => void) => () => void
  getState: () => LiveState
  subscribeAsUser: (applicationId: number) => void
  unsubscribeAsUser: (applicationId: number) => void
  onNotification: (listener: (notification: Notification) => void) => () => void
  /** After a lost connection: notifications may have come meanwhile, so load the list again. */
  onReset: (listener: () => void) => () => void
  close: () => Promise<void>
}

/** New notifications from `/hubs/notifications` (RT-02). Errors are only logged (ERR-15). */
export function createNotificationsConnection(options: HubOptions): NotificationsConnection {
  const applicationIds = new Set<number>()
  const notificationListeners = new Set<(notification: Notification) => void>()
  const resetListeners = new Set<() => void>()
  let hasBeenConnected = false

  const hub = createHub(options, {
    events: {
      ReceiveNotificationAsync(notification: Notification) {
        for (const listener of notificationListeners) listener(notification)
      },
    },
    async onConnected(invoke) {
      // Who subscribes while this runs is subscribed by `subscribeAsUser`.
      for (const applicationId of Array.from(applicationIds)) {
        if (applicationIds.has(applicationId)) await invoke('SubscribeAsUser', applicationId)
      }
      if (hasBeenConnected) for (const listener of resetListeners) listener()
      hasBeenConnected = true
    },
  })

  return {
    subscribe: hub.subscribe,
    getState: hub.getState,
    subscribeAsUser(applicationId) {
      if (applicationIds.has(applicationId)) return
      applicationIds.add(applicationId)
      hub.open()
      hub.whenUp((invoke) => invoke('SubscribeAsUser', applicationId))
    },
    unsubscribeAsUser(applicationId) {
      if (!applicationIds.delete(applicationId)) return
      hub.whenUp((invoke) => invoke('UnsubscribeAsUser', applicationId))
    },
    onNotification(listener) {
      notificationListeners.add(listener)
      return () => notificationListeners.delete(listener)
    },
    onReset(listener) {
      resetListeners.add(listener)
      return () => resetListeners.delete(listener)
    },
    close: hub.close,
  }
}
