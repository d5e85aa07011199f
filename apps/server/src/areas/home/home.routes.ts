import { applicationPulse, firstSteps, home } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createPulseService } from './pulse.service.ts'
import { createHomeService, type HomeDependencies } from './home.service.ts'

/** `campaigns` says what goes on in those of an application. */
export function homeRoutes(
  deps: HomeDependencies & Pick<Dependencies, 'clock'>,
  campaigns: Parameters<typeof createPulseService>[1],
): Route[] {
  const pulse = createPulseService(deps, campaigns)
  const service = createHomeService(deps)
  return [
    ...implement(home, {
      overview: ({ actor, params }) => service.overview(actor, params.applicationId),
    }),
    ...implement(applicationPulse, { get: ({ actor }) => pulse(actor) }),
    ...implement(firstSteps, {
      get: ({ actor, params }) => service.firstSteps(actor, params.applicationId),
      hide: ({ actor, params, body }) =>
        service.hideFirstSteps(actor, params.applicationId, body.isHidden),
    }),
  ]
}
