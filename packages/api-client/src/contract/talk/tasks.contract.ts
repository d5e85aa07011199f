import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, day, id, idText, moment } from '../fields.ts'
import { component, person, tag } from '../shared.ts'
import { line, lines } from '../text.ts'

/** Task statuses (TASK-02). */
export const taskStatuses = { open: 1, inProgress: 2, done: 3 } as const
/** Task priorities (TASK-04). */
export const taskPriorities = ['urgent', 'high', 'middle', 'low'] as const

const status = z.literal(Object.values(taskStatuses))

/** Far from where a number loses its neighbours. */
const place = z.number().check(z.minimum(-1e12), z.maximum(1e12))

/** A step of a task (T-57). */
const checklist = z
  .array(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(40)),
      text: line(1, 200),
      isDone: z.boolean(),
    }),
  )
  .check(z.maxLength(50))

/** What a task can point to: something on a page, or a campaign. */
const linkKey = z.object({ type: z.enum(['component', 'campaign']), id })

/** Task (TASK-02): a component with a state, people and dates. Fields below the line are our extension. */
export const task = z.extend(component, {
  status,
  priority: z.enum(taskPriorities),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  assignees: z.array(z.object({ assignedTo: person })),
  tags: z.array(tag),
  taskDetail: z.object({ id }),
  bucket: z.object({ id, name: z.string() }),
  // —
  /** Position inside the bucket (TASK-03). */
  order: z.number(),
  checklist,
  /** Files, links and campaigns that belong to it, as far as the caller sees them. */
  links: z.array(z.extend(linkKey, { displayName: z.string(), url: z.string() })),
  completedAt: z.nullable(moment),
})
export type Task = z.output<typeof task>

/** Bucket of tasks (TASK-02). Fields below the line are our extension. */
export const bucket = z.object({
  id,
  name: z.string(),
  children: z.array(z.object({ childComponent: task, parentComponentId: id })),
  // —
  /** What a task that comes here becomes; null: it stays what it is. */
  status: z.nullable(status),
  /** How many open tasks it should hold at most: a hint, more are not refused; null: as many as come. */
  limit: z.nullable(z.int()),
  /** Goes up with every change of the bucket itself; send it back as `If-Match`. */
  version: z.int(),
  can: z.object({ edit: z.boolean(), addTasks: z.boolean() }),
})
export type Bucket = z.output<typeof bucket>

/** A list of tasks: its buckets from left to right, and who works on it. */
export const taskList = z.object({
  id,
  displayName: z.string(),
  buckets: z.array(bucket),
  /** Everybody active who sees the list: they can be given its tasks. */
  people: z.array(person),
  can: z.object({ addBuckets: z.boolean() }),
})
export type TaskList = z.output<typeof taskList>

const newTask = z.object({
  displayName: line(1, 255),
  description: z.optional(z.nullable(lines(0, 10_000))),
  status: z.optional(status),
  priority: z.optional(z.enum(taskPriorities)),
  startDate: z.optional(z.nullable(day)),
  endDate: z.optional(z.nullable(day)),
  order: z.optional(place),
  checklist: z.optional(checklist),
  links: z.optional(z.array(linkKey).check(z.maxLength(20))),
})
const assignees = z.array(z.object({ assignedTo: z.object({ id }) })).check(z.maxLength(50))
const taskTags = z
  .array(z.object({ label: tag.shape.label, isRemoved: z.optional(z.boolean()) }))
  .check(z.maxLength(50))
const limit = z.nullable(z.int().check(z.minimum(1), z.maximum(999)))
const bucketName = line(1, 100)
const count = z.object({ key: z.string(), count: z.int() })

export const tasks = area('tasks', {
  ofBucket: {
    method: 'GET',
    path: 'tasks/{applicationId}/{bucketId}',
    summary: 'A bucket with its tasks',
    rows: ['TASK-06', 'TASK-02'],
    params: z.object({ applicationId: idText, bucketId: idText }),
    response: bucket,
  },
  ofUser: {
    method: 'GET',
    path: 'tasks/{applicationId}/mytasks/{userId}',
    summary: 'Tasks assigned to a user, what is due first first; other people’s are staff’s to see',
    rows: ['TASK-06'],
    params: z.object({ applicationId: idText, userId: idText }),
    response: z.array(
      z.extend(task, {
        /** Extension: its board with the task open, inside the portal (T-55). */
        address: z.string(),
      }),
    ),
    errors: [403],
  },
  overdue: {
    method: 'GET',
    path: 'tasks/{applicationId}/overdue',
    summary: 'How many of the caller’s tasks are overdue',
    rows: ['T-53'],
    extension: true,
    params: application,
    response: z.object({ count: z.int() }),
  },
  overview: {
    method: 'GET',
    path: 'tasks/{id}/overview',
    summary: 'Counts of a task list',
    rows: ['TASK-06'],
    params: z.object({ id: idText }),
    response: z.object({
      total: z.int(),
      done: z.int(),
      overdue: z.int(),
      byBucket: z.array(count),
      /** Open tasks by `overdue`, `today`, `tomorrow`, `thisWeek`, `nextWeek`, `future` or `none`. */
      byDue: z.array(count),
      byPriority: z.array(count),
      byAssignee: z.array(count),
    }),
  },
  list: {
    method: 'GET',
    path: 'tasks/{applicationId}/lists/{listId}',
    summary: 'A list with all its buckets and tasks',
    rows: ['TASK-01', 'TASK-02'],
    extension: true,
    params: z.object({ applicationId: idText, listId: idText }),
    response: taskList,
  },
  get: {
    method: 'GET',
    path: 'tasks/{applicationId}/items/{taskId}',
    summary: 'One task',
    rows: ['TASK-02'],
    extension: true,
    params: z.object({ applicationId: idText, taskId: idText }),
    response: task,
  },
  create: {
    method: 'POST',
    path: 'tasks/{applicationId}',
    summary: 'Creates a task in a bucket',
    rows: ['TASK-07', 'TASK-12'],
    params: application,
    encoding: 'json',
    body: z.object({
      parentComponentId: id,
      component: newTask,
      /** Extension. */
      assignees: z.optional(assignees),
      /** Extension. */
      tags: z.optional(taskTags),
    }),
    response: task,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'tasks/{applicationId}',
    summary: 'Changes a task, its people and its tags; what is absent stays',
    rows: ['TASK-08', 'ENT-14'],
    params: application,
    encoding: 'json',
    body: z.object({
      component: z.extend(z.partial(newTask), { id }),
      assignees: z.optional(assignees),
      tags: z.optional(taskTags),
    }),
    response: task,
    errors: [403, 409],
  },
  place: {
    method: 'PUT',
    path: 'tasks/{applicationId}/places',
    summary: 'Puts tasks into places of buckets, all or none',
    rows: ['TASK-03', 'T-58'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({
      places: z
        .array(z.object({ id, bucketId: id, order: place }))
        .check(z.minLength(1), z.maxLength(500)),
    }),
    /** As they are now, in the order asked for. */
    response: z.array(task),
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'tasks/{applicationId}/{taskId}/{detailId}',
    summary: 'Deletes a task; for 30 days it can be restored as a component',
    rows: ['TASK-09'],
    params: z.object({ applicationId: idText, taskId: idText, detailId: idText }),
    errors: [403, 409],
  },
  createBucket: {
    method: 'POST',
    path: 'tasks/{applicationId}/bucket',
    summary: 'Adds a bucket at the end of a list',
    rows: ['TASK-10'],
    params: application,
    encoding: 'json',
    body: z.object({
      parentComponentId: id,
      bucketName,
      /** Extension. */
      status: z.optional(z.nullable(status)),
      /** Extension: how many open tasks it should hold at most. */
      limit: z.optional(limit),
    }),
    response: bucket,
    status: 201,
    errors: [403],
  },
  saveBucket: {
    method: 'PUT',
    path: 'tasks/{applicationId}/bucket',
    summary: 'Renames a bucket',
    rows: ['TASK-10'],
    params: application,
    encoding: 'json',
    body: z.object({
      bucket: z.object({
        id,
        name: bucketName,
        /** Extension: what becomes of tasks that come here; absent: as before. */
        status: z.optional(z.nullable(status)),
        /** Extension: how many open tasks it should hold at most; null: as many as come; absent: as before. */
        limit: z.optional(limit),
        /** Extension: its place among the buckets of its list, from 0; absent: as before. */
        position: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
      }),
    }),
    response: bucket,
    errors: [403, 409],
  },
})
