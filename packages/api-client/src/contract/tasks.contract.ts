import * as z from 'zod/mini'
import { area } from './call.ts'
import { application, day, id, idText } from './fields.ts'
import { component, person, tag } from './shared.ts'

/** Task statuses (TASK-02). */
export const taskStatuses = { open: 1, inProgress: 2, done: 3 } as const
/** Task priorities (TASK-04). */
export const taskPriorities = ['urgent', 'high', 'middle', 'low'] as const

const status = z.literal(Object.values(taskStatuses))

/** Task (TASK-02): a component with a state, people and dates. */
export const task = z.extend(component, {
  status,
  priority: z.enum(taskPriorities),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  assignees: z.array(z.object({ assignedTo: person })),
  tags: z.array(tag),
  taskDetail: z.object({ id }),
  bucket: z.object({ id, name: z.string() }),
  /** Extension (TASK-03): position inside the bucket. */
  order: z.number(),
})
export type Task = z.output<typeof task>

/** Bucket of tasks (TASK-02). */
export const bucket = z.object({
  id,
  name: z.string(),
  children: z.array(z.object({ childComponent: task, parentComponentId: id })),
})
export type Bucket = z.output<typeof bucket>

const newTask = z.object({
  displayName: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  description: z.optional(z.nullable(z.string().check(z.maxLength(10_000)))),
  status: z.optional(status),
  priority: z.optional(z.enum(taskPriorities)),
  startDate: z.optional(z.nullable(day)),
  endDate: z.optional(z.nullable(day)),
  order: z.optional(z.number()),
})
const bucketName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const count = z.object({ key: z.string(), count: z.int() })

export const tasks = area('tasks', {
  ofBucket: {
    method: 'GET',
    path: 'tasks/{applicationId}/{bucketId}',
    summary: 'A bucket with its tasks',
    rows: ['TASK-06', 'TASK-02'],
    planned: true,
    params: z.object({ applicationId: idText, bucketId: idText }),
    response: bucket,
  },
  ofUser: {
    method: 'GET',
    path: 'tasks/{applicationId}/mytasks/{userId}',
    summary: 'Tasks assigned to a user',
    rows: ['TASK-06'],
    planned: true,
    params: z.object({ applicationId: idText, userId: idText }),
    response: z.array(task),
    errors: [403],
  },
  overview: {
    method: 'GET',
    path: 'tasks/{id}/overview',
    summary: 'Counts of a task list',
    rows: ['TASK-06'],
    planned: true,
    params: z.object({ id: idText }),
    response: z.object({
      total: z.int(),
      done: z.int(),
      overdue: z.int(),
      byBucket: z.array(count),
      byPriority: z.array(count),
      byAssignee: z.array(count),
    }),
  },
  create: {
    method: 'POST',
    path: 'tasks/{applicationId}',
    summary: 'Creates a task',
    rows: ['TASK-07', 'TASK-12'],
    planned: true,
    params: application,
    encoding: 'json',
    body: z.object({ parentComponentId: id, component: newTask }),
    response: task,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'tasks/{applicationId}',
    summary: 'Changes a task, its people and its tags',
    rows: ['TASK-08', 'ENT-14'],
    planned: true,
    params: application,
    encoding: 'json',
    body: z.object({
      component: z.extend(z.partial(newTask), { id }),
      assignees: z.optional(z.array(z.object({ assignedTo: z.object({ id }) }))),
      tags: z.optional(z.array(tag)),
    }),
    response: task,
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'tasks/{applicationId}/{taskId}/{detailId}',
    summary: 'Deletes a task',
    rows: ['TASK-09'],
    planned: true,
    params: z.object({ applicationId: idText, taskId: idText, detailId: idText }),
    errors: [403],
  },
  createBucket: {
    method: 'POST',
    path: 'tasks/{applicationId}/bucket',
    summary: 'Creates a bucket',
    rows: ['TASK-10'],
    planned: true,
    params: application,
    encoding: 'json',
    body: z.object({ parentComponentId: id, bucketName }),
    response: bucket,
    status: 201,
    errors: [403],
  },
  saveBucket: {
    method: 'PUT',
    path: 'tasks/{applicationId}/bucket',
    summary: 'Renames a bucket',
    rows: ['TASK-10'],
    planned: true,
    params: application,
    encoding: 'json',
    body: z.object({ bucket: z.object({ id, name: bucketName }) }),
    response: bucket,
    errors: [403, 409],
  },
})
