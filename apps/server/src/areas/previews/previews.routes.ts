import { previews } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createPreviewsService } from './previews.service.ts'

export function previewRoutes(deps: Dependencies): Route[] {
  const service = createPreviewsService(deps)
  return implement(previews, {
    list: ({ actor, params }) => service.list(actor, params.applicationId),
    start: ({ actor, params, body }) => service.start(actor, params.applicationId, body),
    end: ({ actor, params }) => service.end(actor, params.applicationId, params.previewId),
  })
}
