import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Call, Seminar } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { createSeminarAdapter, type LessonStatuses, type LiveEvents } from './index.ts'
import { buildFields } from '../testing/fixtures.ts'

const lesson: Seminar['lessons'][number] = {
  id: 11,
  identifier: 'reichweite',
  title: 'Reichweite',
  order: 2,
  lessonStatus: 'incomplete',
  score: 40,
  progress: 0.5,
  totalSeconds: 90,
  lastSeenAt: '2027-03-14T16:20:00.000Z',
  kind: 'sco',
  chapters: ['Grundlagen'],
  isLocked: false,
  lock: null,
  file: null,
}
const seminar: Seminar = {
  id: 7,
  applicationId: 101,
  type: 'seminar',
  displayName: 'Mediaplanung',
  description: null,
  url: null,
  icon: 'graduation-cap',
  isExternal: false,
  fileSize: null,
  collectionType: null,
  parentComponentId: 8,
  version: 3,
  contentType: null,
  childCount: null,
  createdAt: '2027-01-18T13:06:12.000Z',
  modifiedAt: '2027-01-18T13:06:12.000Z',
  createdByUser: null,
  userGroupIds: [1],
  can: { edit: true, delete: true, addFiles: false, addFolders: false },
  kind: 'scorm',
  startsAt: null,
  endsAt: null,
  location: null,
  trainer: null,
  lessons: [lesson, { ...lesson, id: 10, order: 1, title: 'Einstieg' }],
  scormVersion: '1.2',
  dueDate: '2027-03-22T22:59:00.000Z',
  lessonStatus: 'incomplete',
  imageUrl: null,
  durationMinutes: 45,
  seats: null,
  signedUpCount: 0,
  waitingCount: 0,
  ownSignUp: null,
  packageName: 'mediaplanung.zip',
  hasCertificate: false,
  certificate: null,
  navigation: null,
}

function setUp(
  answer: (id: string) => unknown = () => seminar,
  options: Partial<Parameters<typeof createSeminarAdapter>[0]> = {},
) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, given?: CallOptions) => {
      calls.push({ id: call.id, input, options: given })
      const found = answer(call.id)
      if (found instanceof Error) throw found
      return found as never
    },
    door: {
      address: (base, path) => `/${base}/${path}`,
      headers: async () => ({ Authorization: 'Bearer t' }),
      renew: async () => false,
    },
  }
  const scope = { tenant: 101, user: 'maren' }
  return { port: createSeminarAdapter({ client, scope, ...options }), calls }
}
const commit = {
  seminarId: 7,
  lessonId: 11,
  launchId: 'v1',
  sequence: 2,
  cmi: { 'cmi.core.lesson_status': 'passed' },
  seconds: 61,
  isLast: true,
}

test('a seminar is told in the module’s words, its lessons in their order (SEM-01, SEM-02)', async () => {
  const { port } = setUp()
  expect(await port.seminar(7).load()).toMatchObject({
    title: 'Mediaplanung',
    dueAt: '2027-03-22T22:59:00.000Z',
    status: 'incomplete',
    audience: [1],
    lessons: [
      { id: 10 },
      { id: 11, status: 'incomplete', score: 40, seconds: 90, chapters: ['Grundlagen'] },
    ],
  })
})

test('a commit travels with its number; of a visit that was taken over it is refused (SEM-06, T-87)', async () => {
  const { port, calls } = setUp(() => lesson)
  expect(await port.commit(commit)).toMatchObject({ status: 'incomplete', seconds: 90 })
  expect(calls[0]).toMatchObject({
    id: 'seminars.saveRuntime',
    input: {
      params: { applicationId: 101, componentId: 7, lessonId: 11 },
      body: { launchId: 'v1', sequence: 2, cmi: commit.cmi, seconds: 61, isLast: true },
    },
  })
  const late = setUp(() => ({ ...lesson, isTakenOver: true })).port
  await expect(late.commit(commit)).rejects.toMatchObject({ reason: 'taken-over' })
})

test('a page that goes away sends it in a request that outlives it (T-87)', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => new Response())
  const { port } = setUp(undefined, { fetch: fetcher })
  port.commitOnExit!(commit)
  await vi.waitFor(() => expect(fetcher).toHaveBeenCalledOnce())
  const [address, request] = fetcher.mock.calls[0]!
  expect(address).toBe('/api/seminars/101/7/lessons/11/runtime')
  expect(request).toMatchObject({ method: 'PUT', keepalive: true })
  expect(JSON.parse(request!.body as string)).toMatchObject({ sequence: 2, isLast: true })
  // Browsers refuse more from such a page; it is sent at the next opening.
  port.commitOnExit!({ ...commit, cmi: { 'cmi.suspend_data': 'x'.repeat(61_000) } })
  await Promise.resolve()
  expect(fetcher).toHaveBeenCalledOnce()
})

test('a lesson that is open elsewhere is refused with that reason; taking over is said', async () => {
  const { port, calls } = setUp(
    () =>
      new ApiError({ status: 409, code: 'open-elsewhere', title: 'x', traceId: 't', errors: {} }),
  )
  const key = { seminarId: 7, lessonId: 11 }
  await expect(port.launch({ ...key, takeOver: true })).rejects.toMatchObject({
    code: 'conflict',
    reason: 'open-elsewhere',
  })
  expect(calls[0]!.input).toMatchObject({ body: { takeOver: true } })
})

test('a new seminar sends what was filled in; a change says what is empty now (SEM-07)', async () => {
  const { port, calls } = setUp()
  const fields = buildFields({ title: 'Neu' })
  await port.add!({ collectionId: 8, fields, commandId: 'c-1' })
  await port.save!({ id: 7, version: 3, fields, commandId: 'c-2' })
  const [added, saved] = calls.map(({ input }) => input as { body: object })
  expect(added!.body).toMatchObject({ displayName: 'Neu', kind: 'scorm', data: { parentComponentId: 8 } }) // prettier-ignore
  expect(added!.body).not.toHaveProperty('dueDate')
  expect(saved!.body).toMatchObject({ id: 7, dueDate: null, seats: null })
  expect(calls[1]!.options).toEqual({ idempotencyKey: 'c-2', ifMatch: 3 })
})

test('a package is sent with progress, and the seminar is read with its lessons (SEM-05)', async () => {
  const { port, calls } = setUp()
  const onProgress = vi.fn<(sent: number, size: number) => void>()
  const file = new File(['PK'], 'kurs.zip')
  await port.uploadPackage!({ seminarId: 7, file, attempts: 'anew', onProgress })
  expect(calls.map(({ id }) => id)).toEqual(['scormPackages.upload', 'seminars.get'])
  calls[0]!.options!.onProgress!({ sent: 1, total: 2 })
  expect(onProgress).toHaveBeenCalledWith(1, 2)
  expect(calls[0]!.input).toMatchObject({ body: { attempts: 'anew' }, files: { file: [file] } })
})

test('statuses of the seminar that is open are told, with what was missed meanwhile (SEM-03, RT-03)', () => {
  let tellStatus: Parameters<LessonStatuses['onLessonStatus']>[0] = () => undefined
  let tellConnected = () => undefined as void
  const academy = {
    follow: vi.fn<LessonStatuses['follow']>(),
    unfollow: vi.fn<LessonStatuses['unfollow']>(),
    onLessonStatus: (listener: typeof tellStatus) => {
      tellStatus = listener
      return () => undefined
    },
    onConnected: (listener: () => void) => {
      tellConnected = listener
      return () => undefined
    },
  }
  const live: LiveEvents = { onEvent: () => () => undefined, onReset: () => () => undefined }
  const listener = vi.fn()
  const stop = setUp(undefined, { academy, live }).port.onChange!({ seminarId: 7 }, listener)
  expect(academy.follow).toHaveBeenCalledWith(101, 7)
  tellStatus({ componentId: 9, lessonId: 1, userId: 5, lessonStatus: 'completed' })
  tellStatus({ componentId: 7, lessonId: 11, userId: 5, lessonStatus: 'completed' })
  tellStatus({ componentId: 7, lessonId: 12, userId: 5, lessonStatus: 'incomplete', courseStatus: 'completed' }) // prettier-ignore
  tellConnected()
  expect(listener.mock.calls).toEqual([
    [{ lesson: { seminarId: 7, lessonId: 11, userId: 5, status: 'completed' } }],
    [
      {
        lesson: {
          seminarId: 7,
          lessonId: 12,
          userId: 5,
          status: 'incomplete',
          course: 'completed',
        },
      },
    ],
    [{}],
  ])
  stop()
  expect(academy.unfollow).toHaveBeenCalledWith(101, 7)
})
