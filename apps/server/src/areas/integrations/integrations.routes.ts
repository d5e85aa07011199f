import { integrations } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createIntegrationsService } from './integrations.service.ts'

export function integrationRoutes(deps: Dependencies): Route[] {
  const service = createIntegrationsService(deps)
  return implement(integrations, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    create: ({ actor, params, body }) => service.create(actor, params.applicationId, body),
    save: ({ actor, params, body }) => service.save(actor, params, body),
    rotate: ({ actor, params, body }) => service.rotate(actor, params, body),
    revoke: ({ actor, params }) => service.revoke(actor, params),
  })
}
