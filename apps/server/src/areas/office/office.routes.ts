import { officeDocuments } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/types.ts'
import { createOfficeService } from './office.service.ts'

export function officeRoutes(deps: Dependencies): Route[] {
  const service = createOfficeService(deps)
  return implement(officeDocuments, {
    link: ({ actor, params, language, log }) => service.link(actor, params.id, { language, log }),
    info: ({ params, query }) => service.info(params.id, query.access_token),
    contents: ({ params, query }) => service.contents(params.id, query.access_token),
  })
}
