import { home } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { createHomeService, type HomeDependencies } from './home.service.ts'

export function homeRoutes(deps: HomeDependencies): Route[] {
  const service = createHomeService(deps)
  return implement(home, {
    overview: ({ actor, params }) => service.overview(actor, params.applicationId),
    firstSteps: ({ actor, params }) => service.firstSteps(actor, params.applicationId),
    hideFirstSteps: ({ actor, params, body }) =>
      service.hideFirstSteps(actor, params.applicationId, body.isHidden),
  })
}
