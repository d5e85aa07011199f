import type { Notification } from '../contract/talk/notifications.contract.ts'
import { createHubGroups, type HubGroups } from './hub-groups.ts'
import type { HubOptions } from './hub.ts'

type Groups = HubGroups<number, Notification>

/** The signed-in person's new notifications, of the applications subscribed to (RT-01, NOTI-12). */
export interface NotificationsConnection extends Omit<Groups, 'enter' | 'leave' | 'onMessage'> {
  join: (applicationId: number) => void
  leave: (applicationId: number) => void
  onNotification: Groups['onMessage']
}

/** New notifications from `/hubs/notifications` (RT-02). Errors are only logged (ERR-15). */
export function createNotificationsConnection(options: HubOptions): NotificationsConnection {
  const { enter, onMessage, ...groups }: Groups = createHubGroups(options, {
    event: 'ReceiveNotificationAsync',
    enter: 'SubscribeAsUser',
    leave: 'UnsubscribeAsUser',
  })
  return { ...groups, join: enter, onNotification: onMessage }
}
