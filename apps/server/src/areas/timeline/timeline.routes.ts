import { timeline, timelineBatch, timelineImport } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { listTold, putItems } from './timeline-batch.service.ts'
import { importItems } from './timeline-import.service.ts'
import { createTimelineService } from './timeline.service.ts'

export function timelineRoutes(deps: Dependencies): Route[] {
  const service = createTimelineService(deps)
  return [
    ...implement(timelineBatch, {
      list: ({ actor, params }) => listTold(deps, actor, params),
      put: (context) =>
        putItems(deps, commandOf(context), context.params.componentId, context.body),
    }),
    ...implement(timelineImport, {
      put: (context) =>
        importItems(deps, commandOf(context), context.params.componentId, context.body),
    }),
    ...implement(timeline, {
      list: ({ actor, params, query, language }) => service.list(actor, params, query, language),
      overview: ({ actor, params }) => service.overview(actor, params),
      get: ({ actor, params }) => service.get(actor, params),
      create: (context) =>
        service.create(commandOf(context), context.params.componentId, context.body),
      save: (context) => service.save(commandOf(context), context.body),
      remove: (context) => service.remove(commandOf(context), context.params.itemId),
      restore: (context) => service.restore(commandOf(context), context.params.itemId),
    }),
  ]
}
