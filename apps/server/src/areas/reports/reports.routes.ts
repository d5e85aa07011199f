import { reportTokens } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createReportsService } from './reports.service.ts'

export function reportRoutes(deps: Dependencies): Route[] {
  const service = createReportsService(deps)
  return implement(reportTokens, {
    get: ({ actor, body }) => service.get(actor, body.userId),
    destroy: ({ actor, body }) => service.destroy(actor, body.userId),
    set: ({ actor, body }) => service.set(actor, body),
  })
}
