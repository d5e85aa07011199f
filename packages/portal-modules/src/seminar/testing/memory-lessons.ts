import { PortError } from '../../kit/port-error.ts'
import { isOwn, statusOf } from '../seminar.logic.ts'
import type { Lesson, LessonSource, PortalFile, Seminar, SeminarPort } from '../seminar.port.ts'
import { buildLesson } from './fixtures.ts'
import type { Call } from './memory-port.types.ts'
import type { createMemoryUploads } from './memory-uploads.ts'

interface Memory {
  answer: <T>(call: Call, work: () => T) => Promise<T>
  find: (id: number) => Seminar
  put: (seminar: Seminar) => Seminar
  /** Files of the portal. */
  files: readonly PortalFile[]
  nextId: () => number
  travel: ReturnType<typeof createMemoryUploads>['travel']
}

type Calls = Required<
  Pick<SeminarPort, 'addLesson' | 'replaceLesson' | 'saveLesson' | 'removeLesson' | 'findFiles'>
>

/** Films and documents of courses in memory, with the server's rules. */
export function createMemoryLessons({ answer, find, put, files, nextId, travel }: Memory): Calls {
  const withLessons = (seminar: Seminar, lessons: readonly Lesson[]) =>
    put({ ...seminar, lessons, status: statusOf(lessons) })
  const fileOf = (from: LessonSource) => {
    if ('fileId' in from) {
      const found = files.find(({ id }) => id === from.fileId)
      if (!found) throw new PortError({ code: 'not-found' })
      return { name: found.name, size: found.size ?? 0, kind: found.kind }
    }
    const { name, size } = from.file
    const kind = /\.pdf$/i.test(name)
      ? 'document'
      : /\.(mp4|webm)$/i.test(name)
        ? 'video'
        : undefined
    const text = 'Eine Lektion wird aus einem Film (MP4 oder WebM) oder einer PDF-Datei.'
    if (!kind) throw new PortError({ code: 'invalid', fields: { file: [text] } })
    return { name, size, kind } as const
  }
  const ownOf = (seminar: Seminar, lessonId: number) => {
    const lesson = seminar.lessons.find(({ id }) => id === lessonId)
    if (!lesson) throw new PortError({ code: 'not-found' })
    if (!isOwn(lesson)) throw new PortError({ code: 'conflict', reason: 'is-packaged' })
    return lesson
  }
  return {
    addLesson: async ({ seminarId, title, from, ...way }) => {
      if ('file' in from) {
        const travelling = {
          call: 'addLesson',
          seminarId,
          purpose: 'lesson',
          file: from.file,
        } as const
        const arrived = await travel(travelling, way)
        arrived()
      } else await answer('addLesson', () => undefined)
      const seminar = find(seminarId)
      const { kind, ...file } = fileOf(from)
      const named = title || file.name.replace(/\.[^.]+$/, '')
      const lesson = buildLesson({ id: nextId(), title: named, kind, file })
      return withLessons(seminar, [...seminar.lessons, lesson])
    },
    replaceLesson: async ({ seminarId, lessonId, from, attempts, ...way }) => {
      let arrived: () => void = () => undefined
      if ('file' in from) {
        const purpose = 'lesson'
        arrived = await travel({ call: 'replaceLesson', seminarId, purpose, file: from.file }, way)
      } else await answer('replaceLesson', () => undefined)
      const seminar = find(seminarId)
      const lesson = ownOf(seminar, lessonId)
      const { kind, ...file } = fileOf(from)
      const text = 'Ein Film wird durch einen Film ersetzt, eine PDF-Datei durch eine PDF-Datei.'
      if (kind !== lesson.kind) throw new PortError({ code: 'invalid', fields: { file: [text] } })
      const isSame = lesson.file?.name === file.name && lesson.file.size === file.size
      if (!isSame && !attempts && lesson.status !== 'none')
        throw new PortError({ code: 'conflict', reason: 'attempts-undecided' })
      arrived()
      const begun = attempts === 'anew' ? buildLesson({ id: lesson.id, title: lesson.title, kind }) : lesson // prettier-ignore
      const now = { ...begun, file }
      return withLessons(
        seminar,
        seminar.lessons.map((one) => (one.id === lessonId ? now : one)),
      )
    },
    saveLesson: ({ seminarId, lessonId, title, position }) =>
      answer('saveLesson', () => {
        const seminar = find(seminarId)
        const lesson = { ...ownOf(seminar, lessonId), ...(title !== undefined && { title }) }
        const own = seminar.lessons.filter(isOwn)
        const at = position ?? own.findIndex(({ id }) => id === lessonId)
        const others = own.filter(({ id }) => id !== lessonId)
        const packaged = seminar.lessons.filter((one) => !isOwn(one))
        return withLessons(seminar, [...packaged, ...others.toSpliced(at, 0, lesson)])
      }),
    removeLesson: ({ seminarId, lessonId }) =>
      answer('removeLesson', () => {
        const seminar = find(seminarId)
        ownOf(seminar, lessonId)
        return withLessons(
          seminar,
          seminar.lessons.filter(({ id }) => id !== lessonId),
        )
      }),
    findFiles: (words) =>
      answer('findFiles', () =>
        files.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())),
      ),
  }
}
