import { directoryGroups } from '@atrium/api-client/contract'
import { implement, type Route } from '../../../platform/implement.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { createDirectoryGroupsService } from './directory-groups.service.ts'

export function directoryGroupRoutes(deps: Dependencies): Route[] {
  const service = createDirectoryGroupsService(deps)
  return implement(directoryGroups, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    save: ({ actor, params, body, ifMatch }) => service.save(actor, params, body, ifMatch),
  })
}
