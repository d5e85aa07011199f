import { fileVersions } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createFileVersionsService } from './file-versions.service.ts'

export function fileVersionRoutes(deps: Dependencies): Route[] {
  const service = createFileVersionsService(deps)
  return implement(fileVersions, {
    list: ({ actor, params }) => service.list(actor, params.applicationId, params.componentId),
    link: ({ actor, params, query }) =>
      service.link(actor, params.applicationId, params, query.disposition),
    restore: (context) => service.restore(commandOf(context), context.params),
  })
}
