import { fromDay, toDay } from '@atrium/api-client/values'
import { taskStatuses, type Bucket as BucketAnswer, type Task as TaskAnswer } from '@atrium/api-client/contract' // prettier-ignore
import { statuses, type Bucket, type KnownPriority, type Person, type Status, type Task, type TaskFields } from '../task-board.port.ts' // prettier-ignore

interface PersonAnswer {
  id: number
  firstName: string
  lastName: string
}

export const toPerson = ({ id, firstName, lastName }: PersonAnswer): Person => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
})

const toStatus = (number: number): Status =>
  statuses.find((status) => taskStatuses[status] === number) ?? 'open'

/** Thousands of tasks share few days, and reading one takes its time. */
const days = new Map<string, string>()

function dayIn(moment: string | null): string | null {
  if (moment === null) return null
  let day = days.get(moment)
  if (day === undefined) {
    day = fromDay(moment)
    days.set(moment, day)
  }
  return day
}

/** A task in the module's words. */
export const toTask = (task: TaskAnswer): Task => ({
  id: task.id,
  title: task.displayName,
  description: task.description,
  status: toStatus(task.status),
  priority: task.priority,
  startDay: dayIn(task.startDate),
  dueDay: dayIn(task.endDate),
  assignees: task.assignees.map(({ assignedTo }) => toPerson(assignedTo)),
  tags: task.tags.map(({ label }) => label),
  bucketId: task.bucket.id,
  order: task.order,
  steps: task.checklist,
  links: task.links.map(({ type, id, displayName, url }) => ({ type, id, name: displayName, url })),
  author: task.createdByUser && toPerson(task.createdByUser),
  createdAt: task.createdAt,
  completedAt: task.completedAt,
  commentCount: task.commentCount ?? 0,
  version: task.version,
  can: { edit: task.can.edit, delete: task.can.delete },
})

export const toBucket = ({ id, name, status, limit, version, can }: BucketAnswer): Bucket => ({
  id,
  name,
  status: status === null ? null : toStatus(status),
  limit,
  version,
  can,
})

const onWire = (day: string | null | undefined) => (day ? toDay(day) : day)

/** What is said of a task, in the server's words. */
export const toComponent = (fields: Partial<TaskFields>) => ({
  displayName: fields.title,
  description: fields.description,
  status: fields.status && taskStatuses[fields.status],
  // Atrium's server has no others.
  priority: fields.priority as KnownPriority | undefined,
  startDate: onWire(fields.startDay),
  endDate: onWire(fields.dueDay),
  checklist: fields.steps?.map((step) => ({ ...step })),
  links: fields.links?.map(({ type, id }) => ({ type, id })),
})

export const toAssignees = (ids: readonly number[] | undefined) =>
  ids?.map((id) => ({ assignedTo: { id } }))

/** The labels that a task shall have: those that it loses are marked (ENT-14). */
export const toTags = (before: readonly string[], after: readonly string[] | undefined) => {
  if (!after) return undefined
  const keyOf = (label: string) => label.trim().toLowerCase()
  const kept = new Set(after.map(keyOf))
  return [
    ...after.map((label) => ({ label })),
    ...before
      .filter((label) => !kept.has(keyOf(label)))
      .map((label) => ({ label, isRemoved: true })),
  ]
}
