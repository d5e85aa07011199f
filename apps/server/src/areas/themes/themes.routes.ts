import { themes } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createThemesService } from './themes.service.ts'

export function themeRoutes(deps: Dependencies): Route[] {
  const service = createThemesService(deps)
  return implement(themes, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    create: ({ actor, params, body }) => service.create(actor, params.applicationId, body),
    save: ({ actor, params, body, ifMatch }) =>
      service.save(actor, params.applicationId, body, ifMatch),
    remove: ({ actor, params }) =>
      service.remove(actor, params.applicationId, params.themeRelationId),
  })
}
