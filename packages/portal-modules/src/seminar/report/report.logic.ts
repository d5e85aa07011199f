import { searchable, words } from '@atrium/design-system'
import { calendarDay } from '../../kit/dates/index.ts'
import { isDone, statusOf } from '../seminar.logic.ts'
import type { Lesson, LessonStatus, Participant, Seminar, SeminarChange } from '../seminar.port.ts'

/** Largest number of people that `setAttendance` and `remind` take at once. */
export const maxPeopleAtOnce = 500

/** Standing of a participant in a lesson; nothing where it was not opened. */
export const lessonOf = ({ lessons }: Participant, lessonId: number) =>
  lessons.find((one) => one.lessonId === lessonId)

/** How far somebody is in a lesson; undefined: their course does not have it. */
export const statusIn = (one: Participant, lessonId: number): LessonStatus | undefined =>
  one.leftOut?.includes(lessonId) ? undefined : (lessonOf(one, lessonId)?.status ?? 'none')

export const nameOf = ({ firstName, lastName }: Participant): string =>
  `${firstName} ${lastName}`.trim()

/** Attempts that somebody needed, as of the lesson with most of them; the seconds spent, and when something was said last. */
export function sumsOf({ lessons }: Participant) {
  const seen = lessons.flatMap(({ lastSeenAt }) => lastSeenAt ?? []).toSorted()
  return {
    attempts: Math.max(0, ...lessons.map(({ attempts }) => attempts)),
    seconds: lessons.reduce((sum, { seconds }) => sum + seconds, 0),
    lastSeenAt: seen.at(-1) ?? null,
  }
}

/** What a report is narrowed to. */
export interface ReportFilter {
  text: string
  /** `late`: not done, and the seminar was due. */
  status: LessonStatus | 'late' | 'all'
  groupId: number | undefined
}

/** Participants of a status and group whose name holds the text, in any order of its words. */
export function findParticipants(
  participants: readonly Participant[],
  { text, status, groupId }: ReportFilter,
  isLate: (one: Participant) => boolean,
): Participant[] {
  const wanted = words(text)
  return participants.filter((one) => {
    if (status === 'late' ? !isLate(one) : status !== 'all' && one.status !== status) return false
    if (groupId !== undefined && !one.groupIds.includes(groupId)) return false
    const name = searchable(nameOf(one))
    return wanted.every((word) => name.includes(word))
  })
}

/** A course that was due, and that somebody has not completed (T-90). */
export const isLateIn =
  ({ kind, dueAt }: Pick<Seminar, 'kind' | 'dueAt'>, now: Date) =>
  ({ status }: Pick<Participant, 'status'>): boolean =>
    kind === 'scorm' && dueAt !== null && Date.parse(dueAt) < now.getTime() && !isDone(status)

/** Whom staff may remind now: not done, and not reminded today by Berlin's calendar (T-90). */
export const canRemind = (
  { status, remindedAt }: Pick<Participant, 'status' | 'remindedAt'>,
  now: Date,
): boolean =>
  !isDone(status) && (remindedAt === null || calendarDay(new Date(remindedAt)) !== calendarDay(now))

/** The report with a status that was told live; nothing where the person is not in it (SEM-03). */
export function withLiveStatus(
  participants: readonly Participant[],
  { lessonId, userId, status, course }: Omit<NonNullable<SeminarChange['lesson']>, 'seminarId'>,
  all: readonly Lesson[],
  at: string,
): Participant[] {
  return participants.map((one) => {
    if (one.id !== userId) return one
    const before = lessonOf(one, lessonId)
    const fresh = { lessonId, attempts: 1, score: null, progress: null, seconds: 0 }
    const next = { ...fresh, ...before, status, lastSeenAt: at }
    const lessons = [...one.lessons.filter((lesson) => lesson.lessonId !== lessonId), next]
    const own = all.filter(({ id }) => !one.leftOut?.includes(id))
    const standings = own.map(({ id, kind }) => ({
      kind,
      status: lessons.find((lesson) => lesson.lessonId === id)?.status ?? ('none' as const),
    }))
    return { ...one, lessons, status: course ?? statusOf(standings) }
  })
}

/** How many people of groups would be signed up for a date, and how many of them would wait. */
export function newcomersOf(
  { seats }: Pick<Seminar, 'seats'>,
  people: readonly Participant[],
  groupIds: ReadonlySet<number>,
): { count: number; waiting: number } {
  const count = people.filter(
    ({ signUp, groupIds: own }) => signUp === null && own.some((id) => groupIds.has(id)),
  ).length
  const taken = people.filter(({ signUp }) => signUp !== null).length
  const free = seats === null ? count : Math.max(0, seats - taken)
  return { count, waiting: Math.max(0, count - free) }
}
