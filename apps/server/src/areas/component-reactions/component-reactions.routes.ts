import { componentReactions } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createComponentReactionsService } from './component-reactions.service.ts'

export function componentReactionRoutes(deps: Dependencies): Route[] {
  const service = createComponentReactionsService(deps)
  return implement(componentReactions, {
    inside: ({ actor, params }) => service.inside(actor, params),
    set: ({ actor, params, idempotencyKey }) =>
      service.react(actor, params, params.reaction, idempotencyKey),
    remove: ({ actor, params, idempotencyKey }) =>
      service.react(actor, params, undefined, idempotencyKey),
  })
}
