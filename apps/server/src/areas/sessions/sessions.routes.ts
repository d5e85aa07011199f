import { sessions } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createSessionsService } from './sessions.service.ts'

/** Calls of sessions at the embedded identity provider: one's own, and those of people whom one manages. */
export function sessionRoutes(deps: Dependencies): Route[] {
  const service = createSessionsService(deps)
  return implement(sessions, {
    list: ({ actor }) => service.list(actor),
    end: ({ actor, params }) => service.end(actor, params.sessionId),
    endOthers: ({ actor }) => service.endOthers(actor),
    endOf: ({ actor, params }) => service.endOf(actor, params.applicationId, params.userId),
  })
}
