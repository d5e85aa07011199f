import { buildingBlocks } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createBlockChanges } from './building-block-changes.service.ts'
import { createBlocksService } from './building-blocks.service.ts'

export function buildingBlockRoutes(deps: Dependencies): Route[] {
  const service = createBlocksService(deps)
  const changes = createBlockChanges(deps)
  return implement(buildingBlocks, {
    matching: ({ actor, params, query }) => service.matching(actor, params.applicationId, query),
    create: (context) => changes.create(commandOf(context), context.body),
    save: (context) => changes.save(commandOf(context), context.body),
  })
}
