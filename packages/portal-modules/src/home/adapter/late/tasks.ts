import { ownId, type Client, type Scope } from '@atrium/api-client'
import { tasks, taskStatuses } from '@atrium/api-client/contract'
import { portCalls } from '../../../kit/adapter/port-calls.ts'
import { dayFromWire } from '../../../kit/dates/index.ts'
import type { HomeContribution } from '../../home.port.ts'
import { nextTasks, waitingTasks, type OpenTask } from '../../late/tasks.ts'

const { asPort } = portCalls()

interface OwnTask extends OpenTask {
  version: number
}

/** What was given to the person and is not done, in this application (T-55). */
export function tasksOf(client: Client, scope: Scope): HomeContribution<readonly OwnTask[]>[] {
  const query = {
    key: ['atrium', scope.tenant, scope.user, tasks.ofUser.id, 'home'] as const,
    load: async (): Promise<OwnTask[]> => {
      const params = { applicationId: scope.tenant, userId: await ownId(client) }
      const all = await client.call(tasks.ofUser, { params })
      return all
        .filter(({ status }) => status !== taskStatuses.done)
        .map(({ id, version, displayName, bucket, endDate, address }) => ({
          id,
          version,
          title: displayName,
          place: bucket.name,
          due: dayFromWire(endDate),
          href: address,
        }))
    },
  }
  const finish = async ({ id, version }: OwnTask) => {
    const params = { applicationId: scope.tenant }
    const body = { component: { id, status: taskStatuses.done } }
    await asPort(client.call(tasks.save, { params, body }, { ifMatch: version }))
  }
  return [
    { id: 'tasks', question: 'waiting', query, ...waitingTasks<OwnTask>(finish) },
    { id: 'next-tasks', question: 'due', query, ...nextTasks },
  ]
}
