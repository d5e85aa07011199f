import * as z from 'zod/mini'
import { area } from '../call.ts'
import {
  application,
  component as componentParams,
  flagText,
  id,
  idText,
  moment,
  wholeText,
} from '../fields.ts'
import { edit, itemFields, placementText } from '../pages/links.contract.ts'
import { certificate } from './certificates.contract.ts'
import { component, person } from '../shared.ts'
import { line, lines } from '../text.ts'

/** Lesson statuses (SEM-02). */
export const lessonStatuses = [
  'none',
  'attended',
  'notAttended',
  'incomplete',
  'completed',
] as const

/**
 * What a lesson is: a unit of a package that reports (`sco`) or only shows (`asset`), a meeting with a date,
 * or a film or PDF file by itself.
 */
export const lessonKinds = ['sco', 'asset', 'meeting', 'video', 'document'] as const

/** Standards that packages come in: versions of SCORM, cmi5, and plain xAPI with a `tincan.xml`. */
export const scormVersions = ['1.2', '2004', 'cmi5', 'xapi'] as const

/** How far the caller is in a lesson. */
const lessonStanding = {
  lessonStatus: z.enum(lessonStatuses),
  /** 0 to 100; null: the lesson has given none. */
  score: z.nullable(z.number()),
  /** Extension: 0 to 1; null: the lesson says nothing of it. */
  progress: z.nullable(z.number()),
  /** Extension: seconds in all visits. */
  totalSeconds: z.int(),
  /** Extension: when the lesson said something last. */
  lastSeenAt: z.nullable(moment),
}

/** Why a lesson cannot be opened: what has to be done first, the course's order, or no attempt is left. */
export const lessonLocks = ['rule', 'order', 'attempts'] as const

export const lesson = z.object({
  id,
  /** Extension: what its package calls it; lessons name each other so. */
  identifier: z.string(),
  title: z.string(),
  order: z.int(),
  ...lessonStanding,
  /** Extension: what it is. */
  kind: z.enum(lessonKinds),
  /** Extension: titles of the chapters that it stands in, outermost first. */
  chapters: z.array(z.string()),
  /** Extension: by the rules of its package it cannot be opened now. */
  isLocked: z.boolean(),
  /** Extension: why, and after which lessons it opens, where the package says so; null: it can be opened. */
  lock: z.nullable(z.object({ reason: z.enum(lessonLocks), after: z.array(id) })),
  /** Extension: of a film or document, its file; of any other lesson null. */
  file: z.nullable(z.object({ name: z.string(), size: z.int() })),
})
export type Lesson = z.output<typeof lesson>

/** Where somebody stands among those who signed up for a meeting. */
export const signUpStates = ['signedUp', 'waiting'] as const

/** Seminar (A6): a component with lessons. */
export const seminar = z.extend(component, {
  kind: z.enum(['scorm', 'dated']),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** Place, or the https address of an online meeting. */
  location: z.nullable(z.string()),
  trainer: z.nullable(z.string()),
  /** In their order. A meeting is the one lesson of a dated seminar. */
  lessons: z.array(lesson),
  scormVersion: z.nullable(z.string()),
  dueDate: z.nullable(moment),
  // —
  /** How far the caller is with all of it. */
  lessonStatus: z.enum(lessonStatuses),
  imageUrl: z.nullable(z.string()),
  /** How long it takes. */
  durationMinutes: z.nullable(z.int()),
  /** Of a meeting; null: any number. */
  seats: z.nullable(z.int()),
  signedUpCount: z.int(),
  waitingCount: z.int(),
  /** Null: the caller has not signed up. */
  ownSignUp: z.nullable(z.enum(signUpStates)),
  /** The file that its package came in; null: none yet. */
  packageName: z.nullable(z.string()),
  /** Whoever completes it is given a certificate (T-90). */
  hasCertificate: z.boolean(),
  /** The caller’s own, the latest of them; null: none yet. */
  certificate: z.nullable(certificate),
  /** Where its rules lead the caller (SCORM 2004 sequencing); null: it has none, and the order is free. */
  navigation: z.nullable(
    z.object({
      /** The lesson that was opened last; the others follow from it. Null: none was. */
      lessonId: z.nullable(id),
      /** Lessons that "continue", "previous" and the end of the lesson lead to; null: to the overview. */
      next: z.nullable(id),
      previous: z.nullable(id),
      onExit: z.nullable(id),
      /** Buttons that the course does not want beside the lesson. */
      hidden: z.array(z.enum(['continue', 'previous'])),
    }),
  ),
})
export type Seminar = z.output<typeof seminar>

/** State that a SCORM lesson keeps, by CMI element name (SEM-06). */
export const lessonRuntime = z.object({
  cmi: z.record(z.string().check(z.maxLength(250)), z.string().check(z.maxLength(65_536))),
  lessonStatus: z.enum(lessonStatuses),
  /** Goes up with every commit. */
  version: z.int(),
})
export type LessonRuntime = z.output<typeof lessonRuntime>

/** A lesson that was opened, and what a player needs to run it. */
export const lessonLaunch = z.object({
  /** Names this visit; commits carry it. */
  launchId: z.string(),
  /** The player's page on the content origin. Works as long as the visit goes on. */
  url: z.string(),
  /** The lesson’s first page within its package, with its parameters; or its file. */
  entry: z.string(),
  kind: z.enum(lessonKinds),
  /** Null: a film or document, which is no SCORM. */
  scormVersion: z.nullable(z.enum(scormVersions)),
  /** Of a film; addresses as `entry`. */
  captions: z.array(
    z.object({
      entry: z.string(),
      /** Of BCP 47, as its file is called; null: nobody says. */
      language: z.nullable(z.string()),
    }),
  ),
  runtime: lessonRuntime,
  learner: z.object({ id: z.string(), name: z.string() }),
  settings: z.object({
    /** Points from which a SCORM 1.2 lesson is passed. */
    masteryScore: z.nullable(z.number()),
    /** From -1 to 1, of SCORM 2004. */
    scaledPassingScore: z.nullable(z.number()),
    /** From 0 to 1, of SCORM 2004. */
    completionThreshold: z.nullable(z.number()),
    launchData: z.nullable(z.string()),
    maxTimeAllowed: z.nullable(z.string()),
    timeLimitAction: z.nullable(z.string()),
  }),
})
export type LessonLaunch = z.output<typeof lessonLaunch>

/** What the caller's commit came to. */
const committed = z.object({
  ...lessonStanding,
  version: z.int(),
  /** The lesson was opened elsewhere since: what was reached counts, and nothing else was kept. */
  isTakenOver: z.optional(z.boolean()),
})

const when = z.optional(z.nullable(moment))
const seminarFields = {
  kind: z.enum(['scorm', 'dated']),
  startsAt: when,
  endsAt: when,
  location: z.optional(line(0, 200)),
  trainer: z.optional(line(0, 200)),
  dueDate: when,
  /** A path of ours, as a post's picture. */
  imageUrl: z.optional(z.string().check(z.maxLength(2_000))),
}
const minutes = [z.minimum(1), z.maximum(100_000)] as const
const seats = [z.minimum(1), z.maximum(10_000)] as const

const lessonParams = z.object({ applicationId: idText, componentId: idText, lessonId: idText })

/** A person's standing in each lesson, for staff. */
export const participant = z.object({
  person,
  /** Null: no sign-up, or none is asked for. */
  signUp: z.nullable(z.enum(signUpStates)),
  /** How far the person is with all of it. */
  lessonStatus: z.enum(lessonStatuses),
  /** Of the lessons that were opened or decided; the others stand at nothing. */
  lessons: z.array(z.object({ lessonId: id, attempts: z.int(), ...lessonStanding })),
  /** Lessons of the seminar that this person does not get, where its rules draw some for each. */
  leftOutLessonIds: z.array(id),
  /** Groups that the person is in. */
  userGroupIds: z.array(id),
  /** When staff reminded them last; null: never. */
  remindedAt: z.nullable(moment),
  /** The latest of their certificates; null: none. */
  certificate: z.nullable(certificate),
})
export type Participant = z.output<typeof participant>

export const seminars = area('seminars', {
  list: {
    method: 'GET',
    path: 'seminars/{applicationId}',
    summary: 'Seminars of a collection with the caller’s standing',
    rows: ['SEM-01', 'SEM-02'],
    extension: true,
    params: application,
    query: z.object({ parentComponentId: idText }),
    response: z.array(seminar),
  },
  get: {
    method: 'GET',
    path: 'seminars/{applicationId}/{componentId}',
    summary: 'A seminar with the caller’s lesson statuses',
    rows: ['SEM-01', 'SEM-02'],
    extension: true,
    params: componentParams,
    response: seminar,
  },
  create: {
    method: 'POST',
    path: 'seminars/{applicationId}',
    summary: 'Creates a seminar',
    rows: ['API-40', 'SEM-07'],
    extension: true,
    params: application,
    encoding: 'form',
    jsonFields: ['data'],
    body: z.extend(itemFields, {
      ...seminarFields,
      durationMinutes: z.optional(wholeText.check(...minutes)),
      seats: z.optional(wholeText.check(...seats)),
      hasCertificate: flagText,
      data: placementText,
    }),
    response: seminar,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'seminars/{applicationId}',
    summary: 'Changes a seminar; what is absent stays',
    rows: ['API-41', 'SEM-07'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.extend(itemFields, {
      ...seminarFields,
      durationMinutes: z.optional(z.nullable(z.int().check(...minutes))),
      seats: z.optional(z.nullable(z.int().check(...seats))),
      hasCertificate: z.optional(z.boolean()),
      ...edit,
    }),
    response: seminar,
    errors: [403, 409],
  },
  launch: {
    method: 'POST',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}/launch',
    summary: 'Opens a lesson; refused while it is open elsewhere, unless it is taken over',
    rows: ['SEM-01', 'SEM-06', 'T-86'],
    extension: true,
    params: lessonParams,
    encoding: 'json',
    body: z.object({ takeOver: z.optional(z.boolean()) }),
    response: lessonLaunch,
    isSecret: true,
    errors: [403, 409],
  },
  runtime: {
    method: 'GET',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}/runtime',
    summary: 'The caller’s state of a lesson',
    rows: ['SEM-06'],
    extension: true,
    params: lessonParams,
    response: lessonRuntime,
  },
  saveRuntime: {
    method: 'PUT',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}/runtime',
    summary: 'Keeps what a lesson has said since the last commit of the same visit',
    rows: ['SEM-06', 'T-87'],
    extension: true,
    params: lessonParams,
    encoding: 'json',
    body: z.object({
      /** Elements that changed; the others stay. */
      cmi: lessonRuntime.shape.cmi,
      /** The visit that it belongs to. */
      launchId: z.string().check(z.maxLength(100)),
      /** Counts the visit’s commits from 1: one that was kept is answered again and not kept twice. */
      sequence: z.int().check(z.minimum(1)),
      /** Seconds of this visit until now. */
      seconds: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      /** The lesson has ended: nothing more comes of this visit. */
      isLast: z.optional(z.boolean()),
    }),
    response: committed,
    errors: [403, 409, 413],
  },
  signUp: {
    method: 'POST',
    path: 'seminars/{applicationId}/{componentId}/sign-up',
    summary: 'Signs the caller up for a dated seminar, or puts them on its waiting list',
    rows: ['SEM-01'],
    extension: true,
    params: componentParams,
    encoding: 'json',
    body: z.object({}),
    response: seminar,
    errors: [403, 409],
  },
  signOff: {
    method: 'DELETE',
    path: 'seminars/{applicationId}/{componentId}/sign-up',
    summary: 'Takes the caller’s sign-up back; whoever waits longest takes the seat',
    rows: ['SEM-01'],
    extension: true,
    params: componentParams,
    response: seminar,
    errors: [403, 409],
  },
  report: {
    method: 'GET',
    path: 'seminars/{applicationId}/{componentId}/report',
    summary: 'Everybody who sees a seminar, with their standing in each lesson',
    rows: ['SEM-03', 'T-89'],
    extension: true,
    params: componentParams,
    response: z.object({
      seminar,
      participants: z.array(participant),
      /** The groups that any of them is in, by name. */
      userGroups: z.array(z.object({ id, name: z.string() })),
    }),
    errors: [403],
  },
  setAttendance: {
    method: 'PUT',
    path: 'seminars/{applicationId}/{componentId}/attendance',
    summary: 'Says who was at a dated seminar',
    rows: ['SEM-02'],
    extension: true,
    params: componentParams,
    encoding: 'json',
    body: z.object({
      userIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
      lessonStatus: z.enum(['none', 'attended', 'notAttended']),
    }),
    response: z.array(participant),
    errors: [403],
  },
  reset: {
    method: 'POST',
    path: 'seminars/{applicationId}/{componentId}/lessons/{lessonId}/reset',
    summary: 'Lets somebody begin a lesson anew; what was is kept as an earlier attempt',
    rows: ['T-88'],
    extension: true,
    params: lessonParams,
    encoding: 'json',
    body: z.object({ userId: id, reason: lines(3, 500) }),
    response: participant,
    errors: [403, 409],
  },
})
