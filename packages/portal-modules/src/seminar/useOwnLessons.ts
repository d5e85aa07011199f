import { useState } from 'react'
import { errorText, toPortError, useMessages, useModuleHost, type PortError } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { isOwn } from './seminar.logic.ts'
import type {
  Lesson,
  LessonReplacement,
  NewLesson,
  PortalFile,
  Seminar,
  SeminarPort,
} from './seminar.port.ts'

/** What staff do with the films and documents of a course; each part is absent where the host lacks it. */
export interface OwnLessons {
  add: ((lesson: Omit<NewLesson, 'seminarId'>) => Promise<PortError | undefined>) | undefined
  findFiles: ((words: string) => Promise<readonly PortalFile[]>) | undefined
  replace:
    | ((
        lesson: Lesson,
        by: Omit<LessonReplacement, 'seminarId' | 'lessonId'>,
      ) => Promise<PortError | undefined>)
    | undefined
  rename: ((lesson: Lesson, title: string) => Promise<PortError | undefined>) | undefined
  /** One place up (-1) or down (1); undefined where it stands at that end. */
  move: (lesson: Lesson, by: -1 | 1) => (() => void) | undefined
  remove: ((lesson: Lesson) => void) | undefined
  isBusy: boolean
}

/** Films and documents of one course, as its staff keeps them (SEM-07). */
export function useOwnLessons(
  port: SeminarPort,
  seminar: Seminar,
  onChanged: (seminar: Seminar) => void,
): OwnLessons {
  const { announce, notify } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const [isBusy, setBusy] = useState(false)
  const seminarId = seminar.id
  const own = seminar.lessons.filter(isOwn)

  const act = async (work: () => Promise<Seminar>, said: (now: Seminar) => string) => {
    setBusy(true)
    try {
      const now = await work()
      onChanged(now)
      announce(said(now))
      return undefined
    } catch (error) {
      return toPortError(error)
    } finally {
      setBusy(false)
    }
  }
  const notifyFailure = async ({ title }: Lesson, work: Promise<PortError | undefined>) => {
    const error = await work
    if (error)
      notify({ tone: 'failure', title: t('ownLesson.failed', { title }), detail: errorText(tools, error) }) // prettier-ignore
  }
  if (!seminar.can.edit || seminar.kind !== 'scorm')
    return { add: undefined, findFiles: undefined, replace: undefined, rename: undefined, move: () => undefined, remove: undefined, isBusy } // prettier-ignore
  return {
    add:
      port.addLesson &&
      ((lesson) =>
        act(
          () => port.addLesson!({ seminarId, ...lesson }),
          ({ lessons }) => t('addLesson.done', { title: lessons.at(-1)?.title ?? lesson.title }),
        )),
    findFiles: port.findFiles && ((words) => port.findFiles!(words)),
    replace:
      port.replaceLesson &&
      (({ id: lessonId, title }, by) =>
        act(
          () => port.replaceLesson!({ seminarId, lessonId, ...by }),
          () => t('replaceLesson.done', { title }),
        )),
    rename:
      port.saveLesson &&
      (({ id: lessonId }, title) =>
        act(
          () => port.saveLesson!({ seminarId, lessonId, title }),
          () => t('edit.saved', { title }),
        )),
    move: (lesson, by) => {
      const position = own.findIndex(({ id }) => id === lesson.id) + by
      if (!port.saveLesson || position < 0 || position >= own.length) return undefined
      const { id: lessonId, title } = lesson
      return () =>
        void notifyFailure(
          lesson,
          act(
            () => port.saveLesson!({ seminarId, lessonId, position }),
            ({ lessons }) =>
              t('ownLesson.moved', {
                title,
                number: lessons.findIndex(({ id }) => id === lessonId) + 1,
              }),
          ),
        )
    },
    remove:
      port.removeLesson &&
      ((lesson) =>
        void notifyFailure(
          lesson,
          act(
            () => port.removeLesson!({ seminarId, lessonId: lesson.id }),
            () => t('ownLesson.removed', { title: lesson.title }),
          ),
        )),
    isBusy,
  }
}
