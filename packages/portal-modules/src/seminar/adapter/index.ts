import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  certificates,
  components,
  componentSearch,
  configurations,
  images,
  mediaLessons,
  scormPackages,
  seminarReports,
  seminars,
  type Seminar as SeminarAnswer,
} from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import type { LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Commit, LessonKey, Seminar, SeminarFields, SeminarPort, UploadWay } from '../seminar.port.ts' // prettier-ignore
import { listenToSeminars, type LessonStatuses } from './changes.ts'
import { seminarUploads } from './uploads.ts'
import { toHistory, toLaunch, toParticipant, toPortalFile, toSeminar, toStanding } from './to-seminar.ts' // prettier-ignore

export type { LessonStatuses } from './changes.ts'
export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface SeminarAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: changes of seminars are not live. */
  live?: LiveEvents
  /** Absent: statuses of lessons are not live. */
  academy?: LessonStatuses
  /** Sends while the page goes away; default the browser's own. */
  fetch?: typeof fetch
}

const { asPort, translated } = portCalls({ displayName: 'title', dueDate: 'dueAt' })

/** Browsers refuse more than this from a page that goes away (Fetch, 64 KiB in flight). */
const maxExitBytes = 60_000

/** The seminars' port on the portal's own calls. */
export function createSeminarAdapter({
  client,
  scope,
  live,
  academy,
  fetch: fetcher = fetch,
}: SeminarAdapterOptions): SeminarPort {
  const calls = componentCalls(client, scope, asPort)
  const uploads = seminarUploads(client, scope, asPort)
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  const ofLesson = ({ seminarId, lessonId }: LessonKey) => ({
    params: { ...params, componentId: seminarId, lessonId },
  })
  const seminarOf = async (answer: Promise<SeminarAnswer>): Promise<Seminar> =>
    toSeminar(await asPort(answer))
  const load = (id: number) => seminarOf(client.call(seminars.get, of(id)))
  const bodyOfCommit = ({ launchId, sequence, cmi, seconds, isLast }: Commit) => ({
    launchId,
    sequence,
    cmi: { ...cmi },
    seconds,
    ...(isLast && { isLast }),
  })

  return {
    owner: `${scope.tenant}:${scope.user}`,

    collection(collectionId) {
      const input = { params, query: { parentComponentId: collectionId } }
      const { key } = describeQuery(client, scope, seminars.list, input)
      return {
        key: [...key, 'collection'],
        load: async () => {
          const [self, all] = await asPort(
            Promise.all([
              client.call(components.get, of(collectionId)),
              client.call(seminars.list, input),
            ]),
          )
          return {
            id: self.id,
            name: self.displayName,
            description: self.description,
            seminars: all.map(toSeminar),
            ...(self.userGroupIds && { audience: self.userGroupIds }),
            can: { add: self.can.addItems === true },
          }
        },
      }
    },

    seminar(id) {
      const { key } = describeQuery(client, scope, seminars.get, of(id))
      return { key: [...key, 'seminar'], load: () => load(id) }
    },

    launch: async ({ takeOver, ...lesson }) =>
      toLaunch(
        await asPort(
          client.call(seminars.launch, {
            ...ofLesson(lesson),
            body: { ...(takeOver && { takeOver }) },
          }),
        ),
      ),

    commit: async (commit) => {
      const answer = await asPort(
        client.call(seminars.saveRuntime, { ...ofLesson(commit), body: bodyOfCommit(commit) }),
      )
      // The visit that counts is another one: what was reached is kept, and this one is over.
      if (answer.isTakenOver) throw new PortError({ code: 'conflict', reason: 'taken-over' })
      return toStanding(answer)
    },

    ...(client.door && {
      commitOnExit: (commit) => {
        const { door } = client
        const body = JSON.stringify(bodyOfCommit(commit))
        // What is too much for it stays in the browser and is sent at the next opening.
        if (!door || new TextEncoder().encode(body).length > maxExitBytes) return
        const path = `seminars/${scope.tenant}/${commit.seminarId}/lessons/${commit.lessonId}/runtime`
        void door
          .headers()
          .then((headers) =>
            fetcher(door.address('api', path), {
              method: 'PUT',
              keepalive: true,
              headers: { ...headers, 'content-type': 'application/json' },
              body,
            }),
          )
          .catch(() => undefined)
      },
    }),

    signUp: (id) => seminarOf(client.call(seminars.signUp, { ...of(id), body: {} })),
    signOff: (id) => seminarOf(client.call(seminars.signOff, of(id))),

    add: ({ collectionId, fields, groupIds, commandId }) => {
      const { durationMinutes, seats, hasCertificate, ...rest } = bodyOf(fields)
      return seminarOf(
        client.call(
          seminars.create,
          {
            params,
            body: {
              // In a form, what is not there is empty.
              ...present(rest),
              ...present({ durationMinutes, seats }),
              ...(hasCertificate && { hasCertificate }),
              displayName: rest.displayName,
              kind: rest.kind,
              data: {
                parentComponentId: collectionId,
                ...(groupIds && { userGroupIds: [...groupIds] }),
              },
            },
          },
          { idempotencyKey: commandId },
        ),
      )
    },

    save: ({ id, version, fields, groupIds, commandId }) =>
      seminarOf(
        client.call(
          seminars.save,
          {
            params,
            body: { id, ...bodyOf(fields), ...(groupIds && { userGroupIds: [...groupIds] }) },
          },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    remove: calls.remove,

    restore: async (command) => void (await calls.restore(command)),

    audience: audienceCalls(client, scope, { asPort, translated }),

    uploadPicture: async (file) => {
      const signed = await asPort(client.call(configurations.cloudinary, {}))
      const { key = 'atrium', preset = 'pictures', signature, timestamp } = signed
      const body = { key, preset, colors: false, signature, timestamp }
      const { url } = await asPort(client.call(images.upload, { body, files: { file: [file] } }))
      return url
    },

    ...uploads.calls,

    uploadPackage: async ({ seminarId, file, attempts, ...way }) => {
      const { lessonCount } = await uploads.send(
        { seminarId, purpose: 'package', file, way },
        (uploadId) =>
          asPort(
            client.call(
              scormPackages.upload,
              {
                ...of(seminarId),
                body: { ...(attempts && { attempts }), ...(uploadId && { uploadId }) },
                files: uploadId ? {} : { file: [file] },
              },
              // It happens once, however often it is asked for; with another answer it is another command.
              wayOf(way, uploadId && `${uploadId}-${attempts ?? 'asks'}`),
            ),
          ),
      )
      return { ...(await load(seminarId)), lessonCount }
    },

    addLesson: ({ seminarId, title, from, ...way }) => {
      const named = title && { title }
      const call = (body: object, files: object, key?: string) =>
        seminarOf(
          client.call(mediaLessons.add, { ...of(seminarId), body: { ...named, ...body }, files }, wayOf(way, key)), // prettier-ignore
        )
      if (!('file' in from)) return call({ sourceId: from.fileId }, {})
      const { file } = from
      const captions = [...from.captions]
      return uploads.send({ seminarId, purpose: 'lesson', file, way }, (uploadId) =>
        uploadId
          ? call({ uploadId }, { captions }, uploadId)
          : call({}, { file: [file], captions }),
      )
    },

    replaceLesson: ({ seminarId, lessonId, from, attempts, ...way }) => {
      const call = (body: object, files: object, key?: string) =>
        seminarOf(
          client.call(
            mediaLessons.replace,
            {
              ...ofLesson({ seminarId, lessonId }),
              body: { ...(attempts && { attempts }), ...body },
              files,
            },
            wayOf(way, key && `${key}-${attempts ?? 'asks'}`),
          ),
        )
      if (!('file' in from)) return call({ sourceId: from.fileId }, {})
      const { file } = from
      const captions = [...from.captions]
      return uploads.send({ seminarId, purpose: 'lesson', file, way }, (uploadId) =>
        uploadId
          ? call({ uploadId }, { captions }, uploadId)
          : call({}, { file: [file], captions }),
      )
    },

    saveLesson: ({ title, position, ...lesson }) =>
      seminarOf(
        client.call(mediaLessons.save, {
          ...ofLesson(lesson),
          body: {
            ...(title !== undefined && { title }),
            ...(position !== undefined && { position }),
          },
        }),
      ),

    removeLesson: (lesson) => seminarOf(client.call(mediaLessons.remove, ofLesson(lesson))),

    findFiles: async (words) => {
      const found = await asPort(
        client.call(componentSearch.find, { params, query: { query: words, count: 50 } }),
      )
      return found.flatMap(toPortalFile)
    },

    report(id) {
      const query = describeQuery(client, scope, seminars.report, of(id))
      return translated({
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
      return translated({ key: query.key, load: async () => toHistory(await query.load()) })
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

    ...((live || academy) && {
      onChange: listenToSeminars({ live, academy, tenant: scope.tenant }),
    }),
  }
}

/** How a call that carries a file goes; of one that arrived before, the bytes are told already. */
const wayOf = ({ signal, onProgress }: UploadWay, key: string | undefined | '') => ({
  ...(signal && { signal }),
  ...(key && { idempotencyKey: key }),
  ...(onProgress &&
    !key && {
      onProgress: ({ sent, total }: { sent: number; total: number }) => onProgress(sent, total),
    }),
})

const bodyOf = (fields: SeminarFields) => ({
  displayName: fields.title,
  description: fields.description,
  kind: fields.kind,
  durationMinutes: fields.durationMinutes,
  dueDate: fields.dueAt,
  startsAt: fields.startsAt,
  endsAt: fields.endsAt,
  location: fields.location,
  trainer: fields.trainer,
  seats: fields.seats,
  imageUrl: fields.imageUrl,
  hasCertificate: fields.hasCertificate,
})

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], null> }

/** Without what is null. */
const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Present<T>
