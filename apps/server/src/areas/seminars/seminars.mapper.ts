import type { Component, Lesson, Participant, Seminar } from '@atrium/api-client/contract'
import { toCertificate, type CertificateRow } from './certificates.repository.ts'
import type { LessonRow, StandingRow } from './lessons.repository.ts'
import { readOrder, type CourseOrder } from './course-order.logic.ts'
import type { SeminarRow, SignUps } from './seminars.repository.ts'
import { hasSeat, meetingStatus } from './standing.logic.ts'

/** What a seminar's answer is made from. */
export interface Reading {
  component: Component
  row: SeminarRow
  lessons: readonly LessonRow[]
  /** The caller's own. */
  standings: ReadonlyMap<number, StandingRow>
  userId: number
  signUps: SignUps | undefined
  /** The caller's own. */
  certificate: CertificateRow | undefined
}

const nothingYet = { score: null, progress: null, totalSeconds: 0, lastSeenAt: null } as const

/** @param isWhole  with all lessons that it has for anybody, as its manifest arranges them */
export function toSeminar(reading: Reading, now: Date, isWhole = false): Seminar {
  const { component, row, signUps } = reading
  const count = signUps?.count ?? 0
  const seated = row.seats === null ? count : Math.min(count, row.seats)
  const order = readOrder({ ...reading, sequencing: row.sequencing })
  const all = reading.lessons.map((lesson) => toLesson(lesson, { ...reading, order }, now))
  const byId = new Map(all.map((lesson) => [lesson.id, lesson]))
  const lessons = isWhole ? all : order.lessons.map(({ id }) => byId.get(id)!)
  return {
    ...component,
    kind: row.kind,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    location: row.location,
    trainer: row.trainer,
    lessons: lessons.map((lesson, index) => ({ ...lesson, order: index })),
    scormVersion: row.scormVersion,
    dueDate: row.dueAt?.toISOString() ?? null,
    lessonStatus: order.statusOf(all.map((lesson) => lesson.lessonStatus)),
    navigation: order.navigation,
    imageUrl: row.imageUrl,
    durationMinutes: row.durationMinutes,
    seats: row.seats,
    signedUpCount: seated,
    waitingCount: count - seated,
    ownSignUp: signUpOf(row, signUps?.ownPlace ?? null),
    packageName: row.packageName,
    hasCertificate: row.hasCertificate,
    certificate: reading.certificate ? toCertificate(reading.certificate) : null,
  }
}

const signUpOf = ({ seats }: SeminarRow, place: number | null) =>
  place === null ? null : hasSeat(place, seats) ? 'signedUp' : 'waiting'

function toLesson(
  lesson: LessonRow,
  {
    row,
    standings,
    signUps,
    order,
  }: Omit<Reading, 'component' | 'certificate' | 'userId'> & {
    order: CourseOrder
  },
  now: Date,
): Omit<Lesson, 'order'> {
  const standing = standings.get(lesson.id)
  const place = signUps?.ownPlace ?? null
  const { id, identifier, title, kind, chapters, file } = lesson
  const lock = order.lockOf(lesson)
  const decided = standing?.lessonStatus
  const attending = { decided, hasSeat: place !== null && hasSeat(place, row.seats), endsAt: row.endsAt } // prettier-ignore
  return {
    id,
    identifier,
    title,
    kind,
    chapters,
    ...(standing ? toStanding(standing) : nothingYet),
    lessonStatus: kind === 'meeting' ? meetingStatus(attending, now) : (decided ?? 'none'),
    isLocked: lock !== null,
    lock,
    file,
  }
}

const toStanding = (row: StandingRow) => ({
  lessonStatus: row.lessonStatus,
  score: row.score,
  progress: row.progress,
  totalSeconds: row.seconds,
  lastSeenAt: row.seenAt.toISOString(),
})

/** What is known of a person in a seminar, for staff. */
export interface PersonReading {
  person: { userId: number; firstName: string; lastName: string; groupIds: readonly number[] }
  standings: readonly StandingRow[]
  /** From 1, among those who signed up; null: they have not. */
  place: number | null
  remindedAt: Date | undefined
  certificate: CertificateRow | undefined
}

/** A person with their standing in each lesson, for staff. */
export function toParticipant(
  { person, standings, place, remindedAt, certificate }: PersonReading,
  { row, lessons }: Pick<Reading, 'row' | 'lessons'>,
  now: Date,
): Participant {
  const { userId: id, firstName, lastName } = person
  const byLesson = new Map(standings.map((one) => [one.lessonId, one]))
  const order = readOrder({ sequencing: row.sequencing, lessons, standings: byLesson, userId: id })
  const own = { row, lessons, standings: byLesson, signUps: { count: 0, ownPlace: place }, order }
  const all = lessons.map((lesson) => toLesson(lesson, own, now))
  return {
    person: { id, firstName, lastName },
    signUp: signUpOf(row, place),
    lessonStatus: order.statusOf(all.map((lesson) => lesson.lessonStatus)),
    lessons: all
      .filter((lesson) => byLesson.has(lesson.id) || lesson.lessonStatus !== 'none')
      .map(({ id, lessonStatus, score, progress, totalSeconds, lastSeenAt }) => ({
        lessonId: id,
        attempts: byLesson.get(id)?.attempt ?? 0,
        lessonStatus,
        score,
        progress,
        totalSeconds,
        lastSeenAt,
      })),
    leftOutLessonIds: lessons.filter((one) => !order.lessons.includes(one)).map(({ id }) => id),
    // Everybody is a group of their own as well, which nobody chooses.
    userGroupIds: person.groupIds.filter((group) => group > 0),
    remindedAt: remindedAt?.toISOString() ?? null,
    certificate: certificate ? toCertificate(certificate) : null,
  }
}
