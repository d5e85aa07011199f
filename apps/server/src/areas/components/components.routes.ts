import { components } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { invalid } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { toRefused } from './batches/component-batches.ts'
import type { Command } from './changes/component-changes.service.ts'
import { moveComponents } from './changes/component-moves.service.ts'
import { purgeComponents } from './trash/component-purges.service.ts'
import { removeComponents, restoreComponents } from './trash/component-removals.service.ts'
import { listTrash } from './trash/component-trash.service.ts'
import { createComponentsService } from './components.service.ts'
import { componentTexts } from './components.texts.ts'

export function componentRoutes(deps: Dependencies): Route[] {
  const service = createComponentsService(deps)
  return implement(components, {
    get: ({ actor, params }) => service.get(actor, params.applicationId, params.componentId),
    children: ({ actor, params }) =>
      service.children(actor, params.applicationId, params.componentId),
    path: ({ actor, params }) => service.path(actor, params.applicationId, params.componentId),
    track: ({ actor, params, query }) =>
      service.track(actor, params.applicationId, params.componentId, query.parentComponentId),
    move: async (context) => {
      const { componentId, conflict, ...way } = context.body
      if (componentId !== context.params.componentId) {
        throw invalid({ componentId: componentTexts['other-component'] })
      }
      const move = { ...way, items: [{ componentId, conflict }] }
      const { components: moved } = await moveComponents(deps, commandOf(context), move)
      return moved[0]!
    },
    remove: async (context) => {
      await removeComponents(deps, commandOf(context), [context.params.componentId])
    },
    restore: async (context) => {
      const items = [{ ...context.params, conflict: context.query.conflict }]
      const { components: back } = await restoreComponents(deps, commandOf(context), items)
      return back[0]!
    },
    moveMany: async (context) => {
      const { components: moved, refused } = await moveComponents(
        deps,
        commandOf(context),
        context.body,
      )
      return { components: moved, refused: toRefused(refused) }
    },
    removeMany: async (context) => {
      const { componentIds } = context.body
      const { refused, ...gone } = await removeComponents(deps, commandOf(context), componentIds)
      return { ...gone, refused: toRefused(refused) }
    },
    restoreMany: async (context) => {
      const { items } = context.body
      const { components: back, refused } = await restoreComponents(deps, commandOf(context), items)
      return { components: back, refused: toRefused(refused) }
    },
    purgeMany: async (context) => {
      const { componentIds } = context.body
      const { refused, ...gone } = await purgeComponents(deps, commandOf(context), componentIds)
      return { ...gone, refused: toRefused(refused) }
    },
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
