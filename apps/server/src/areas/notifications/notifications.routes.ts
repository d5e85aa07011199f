import { notifications } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createNotificationsService } from './notifications.service.ts'

export function notificationRoutes(deps: Dependencies): Route[] {
  const service = createNotificationsService(deps)
  return implement(notifications, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    history: ({ actor, params }) => service.history(actor, params.applicationId),
    view: ({ actor, params }) => service.view(actor, params.applicationId),
    clear: ({ actor, params }) => service.clear(actor, params.applicationId),
  })
}
