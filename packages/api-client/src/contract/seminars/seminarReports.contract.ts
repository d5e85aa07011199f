import * as z from 'zod/mini'
import { area } from '../call.ts'
import { certificate } from './certificates.contract.ts'
import { component as componentParams, id, idText, moment } from '../fields.ts'
import { lessonStatuses, participant } from './seminars.contract.ts'
import { person } from '../shared.ts'

/** An attempt that was ended so that somebody could begin a lesson anew (T-88). */
const earlierAttempt = z.object({
  /** The lesson’s title; it may be gone from the package. */
  lesson: z.string(),
  /** Counts the person’s attempts in the lesson from 1. */
  attempt: z.int(),
  lessonStatus: z.enum(lessonStatuses),
  score: z.nullable(z.number()),
  totalSeconds: z.int(),
  startedAt: moment,
  endedAt: moment,
  /** Who ended it; null: nobody that is known any more. */
  endedBy: z.nullable(person),
  reason: z.string(),
})
export type EarlierAttempt = z.output<typeof earlierAttempt>

/** What staff look at and do in the report of a seminar, beside the report itself. */
export const seminarReports = area('seminarReports', {
  person: {
    method: 'GET',
    path: 'seminars/{applicationId}/{componentId}/people/{userId}',
    summary: 'A person’s earlier attempts and certificates in a seminar, for staff',
    rows: ['T-88', 'T-89', 'T-90'],
    extension: true,
    params: z.object({ applicationId: idText, componentId: idText, userId: idText }),
    response: z.object({
      /** The latest first. */
      attempts: z.array(earlierAttempt),
      /** The latest first. */
      certificates: z.array(certificate),
    }),
    errors: [403],
  },
  signUpGroups: {
    method: 'POST',
    path: 'seminars/{applicationId}/{componentId}/group-sign-ups',
    summary:
      'Signs everybody of some groups up for a dated seminar, for staff; who comes after the last seat waits',
    rows: ['SEM-01', 'SEM-07'],
    extension: true,
    params: componentParams,
    encoding: 'json',
    body: z.object({ userGroupIds: z.array(id).check(z.minLength(1), z.maxLength(50)) }),
    response: z.object({
      /** How many were signed up now; the others were before, or do not see the seminar. */
      count: z.int(),
      /** How many of them wait for a seat. */
      waitingCount: z.int(),
      /** Who was signed up now, so that it can be taken back. */
      userIds: z.array(id),
      /** Everybody, as in the report. */
      participants: z.array(participant),
    }),
    errors: [403, 409],
  },
  signOffPeople: {
    method: 'POST',
    path: 'seminars/{applicationId}/{componentId}/sign-offs',
    summary: 'Takes people’s sign-ups for a dated seminar back, for staff; whoever waits moves up',
    rows: ['SEM-01', 'SEM-07'],
    extension: true,
    params: componentParams,
    encoding: 'json',
    body: z.object({ userIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({
      /** How many were signed off now; the others had not signed up. */
      count: z.int(),
      /** Everybody, as in the report. */
      participants: z.array(participant),
    }),
    errors: [403, 409],
  },
  remind: {
    method: 'POST',
    path: 'seminars/{applicationId}/{componentId}/reminders',
    summary: 'Reminds those of a course who have not completed it, each once a day at most',
    rows: ['T-90'],
    extension: true,
    params: componentParams,
    encoding: 'json',
    body: z.object({ userIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
    response: z.object({
      /** How many were reminded now; the others were today, or have completed it. */
      count: z.int(),
      participants: z.array(participant),
    }),
    errors: [403, 429],
  },
})
