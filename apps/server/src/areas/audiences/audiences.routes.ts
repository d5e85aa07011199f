import { audiences } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf, toRefused } from '../components/index.ts'
import { undoChange } from './audience-changes.service.ts'
import { createAudiencesService } from './audiences.service.ts'

export function audienceRoutes(deps: Dependencies): Route[] {
  const service = createAudiencesService(deps)
  return implement(audiences, {
    get: ({ actor, params }) => service.get(actor, params.applicationId, params.componentId),
    preview: (context) => service.preview(commandOf(context), context.body),
    save: (context) => service.save(commandOf(context), context.body),
    undo: async (context) => {
      const { componentIds, refused } = await undoChange(
        deps,
        commandOf(context),
        context.body.changeId,
      )
      return { componentIds, refused: toRefused(refused) }
    },
  })
}
