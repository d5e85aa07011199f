import type { Query } from '../kit/query.ts'
import type { OtherValue } from '../kit/vocabulary/values.ts'

/** How pressing a task is (TASK-04), the most pressing first. */
export const priorities = ['urgent', 'high', 'middle', 'low'] as const
export type KnownPriority = (typeof priorities)[number]
/** One of these, or another of the product's own (`addValues`), which comes after them. */
export type Priority = KnownPriority | OtherValue
/** Where a task stands (TASK-02). */
export const statuses = ['open', 'inProgress', 'done'] as const
export type Status = (typeof statuses)[number]

export interface Person {
  id: number
  name: string
}

/** A step of a task (T-57). */
export interface Step {
  id: string
  text: string
  isDone: boolean
}

/** Something that a task points to: a file, a link, a campaign. */
export interface TaskLink {
  type: 'component' | 'campaign'
  id: number
  name: string
  /** Inside the portal. */
  url: string
}

/** One task (TASK-02). Days are `2027-04-01`. */
export interface Task {
  id: number
  title: string
  description: string | null
  status: Status
  priority: Priority
  startDay: string | null
  dueDay: string | null
  assignees: readonly Person[]
  tags: readonly string[]
  bucketId: number
  /** Where it stands in its bucket, from above. */
  order: number
  steps: readonly Step[]
  links: readonly TaskLink[]
  author: Person | null
  /** ISO moments. */
  createdAt: string
  completedAt: string | null
  /** How much was said about it. */
  commentCount: number
  /** Goes up with every change. */
  version: number
  can: { edit: boolean; delete: boolean }
}

/** A task with the way to it from anywhere (T-55). */
export interface OwnTask extends Task {
  bucketName: string
  /** Its board with the task open, inside the portal; null: there is no way there. */
  url: string | null
}

/** What a bucket does with its tasks. */
export interface BucketRules {
  /** What a task that comes here becomes; null: it stays what it is. */
  status: Status | null
  /** How many open tasks it should hold at most, 1 to 999; more are marked, not refused. Null: as many as come. */
  limit?: number | null | undefined
}

/** A column of tasks (TASK-02). */
export interface Bucket extends BucketRules {
  id: number
  name: string
  version: number
  can: { edit: boolean; addTasks: boolean }
}

/** A list with its buckets from left to right and all tasks. */
export interface TaskList {
  id: number
  name: string
  buckets: readonly Bucket[]
  tasks: readonly Task[]
  /** Who can be given its tasks. */
  people: readonly Person[]
  can: { addBuckets: boolean }
}

/** What is written of a task. */
export interface TaskFields {
  title: string
  description: string
  status: Status
  priority: Priority
  startDay: string | null
  dueDay: string | null
  assigneeIds: readonly number[]
  tags: readonly string[]
  steps: readonly Step[]
  links: readonly Pick<TaskLink, 'type' | 'id'>[]
}

export interface TaskCommand {
  commandId: string
}

/** Where a task is put. */
export interface Placing {
  id: number
  bucketId: number
  order: number
}

/** Something changed: what is shown must be loaded again. */
export interface TaskChange {
  commandId?: string | undefined
}

/** What a board of tasks needs from its host. Everything rejects with a `PortError`. */
export interface TaskBoardPort {
  list: (listId: number) => Query<TaskList>
  /** Whoever looks, among the people of a list; absent: nobody is told apart. */
  me?: number
  /** The tasks of whoever looks, over all lists. Absent: there is no such view. */
  mine?: () => Query<readonly OwnTask[]>
  /** Files and campaigns that a task can point to. Absent: links are only taken away. */
  findLinks?: (words: string) => Promise<readonly TaskLink[]>
  /** How a list was looked at last, as an address says it; absent: it is not remembered. */
  look?: {
    read: (listId: number) => string | undefined
    keep: (listId: number, look: string) => void
  }
  add: (
    task: TaskCommand & { bucketId: number; fields: Partial<TaskFields> & { title: string } },
  ) => Promise<Task>
  /** What is absent of the fields stays. */
  save: (
    change: TaskCommand & { task: Task; version: number; fields: Partial<TaskFields> },
  ) => Promise<Task>
  /** All or none (TASK-03). */
  place: (move: TaskCommand & { places: readonly Placing[] }) => Promise<readonly Task[]>
  remove: (command: TaskCommand & { id: number }) => Promise<void>
  /** Whether buckets say how many open tasks they should hold. Absent: they do not. */
  hasLimits?: true
  /** Absent: deleting cannot be undone and is asked about first. */
  restore?: (command: TaskCommand & { id: number }) => Promise<void>
  addBucket: (
    bucket: TaskCommand & { listId: number; name: string } & BucketRules,
  ) => Promise<Bucket>
  saveBucket: (
    change: TaskCommand & {
      bucket: Bucket
      name: string
      /** From 0 among the buckets of its list. */
      position?: number
    } & Partial<BucketRules>,
  ) => Promise<Bucket>
  /** Only an empty one. */
  removeBucket: (command: TaskCommand & { id: number }) => Promise<void>
  /** Calls back when tasks of whoever looks may be others now. Absent: nothing is live. */
  onOwnChange?: (listener: () => void) => () => void
  /** Absent: nothing is live. */
  onChange?: (listId: number, listener: (change: TaskChange) => void) => () => void
}
