import type { Bucket, Placing, Status, Task, TaskList } from './task-board.port.ts'

/** As tasks stand in a bucket, from above. */
export const inOrder = (one: Task, other: Task) => one.order - other.order || one.id - other.id

/** Room between two tasks for those that come between them. */
const gap = 1024

/**
 * Places for tasks that are put together into a bucket, before another task of it or at its end. They
 * share the room between their neighbours evenly.
 */
export function placesFor(
  tasks: readonly Task[],
  ids: readonly number[],
  bucketId: number,
  beforeId?: number,
): Placing[] {
  const others = tasks
    .filter((task) => task.bucketId === bucketId && !ids.includes(task.id))
    .toSorted(inOrder)
  const at = others.findIndex(({ id }) => id === beforeId)
  const next = at < 0 ? undefined : others[at]
  const previous = at < 0 ? others.at(-1) : others[at - 1]
  const low = previous?.order ?? (next?.order ?? 0) - gap * (ids.length + 1)
  const high = next?.order ?? low + gap * (ids.length + 1)
  const step = (high - low) / (ids.length + 1)
  return ids.map((id, index) => ({ id, bucketId, order: low + step * (index + 1) }))
}

/** Where tasks stand, so that they can be put back there. */
export const placesOf = (tasks: readonly Task[], ids: readonly number[]): Placing[] =>
  tasks
    .filter(({ id }) => ids.includes(id))
    .map(({ id, bucketId, order }) => ({ id, bucketId, order }))

/**
 * The bucket that a task goes to when it is marked as done: the first that holds what is done. Opened
 * again it leaves that one for the first that says so, or that says nothing, or else for any. None
 * where it stays.
 */
export function bucketFor(
  { buckets }: Pick<TaskList, 'buckets'>,
  task: Task,
  to: Status,
): Bucket | undefined {
  const isDone = to === 'done'
  if ((task.status === 'done') === isDone) return undefined
  const own = buckets.find(({ id }) => id === task.bucketId)
  if ((own?.status === 'done') === isDone) return undefined
  const becoming = (wanted: Status | null) => buckets.find(({ status }) => status === wanted)
  if (isDone) return becoming('done')
  return becoming(to) ?? becoming(null) ?? buckets.find(({ status }) => status !== 'done')
}

/** A task after a change, where it goes with what it became. */
export function settled(
  list: Pick<TaskList, 'buckets' | 'tasks'>,
  before: Task,
  after: Task,
): Task {
  const bucket = bucketFor(list, before, after.status)
  if (!bucket) return after
  const [place] = placesFor(list.tasks, [after.id], bucket.id)
  return { ...after, ...place, status: bucket.status ?? after.status }
}

/** How many of a bucket's tasks are open: those count against its limit. */
export const openIn = ({ tasks }: Pick<TaskList, 'tasks'>, bucketId: number): number =>
  tasks.filter((task) => task.bucketId === bucketId && task.status !== 'done').length

/** The limit of a bucket; what is done has none. */
export const limitOf = ({ status, limit }: Bucket): number | undefined =>
  status === 'done' ? undefined : (limit ?? undefined)

/** How many open tasks a bucket holds, where they are more than it should; else nothing. */
export function overLimit(
  list: TaskList,
  bucketId: number,
): { count: number; limit: number } | undefined {
  const bucket = list.buckets.find(({ id }) => id === bucketId)
  const limit = bucket && limitOf(bucket)
  const count = openIn(list, bucketId)
  return limit !== undefined && count > limit ? { count, limit } : undefined
}
