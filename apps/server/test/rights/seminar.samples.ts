import {
  certificates,
  mediaLessons,
  scormPackages,
  seminarDeadlines,
  seminarReports,
  seminars,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { packageOf } from '../../src/areas/seminars/testing/packages.ts'
import { item, of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** A seminar with one lesson that all callers see. */
export async function addSeminar(world: World, kind: 'scorm' | 'dated' = 'scorm') {
  const id = await world.component('seminar')
  await world.rows(sql`
    insert into seminars (application_id, component_id, kind, scorm_version, starts_at, ends_at)
    select application_id, id, ${kind}::text, case when ${kind}::text = 'scorm' then '1.2' end,
      case when ${kind}::text = 'dated' then now() + interval '1 day' end,
      case when ${kind}::text = 'dated' then now() + interval '2 days' end
    from components where id = ${id}`)
  const [lesson] = await world.rows<{ id: number }>(sql`
    insert into lessons (application_id, component_id, identifier, title, position, kind, entry, settings)
    select application_id, id, 'eins', 'Eins', 0,
      case when ${kind}::text = 'scorm' then 'sco' else 'meeting' end, 'eins/index.html',
      '{"masteryScore":null,"scaledPassingScore":null,"completionThreshold":null,"launchData":null,"maxTimeAllowed":null,"timeLimitAction":null}'
    from components where id = ${id} returning id`)
  return { id, lessonId: lesson!.id }
}

const lesson = async (world: World) => {
  const { id, lessonId } = await addSeminar(world)
  return { params: { applicationId: world.applicationId, componentId: id, lessonId } }
}

/** A lesson that somebody has opened. */
export async function addVisit(world: World, userId: number) {
  const { params } = await lesson(world)
  await world.rows(sql`
    insert into lesson_states (application_id, lesson_id, user_id, launch_id, started_at, seen_at)
    select l.application_id, l.id, u.id, '1-probe', now(), now()
    from lessons l, users u where l.id = ${params.lessonId} and u.id = ${userId}`)
  return { params }
}

/** A certificate of somebody who has opened a lesson. */
async function addCertificate(world: World, userId: number) {
  const { params } = await addVisit(world, userId)
  const [row] = await world.rows<{ id: number }>(sql`
    insert into certificates (
      application_id, component_id, user_id, number, person_name, seminar_title, completed_at, issued_at
    )
    select application_id, id, ${userId}::int, ${world.text()}, 'Probe', 'Probe', now(), now()
    from components where id = ${params.componentId} returning id`)
  return { params: { ...params, certificateId: row!.id } }
}

const person = async (world: World, userId: number) => {
  const { params } = await addVisit(world, userId)
  return { params: { ...params, userId } }
}

const fields = (world: World) => ({ displayName: world.text(), kind: 'scorm' as const })

/** A film that is a lesson of a course. */
async function addFilm(world: World) {
  const { params } = await lesson(world)
  await world.rows(sql`update lessons set kind = 'video' where id = ${params.lessonId}`)
  return { params }
}

/** Seminars, what is kept of their lessons, and who was there. */
export const seminarSamples: readonly Sample[] = [
  of(seminars.list, async (world) => ({
    ...tenant(world),
    query: { parentComponentId: await world.component('seminarCollection') },
  })),
  of(seminars.get, async (world) => item(world, await addSeminar(world))),
  of(seminars.create, async (world) => ({
    ...tenant(world),
    body: {
      ...fields(world),
      data: { parentComponentId: await world.component('seminarCollection') },
    },
  })),
  of(seminars.save, async (world) => ({
    ...tenant(world),
    body: { ...fields(world), id: (await addSeminar(world)).id },
  })),
  of(seminars.launch, async (world) => ({ ...(await lesson(world)), body: {} })),
  of(seminars.runtime, lesson),
  of(
    seminars.saveRuntime,
    async (world) => ({
      ...(await addVisit(world, world.caller.userId)),
      body: { cmi: {}, launchId: '1-probe', sequence: 1, seconds: 1 },
    }),
    'opened before',
  ),
  of(
    seminars.saveRuntime,
    async (world) => ({
      ...(await lesson(world)),
      body: { cmi: {}, launchId: '1-probe', sequence: 1, seconds: 1 },
    }),
    'never opened',
  ),
  of(seminars.signUp, async (world) => ({
    ...item(world, await addSeminar(world, 'dated')),
    body: {},
  })),
  of(seminars.signOff, async (world) => item(world, await addSeminar(world, 'dated'))),
  of(seminars.report, async (world) => item(world, await addSeminar(world))),
  of(seminars.setAttendance, async (world) => ({
    ...item(world, await addSeminar(world, 'dated')),
    body: { userIds: [world.caller.userId], lessonStatus: 'attended' as const },
  })),
  of(seminars.reset, async (world) => ({
    ...(await addVisit(world, world.caller.userId)),
    body: { userId: world.caller.userId, reason: 'Probe' },
  })),
  of(seminarDeadlines.list, tenant),
  of(seminarReports.person, (world) => person(world, world.caller.userId)),
  of(seminarReports.signUpGroups, async (world) => ({
    ...item(world, await addSeminar(world, 'dated')),
    body: { userGroupIds: [world.groupId] },
  })),
  of(seminarReports.signOffPeople, async (world) => ({
    ...item(world, await addSeminar(world, 'dated')),
    body: { userIds: [world.caller.userId] },
  })),
  of(seminarReports.remind, async (world) => ({
    ...(await addVisit(world, world.caller.userId)),
    body: { userIds: [world.caller.userId] },
  })),
  of(certificates.download, (world) => addCertificate(world, world.caller.userId), 'one’s own'),
  of(certificates.withdraw, async (world) => ({
    ...(await addCertificate(world, world.caller.userId)),
    body: { reason: 'Probe' },
  })),
  of(mediaLessons.add, async (world) => ({
    ...item(world, await addSeminar(world)),
    body: {},
    files: { file: [new File(['%PDF-1.7\n'], 'Leitfaden.pdf')] },
  })),
  of(mediaLessons.save, async (world) => ({
    ...(await addFilm(world)),
    body: { title: world.text() },
  })),
  of(mediaLessons.replace, async (world) => ({
    ...(await addFilm(world)),
    body: {},
    files: {
      file: [new File([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')], 'Film.mp4')],
    },
  })),
  of(mediaLessons.remove, addFilm),
  of(scormPackages.upload, async (world) => ({
    ...item(world, await addSeminar(world)),
    body: {},
    files: { file: [await packageOf([{ identifier: 'eins', title: 'Eins' }])] },
  })),
]
