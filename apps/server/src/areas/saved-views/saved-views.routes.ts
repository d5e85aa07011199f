import { savedViews } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createSavedViewsService } from './saved-views.service.ts'

export function savedViewRoutes(deps: Dependencies): Route[] {
  const service = createSavedViewsService(deps)
  return implement(savedViews, {
    list: ({ actor, params, query }) => service.list(actor, params.applicationId, query.module),
    groups: ({ actor, params }) => service.groups(actor, params.applicationId),
    roles: ({ actor, params }) => service.roles(actor, params.applicationId),
    create: ({ actor, params, body }) => service.create(actor, params.applicationId, body),
    save: ({ actor, params, body, ifMatch }) =>
      service.save(actor, params.applicationId, params.viewId, body, ifMatch),
    remove: ({ actor, params }) => service.remove(actor, params.applicationId, params.viewId),
  })
}
