import type { Client, Scope } from '@atrium/api-client'
import type { Seminar as SeminarAnswer } from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { LessonKey, Seminar } from '../seminar.port.ts'
import { toSeminar } from './to-seminar.ts'

export const { asPort, withPortErrors } = portCalls({ displayName: 'title', dueDate: 'dueAt' })

/** What every group of the adapter's calls needs. */
export interface SeminarCallContext {
  client: Client
  scope: Scope
  params: { applicationId: number }
  /** Parameters of a call about one component. */
  of: (componentId: number) => { params: { applicationId: number; componentId: number } }
  /** Parameters of a call about one lesson. */
  ofLesson: (key: LessonKey) => {
    params: { applicationId: number; componentId: number; lessonId: number }
  }
  /** Answers of calls that return the seminar as it is now. */
  seminarOf: (answer: Promise<SeminarAnswer>) => Promise<Seminar>
}

export function createCallContext(client: Client, scope: Scope): SeminarCallContext {
  const params = { applicationId: scope.tenant }
  return {
    client,
    scope,
    params,
    of: (componentId) => ({ params: { ...params, componentId } }),
    ofLesson: ({ seminarId, lessonId }) => ({
      params: { ...params, componentId: seminarId, lessonId },
    }),
    seminarOf: async (answer) => toSeminar(await asPort(answer)),
  }
}
