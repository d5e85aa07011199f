import { pages } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/types.ts'
import { createPagesService } from './pages.service.ts'

export function pageRoutes(deps: Dependencies): Route[] {
  const service = createPagesService(deps)
  return implement(pages, {
    list: ({ actor, params, language }) => service.list(actor, params.applicationId, language),
  })
}
