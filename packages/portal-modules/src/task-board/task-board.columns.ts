import { addDays, daysBetween, weekday } from '../kit/dates/index.ts'
import { dueOf, dues, isGivenTo, nobody, type Due } from './task-board.logic.ts'
import { inOrder } from './task-board.buckets.ts'
import { prioritiesIn } from './priorities.ts'
import type { Task, TaskFields, TaskList } from './task-board.port.ts'

/** What tasks are put together by (TASK-01). */
export const groupings = ['bucket', 'assignee', 'priority', 'due', 'tag'] as const
export type Grouping = (typeof groupings)[number]

/** A column of the board: a bucket, or what tasks have in common. */
export interface Column {
  id: string
  /** Of a bucket; else it is named by what the tasks have in common. */
  bucketId?: number
  tasks: readonly Task[]
}

/** Tasks in their columns, each column from above. Empty columns stay where a task can be put into them. */
export function columnsOf(
  list: TaskList,
  tasks: readonly Task[],
  by: Grouping,
  today: string,
): Column[] {
  const sorted = tasks.toSorted(inOrder)
  const column = (id: string, fits: (task: Task) => boolean): Column => ({
    id,
    tasks: sorted.filter(fits),
  })
  switch (by) {
    case 'bucket': {
      const byBucket = Map.groupBy(sorted, ({ bucketId }) => bucketId)
      return list.buckets.map(({ id }) => ({
        id: `${id}`,
        bucketId: id,
        tasks: byBucket.get(id) ?? [],
      }))
    }
    case 'priority':
      return prioritiesIn(list.tasks).map((one) => column(one, ({ priority }) => priority === one))
    case 'assignee':
      return [
        ...peopleOf(list)
          .filter((person) => sorted.some((task) => isGivenTo(task, person.id)))
          .map(({ id }) => column(`${id}`, (task) => isGivenTo(task, id))),
        column(`${nobody}`, ({ assignees }) => assignees.length === 0),
      ]
    case 'due':
      return dues
        .map((one) => column(one, (task) => dueOf(task, today) === one))
        .filter(({ id, tasks: held }) => held.length > 0 || dayIn(id as Due, today) !== undefined)
    case 'tag': {
      const labels = [...new Set(sorted.flatMap(({ tags }) => tags))].toSorted((a, b) =>
        a.localeCompare(b),
      )
      return [
        ...labels.map((label) => column(label, ({ tags }) => tags.includes(label))),
        column('', ({ tags }) => tags.length === 0),
      ]
    }
  }
}

/** Who can be given tasks, then who has some and works here no longer. */
export function peopleOf({ people, tasks }: Pick<TaskList, 'people' | 'tasks'>) {
  const all = new Map(people.map((person) => [person.id, person]))
  for (const person of tasks.flatMap(({ assignees }) => assignees)) {
    if (!all.has(person.id)) all.set(person.id, person)
  }
  return [...all.values()]
}

const friday = 4

/**
 * The day that a task gets in a column of days: of those that last longer the last working day, or
 * their last where there is none; null takes the day away. Nothing where there is no such day.
 */
export function dayIn(due: Due, today: string): string | null | undefined {
  const sunday = addDays(today, 6 - weekday(today))
  const lastOf = (from: string, to: string) => {
    if (to < from) return undefined
    const working = addDays(to, friday - 6)
    return working < from ? to : working
  }
  switch (due) {
    case 'overdue':
      return undefined
    case 'today':
      return today
    case 'tomorrow':
      return addDays(today, 1)
    case 'thisWeek':
      return lastOf(addDays(today, 2), sunday)
    case 'nextWeek':
      return lastOf(addDays(sunday, daysBetween(today, sunday) === 0 ? 2 : 1), addDays(sunday, 7))
    case 'future':
      return lastOf(addDays(sunday, 8), addDays(sunday, 14))
    case 'none':
      return null
  }
}

/** Why a task cannot go into a column. */
export type Refusal = 'overdue' | 'finished' | 'before-start' | 'left'

/** What a task becomes when it goes from one column to another that is no bucket; else why it cannot. */
export function fieldsIn(
  by: Exclude<Grouping, 'bucket'>,
  { list, today }: { list: Pick<TaskList, 'people'>; today: string },
  task: Task,
  from: string,
  to: string,
): Partial<TaskFields> | Refusal {
  switch (by) {
    case 'priority':
      return { priority: to }
    case 'assignee': {
      if (to === `${nobody}`) return { assigneeIds: [] }
      const isHere = list.people.some(({ id }) => `${id}` === to)
      if (!isHere && !isGivenTo(task, Number(to))) return 'left'
      const kept = task.assignees.map(({ id }) => id).filter((id) => `${id}` !== from)
      return { assigneeIds: [...new Set([...kept, Number(to)])] }
    }
    case 'tag': {
      const kept = task.tags.filter((tag) => tag !== from)
      return { tags: to === '' ? [] : [...new Set([...kept, to])] }
    }
    case 'due': {
      // What is done stands with what has no day, whatever day it has.
      if (task.status === 'done') return 'finished'
      const dueDay = dayIn(to as Due, today)
      if (dueDay === undefined) return 'overdue'
      return dueDay !== null && task.startDay !== null && dueDay < task.startDay
        ? 'before-start'
        : { dueDay }
    }
  }
}
