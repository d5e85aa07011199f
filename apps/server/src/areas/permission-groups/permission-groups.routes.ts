import { permissionGroups } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createPermissionGroupsService } from './permission-groups.service.ts'

export function permissionGroupRoutes(deps: Dependencies): Route[] {
  const service = createPermissionGroupsService(deps)
  return implement(permissionGroups, {
    list: ({ actor, params, query }) => service.list(actor, params, query),
    people: ({ actor, params }) => service.people(actor, params.applicationId, params.componentId),
  })
}
