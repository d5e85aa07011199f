import { comments, feedback } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createCommentsService } from './comments.service.ts'

export function commentRoutes(deps: Dependencies): Route[] {
  const service = createCommentsService(deps)
  return [
    ...implement(comments, {
      list: (context) => service.list(commandOf(context), context.params.componentId),
      people: (context) => service.people(commandOf(context), context.params.componentId),
      add: (context) =>
        service.add(commandOf(context), context.params.componentId, context.body, context.log),
      save: (context) =>
        service.save(commandOf(context), context.params.commentId, context.body, context.log),
      react: (context) =>
        service.react(commandOf(context), context.params.commentId, context.body.reaction),
      resolve: (context) =>
        service.resolve(commandOf(context), context.params.commentId, context.body.isResolved),
      remove: (context) => service.remove(commandOf(context), context.params.commentId),
    }),
    ...implement(feedback, {
      give: (context) =>
        service.grade(commandOf(context), context.params.componentId, context.body),
    }),
  ]
}
