import * as z from 'zod/mini'
import { area } from './call.ts'
import { application, component as componentParams, id, idText, moment } from './fields.ts'
import { edit, itemFields, placementText } from './links.contract.ts'
import { component } from './shared.ts'
import { line } from './text.ts'

/** Lesson statuses (SEM-02). */
export const lessonStatuses = [
  'none',
  'attended',
  'notAttended',
  'incomplete',
  'completed',
] as const

/** Seminar (A6): a component with lessons. */
export const seminar = z.extend(component, {
  kind: z.enum(['scorm', 'dated']),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  location: z.nullable(z.string()),
  trainer: z.nullable(z.string()),
  lessons: z.array(
    z.object({
      id,
      title: z.string(),
      order: z.int(),
      lessonStatus: z.enum(lessonStatuses),
      score: z.nullable(z.number()),
    }),
  ),
  scormVersion: z.nullable(z.string()),
  dueDate: z.nullable(moment),
})
export type Seminar = z.output<typeof seminar>

/** State that a SCORM lesson keeps, by CMI element name (SEM-06). */
export const lessonRuntime = z.object({
  cmi: z.record(z.string().check(z.maxLength(250)), z.string().check(z.maxLength(65_536))),
  lessonStatus: z.enum(lessonStatuses),
  version: z.int(),
})
export type LessonRuntime = z.output<typeof lessonRuntime>

const seminarFields = {
  kind: z.enum(['scorm', 'dated']),
  startsAt: z.optional(moment),
  endsAt: z.optional(moment),
  location: z.optional(line(0, 200)),
  trainer: z.optional(line(0, 200)),
  dueDate: z.optional(moment),
}

const lessonParams = z.object({ applicationId: idText, componentId: idText, lessonId: idText })

export const seminars = area('seminars', {
  get: {
    method: 'GET',
    path: 'seminars/{applicationId}/{componentId}',
    summary: 'A seminar with the caller’s lesson statuses',
    rows: ['SEM-01', 'SEM-02'],
    extension: true,
    planned: true,
    params: componentParams,
    response: seminar,
  },
  create: {
    method: 'POST',
    path: 'seminars/{applicationId}',
    summary: 'Creates a seminar',
    rows: ['API-40', 'SEM-07'],
    extension: true,
    planned: true,
    params: application,
    encoding: 'form',
    jsonFields: ['data'],
    body: z.extend(itemFields, { ...seminarFields, data: placementText }),
    response: seminar,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'seminars/{applicationId}',
    summary: 'Changes a seminar',
    rows: ['API-41', 'SEM-07'],
    extension: true,
    planned: true,
    params: application,
    encoding: 'json',
    body: z.extend(itemFields, { ...seminarFields, ...edit }),
    response: seminar,
    errors: [403, 409],
  },
  runtime: {
    method: 'GET',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}/runtime',
    summary: 'The caller’s state of a lesson',
    rows: ['SEM-06'],
    extension: true,
    planned: true,
    params: lessonParams,
    response: lessonRuntime,
  },
  saveRuntime: {
    method: 'PUT',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}/runtime',
    summary: 'Keeps the caller’s state of a lesson',
    rows: ['SEM-06'],
    extension: true,
    planned: true,
    params: lessonParams,
    encoding: 'json',
    body: z.pick(lessonRuntime, { cmi: true }),
    response: lessonRuntime,
    errors: [409],
  },
})
