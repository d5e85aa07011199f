import type { Bucket, Component, Task } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import { canEdit, canPutInto, canWork, mayDelete, type ComponentRow } from '../components/index.ts'
import type { Access } from '../users/index.ts'
import type { BucketFacts } from './buckets.repository.ts'
import type { TaskRow } from './tasks.repository.ts'

export type Link = Task['links'][number]

const wire = (day: string | null) => (day === null ? null : dayOnWire(day))

/** A task as the contract shows it (TASK-02). `linkOf` knows what the caller sees of its links. */
export function toTask(
  access: Access,
  { row, component, task, bucket }: TaskParts,
  linkOf: (key: Pick<Link, 'type' | 'id'>) => Link | undefined,
): Task {
  const { userId } = access.actor
  const isGiven = canWork(access) && task.assignees.some(({ id }) => id === userId)
  return {
    ...component,
    can: {
      ...component.can,
      edit: mayDelete(access, row) || isGiven,
      delete: mayDelete(access, row),
    },
    status: task.status,
    priority: task.priority,
    startDate: wire(task.startDate),
    endDate: wire(task.endDate),
    assignees: task.assignees.map((assignedTo) => ({ assignedTo })),
    tags: task.tags.map(({ id, label }) => ({
      key: String(id),
      componentId: row.id,
      applicationId: row.application_id,
      label,
      isRemoved: false,
    })),
    taskDetail: { id: task.detailId },
    bucket: { id: bucket.id, name: bucket.display_name },
    order: task.order,
    checklist: task.checklist,
    links: task.links.flatMap((key) => linkOf(key) ?? []),
    completedAt: task.completedAt,
  }
}

export interface TaskParts {
  row: ComponentRow
  component: Component
  task: TaskRow
  bucket: Pick<ComponentRow, 'id' | 'display_name'>
}

/** A bucket as the contract shows it (TASK-02). */
export const toBucket = (
  access: Access,
  row: ComponentRow,
  { status, limit }: BucketFacts,
  tasks: readonly Task[],
): Bucket => ({
  id: row.id,
  name: row.display_name,
  children: tasks.map((childComponent) => ({ childComponent, parentComponentId: row.id })),
  status,
  limit,
  version: row.version,
  can: {
    edit: canEdit(access, row.type),
    addTasks: canPutInto(access, { type: row.type, collectionType: null }, 'task'),
  },
})
