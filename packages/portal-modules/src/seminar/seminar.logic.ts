import { momentAt } from '@atrium/design-system'
import { isoDay, isoTime } from '../kit/format.ts'
import { addressSegment } from '../kit/names.ts'
import type { Command } from '../kit/pending/pending-commands.ts'
import type { NavigationRequest, ValidRequests } from './frame/protocol.ts'
import type {
  Lesson,
  LessonStatus,
  Seminar,
  SeminarCollection,
  SeminarFields,
  Standing,
} from './seminar.port.ts'

/** What a seminar asks of somebody now: late, still to do, or behind them. */
export type Urgency = 'overdue' | 'open' | 'done'

export const isDone = (status: LessonStatus): boolean =>
  status === 'completed' || status === 'attended'

/** A dated seminar that is over and was missed is behind somebody as well; there is nothing left to do. */
export function urgencyOf(
  { status, dueAt, kind, endsAt, startsAt }: Pick<Seminar, 'status' | 'dueAt' | 'kind' | 'endsAt' | 'startsAt'>, // prettier-ignore
  now: Date,
): Urgency {
  if (isDone(status)) return 'done'
  if (kind === 'dated') {
    const end = endsAt ?? startsAt
    return end !== null && Date.parse(end) < now.getTime() ? 'done' : 'open'
  }
  return dueAt !== null && Date.parse(dueAt) < now.getTime() ? 'overdue' : 'open'
}

const urgencies = ['overdue', 'open', 'done'] as const
/** When something has to be done or takes place; last where nobody says. */
const momentOf = ({ kind, startsAt, dueAt }: Seminar) =>
  Date.parse((kind === 'dated' ? startsAt : dueAt) ?? '') || Number.POSITIVE_INFINITY
/** When it was done. */
const doneMomentOf = ({ lessons, startsAt }: Seminar) =>
  Math.max(0, ...[startsAt, ...lessons.map(({ lastSeenAt }) => lastSeenAt)].map((at) => Date.parse(at ?? '') || 0)) // prettier-ignore

/** Overdue first, then what is open by its date, then what is done, the latest first (SEM-01). */
export function inOrder(seminars: readonly Seminar[], now: Date): Seminar[] {
  const rank = (seminar: Seminar) => urgencies.indexOf(urgencyOf(seminar, now))
  return seminars.toSorted((one, other) => {
    const byRank = rank(one) - rank(other)
    if (byRank !== 0) return byRank
    const isOver = rank(one) === urgencies.indexOf('done')
    const [a, b] = isOver
      ? [doneMomentOf(other), doneMomentOf(one)]
      : [momentOf(one), momentOf(other)]
    if (a !== b) return a - b
    return one.title.localeCompare(other.title, 'de', { numeric: true }) || one.id - other.id
  })
}

export const stateFilters = ['all', 'open', 'overdue', 'done'] as const
export type StateFilter = (typeof stateFilters)[number]
export const kindFilters = ['all', 'scorm', 'dated'] as const
export type KindFilter = (typeof kindFilters)[number]

/** What is overdue is open as well. */
const isInState = (urgency: Urgency, state: StateFilter) =>
  state === 'all' || urgency === state || (state === 'open' && urgency === 'overdue')

/** Seminars of a state and kind. */
export const findSeminars = (
  seminars: readonly Seminar[],
  { state, kind }: { state: StateFilter; kind: KindFilter },
  now: Date,
): Seminar[] =>
  seminars.filter(
    (seminar) =>
      isInState(urgencyOf(seminar, now), state) && (kind === 'all' || seminar.kind === kind),
  )

/** How many there are of each state. */
export function countStates(
  seminars: readonly Seminar[],
  now: Date,
): Readonly<Record<StateFilter, number>> {
  const of = (state: StateFilter) => findSeminars(seminars, { state, kind: 'all' }, now).length
  return { all: of('all'), open: of('open'), overdue: of('overdue'), done: of('done') }
}

/** `7-datenschutz` of a seminar; the id is what counts (ROUTE-17). */
export const segmentOf = ({ id, title }: Pick<Seminar, 'id' | 'title'>): string =>
  addressSegment(id, title)

/** The number that a part of an address begins with. */
export function idOf(segment: string | undefined): number | undefined {
  const [text = ''] = (segment ?? '').split('-')
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** How far somebody is with all lessons, 0 to 1; a lesson counts as far as it says (SEM-01). */
export function progressOf({ lessons }: Pick<Seminar, 'lessons'>): number {
  if (lessons.length === 0) return 0
  const sum = lessons.reduce(
    (total, { status, progress }) => total + (isDone(status) ? 1 : Math.min(progress ?? 0, 1)),
    0,
  )
  return sum / lessons.length
}

export const doneCount = ({ lessons }: Pick<Seminar, 'lessons'>): number =>
  lessons.filter(({ status }) => isDone(status)).length

/** What the one button does: begin, go on, or open again what is done (T-86). */
export type NextStep = { kind: 'start' | 'resume' | 'again'; lesson: Lesson; number: number }

/** The lesson to go on with: begun last and not done, else the first that is not done. */
export function nextStep({ lessons }: Pick<Seminar, 'lessons'>): NextStep | undefined {
  const playable = lessons.filter(({ kind, isLocked }) => kind !== 'meeting' && !isLocked)
  const step = (kind: NextStep['kind'], lesson: Lesson): NextStep => ({
    kind,
    lesson,
    number: lessons.indexOf(lesson) + 1,
  })
  const seenAt = ({ lastSeenAt }: Lesson) => Date.parse(lastSeenAt ?? '') || 0
  const [begun] = playable
    .filter(({ status }) => status === 'incomplete')
    .toSorted((one, other) => seenAt(other) - seenAt(one))
  if (begun) return step('resume', begun)
  const todo = playable.find(({ status }) => !isDone(status))
  const hasBegun = lessons.some(({ status }) => status !== 'none')
  if (todo) return step(hasBegun ? 'resume' : 'start', todo)
  return playable[0] && step('again', playable[0])
}

/**
 * The lessons before and after one that can be opened. A course with rules says itself where it leads, once
 * it is known that this lesson was opened (SEM-01).
 */
export function neighboursOf(
  { lessons, navigation }: Pick<Seminar, 'lessons' | 'navigation'>,
  lessonId: number,
): { previous: Lesson | undefined; next: Lesson | undefined } {
  const self = lessonIn(lessons, lessonId)
  if (navigation && !(self && isOwn(self))) {
    const { next, previous } = navigation.lessonId === lessonId ? navigation : noWay
    return { previous: lessonIn(lessons, previous), next: lessonIn(lessons, next) }
  }
  const index = lessons.findIndex(({ id }) => id === lessonId)
  const isOpen = ({ kind, isLocked }: Lesson) => kind !== 'meeting' && !isLocked
  return {
    previous: lessons.slice(0, Math.max(index, 0)).findLast(isOpen),
    next: index < 0 ? undefined : lessons.slice(index + 1).find(isOpen),
  }
}

/** A film or document: it stands in no package, and no rules of one hold for it. */
export const isOwn = ({ kind }: Pick<Lesson, 'kind'>): boolean =>
  kind === 'video' || kind === 'document'

const noWay = { next: null, previous: null } as const
const lessonIn = (lessons: readonly Lesson[], id: number | null) =>
  id === null ? undefined : lessons.find((one) => one.id === id)

/**
 * Where a lesson leads that ended with a request of its own, or whose learner pressed "next" or "previous"
 * (SCORM 2004 `adl.nav.request`, SCORM 1.2 `nav.event`); undefined: to the overview.
 * @param target  of a choice, what the package calls the lesson
 */
export function lessonAfter(
  seminar: Pick<Seminar, 'lessons' | 'navigation'>,
  lessonId: number,
  request: NavigationRequest,
  target?: string,
): Lesson | undefined {
  const { lessons, navigation } = seminar
  const { previous, next } = neighboursOf(seminar, lessonId)
  if (request === 'continue') return next
  if (request === 'previous') return previous
  if (request === 'exit') return lessonIn(lessons, navigation?.onExit ?? null)
  if (request !== 'choice') return undefined
  return lessons.find(({ identifier, isLocked }) => identifier === target && !isLocked)
}

/** What a lesson may ask for, as it reads it from `adl.nav.request_valid` (SCORM 2004 RTE 4.2.25). */
export function validRequests(
  seminar: Pick<Seminar, 'lessons' | 'navigation'>,
  lessonId: number,
): ValidRequests {
  const { previous, next } = neighboursOf(seminar, lessonId)
  return {
    continue: next !== undefined,
    previous: previous !== undefined,
    choices: seminar.lessons.flatMap(({ identifier, isLocked }) =>
      identifier === undefined || isLocked ? [] : [identifier],
    ),
  }
}

/** The lessons that have to be done before a locked one: those that are named, or the last one before it that is not done. */
export function blockersOf({ lessons }: Pick<Seminar, 'lessons'>, lesson: Lesson): Lesson[] {
  const { isLocked, lock } = lesson
  if (!isLocked || (lock && lock.reason !== 'rule')) return []
  const named = lock?.after ?? []
  if (named.length > 0) return lessons.filter(({ id }) => named.includes(id))
  const before = lessons
    .slice(0, lessons.indexOf(lesson))
    .findLast(({ status, kind }) => kind !== 'meeting' && !isDone(status))
  return before ? [before] : []
}

export interface Chapter {
  /** Titles, outermost first; empty: none. */
  path: readonly string[]
  lessons: readonly Lesson[]
}

/** Lessons that follow each other in the same chapter, together. */
export function chaptersOf(lessons: readonly Lesson[]): Chapter[] {
  const chapters: { path: readonly string[]; lessons: Lesson[] }[] = []
  for (const lesson of lessons) {
    const last = chapters.at(-1)
    if (last && last.path.join('\n') === lesson.chapters.join('\n')) last.lessons.push(lesson)
    else chapters.push({ path: lesson.chapters, lessons: [lesson] })
  }
  return chapters
}

/** A lesson with what is known of its standing now, and the seminar with what comes of that. */
export function withStanding(seminar: Seminar, lessonId: number, standing: Standing): Seminar {
  const lessons = seminar.lessons.map((one) =>
    one.id === lessonId ? { ...one, ...standing } : one,
  )
  return { ...seminar, lessons, status: statusOf(lessons) }
}

/** Done once every lesson is; begun once one is (SEM-02). */
export function statusOf(lessons: readonly Pick<Lesson, 'status' | 'kind'>[]): LessonStatus {
  if (lessons.length === 0) return 'none'
  const [first] = lessons
  if (lessons.length === 1 && first?.kind === 'meeting') return first.status
  if (lessons.every(({ status }) => isDone(status))) return 'completed'
  return lessons.some(({ status }) => status !== 'none') ? 'incomplete' : 'none'
}

/** Seats that are left; null: any number. */
export const seatsLeft = ({ seats, signedUp }: Pick<Seminar, 'seats' | 'signedUp'>) =>
  seats === null ? null : Math.max(0, seats - signedUp)

/** Until a dated seminar begins, people sign up and off. */
export const isAhead = ({ startsAt }: Pick<Seminar, 'startsAt'>, now: Date): boolean =>
  startsAt === null || Date.parse(startsAt) > now.getTime()

/** An online meeting's address; undefined where the location is a place. */
export const meetingAddress = (location: string | null): string | undefined =>
  location !== null && /^https:\/\/\S+$/.test(location) ? location : undefined

export type FieldName =
  | 'title'
  | 'description'
  | 'durationMinutes'
  | 'dueAt'
  | 'startsAt'
  | 'endsAt'
  | 'location'
  | 'trainer'
  | 'seats'
export type FieldProblem = 'required' | 'tooShort' | 'tooLong' | 'before' | 'whole'

/** What stands against a seminar's fields; nothing where all fit (VAL-06). */
export function problemsOf(fields: SeminarFields): Partial<Record<FieldName, FieldProblem>> {
  const title = fields.title.trim()
  const description = fields.description?.trim() ?? ''
  const isDated = fields.kind === 'dated'
  const { startsAt, endsAt } = fields
  const isOutside = (value: number | null, max: number) =>
    value !== null && (!Number.isInteger(value) || value < 1 || value > max)
  const found: Partial<Record<FieldName, FieldProblem | undefined>> = {
    title: title === '' ? 'required' : title.length < 3 ? 'tooShort' : title.length > 100 ? 'tooLong' : undefined, // prettier-ignore
    description: description === '' ? undefined : description.length < 3 ? 'tooShort' : description.length > 100 ? 'tooLong' : undefined, // prettier-ignore
    durationMinutes: isOutside(fields.durationMinutes, 100_000) ? 'whole' : undefined,
    startsAt: isDated && !startsAt ? 'required' : undefined,
    endsAt: isDated && startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt) ? 'before' : undefined, // prettier-ignore
    location: fields.location.length > 200 ? 'tooLong' : undefined,
    trainer: fields.trainer.length > 200 ? 'tooLong' : undefined,
    seats: isDated && isOutside(fields.seats, 10_000) ? 'whole' : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

/** What a save sends of a seminar that is changed in one thing only. */
export const fieldsOf = (seminar: Seminar): SeminarFields => ({
  title: seminar.title,
  description: seminar.description,
  kind: seminar.kind,
  durationMinutes: seminar.durationMinutes,
  dueAt: seminar.dueAt,
  startsAt: seminar.startsAt,
  endsAt: seminar.endsAt,
  location: seminar.location ?? '',
  trainer: seminar.trainer ?? '',
  seats: seminar.seats,
  imageUrl: seminar.imageUrl ?? '',
  hasCertificate: seminar.hasCertificate,
})

/** A day and a time by the clock of the page. */
export interface DayAndTime {
  day: string | null
  time: string | null
}

export const clockOf = (moment: string | null): DayAndTime =>
  moment === null
    ? { day: null, time: null }
    : { day: isoDay(new Date(moment)), time: isoTime(new Date(moment)) }

/** The moment that they mean; null where the day is missing. */
export const momentFrom = ({ day, time }: DayAndTime, otherwise: string): string | null =>
  day === null ? null : (momentAt(day, time ?? otherwise)?.toISOString() ?? null)

/** What a person did that the server has not answered yet. */
export type PendingCommand = Command & { type: 'remove'; id: number }

/** The collection as it will be. */
export const applyCommand = (
  collection: SeminarCollection,
  command: PendingCommand,
): SeminarCollection => withoutSeminar(collection, command.id)

export const withoutSeminar = (collection: SeminarCollection, id: number): SeminarCollection => ({
  ...collection,
  seminars: collection.seminars.filter((one) => one.id !== id),
})

/** Takes a seminar in, in place of what was known of it; never behind a newer version. */
export const withSeminar = (collection: SeminarCollection, seminar: Seminar): SeminarCollection => {
  const known = collection.seminars.find(({ id }) => id === seminar.id)
  if (known && known.version > seminar.version) return collection
  return { ...collection, seminars: [...withoutSeminar(collection, seminar.id).seminars, seminar] }
}
