import { customers } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createCustomersService } from './customers.service.ts'

export function customerRoutes(deps: Dependencies): Route[] {
  const service = createCustomersService(deps)
  return implement(customers, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    create: ({ actor, params, body }) =>
      service.create(actor, params.applicationId, body.displayName),
    save: ({ actor, params, body }) => service.save(actor, params, body),
  })
}
