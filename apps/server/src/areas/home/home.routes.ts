import { home } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/types.ts'
import { createHomeService } from './home.service.ts'

export function homeRoutes(deps: Pick<Dependencies, 'database'>): Route[] {
  const service = createHomeService(deps)
  return implement(home, {
    overview: ({ actor, params }) => service.overview(actor, params.applicationId),
  })
}
