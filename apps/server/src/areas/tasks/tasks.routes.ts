import { tasks } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { commandOf } from '../components/index.ts'
import { createBucket, saveBucket } from './buckets.service.ts'
import { createTaskChanges } from './task-changes.service.ts'
import { placeTasks } from './task-places.service.ts'
import { createTasksService } from './tasks.service.ts'

export function taskRoutes(deps: Dependencies): Route[] {
  const service = createTasksService(deps)
  const changes = createTaskChanges(deps)
  return implement(tasks, {
    ofBucket: ({ actor, params }) => service.bucket(actor, params.applicationId, params.bucketId),
    ofUser: ({ actor, params }) => service.ofUser(actor, params.applicationId, params.userId),
    overdue: async ({ actor, params }) => ({
      count: await service.overdue(actor, params.applicationId),
    }),
    overview: ({ actor, params }) => service.overview(actor, params.id),
    list: ({ actor, params }) => service.list(actor, params.applicationId, params.listId),
    get: ({ actor, params }) => service.get(actor, params.applicationId, params.taskId),
    create: (context) => changes.create(commandOf(context), context.body, context.log),
    save: (context) => changes.save(commandOf(context), context.body, context.log),
    place: (context) => placeTasks(deps, commandOf(context), context.body.places, context.log),
    remove: (context) => changes.remove(commandOf(context), context.params),
    createBucket: (context) => createBucket(deps, commandOf(context), context.body),
    saveBucket: (context) => saveBucket(deps, commandOf(context), context.body.bucket),
  })
}
