import type { Transaction } from '../../platform/database/database.types.ts'
import { findVisible, listChildren, type ComponentRow } from '../components/index.ts'
import type { Access } from '../users/index.ts'
import { bucketFacts } from './buckets.repository.ts'
import { taskRows, type TaskStatus } from './tasks.repository.ts'

const done = 3

/**
 * The bucket that a task goes to when it is marked as done: the first that holds what is done. Opened
 * again it leaves that one for the first that says so, or that says nothing, or else for any. None
 * where it stays; modules show the same before the answer is there.
 */
export async function bucketAfter(
  tx: Transaction,
  access: Access,
  id: number,
  status: TaskStatus | undefined,
): Promise<ComponentRow | undefined> {
  if (status === undefined) return undefined
  const { row, chain } = await findVisible(tx, access, id)
  const before = (await taskRows(tx, access.applicationId, [id])).get(id)
  const own = chain.at(-2)
  if (row.type !== 'task' || !before || !own) return undefined
  const isDone = status === done
  if ((before.status === done) === isDone) return undefined
  const children = await listChildren(tx, access, own.parent_id!)
  const buckets = children.filter(({ type }) => type === 'taskbucket').map((bucket) => bucket.id)
  const factsOf = await bucketFacts(tx, access.applicationId, buckets)
  const holdsDone = (bucketId: number) => factsOf(bucketId).status === done
  if (holdsDone(own.id) === isDone) return undefined
  const becoming = (wanted: TaskStatus | null) =>
    buckets.find((bucketId) => factsOf(bucketId).status === wanted)
  const target = isDone
    ? becoming(done)
    : (becoming(status) ?? becoming(null) ?? buckets.find((bucketId) => !holdsDone(bucketId)))
  return target === undefined ? undefined : (await findVisible(tx, access, target)).row
}
