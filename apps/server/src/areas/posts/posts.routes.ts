import { posts } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createPostsService } from './posts.service.ts'

export function postRoutes(deps: Dependencies): Route[] {
  const service = createPostsService(deps)
  return implement(posts, {
    list: ({ actor, params, query: { parentComponentId, page, count } }) =>
      service.list(actor, params.applicationId, parentComponentId, { page, count }),
    get: ({ actor, params }) => service.get(actor, params.applicationId, params.id),
    create: (context) => service.create(commandOf(context), context.body, context.log),
    save: (context) => service.save(commandOf(context), context.body, context.log),
  })
}
