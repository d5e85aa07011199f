import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { campaigns, componentSearch, tasks } from '@atrium/api-client/contract'
import { listenToTenant, listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { TaskBoardPort } from '../task-board.port.ts'
import { bucketCalls, taskCalls } from './changes.ts'
import { toBucket, toPerson, toTask } from './to-task.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface TaskBoardAdapterOptions {
  client: Client
  scope: Scope
  /** Whoever looks; absent: there are no tasks of one's own. */
  userId?: number
  /** Remembers how lists were looked at; absent: nothing is remembered. */
  look?: TaskBoardPort['look']
  /** Absent: nothing is live. */
  live?: LiveEvents
}

/** How many things of a kind are offered at once. */
const shown = 12

const { asPort: withPortErrors } = portCalls()

/** Names of fields, as the server says them, in the module's words. */
const words: Readonly<Record<string, string>> = {
  'component.displayName': 'title',
  'component.description': 'description',
  'component.startDate': 'startDay',
  'component.endDate': 'dueDay',
  'component.links': 'links',
  'component.checklist': 'steps',
  bucketName: 'name',
  'bucket.name': 'name',
  'bucket.limit': 'limit',
}

async function asPort<T>(answer: Promise<T>): Promise<T> {
  try {
    return await withPortErrors(answer)
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    const { code, reason, message, retryable, status, explanation, reference } = error
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([field, texts]) => [words[field] ?? field, texts]),
    )
    throw new PortError({
      code,
      message,
      fields,
      retryable,
      ...(reason && { reason }),
      ...(status !== undefined && { status }),
      ...(explanation !== undefined && { explanation }),
      ...(reference && { reference }),
    })
  }
}

/** The task board's port on the portal's own calls. */
export function createTaskBoardAdapter({
  client,
  scope,
  userId,
  look,
  live,
}: TaskBoardAdapterOptions): TaskBoardPort {
  const params = { applicationId: scope.tenant }
  /** As the lists were when they were read last: what happens in a bucket says so by its parent. */
  const bucketsOf = new Map<number, Set<number>>()

  return {
    list(listId) {
      const { key, load } = describeQuery(client, scope, tasks.list, { params: { ...params, listId } }) // prettier-ignore
      return {
        key: [...key, 'board'],
        load: async () => {
          const { id, displayName, buckets, people, can } = await asPort(load())
          bucketsOf.set(listId, new Set(buckets.map((bucket) => bucket.id)))
          return {
            id,
            name: displayName,
            buckets: buckets.map(toBucket),
            tasks: buckets.flatMap(({ children }) =>
              children.map(({ childComponent }) => toTask(childComponent)),
            ),
            people: people.map(toPerson),
            can,
          }
        },
      }
    },

    ...(userId !== undefined && {
      mine() {
        const { key, load } = describeQuery(client, scope, tasks.ofUser, { params: { ...params, userId } }) // prettier-ignore
        return {
          key: [...key, 'board'],
          load: async () =>
            (await asPort(load())).map((task) => ({
              ...toTask(task),
              bucketName: task.bucket.name,
              url: task.address,
            })),
        }
      },
      me: userId,
      ...(live && {
        onOwnChange: (listener: () => void) =>
          listenToTypes(live, scope.tenant, ['components.changed', 'rights.changed'], listener),
      }),
    }),
    ...(look && { look }),
    hasLimits: true,

    async findLinks(words) {
      const [found, own] = await asPort(
        Promise.all([
          client.call(componentSearch.find, { params, query: { query: words, count: shown } }),
          client.call(campaigns.list, { params, query: { searchQuery: words, page: 0, count: shown } }), // prettier-ignore
        ]),
      )
      return [
        ...found.map(({ id, displayName: name, url }) => ({ type: 'component' as const, id, name, url: url ?? '' })), // prettier-ignore
        ...own.map(({ id, name }) => ({ type: 'campaign' as const, id, name, url: '' })),
      ]
    },

    ...taskCalls(client, scope, asPort),
    ...bucketCalls(client, scope, {
      asPort,
      // The list is not read again for it, and what happens in it is to be heard.
      onAdded: (listId, bucketId) => bucketsOf.get(listId)?.add(bucketId),
    }),

    onChange:
      live &&
      ((listId, listener) => {
        const isHere = (id: unknown) => id === listId || bucketsOf.get(listId)?.has(id as number)
        return listenToTenant(live, scope.tenant, {
          onEvent(type, { commandId, parentIds, kind, parentId }) {
            if (type === 'rights.changed') return listener({})
            if (type === 'comments.changed') {
              return kind !== 'changed' && isHere(parentId) ? listener({}) : undefined
            }
            if (type !== 'components.changed') return
            if (!Array.isArray(parentIds) || !parentIds.some(isHere)) return
            listener({ commandId: typeof commandId === 'string' ? commandId : undefined })
          },
          onReset: () => listener({}),
        })
      }),
  }
}
