import { setup } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createSetupService } from './setup.service.ts'

export function setupRoutes(deps: Dependencies): Route[] {
  const service = createSetupService(deps)
  return implement(setup, {
    create: ({ actor, body, language }) => service.create(actor, body, language),
  })
}
