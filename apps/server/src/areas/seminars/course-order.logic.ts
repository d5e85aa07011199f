import type { Lesson, Seminar } from '@atrium/api-client/contract'
import type { LessonRow, StandingRow } from './lessons.repository.ts'
import { arePrerequisitesMet } from './package/prerequisites.logic.ts'
import { sequence, type Sequence } from './sequencing/sequence.logic.ts'
import { givenObjectives } from './sequencing/shared-objectives.logic.ts'
import type { ActivityDefinition, LessonTrack } from './sequencing/sequencing.types.ts'
import { statusOfAll } from './standing.logic.ts'
import type { LessonStatus } from './cmi.logic.ts'
import { isOwn } from './lesson-kinds.logic.ts'

/** What a course's order is worked out from: its rules, its lessons, and how far somebody is. */
export interface CourseReading {
  sequencing: ActivityDefinition | null
  lessons: readonly LessonRow[]
  standings: ReadonlyMap<number, StandingRow>
  /** Whose standings these are: a course may give each learner other lessons, or another order of them. */
  userId: number
}

/** What may be opened, and where the course leads. */
export interface CourseOrder {
  /** The lessons that the learner has of the course, in their order. */
  lessons: readonly LessonRow[]
  lockOf: (lesson: LessonRow) => Lesson['lock']
  navigation: Seminar['navigation']
  /** How far somebody is with all of it, by the statuses of all lessons that it has for anybody. */
  statusOf: (statuses: readonly LessonStatus[]) => LessonStatus
}

/** By the rules of SCORM 2004, or by the prerequisites of SCORM 1.2 (SEM-01). */
export function readOrder({ sequencing, lessons, standings, userId }: CourseReading): CourseOrder {
  if (!sequencing) return orderByPrerequisites(lessons, standings)
  // Films and documents beside the package are none of its rules' business.
  const begun = lessons.filter((one) => !isOwn(one) && hasBegun(standings.get(one.id)))
  const tracks = tracksOf({ lessons, standings })
  const launchedAt = ({ id }: LessonRow) => standings.get(id)?.launchedAt?.getTime() ?? 0
  const current = begun.filter(launchedAt).toSorted((one, other) => launchedAt(one) - launchedAt(other)).at(-1) // prettier-ignore
  const found = sequence(sequencing, tracks, current?.identifier, seedOf(lessons, userId))
  const byIdentifier = new Map(lessons.map((one) => [one.identifier, one]))
  const given = new Set(found.lessons.flatMap((identifier) => byIdentifier.get(identifier) ?? []))
  const isOf = (lesson: LessonRow) => isOwn(lesson) || given.has(lesson)
  const idOf = new Map(lessons.map(({ id, identifier }) => [identifier, id]))
  const id = (identifier: string | null) => (identifier === null ? null : (idOf.get(identifier) ?? null)) // prettier-ignore
  return {
    lessons: [...given, ...lessons.filter(isOwn)],
    lockOf: (lesson) => {
      if (!isOf(lesson)) return { reason: 'order', after: [] }
      const lock = found.locks.get(lesson.identifier)
      return lock
        ? { reason: lock.reason, after: lock.after.flatMap((one) => idOf.get(one) ?? []) }
        : null
    },
    navigation: {
      lessonId: id(found.current),
      next: id(found.next),
      previous: id(found.previous),
      onExit: id(found.onExit),
      hidden: controls.filter((control) => found.hiddenControls.includes(control)),
    },
    statusOf: (statuses) => {
      const packaged = statuses.filter((_, index) => given.has(lessons[index]!))
      const course = isCourseDone(found, begun.length) ? 'completed' : statusOfAll(packaged)
      return statusOfAll([course, ...statuses.filter((_, index) => isOwn(lessons[index]!))])
    },
  }
}

/** How far somebody is with a course, as its list and its report say it (SEM-02). */
export const courseStatus = (reading: CourseReading): LessonStatus =>
  readOrder(reading).statusOf(
    reading.lessons.map(({ id }) => reading.standings.get(id)?.lessonStatus ?? 'none'),
  )

/** What the lesson is given of the course's objectives when it is opened (SEM-06). */
export const objectivesFor = (
  { sequencing, ...reading }: CourseReading,
  { identifier }: LessonRow,
  cmi: Readonly<Record<string, string>>,
): Record<string, string> =>
  sequencing
    ? givenObjectives(sequencing, tracksOf(reading), identifier, cmi, seedOf(reading.lessons, reading.userId)) // prettier-ignore
    : {}

/** Another one for each learner and course, and always the same. */
const seedOf = ([first]: readonly LessonRow[], userId: number) => `${first?.componentId}.${userId}`

const tracksOf = ({ lessons, standings }: Pick<CourseReading, 'lessons' | 'standings'>) =>
  new Map(
    lessons.flatMap(({ id, identifier }) => {
      const standing = standings.get(id)
      return standing && hasBegun(standing) ? [[identifier, trackOf(standing)] as const] : []
    }),
  )

const controls = ['continue', 'previous'] as const

/** Rules may leave lessons out, such as those that a test at the beginning has shown to be known. */
const isCourseDone = ({ completed, satisfied }: Sequence, begunCount: number) =>
  begunCount > 0 && completed === true && satisfied !== false

const hasBegun = (standing: StandingRow | undefined) =>
  standing !== undefined && (standing.begunCount > 0 || standing.lessonStatus !== 'none')

const trackOf = (row: StandingRow): LessonTrack => ({
  cmi: row.tracked ?? {},
  isDone: row.lessonStatus === 'completed',
  isOpen: row.isOpen,
  attempts: Math.max(1, row.begunCount),
  seenAt: row.seenAt.getTime(),
})

function orderByPrerequisites(
  lessons: readonly LessonRow[],
  standings: ReadonlyMap<number, StandingRow>,
): CourseOrder {
  const statuses = new Map(
    lessons.map(({ id, identifier }) => [
      identifier,
      standings.get(id)?.scormStatus ?? 'not attempted',
    ]),
  )
  return {
    lessons,
    lockOf: ({ prerequisites }) =>
      arePrerequisitesMet(prerequisites, statuses) ? null : { reason: 'rule', after: [] },
    navigation: null,
    statusOf: statusOfAll,
  }
}
