import { mails } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createMailsService } from './mails.service.ts'

export function mailRoutes(deps: Dependencies): Route[] {
  const service = createMailsService(deps)
  return implement(mails, {
    list: ({ actor, params, query, language }) =>
      service.list(actor, params.applicationId, query, language),
  })
}
