import { daysBetween, weekday } from '../kit/dates/index.ts'
import { settled } from './task-board.buckets.ts'
import {
  type Bucket,
  type BucketRules,
  type Placing,
  type Priority,
  type Status,
  type Task,
  type TaskFields,
  type TaskList,
} from './task-board.port.ts'
import { rankOfPriority } from './priorities.ts'

/** The seven filters of when a task is due (TASK-05). */
export const dues = [
  'overdue',
  'today',
  'tomorrow',
  'thisWeek',
  'nextWeek',
  'future',
  'none',
] as const
export type Due = (typeof dues)[number]

/** What is chosen of each filter; nothing lets everything through. */
export interface Filters {
  due?: Due | undefined
  priority?: readonly Priority[] | undefined
  assignee?: readonly number[] | undefined
  tag?: readonly string[] | undefined
  /** Words that the title or the description holds. */
  words?: string | undefined
}

/** Where a task stands in time; what is done is never overdue (TASK-05). Weeks begin on Monday. */
export function dueOf({ dueDay, status }: Pick<Task, 'dueDay' | 'status'>, today: string): Due {
  if (dueDay === null || status === 'done') return 'none'
  const days = daysBetween(today, dueDay)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const toSunday = 6 - weekday(today)
  if (days <= toSunday) return 'thisWeek'
  return days <= toSunday + 7 ? 'nextWeek' : 'future'
}

/** How many tasks are open, and how many of them late. */
export function counted(tasks: readonly Task[], today: string) {
  let open = 0
  let overdue = 0
  for (const { status, dueDay } of tasks) {
    if (status === 'done') continue
    open++
    if (dueDay !== null && dueDay < today) overdue++
  }
  return { open, overdue }
}

/** Whether a filter lets a due task through: this week has today and tomorrow in it, and what is gone of it. */
export function isDue(task: Pick<Task, 'dueDay' | 'status'>, wanted: Due, today: string): boolean {
  const due = dueOf(task, today)
  if (due === wanted) return true
  if (due === 'none' || task.dueDay === null) return false
  const days = daysBetween(today, task.dueDay)
  const monday = -weekday(today)
  if (wanted === 'thisWeek') return days >= monday && days <= monday + 6
  if (wanted === 'nextWeek') return days >= monday + 7 && days <= monday + 13
  return false
}

/** What the filters let through; what they say is read once for all tasks. */
export function passing(filters: Filters, today: string): (task: Task) => boolean {
  const { due, priority, assignee, tag, words } = filters
  const wanted = wordsOf(words ?? '')
  const tests: ((task: Task) => boolean)[] = []
  if (due) tests.push((task) => isDue(task, due, today))
  if (priority?.length) tests.push((task) => priority.includes(task.priority))
  if (assignee?.length)
    tests.push(({ assignees }) =>
      assignees.length > 0
        ? assignees.some(({ id }) => assignee.includes(id))
        : assignee.includes(nobody),
    )
  if (tag?.length) tests.push(({ tags }) => tags.some((one) => tag.includes(one)))
  if (wanted.length > 0) tests.push((task) => wanted.every((word) => textOf(task).includes(word)))
  return (task) => tests.every((test) => test(task))
}

/** Stands for no person where one is chosen. */
export const nobody = 0

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean)

const texts = new WeakMap<Task, string>()

/** What is searched in a task; each state of it is folded once, however many letters are typed. */
function textOf(task: Task): string {
  let text = texts.get(task)
  if (text === undefined) texts.set(task, (text = fold(`${task.title} ${task.description ?? ''}`)))
  return text
}

export const isGivenTo = ({ assignees }: Pick<Task, 'assignees'>, id: number) =>
  assignees.some((person) => person.id === id)

/** A change that a person made and that is on its way. */
export type PendingCommand = { commandId: string } & (
  | { type: 'place'; places: readonly Placing[] }
  | { type: 'save'; id: number; fields: Partial<TaskFields> }
  | { type: 'remove'; id: number }
  | { type: 'add'; task: Task }
  | ({ type: 'bucket'; id: number; name: string; position?: number } & Partial<BucketRules>)
  | { type: 'removeBucket'; id: number }
)

/** The list with a command applied; nothing where what it names has gone. */
export function applyCommand(list: TaskList, command: PendingCommand): TaskList {
  switch (command.type) {
    case 'place': {
      const places = new Map(command.places.map((place) => [place.id, place]))
      const statusOf = new Map(list.buckets.map(({ id, status }) => [id, status]))
      return changeTasks(list, (task) => {
        const place = places.get(task.id)
        if (!place) return task
        const status =
          place.bucketId === task.bucketId ? task.status : (statusOf.get(place.bucketId) ?? task.status) // prettier-ignore
        return { ...task, bucketId: place.bucketId, order: place.order, status }
      })
    }
    case 'save':
      return changeTasks(list, (task) =>
        task.id === command.id ? settled(list, task, withFields(task, command.fields, list)) : task,
      )
    case 'remove':
      return withoutTask(list, command.id)
    case 'add':
      return list.tasks.some(({ id }) => id === command.task.id)
        ? list
        : { ...list, tasks: [...list.tasks, command.task] }
    case 'bucket': {
      const before = list.buckets.find(({ id }) => id === command.id)
      if (!before) return list
      const { name, status = before.status, limit = before.limit } = command
      return withBucket(list, { ...before, name, status, limit }, command.position)
    }
    case 'removeBucket':
      return withoutBucket(list, command.id)
  }
}

/** The list with a bucket as it is now, at its place or at another one. */
export function withBucket(list: TaskList, bucket: Bucket, position?: number): TaskList {
  const at = list.buckets.findIndex(({ id }) => id === bucket.id)
  const others = list.buckets.filter(({ id }) => id !== bucket.id)
  const to = position ?? (at < 0 ? others.length : at)
  return { ...list, buckets: others.toSpliced(to, 0, bucket) }
}

export const withoutBucket = (list: TaskList, id: number): TaskList => ({
  ...list,
  buckets: list.buckets.filter((bucket) => bucket.id !== id),
})

const changeTasks = (list: TaskList, change: (task: Task) => Task): TaskList => {
  const tasks = list.tasks.map(change)
  return tasks.every((task, index) => task === list.tasks[index]) ? list : { ...list, tasks }
}

/** A task with what was written; links keep the names that are known. */
export function withFields(
  task: Task,
  { assigneeIds, links, description, ...fields }: Partial<TaskFields>,
  { people }: Pick<TaskList, 'people'>,
): Task {
  const known = [...task.assignees, ...people]
  return {
    ...task,
    ...fields,
    ...(description !== undefined && { description: description || null }),
    ...(assigneeIds && {
      assignees: assigneeIds.flatMap((id) => known.find((person) => person.id === id) ?? []),
    }),
    ...(links && {
      links: task.links.filter(({ type, id }) =>
        links.some((link) => link.type === type && link.id === id),
      ),
    }),
  }
}

/** The list with tasks as they are now; new ones join. */
export function withTasks(list: TaskList, tasks: readonly Task[]): TaskList {
  const changed = new Map(tasks.map((task) => [task.id, task]))
  const kept = list.tasks.map((task) => {
    const now = changed.get(task.id)
    changed.delete(task.id)
    // An answer that comes late must not hide what is newer.
    return now && now.version >= task.version ? now : task
  })
  return { ...list, tasks: [...kept, ...changed.values()] }
}

export const withoutTask = (list: TaskList, id: number): TaskList =>
  list.tasks.some((task) => task.id === id)
    ? { ...list, tasks: list.tasks.filter((task) => task.id !== id) }
    : list

/** What was written of a task, as it stands. */
export const fieldsOf = (task: Task): TaskFields => ({
  title: task.title,
  description: task.description ?? '',
  status: task.status,
  priority: task.priority,
  startDay: task.startDay,
  dueDay: task.dueDay,
  assigneeIds: task.assignees.map(({ id }) => id),
  tags: task.tags,
  steps: task.steps,
  links: task.links.map(({ type, id }) => ({ type, id })),
})

/** Only what is another now: the rest stays as others left it meanwhile. */
export function changesOf(before: TaskFields, after: TaskFields): Partial<TaskFields> {
  const isOther = (name: string) =>
    JSON.stringify(before[name as keyof TaskFields]) !==
    JSON.stringify(after[name as keyof TaskFields])
  return Object.fromEntries(Object.entries(after).filter(([name]) => isOther(name)))
}

/** The same fields as they were before a change, to take it back. */
export const formerOf = (task: Task, change: Partial<TaskFields>): Partial<TaskFields> =>
  Object.fromEntries(Object.entries(fieldsOf(task)).filter(([name]) => name in change))

/** How many steps are done, of how many. */
export const stepsDone = ({ steps }: Pick<Task, 'steps'>) =>
  steps.filter(({ isDone }) => isDone).length

/** Tasks that are due, by when, those that are late first (T-55). */
export function byDue<T extends Task>(
  tasks: readonly T[],
  today: string,
): { due: Due; tasks: T[] }[] {
  const open = tasks.filter(({ status }) => status !== 'done')
  const sorted = open.toSorted(
    (one, other) =>
      (one.dueDay ?? '9').localeCompare(other.dueDay ?? '9') ||
      rankOfPriority(one.priority) - rankOfPriority(other.priority) ||
      one.id - other.id,
  )
  const groups = Map.groupBy(sorted, (task) => dueOf(task, today))
  return dues.flatMap((due) => {
    const held = groups.get(due)
    return held ? [{ due, tasks: held }] : []
  })
}

/** What is wrong with what was written, by field; nothing where it is right. */
export function problemsOf({
  title,
  startDay,
  dueDay,
}: Pick<TaskFields, 'title' | 'startDay' | 'dueDay'>): Partial<
  Record<'title' | 'dueDay', 'missing' | 'too-long' | 'before-start'>
> {
  return {
    ...(title.trim() === '' && { title: 'missing' as const }),
    ...(title.trim().length > 255 && { title: 'too-long' as const }),
    ...(startDay && dueDay && dueDay < startDay && { dueDay: 'before-start' as const }),
  }
}

/** What one more press on a task's mark makes of it. */
export const toggled = (status: Status): Status => (status === 'done' ? 'open' : 'done')
