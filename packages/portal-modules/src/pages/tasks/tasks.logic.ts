import { ME, type Bucket, type Task } from './tasks.data.ts'

export type Due = 'overdue' | 'today' | 'tomorrow' | 'thisWeek' | 'later'
export const DUES: readonly Due[] = ['overdue', 'today', 'tomorrow', 'thisWeek', 'later']

/** What is chosen of each filter; nothing lets everything through. */
export type Filters = Readonly<Record<string, readonly string[]>>

const DAY = 86_400_000
/** Days from `from` to `to`, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Monday is 0. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7

/** Where a task stands in time; what is done is never overdue (TASK-05). */
export function dueOf({ due, bucket }: Task, today: string): Due | undefined {
  if (!due || bucket === 'done') return undefined
  const days = daysBetween(today, due)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days <= 6 - weekday(today) ? 'thisWeek' : 'later'
}

/** Whether a task is open and due in the week of today, days gone by included (TASK-05). */
function isThisWeek({ due, bucket }: Task, today: string): boolean {
  if (!due || bucket === 'done') return false
  const days = daysBetween(today, due)
  return days >= -weekday(today) && days <= 6 - weekday(today)
}

/** Whether a task passes the filters; "this week" has today and tomorrow in it (TASK-05). */
export function passes(task: Task, filters: Filters, isMine: boolean, today: string): boolean {
  const [due] = filters.due ?? []
  const fits = (chosen: readonly string[] = [], value: string) =>
    chosen.length === 0 || chosen.includes(value)
  return (
    (!due || dueOf(task, today) === due || (due === 'thisWeek' && isThisWeek(task, today))) &&
    fits(filters.priority, task.priority) &&
    fits(filters.assignee, task.assignee) &&
    (!isMine || task.assignee === ME)
  )
}

/** The same tasks with one in another bucket. */
export function moved(tasks: readonly Task[], id: number, bucket: Bucket): readonly Task[] {
  return tasks.map((task) => (task.id === id ? { ...task, bucket } : task))
}

/** The same tasks with some put together in a bucket, before another one or at its end. */
export function placed(
  tasks: readonly Task[],
  ids: readonly number[],
  bucket: Bucket,
  before?: number,
): readonly Task[] {
  const found = ids.flatMap((id) => tasks.find((task) => task.id === id) ?? [])
  const rest = tasks.filter(({ id }) => !ids.includes(id))
  const at = rest.findIndex(({ id }) => id === before)
  return rest.toSpliced(at < 0 ? rest.length : at, 0, ...found.map((task) => ({ ...task, bucket })))
}

/** Puts some tasks back where they stood in an earlier list; all others stay as they are now. */
export function putBack(
  tasks: readonly Task[],
  earlier: readonly Task[],
  ids: readonly number[],
): readonly Task[] {
  return earlier.toReversed().reduce((all, task, index, reversed) => {
    if (!ids.includes(task.id)) return all
    const next = reversed.slice(0, index).findLast(({ bucket }) => bucket === task.bucket)
    return placed(all, [task.id], task.bucket, next?.id)
  }, tasks)
}
