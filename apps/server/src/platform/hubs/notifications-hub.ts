import * as z from 'zod/mini'
import { checkMember, readArguments } from './arguments.ts'
import type { Hub } from './hub.ts'

const application = z.tuple([z.int()])

/** Events of this type carry one notification of one person. */
export const notificationType = 'notification.created'

/** Tells people of their own new notifications, in the applications they listen to (RT-02, NOTI-12). */
export const notificationsHub: Hub = {
  path: '/hubs/notifications',
  open({ caller, send }) {
    const applicationIds = new Set<number>()
    return {
      methods: {
        SubscribeAsUser(args) {
          const [applicationId] = readArguments(application, args)
          checkMember(caller.actor, applicationId)
          applicationIds.add(applicationId)
        },
        UnsubscribeAsUser(args) {
          const [applicationId] = readArguments(application, args)
          applicationIds.delete(applicationId)
        },
      },
      onEvent({ type, applicationId, audience, payload }) {
        const { actor } = caller
        if (type !== notificationType || !applicationIds.has(applicationId)) return
        if (!actor.applicationIds.includes(applicationId)) return
        if (!audience.userIds?.includes(actor.userId)) return
        send('ReceiveNotificationAsync', payload.notification)
      },
    }
  },
}
