import type { Client, Scope } from '@atrium/api-client'
import { taskStatuses, tasks } from '@atrium/api-client/contract'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import type { TaskBoardPort } from '../task-board.port.ts'
import { toAssignees, toBucket, toComponent, toTags, toTask } from './to-task.ts'

/** What is done to tasks; versions go as `If-Match`. */
export function taskCalls(
  client: Client,
  scope: Scope,
  asPort: PortCalls['asPort'],
): Pick<TaskBoardPort, 'add' | 'save' | 'place' | 'remove' | 'restore'> {
  const calls = componentCalls(client, scope, asPort)
  const params = { applicationId: scope.tenant }
  return {
    add: async ({ bucketId, fields, commandId }) =>
      toTask(
        await asPort(
          client.call(
            tasks.create,
            {
              params,
              body: {
                parentComponentId: bucketId,
                component: { ...toComponent(fields), displayName: fields.title },
                assignees: toAssignees(fields.assigneeIds),
                tags: toTags([], fields.tags),
              },
            },
            { idempotencyKey: commandId },
          ),
        ),
      ),

    save: async ({ task, version, fields, commandId }) =>
      toTask(
        await asPort(
          client.call(
            tasks.save,
            {
              params,
              body: {
                component: { id: task.id, ...toComponent(fields) },
                assignees: toAssignees(fields.assigneeIds),
                tags: toTags(task.tags, fields.tags),
              },
            },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      ),

    place: async ({ places, commandId }) =>
      (
        await asPort(
          client.call(
            tasks.place,
            { params, body: { places: places.map((place) => ({ ...place })) } },
            { idempotencyKey: commandId },
          ),
        )
      ).map(toTask),

    remove: calls.remove,

    restore: async (command) => void (await calls.restore(command)),
  }
}

export interface BucketCallsOptions extends Pick<PortCalls, 'asPort'> {
  /** Hears of a bucket that was made in a list. */
  onAdded: (listId: number, bucketId: number) => void
}

/** What is done to the buckets of a list. */
export function bucketCalls(
  client: Client,
  scope: Scope,
  { asPort, onAdded }: BucketCallsOptions,
): Pick<TaskBoardPort, 'addBucket' | 'saveBucket' | 'removeBucket'> {
  const calls = componentCalls(client, scope, asPort)
  const params = { applicationId: scope.tenant }
  return {
    addBucket: async ({ listId, name, status, limit, commandId }) => {
      const body = {
        parentComponentId: listId,
        bucketName: name,
        status: status && taskStatuses[status],
        limit,
      }
      const call = client.call(tasks.createBucket, { params, body }, { idempotencyKey: commandId })
      const bucket = toBucket(await asPort(call))
      onAdded(listId, bucket.id)
      return bucket
    },

    saveBucket: async ({ bucket: { id, version }, name, status, limit, position, commandId }) =>
      toBucket(
        await asPort(
          client.call(
            tasks.saveBucket,
            {
              params,
              body: {
                bucket: { id, name, status: status && taskStatuses[status], limit, position },
              },
            },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      ),

    removeBucket: calls.remove,
  }
}
