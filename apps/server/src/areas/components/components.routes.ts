import { components } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { invalid } from '../../platform/problem.ts'
import type { Actor, Dependencies } from '../../platform/types.ts'
import { createComponentChanges, type Command } from './component-changes.service.ts'
import { listTrash } from './component-trash.service.ts'
import { createComponentsService } from './components.service.ts'
import { componentTexts } from './components.texts.ts'

export function componentRoutes(deps: Dependencies): Route[] {
  const service = createComponentsService(deps)
  const changes = createComponentChanges(deps)
  return implement(components, {
    get: ({ actor, params }) => service.get(actor, params.applicationId, params.componentId),
    children: ({ actor, params }) =>
      service.children(actor, params.applicationId, params.componentId),
    path: ({ actor, params }) => service.path(actor, params.applicationId, params.componentId),
    track: ({ actor, params, query }) =>
      service.track(actor, params.applicationId, params.componentId, query.parentComponentId),
    move: (context) => {
      const { componentId: id, ...move } = context.body
      if (id !== context.params.componentId) {
        throw invalid({ componentId: componentTexts['other-component'] })
      }
      return changes.move(commandOf(context), { id, ...move })
    },
    remove: (context) => changes.remove(commandOf(context), context.params.componentId),
    restore: (context) =>
      changes.restore(commandOf(context), context.params.componentId, context.query.conflict),
    trash: ({ actor, params }) => listTrash(deps, actor, params.applicationId, params.componentId),
  })
}

/** What a change needs to know of its call. */
export const commandOf = (context: {
  actor: Actor
  params: { applicationId: number }
  ifMatch: number | undefined
  idempotencyKey: string | undefined
}): Command => ({
  actor: context.actor,
  applicationId: context.params.applicationId,
  ifMatch: context.ifMatch,
  idempotencyKey: context.idempotencyKey,
})
