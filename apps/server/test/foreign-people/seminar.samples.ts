import { mediaLessons, scormPackages, seminarReports, seminars } from '@atrium/api-client/contract'
import { item, tenant } from '../rights/sample.ts'
import { addSeminar, addVisit } from '../rights/seminar.samples.ts'
import { naming, type NamingSample } from './sample.ts'

/** Calls of seminars that name a learner, or who sees a seminar. */
export const seminarSamples: readonly NamingSample[] = [
  naming(seminars.create, 'data.userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: {
      displayName: world.text(),
      kind: 'scorm' as const,
      data: {
        parentComponentId: await world.component('seminarCollection'),
        userGroupIds: [id],
        notifyGroups: true,
      },
    },
  })),
  naming(seminars.save, 'userGroupIds[]', async (world, id) => ({
    ...tenant(world),
    body: {
      id: (await addSeminar(world)).id,
      displayName: world.text(),
      kind: 'scorm' as const,
      userGroupIds: [id],
    },
  })),
  naming(seminars.setAttendance, 'userIds[]', async (world, id) => ({
    ...item(world, await addSeminar(world, 'dated')),
    body: { userIds: [id], lessonStatus: 'attended' as const },
  })),
  naming(seminars.reset, 'userId', async (world, id) => ({
    ...(await addVisit(world, id)),
    body: { userId: id, reason: 'Probe' },
  })),
  naming(seminarReports.person, 'userId', async (world, id) => {
    const { params } = await addVisit(world, id)
    return { params: { ...params, userId: id } }
  }),
  naming(seminarReports.remind, 'userIds[]', async (world, id) => ({
    ...(await addVisit(world, id)),
    body: { userIds: [id] },
  })),
  naming(seminarReports.signUpGroups, 'userGroupIds[]', async (world, id) => ({
    ...item(world, await addSeminar(world, 'dated')),
    body: { userGroupIds: [id] },
  })),
  naming(seminarReports.signOffPeople, 'userIds[]', async (world, id) => ({
    ...item(world, await addSeminar(world, 'dated')),
    body: { userIds: [id] },
  })),
  naming(mediaLessons.add, 'uploadId', async (world, id: string) => ({
    ...item(world, await addSeminar(world)),
    body: { uploadId: id },
  })),
  naming(mediaLessons.replace, 'uploadId', async (world, id: string) => {
    const { params } = await addVisit(world, world.caller.userId)
    return { params, body: { uploadId: id } }
  }),
  naming(scormPackages.upload, 'uploadId', async (world, id: string) => ({
    ...item(world, await addSeminar(world)),
    body: { uploadId: id },
  })),
]
