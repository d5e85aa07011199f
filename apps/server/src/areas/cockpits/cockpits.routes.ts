import { cockpits } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createCockpitsService } from './cockpits.service.ts'

export function cockpitRoutes(deps: Dependencies): Route[] {
  const service = createCockpitsService(deps)
  return implement(cockpits, {
    external: ({ actor, params }) => service.external(actor, params),
    get: ({ actor, params }) => service.get(actor, params),
    data: ({ actor, params, query, language }) =>
      service.data(actor, params, { ...query, language }),
  })
}
