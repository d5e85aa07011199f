import { fileShares } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createFileSharesService } from './file-shares.service.ts'

export function fileShareRoutes(deps: Dependencies): Route[] {
  const service = createFileSharesService(deps)
  return implement(fileShares, {
    list: ({ actor, params, query }) =>
      service.list(actor, params.applicationId, query.componentId),
    create: ({ actor, params, body }) =>
      service.create(actor, params.applicationId, params.componentId, body),
    request: ({ actor, params, body }) =>
      service.request(actor, params.applicationId, params.componentId, body),
    remove: ({ actor, params }) => service.remove(actor, params.applicationId, params.shareId),
  })
}
