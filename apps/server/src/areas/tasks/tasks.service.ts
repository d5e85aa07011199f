import type { Bucket, ResponseOf, Task, TaskList, tasks } from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  canPutInto,
  countComments,
  discussionAddressesOf,
  findAllVisible,
  findVisible,
  listChildren,
  listChildrenOf,
  listViewers,
  present,
  type ComponentRow,
} from '../components/index.ts'
import { settingsOf } from '../applications/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { bucketFacts } from './buckets.repository.ts'
import { countOverdue } from './overdue.ts'
import { linksAmong } from './task-links.ts'
import { dueOn } from './tasks.days.ts'
import { toBucket, toTask } from './tasks.mapper.ts'
import { applicationOfList, idsOfAssignee, isMember, taskRows } from './tasks.repository.ts'

type Reading = Pick<Dependencies, 'database' | 'clock'>
type Overview = ResponseOf<typeof tasks.overview>

const done = 3

export function createTasksService(deps: Reading) {
  return {
    bucket: (actor: Actor, applicationId: number, id: number): Promise<Bucket> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, id)
        if (row.type !== 'taskbucket') throw notFound()
        return presentBucket(tx, access, row)
      }),

    /** A list with everything in it: five buckets cost as many statements as one. */
    list: (actor: Actor, applicationId: number, id: number): Promise<TaskList> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, id)
        if (row.type !== 'tasklist') throw notFound()
        const buckets = await listChildren(tx, access, id)
        const people = await listViewers(tx, applicationId, id)
        return {
          id,
          displayName: row.display_name,
          buckets: await presentBuckets(tx, access, buckets),
          people: people.map(({ userId, firstName, lastName }) => ({
            id: userId,
            firstName,
            lastName,
          })),
          can: {
            addBuckets: canPutInto(access, { type: row.type, collectionType: null }, 'taskbucket'),
          },
        }
      }),

    get: (actor: Actor, applicationId: number, id: number): Promise<Task> =>
      enterTenant(deps, actor, applicationId, (tx, access) => presentTask(tx, access, id)),

    /** What a person has to do, what is due first first. Others' tasks are staff's to see (TASK-06). */
    ofUser: (
      actor: Actor,
      applicationId: number,
      userId: number,
    ): Promise<ResponseOf<typeof tasks.ofUser>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!(await isMember(tx, applicationId, userId))) throw notFound()
        if (userId !== actor.userId && !access.isStaff) throw forbidden()
        const found = await findTasks(tx, access, await idsOfAssignee(tx, applicationId, userId))
        const addresses = await discussionAddressesOf(
          tx,
          found.map(({ chain }) => chain),
        )
        const addressOf = new Map(found.map(({ row }, index) => [row.id, addresses[index]!]))
        const own = await presentFound(tx, access, found)
        return own.map((task) => ({ ...task, address: addressOf.get(task.id)! }))
      }),

    /** How many tasks of the caller are overdue (T-53). */
    overdue: (actor: Actor, applicationId: number): Promise<number> =>
      enterTenant(deps, actor, applicationId, (tx, access) =>
        countOverdue(tx, access, dayOf(deps.clock.now())),
      ),

    /** The call names no tenant: the list is looked for in those of the caller. */
    async overview(actor: Actor, id: number): Promise<Overview> {
      const applicationId = await deps.database.system((tx) =>
        applicationOfList(tx, id, actor.applicationIds),
      )
      if (applicationId === undefined) throw notFound()
      return enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findVisible(tx, access, id)
        const buckets = await listChildren(tx, access, id)
        const children = await listChildrenOf(tx, access, idsOf(buckets))
        const rows = [...(await taskRows(tx, applicationId, idsOf(children))).values()]
        const today = dayOf(deps.clock.now())
        const open = rows.filter(({ status }) => status !== done)
        const due = countBy(open, ({ endDate }) => [dueOn(endDate, today)])
        return {
          total: rows.length,
          done: rows.filter(({ status }) => status === done).length,
          overdue: due.find(({ key }) => key === 'overdue')?.count ?? 0,
          byBucket: buckets.map(({ id: bucketId }) => ({
            key: String(bucketId),
            count: children.filter((child) => child.parent_id === bucketId).length,
          })),
          byDue: due,
          byPriority: countBy(rows, ({ priority }) => [priority]),
          byAssignee: countBy(rows, ({ assignees }) => assignees.map((person) => `${person.id}`)),
        }
      })
    },
  }
}

function countBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const key of items.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count }))
}

const idsOf = (rows: readonly ComponentRow[]) => rows.map((row) => row.id)

export async function presentBucket(
  tx: Transaction,
  access: Access,
  row: ComponentRow,
): Promise<Bucket> {
  const [bucket] = await presentBuckets(tx, access, [row])
  return bucket!
}

async function presentBuckets(
  tx: Transaction,
  access: Access,
  buckets: readonly ComponentRow[],
): Promise<Bucket[]> {
  const ids = idsOf(buckets)
  const factsOf = await bucketFacts(tx, access.applicationId, ids)
  const children = await listChildrenOf(tx, access, ids)
  const counts = await commentsIn(tx, access, ids)
  const byId = new Map(buckets.map((bucket) => [bucket.id, bucket]))
  const all = await presentTasks(
    tx,
    access,
    children.map((row) => ({ row, bucket: byId.get(row.parent_id!)! })),
  )
  return buckets.map((row) => {
    const own = all.filter((task) => task.bucket.id === row.id)
    own.sort((one, other) => one.order - other.order || one.id - other.id)
    const tasks = own.map((task) => ({ ...task, commentCount: counts?.get(task.id) }))
    return toBucket(access, row, factsOf(row.id), tasks)
  })
}

/** Where commenting is off nobody hears of what was said before (CMT-04). */
async function commentsIn(tx: Transaction, access: Access, parentIds: readonly number[]) {
  const { isOn } = await settingsOf(tx, access.applicationId)
  return isOn('COMMENTING_ENABLED') ? countComments(tx, access.applicationId, parentIds) : undefined
}

/** A task that the caller sees, or 404. */
export async function presentTask(tx: Transaction, access: Access, id: number): Promise<Task> {
  const { row } = await findVisible(tx, access, id)
  if (row.type !== 'task') throw notFound()
  const [task] = await presentByIds(tx, access, [id])
  return task!
}

/** Tasks that the caller sees, in the order of the ids. */
export const presentByIds = async (
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<Task[]> => presentFound(tx, access, await findTasks(tx, access, ids))

const findTasks = async (tx: Transaction, access: Access, ids: readonly number[]) =>
  (await findAllVisible(tx, access, ids)).filter(({ row }) => row.type === 'task')

const presentFound = (
  tx: Transaction,
  access: Access,
  found: Awaited<ReturnType<typeof findTasks>>,
): Promise<Task[]> =>
  presentTasks(
    tx,
    access,
    found.map(({ row, chain }) => ({ row, bucket: chain.at(-2)! })),
  )

/** The same number of statements for any number of tasks. */
async function presentTasks(
  tx: Transaction,
  access: Access,
  entries: readonly { row: ComponentRow; bucket: ComponentRow }[],
): Promise<Task[]> {
  const rows = entries.map(({ row }) => row)
  const components = await present(tx, access, rows)
  const details = await taskRows(tx, access.applicationId, idsOf(rows))
  const linkOf = await linksAmong(
    tx,
    access,
    [...details.values()].flatMap(({ links }) => links),
  )
  return entries.flatMap(({ row, bucket }, index) => {
    const task = details.get(row.id)
    return task ? toTask(access, { row, component: components[index]!, task, bucket }, linkOf) : []
  })
}
