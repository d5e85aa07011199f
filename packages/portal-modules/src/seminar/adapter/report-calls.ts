import { describeQuery } from '@atrium/api-client'
import { certificates, seminarReports, seminars } from '@atrium/api-client/contract'
import type { SeminarPort } from '../seminar.port.ts'
import { asPort, withPortErrors, type SeminarCallContext } from './call-context.ts'
import { toHistory, toParticipant, toSeminar } from './to-seminar.ts'

/** Who is how far, for staff, and their certificates (SEM-03, T-89). */
export function reportCalls({ client, scope, params, of, ofLesson }: SeminarCallContext) {
  return {
    report(id) {
      const query = describeQuery(client, scope, seminars.report, of(id))
      return withPortErrors({
        key: [...query.key, 'report'],
        load: async () => {
          const { seminar, participants, userGroups } = await query.load()
          return {
            seminar: toSeminar(seminar),
            participants: participants.map(toParticipant),
            groups: userGroups,
          }
        },
      })
    },

    setAttendance: async ({ seminarId, userIds, status }) => {
      const answer = await asPort(
        client.call(seminars.setAttendance, {
          ...of(seminarId),
          body: { userIds: [...userIds], lessonStatus: status },
        }),
      )
      return answer.map(toParticipant)
    },

    reset: async ({ userId, reason, ...lesson }) =>
      toParticipant(
        await asPort(
          client.call(seminars.reset, { ...ofLesson(lesson), body: { userId, reason } }),
        ),
      ),

    person(id, userId) {
      const query = describeQuery(client, scope, seminarReports.person, {
        params: { ...params, componentId: id, userId },
      })
      return withPortErrors({ key: query.key, load: async () => toHistory(await query.load()) })
    },

    signUpGroups: async ({ seminarId, groupIds }) => {
      const body = { userGroupIds: [...groupIds] }
      const answer = await asPort(
        client.call(seminarReports.signUpGroups, { ...of(seminarId), body }),
      )
      const { count, waitingCount: waiting, userIds } = answer
      return { count, waiting, userIds, participants: answer.participants.map(toParticipant) }
    },

    signOffPeople: async ({ seminarId, userIds }) => {
      const body = { userIds: [...userIds] }
      const answer = await asPort(
        client.call(seminarReports.signOffPeople, { ...of(seminarId), body }),
      )
      return answer.participants.map(toParticipant)
    },

    remind: async ({ seminarId, userIds }) => {
      const body = { userIds: [...userIds] }
      const answer = await asPort(client.call(seminarReports.remind, { ...of(seminarId), body }))
      return { count: answer.count, participants: answer.participants.map(toParticipant) }
    },

    certificate: (componentId, certificateId) =>
      asPort(
        client.call(certificates.download, { params: { ...params, componentId, certificateId } }),
      ),

    withdraw: ({ seminarId, certificateId, reason }) =>
      asPort(
        client.call(certificates.withdraw, {
          params: { ...params, componentId: seminarId, certificateId },
          body: { reason },
        }),
      ),
  } satisfies Partial<SeminarPort>
}
