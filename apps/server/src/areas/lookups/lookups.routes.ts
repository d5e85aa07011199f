import { lookups } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createLookupsService } from './lookups.service.ts'

export function lookupRoutes(deps: Dependencies): Route[] {
  const service = createLookupsService(deps)
  return implement(lookups, {
    values: ({ actor, params, language }) => service.values(actor, params.path, language),
  })
}
