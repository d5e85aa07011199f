import { auditLog } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createAuditLogService } from './audit-log.service.ts'

export function auditLogRoutes(deps: Dependencies): Route[] {
  const service = createAuditLogService(deps)
  return implement(auditLog, {
    list: ({ actor, params, query, language }) =>
      service.list(actor, params.applicationId, query, language),
    get: ({ actor, params, language }) =>
      service.get(actor, params.applicationId, params.entryId, language),
    filters: ({ actor, params, language }) =>
      service.filters(actor, params.applicationId, language),
  })
}
