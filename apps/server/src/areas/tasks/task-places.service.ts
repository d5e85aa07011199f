import type { Task } from '@atrium/api-client/contract'
import { forbidden, notFound, stale } from '../../platform/problem.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  audienceChanged,
  canWork,
  findAllVisible,
  listViewers,
  lockComponents,
  logMails,
  replaceGroups,
  settleInBucket,
  type Command,
  type ComponentRow,
} from '../components/index.ts'
import type { NewMail } from '../notifications/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { taskStates, notifyAboutTask } from './task-news.service.ts'
import { saveBuckets, savePlaces } from './tasks.repository.ts'
import { presentByIds } from './tasks.service.ts'

export interface Place {
  id: number
  bucketId: number
  order: number
}

interface Moved extends Place {
  fromId: number
}

const done = 3

/**
 * Puts tasks into places, all or none (TASK-03, T-58). In another bucket a task becomes what tasks
 * become there, and is seen by those who see that bucket.
 */
export async function placeTasks(
  deps: Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>,
  command: Command,
  places: readonly Place[],
  log: CallContext['log'],
): Promise<Task[]> {
  const { actor, applicationId } = command
  const ids = [...new Set(places.map(({ id }) => id))]
  const bucketIds = [...new Set(places.map(({ bucketId }) => bucketId))]
  const { tasks, mails } = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    await lockComponents(tx, applicationId, [...ids, ...bucketIds])
    const buckets = await findBuckets(tx, access, bucketIds)
    const before = new Map((await presentByIds(tx, access, ids)).map((task) => [task.id, task]))
    if (before.size < ids.length) throw notFound()
    if (![...before.values()].every(({ can }) => can.edit)) throw forbidden()
    requireFreshOne(command, [...before.values()])
    const states = await taskStates(tx, access, ids)
    const moved = places.flatMap((place): Moved[] => {
      const fromId = before.get(place.id)!.bucket.id
      return fromId === place.bucketId ? [] : [{ ...place, fromId }]
    })
    await savePlaces(tx, applicationId, places)
    await saveBuckets(tx, { applicationId, userId: actor.userId }, places)
    const movedIds = moved.map(({ id }) => id)
    await settleInBucket(tx, applicationId, movedIds, deps.clock.now())
    for (const bucket of buckets.values()) {
      const own = moved.filter(({ bucketId }) => bucketId === bucket.id).map(({ id }) => id)
      if (own.length > 0) await replaceGroups(tx, applicationId, own, bucket.group_ids)
    }
    await tellScreens(deps, tx, command, [...before.values()], places)
    const tasks = await presentByIds(tx, access, ids)
    const mails: NewMail[] = []
    for (const task of tasks.filter(({ id }) => movedIds.includes(id))) {
      const isDone = task.status === done && before.get(task.id)!.status !== done
      const kind = isDone ? 'taskCompleted' : 'taskUpdated'
      mails.push(...(await notifyAboutTask(deps, tx, access, task.id, kind, states.get(task.id))))
    }
    return { tasks, mails }
  })
  logMails(log, mails)
  return tasks
}

/** The buckets that tasks go into; 403 for who only oversees them. */
async function findBuckets(tx: Transaction, access: Access, ids: readonly number[]) {
  const found = await findAllVisible(tx, access, ids)
  const buckets = found.filter(({ row }) => row.type === 'taskbucket').map(({ row }) => row)
  if (buckets.length < ids.length) throw notFound()
  if (!canWork(access)) throw forbidden()
  return new Map(buckets.map((row): [number, ComponentRow] => [row.id, row]))
}

/** A version can only be meant for one. */
function requireFreshOne({ ifMatch }: Command, tasks: readonly Task[]) {
  const [task] = tasks
  if (ifMatch !== undefined && tasks.length === 1 && task!.version !== ifMatch) throw stale(task)
}

/** One event for each pair of buckets, told to each as they see it. */
async function tellScreens(
  deps: Pick<Dependencies, 'events'>,
  tx: Transaction,
  { actor, applicationId, idempotencyKey }: Command,
  before: readonly Task[],
  places: readonly Place[],
) {
  const fromOf = new Map(before.map((task) => [task.id, task.bucket.id]))
  const ways = Map.groupBy(places, ({ id, bucketId }) => `${fromOf.get(id)} ${bucketId}`)
  for (const way of ways.values()) {
    const [fromId, toId] = [fromOf.get(way[0]!.id)!, way[0]!.bucketId]
    const viewers = await listViewers(tx, applicationId, toId)
    await deps.events.append(
      tx,
      ...audienceChanged(
        {
          applicationId,
          kind: fromId === toId ? 'changed' : 'moved',
          componentIds: way.map(({ id }) => id),
          byUserId: actor.userId,
          commandId: idempotencyKey,
        },
        {
          parentId: fromId,
          viewers: fromId === toId ? viewers : await listViewers(tx, applicationId, fromId),
        },
        { parentId: toId, viewers },
      ),
    )
  }
}
