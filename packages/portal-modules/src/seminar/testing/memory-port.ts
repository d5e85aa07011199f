import { audienceGroups, audiencePeople } from '../../kit/audience/testing/fixtures.ts'
import { createMemoryAudience } from '../../kit/audience/testing/memory-audience.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { isAhead, isDone, isOwn, problemsOf, seatsLeft, statusOf } from '../seminar.logic.ts'
import type {
  Commit,
  Launch,
  Lesson,
  Participant,
  Seminar,
  SeminarChange,
  SeminarFields,
  SeminarPort,
  Standing,
} from '../seminar.port.ts'
import { buildLesson, buildSeminar, fixedNow } from './fixtures.ts'
import {
  certificateFile,
  certificateFor,
  createMemoryPeople,
  memoryGroups,
} from './memory-people.ts'
import type { Call, MemoryOptions, MemorySeminars } from './memory-port.types.ts'
import { createMemoryLessons } from './memory-lessons.ts'
import { createMemoryUploads } from './memory-uploads.ts'
import { standingOf, threeLessons } from './standing.ts'

interface Kept {
  cmi: Record<string, string>
  launchId: string | undefined
  sequence: number
  seconds: number
  secondsBefore: number
}

const can = { edit: true, delete: true, changeAudience: true }
const readerId = 52

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemorySeminars({
  name = 'Schulungen',
  seminars = [],
  participants = {},
  histories = {},
  canEdit = false,
  canUndo = true,
  now = () => fixedNow,
  kept: keptAtFirst = {},
  files = [],
  begun = [],
  largeFrom = Infinity,
  addressOf = ({ id }) => ({ url: 'https://content.example/~player/', entry: `lesson-${id}.html` }),
}: MemoryOptions = {}): MemorySeminars {
  const collectionId = 8
  const instance = crypto.randomUUID()
  const everybody = audienceGroups.map(({ id }) => id)
  const withRights = (seminar: Seminar): Seminar =>
    canEdit ? { ...seminar, can, audience: seminar.audience ?? everybody } : seminar
  const stored = new Map(seminars.map((one) => [one.id, withRights(one)]))
  const trash = new Map<number, Seminar>()
  const people = new Map(Object.entries(participants).map(([id, list]) => [Number(id), [...list]]))
  const runtimes = new Map<number, Kept>()
  const commits: Commit[] = []
  const { answer, failNext, hold } = createAnswers<Call>()
  const { emit, listen } = createListeners<{ seminarId?: number } & SeminarChange>()
  const uploads = createMemoryUploads({ answer, begun, largeFrom })
  let lastId = Math.max(100, ...stored.keys())
  let launches = 0
  let isOffline = false

  const find = (id: number): Seminar => {
    const seminar = stored.get(id)
    if (!seminar) throw new PortError({ code: 'not-found' })
    return seminar
  }
  const put = (seminar: Seminar, commandId?: string): Seminar => {
    stored.set(seminar.id, seminar)
    emit({ seminarId: seminar.id, commandId })
    return seminar
  }
  const runtimeOf = (lessonId: number): Kept => {
    let runtime = runtimes.get(lessonId)
    if (!runtime) {
      const cmi = { ...keptAtFirst[lessonId] }
      runtime = { cmi, launchId: undefined, sequence: 0, seconds: 0, secondsBefore: 0 }
      runtimes.set(lessonId, runtime)
    }
    return runtime
  }
  const lessonIn = (seminar: Seminar, lessonId: number): Lesson => {
    const lesson = seminar.lessons.find(({ id }) => id === lessonId)
    if (!lesson) throw new PortError({ code: 'not-found' })
    if (lesson.isLocked) throw new PortError({ code: 'forbidden', reason: 'locked' })
    return lesson
  }
  const setStanding = (seminar: Seminar, lessonId: number, standing: Standing) => {
    const lessons = seminar.lessons.map((one) =>
      one.id === lessonId ? { ...one, ...standing } : one,
    )
    // Quizzes and the like open once all before them is done.
    const opened = lessons.map((one, index) =>
      one.isLocked && lessons.slice(0, index).every(({ status }) => isDone(status))
        ? { ...one, isLocked: false }
        : one,
    )
    const next = { ...seminar, lessons: opened, status: statusOf(opened) }
    stored.set(seminar.id, { ...next, certificate: certificateFor(next, now()) })
    emit({ seminarId: seminar.id, lesson: { seminarId: seminar.id, lessonId, userId: readerId, status: standing.status } }) // prettier-ignore
  }
  const takenOver = () => new PortError({ code: 'conflict', reason: 'taken-over' })

  const keep = (commit: Commit): Standing => {
    const seminar = find(commit.seminarId)
    const lesson = lessonIn(seminar, commit.lessonId)
    const runtime = runtimeOf(commit.lessonId)
    const isKnown = commit.sequence <= runtime.sequence
    if (runtime.launchId !== commit.launchId && !isEnded(commit)) throw takenOver()
    if (!isKnown && runtime.launchId !== commit.launchId) throw takenOver()
    if (!isKnown) {
      commits.push(commit)
      runtime.sequence = commit.sequence
      Object.assign(runtime.cmi, commit.cmi)
      runtime.seconds = runtime.secondsBefore + commit.seconds
      if (commit.isLast) {
        ended.set(commit.launchId, commit.sequence)
        runtime.launchId = undefined
      }
      const next = standingOf(runtime.cmi, lesson, runtime.seconds, now())
      setStanding(seminar, lesson.id, next)
    }
    const { status, score, progress, seconds, lastSeenAt } = lessonIn(find(seminar.id), lesson.id)
    return { status, score, progress, seconds, lastSeenAt }
  }
  const ended = new Map<string, number>()
  const isEnded = ({ launchId, sequence }: Commit) => (ended.get(launchId) ?? 0) >= sequence

  const written = (fields: SeminarFields) => {
    const problems = problemsOf(fields)
    if (Object.keys(problems).length > 0) {
      const texts = Object.entries(problems).map(([field, problem]) => [field, [problem]])
      throw new PortError({ code: 'invalid', fields: Object.fromEntries(texts) })
    }
    const { location, trainer, imageUrl, ...rest } = fields
    return {
      ...rest,
      location: location || null,
      trainer: trainer || null,
      imageUrl: imageUrl || null,
    }
  }
  const allowed = () => {
    if (!canEdit) throw new PortError({ code: 'forbidden' })
  }
  const reportOf = (id: number) => people.get(id) ?? []

  const port: SeminarPort = {
    collection: (id) => ({
      key: ['memory-seminars', instance, id],
      load: () =>
        answer('collection', () => {
          if (id !== collectionId) throw new PortError({ code: 'not-found' })
          const own = canEdit && { audience: everybody }
          const all = [...stored.values()]
          return { id, name, description: null, seminars: all, ...own, can: { add: canEdit } }
        }),
    }),
    seminar: (id) => ({
      key: ['memory-seminars', instance, 'seminar', id],
      load: () => answer('seminar', () => find(id)),
    }),
    launch: ({ seminarId, lessonId, takeOver }) =>
      answer('launch', (): Launch => {
        if (isOffline) throw new PortError({ code: 'offline' })
        const seminar = find(seminarId)
        const lesson = lessonIn(seminar, lessonId)
        if (lesson.kind === 'meeting') throw new PortError({ code: 'not-found' })
        const runtime = runtimeOf(lessonId)
        if (runtime.launchId !== undefined && !takeOver)
          throw new PortError({ code: 'conflict', reason: 'open-elsewhere' })
        launches += 1
        const launchId = `launch-${instance}-${launches}`
        Object.assign(runtime, { launchId, sequence: 0, secondsBefore: lesson.seconds })
        return {
          launchId,
          ...addressOf(lesson),
          kind: lesson.kind,
          scormVersion: isOwn(lesson) ? null : seminar.scormVersion === '2004' ? '2004' : '1.2',
          cmi: { ...runtime.cmi },
          learner: { id: String(readerId), name: 'Gimborn, Maren' },
          settings: {
            masteryScore: 80,
            scaledPassingScore: null,
            completionThreshold: null,
            launchData: null,
            maxTimeAllowed: null,
            timeLimitAction: null,
          },
        }
      }),
    commit: (commit) =>
      answer('commit', () => {
        if (isOffline) throw new PortError({ code: 'offline' })
        return keep(commit)
      }),
    commitOnExit: (commit) => {
      if (!isOffline) keep(commit)
    },
    signUp: (id) =>
      answer('signUp', () => {
        const seminar = find(id)
        if (!isAhead(seminar, now())) throw new PortError({ code: 'conflict', reason: 'over' })
        if (seminar.ownSignUp) return seminar
        return seatsLeft(seminar) === 0
          ? put({ ...seminar, ownSignUp: 'waiting', waiting: seminar.waiting + 1 })
          : put({ ...seminar, ownSignUp: 'signedUp', signedUp: seminar.signedUp + 1 })
      }),
    certificate: () => answer('certificate', certificateFile),
    signOff: (id) =>
      answer('signOff', () => {
        const seminar = find(id)
        const { ownSignUp, waiting, signedUp } = seminar
        if (ownSignUp === 'waiting')
          return put({ ...seminar, ownSignUp: null, waiting: waiting - 1 })
        if (ownSignUp === null) return seminar
        // Whoever waits longest takes the seat.
        return waiting > 0
          ? put({ ...seminar, ownSignUp: null, waiting: waiting - 1 })
          : put({ ...seminar, ownSignUp: null, signedUp: signedUp - 1 })
      }),
    onChange: ({ collectionId: place, seminarId }, listener) =>
      listen(({ seminarId: changed, ...change }) => {
        if (place === collectionId || (seminarId !== undefined && seminarId === changed))
          listener(change)
      }),
    ...(canEdit && {
      add: ({ fields, groupIds = everybody, commandId }) =>
        answer('add', () => {
          const id = (lastId += 1)
          const meeting = buildLesson({ id: id * 10, title: fields.title, kind: 'meeting' })
          const lessons = fields.kind === 'dated' ? [meeting] : []
          return put(
            buildSeminar({ ...written(fields), id, lessons, audience: groupIds, can }),
            commandId,
          )
        }),
      save: ({ id, version, fields, groupIds, commandId }) =>
        answer('save', () => {
          const seminar = find(id)
          if (seminar.version !== version) throw new PortError({ code: 'conflict' })
          const seen = groupIds && { audience: groupIds }
          return put({ ...seminar, ...written(fields), ...seen, version: version + 1 }, commandId)
        }),
      remove: ({ id, commandId }) =>
        answer('remove', () => {
          trash.set(id, find(id))
          stored.delete(id)
          emit({ seminarId: id, commandId })
        }),
      ...(canUndo && {
        restore: ({ id, commandId }: { id: number; commandId: string }) =>
          answer('restore', () => {
            const seminar = trash.get(id)
            if (!seminar) throw new PortError({ code: 'not-found' })
            put(seminar, commandId)
          }),
      }),
      audience: createMemoryAudience({
        groups: audienceGroups,
        people: audiencePeople,
        readerId,
        find: (id) => {
          if (id === collectionId)
            return {
              id,
              above: [],
              audience: everybody,
              version: 1,
              canChange: true,
              insideIds: [],
            }
          const { audience = everybody, version } = find(id)
          return { id, above: [], audience, version, canChange: true, insideIds: [] }
        },
        assign: (id, groupIds, commandId) => {
          const seminar = find(id)
          put({ ...seminar, audience: groupIds, version: seminar.version + 1 }, commandId)
        },
        before: () => answer('audience', () => undefined),
        now,
        me: 'Aylin Kaya',
      }),
      uploadPicture: (file) => answer('uploadPicture', () => URL.createObjectURL(file)),
      ...uploads.calls,
      uploadPackage: async ({ seminarId, file, attempts, ...way }) => {
        const arrived = await uploads.travel({ call: 'uploadPackage', seminarId, purpose: 'package', file }, way) // prettier-ignore
        const seminar = find(seminarId)
        if (!/\.zip$/i.test(file.name))
          throw new PortError({ code: 'invalid', fields: { file: ['Das ist keine ZIP-Datei.'] } })
        const hasBegun = seminar.lessons.some(({ status }) => status !== 'none')
        const isOther = seminar.packageName !== null && seminar.packageName !== file.name
        if (hasBegun && isOther && !attempts)
          throw new PortError({ code: 'conflict', reason: 'attempts-undecided' })
        arrived()
        const first = seminar.lessons.length > 0 ? seminar.lessons : threeLessons(seminarId)
        const lessons =
          attempts === 'anew'
            ? first.map(({ id, title, chapters, kind }) => buildLesson({ id, title, chapters, kind })) // prettier-ignore
            : first
        return put({
          ...seminar,
          lessons,
          status: statusOf(lessons),
          packageName: file.name,
          scormVersion: seminar.scormVersion ?? '1.2',
        })
      },
      ...createMemoryLessons({
        answer,
        find,
        put,
        files,
        travel: uploads.travel,
        nextId: () => (lastId += 1),
      }),
      report: (id) => ({
        key: ['memory-seminars', instance, 'report', id],
        load: () =>
          answer('report', () => {
            allowed()
            return { seminar: find(id), participants: reportOf(id), groups: memoryGroups }
          }),
      }),
      ...createMemoryPeople({
        answer,
        histories,
        now,
        reportOf,
        seatsOf: (id) => find(id).seats,
        put: (id, all) => people.set(id, [...all]),
      }),
      setAttendance: ({ seminarId, userIds, status }) =>
        answer('setAttendance', () => {
          const [lesson] = find(seminarId).lessons
          const next = reportOf(seminarId).map((one): Participant => {
            if (!userIds.includes(one.id)) return one
            const standing = { score: null, progress: null, seconds: 0, lastSeenAt: null }
            const lessons = status === 'none' ? [] : [{ lessonId: lesson!.id, attempts: 1, status, ...standing }] // prettier-ignore
            return { ...one, status, lessons }
          })
          people.set(seminarId, next)
          return next.filter(({ id }) => userIds.includes(id))
        }),
      reset: ({ seminarId, lessonId, userId }) =>
        answer('reset', () => {
          const one = reportOf(seminarId).find(({ id }) => id === userId)
          if (!one) throw new PortError({ code: 'not-found' })
          const fresh = { status: 'none', score: null, progress: null, seconds: 0, lastSeenAt: null } as const // prettier-ignore
          const lessons = one.lessons.map((lesson) =>
            lesson.lessonId === lessonId
              ? { ...lesson, ...fresh, attempts: lesson.attempts + 1 }
              : lesson,
          )
          const status = lessons.some((lesson) => lesson.status !== 'none') ? 'incomplete' : 'none'
          const next: Participant = { ...one, lessons, status }
          people.set(
            seminarId,
            reportOf(seminarId).map((was) => (was.id === userId ? next : was)),
          )
          return next
        }),
    }),
  }

  return {
    port,
    collectionId,
    commits,
    keptOf: (lessonId) => runtimeOf(lessonId).cmi,
    failNext,
    hold,
    setOffline: (next) => {
      isOffline = next
    },
    others: {
      save: (id, change) => {
        const seminar = find(id)
        put({ ...seminar, ...change, version: seminar.version + 1 })
      },
      open: (lessonId) => {
        launches += 1
        Object.assign(runtimeOf(lessonId), { launchId: `elsewhere-${launches}`, sequence: 0 })
      },
      learn: (seminarId, lessonId, userId, status) =>
        emit({ seminarId, lesson: { seminarId, lessonId, userId, status } }),
    },
  }
}
