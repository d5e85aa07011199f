import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { messageTools, toCsv } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { reportColumns, reportTable } from './report/report-table.ts'
import {
  canRemind,
  findParticipants,
  isLateIn,
  statusIn,
  withLiveStatus,
  type ReportFilter,
} from './report/report.logic.ts'
import {
  blockersOf,
  chaptersOf,
  countStates,
  findSeminars,
  inOrder,
  lessonAfter,
  neighboursOf,
  nextStep,
  problemsOf,
  progressOf,
  urgencyOf,
  validRequests,
} from './seminar.logic.ts'
import {
  brand,
  buildFields,
  buildLesson,
  buildParticipants,
  buildSeminar,
  fixedNow,
  past,
  planning,
  privacy,
  someSeminars,
  webinar,
  workshop,
} from './testing/fixtures.ts'
import type { Lesson, LessonStatus, Participant } from './seminar.port.ts'

test('overdue seminars come first, then what is open by its date, then what is done (SEM-01)', () => {
  expect(inOrder(someSeminars.toReversed(), fixedNow).map(({ id }) => id)).toEqual([
    2, 5, 1, 4, 3, 6,
  ])
})

test.each([
  ['a course past its due date is overdue', privacy, 'overdue'],
  ['one that is completed is not', { ...privacy, status: 'completed' as const }, 'done'],
  ['one without a due date is open', { ...privacy, dueAt: null }, 'open'],
  ['a date to come is open', workshop, 'open'],
  ['a date that is over asks for nothing', { ...past, status: 'none' as const }, 'done'],
])('%s', (_, seminar, urgency) => {
  expect(urgencyOf(seminar, fixedNow)).toBe(urgency)
})

test('filters count what they would show; what is overdue is open as well', () => {
  expect(countStates(someSeminars, fixedNow)).toEqual({ all: 6, open: 4, overdue: 1, done: 2 })
  const dated = findSeminars(someSeminars, { state: 'open', kind: 'dated' }, fixedNow)
  expect(dated).toEqual([workshop, webinar])
})

describe('the next step (T-86)', () => {
  test('leads to the lesson that was begun last', () => {
    expect(nextStep(planning)).toMatchObject({ kind: 'resume', number: 2, lesson: { id: 12 } })
  })
  test('leads to the first one that is not done, never to a locked one', () => {
    const lessons: readonly Lesson[] = planning.lessons.map((one) => ({
      ...one,
      status: 'completed',
    }))
    const open = lessons.with(2, { ...lessons[2]!, status: 'none' })
    expect(nextStep({ lessons: open })).toMatchObject({ kind: 'resume', number: 3 })
    expect(nextStep(privacy)).toMatchObject({ kind: 'start', number: 1 })
    const locked = open.with(2, { ...open[2]!, isLocked: true })
    expect(nextStep({ lessons: locked })).toMatchObject({ kind: 'again', number: 1 })
  })
  test('opens again what is done', () => {
    expect(nextStep(brand)).toMatchObject({ kind: 'again', number: 1 })
    expect(nextStep(workshop)).toBeUndefined()
  })
})

test('progress counts lessons, and those that are begun as far as they say', () => {
  expect(progressOf(planning)).toBeCloseTo(1.4 / 4)
  expect(progressOf({ lessons: [] })).toBe(0)
})

test('the lessons before and after one leave out what is locked; that says what it waits for', () => {
  const { previous, next } = neighboursOf(planning, 12)
  expect([previous?.id, next?.id]).toEqual([11, 13])
  expect(neighboursOf(planning, 13).next).toBeUndefined()
  expect(blockersOf(planning, planning.lessons[3]!).map(({ id }) => id)).toEqual([13])
})

describe('a course with rules', () => {
  const [consent, quiz] = privacy.lessons as [Lesson, Lesson]
  const lessons = [
    { ...consent, identifier: 'consent' },
    { ...quiz, identifier: 'quiz', isLocked: true, lock: { reason: 'rule', after: [21] } as const },
  ]
  const navigation = { lessonId: 21, next: 22, previous: null, onExit: 21, hidden: [] } as const
  const course = { lessons, navigation }

  test('leads where it says, from the lesson that was opened last (SEM-01)', () => {
    const idAfter = (...asked: Parameters<typeof lessonAfter>) => lessonAfter(...asked)?.id
    expect(neighboursOf(course, 21).next?.id).toBe(22)
    expect(neighboursOf(course, 22)).toEqual({ previous: undefined, next: undefined })
    expect(idAfter(course, 21, 'continue')).toBe(22)
    expect(idAfter(course, 21, 'previous')).toBeUndefined()
    expect(idAfter(course, 21, 'exit')).toBe(21)
    expect(idAfter(course, 21, 'suspendAll')).toBeUndefined()
  })

  test('a choice names a lesson as its package does, and a locked one is not opened (SEM-01)', () => {
    expect(lessonAfter(course, 22, 'choice', 'consent')?.id).toBe(21)
    expect(lessonAfter(course, 21, 'choice', 'quiz')).toBeUndefined()
    expect(lessonAfter(course, 21, 'choice', 'other')).toBeUndefined()
  })

  test('tells its lessons what they may ask for (SEM-06)', () => {
    expect(validRequests(course, 21)).toEqual({ continue: true, previous: false, choices: ['consent'] }) // prettier-ignore
  })

  test('says what a lesson waits for, where that is a lesson (SEM-01)', () => {
    expect(blockersOf(course, lessons[1]!).map(({ id }) => id)).toEqual([21])
    const attempts = { ...lessons[1]!, lock: { reason: 'attempts', after: [] } as const }
    expect(blockersOf(course, attempts)).toEqual([])
  })
})

test('lessons stand under their chapters in their order', () => {
  const chapters = chaptersOf(planning.lessons)
  expect(chapters.map(({ path, lessons }) => [path[0], lessons.length])).toEqual([
    ['Grundlagen', 2],
    ['In der Praxis', 2],
  ])
})

test('what stands against fields is told by field (VAL-06)', () => {
  expect(problemsOf(buildFields())).toEqual({})
  const wrong = buildFields({
    title: 'ab',
    description: 'x',
    kind: 'dated',
    startsAt: '2027-04-06T10:00:00.000Z',
    endsAt: '2027-04-06T09:00:00.000Z',
    seats: 0,
    durationMinutes: 1.5,
  })
  expect(problemsOf(wrong)).toEqual({
    title: 'tooShort',
    description: 'tooShort',
    endsAt: 'before',
    seats: 'whole',
    durationMinutes: 'whole',
  })
  expect(problemsOf(buildFields({ kind: 'dated' }))).toEqual({ startsAt: 'required' })
})

test('a status that is told live stands in the row of its person (SEM-03)', () => {
  const seminar = buildSeminar({ lessons: [buildLesson({ id: 1 }), buildLesson({ id: 2 })] })
  const people = buildParticipants(seminar, 3)
  const [first] = withLiveStatus(
    people,
    { lessonId: 1, userId: 1000, status: 'completed' },
    seminar.lessons,
    '2027-03-15T08:14:00.000Z',
  )
  expect(first).toMatchObject({ status: 'incomplete', lessons: [{ lessonId: 1, status: 'completed', attempts: 1 }] }) // prettier-ignore
})

test('how somebody stands with a whole course is what its rules say, where they are told (SEM-03)', () => {
  const seminar = buildSeminar({ lessons: [buildLesson({ id: 1 }), buildLesson({ id: 2 })] })
  const change = { lessonId: 1, userId: 1000, status: 'completed', course: 'completed' } as const
  const [first] = withLiveStatus(buildParticipants(seminar, 1), change, seminar.lessons, '2027-03-15T08:14:00.000Z') // prettier-ignore
  expect(first?.status).toBe('completed')
})

test('what is saved for spreadsheets counts attempts, minutes and points in whole numbers (T-89)', () => {
  const seminar = buildSeminar({ lessons: [buildLesson({ id: 1 })] })
  const [one] = buildParticipants(seminar, 1)
  const learner = { ...one!, lessons: [{ lessonId: 1, attempts: 2, status: 'completed' as const, score: 87, progress: 1, seconds: 360, lastSeenAt: null }] } // prettier-ignore
  const table = reportTable(seminar, [learner], messageTools(messages, 'de'))
  const [, line] = toCsv(table, 'de', reportColumns(seminar)).split('\r\n')
  expect(line).toMatch(/;87;2;6;/)
})

test('a lesson that the course does not give somebody is not waited for, and stands nowhere in their row (SEM-02, T-89)', () => {
  const seminar = buildSeminar({ lessons: [1, 2, 3].map((id) => buildLesson({ id })) })
  const [one] = buildParticipants(seminar, 1)
  const drawn = { ...one!, leftOut: [2], lessons: [] }
  const live = [1, 3].reduce(
    (all, lessonId) =>
      withLiveStatus(all, { lessonId, userId: drawn.id, status: 'completed' }, seminar.lessons, '2027-03-15T08:14:00.000Z'), // prettier-ignore
    [drawn] as Participant[],
  )
  expect(live[0]?.status).toBe('completed')
  expect([1, 2, 3].map((id) => statusIn(live[0]!, id))).toEqual(['completed', undefined, 'completed']) // prettier-ignore
})

test('late is who has not completed a course that was due; nobody is late for a date or without a day (T-90)', () => {
  const isLate = (seminar: typeof privacy, status: LessonStatus) => isLateIn(seminar, fixedNow)({ status }) // prettier-ignore
  expect(isLate(privacy, 'incomplete')).toBe(true)
  expect(isLate(privacy, 'completed')).toBe(false)
  expect(isLate({ ...privacy, dueAt: null }, 'none')).toBe(false)
  expect(isLate({ ...privacy, dueAt: '2027-03-15T08:15:00.000Z' }, 'none')).toBe(false)
  expect(isLate({ ...privacy, kind: 'dated' }, 'none')).toBe(false)
})

test('somebody is reminded once a day by Berlin’s calendar, and not when done (T-90)', () => {
  const now = new Date('2027-03-15T23:30:00.000Z')
  expect(canRemind({ status: 'none', remindedAt: null }, now)).toBe(true)
  expect(canRemind({ status: 'completed', remindedAt: null }, now)).toBe(false)
  // In Berlin it is the next day already.
  expect(canRemind({ status: 'incomplete', remindedAt: '2027-03-15T22:59:00.000Z' }, now)).toBe(true) // prettier-ignore
  expect(canRemind({ status: 'incomplete', remindedAt: '2027-03-15T23:01:00.000Z' }, now)).toBe(false) // prettier-ignore
})

test('a report is narrowed to a group and to those who are late, and saved in whole numbers (T-89)', () => {
  const people = buildParticipants(privacy, 9)
  const isLate = isLateIn(privacy, fixedNow)
  const shown = (filter: Partial<ReportFilter>) =>
    findParticipants(people, { text: '', status: 'all', groupId: undefined, ...filter }, isLate)
  expect(shown({ groupId: 2 }).map(({ id }) => id)).toEqual([1000, 1003, 1006])
  expect(shown({ status: 'late' })).toEqual(people.filter(({ status }) => status !== 'completed'))
  expect(shown({ status: 'late', groupId: 2, text: 'aylin' })).toHaveLength(1)
  const { head, rows } = reportTable(privacy, shown({ groupId: 1 }), messageTools(messages, 'de'))
  expect(head).toContain('Minuten')
  for (const cell of rows.flat().filter((one) => typeof one === 'number'))
    expect(Number.isInteger(cell)).toBe(true)
})

test('people are found by parts of their names, whatever their accents', () => {
  const people = buildParticipants(planning, 80)
  const found = findParticipants(
    people,
    { text: 'suss gul', status: 'all', groupId: undefined },
    () => false,
  )
  expect(found.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(['Gül Süß'])
})

test('a date is a calendar entry that calendars read (RFC 5545)', () => {
  const file = calendarFile(
    { ...workshop, title: 'Briefings; kurz, knapp', description: 'ä'.repeat(80) },
    fixedNow,
    { trainer: 'Leitung' },
  )!
  expect(file).toContain('DTSTART:20270406T070000Z\r\nDTEND:20270406T103000Z')
  expect(file).toContain('SUMMARY:Briefings\\; kurz\\, knapp')
  const bytes = (line: string) => new TextEncoder().encode(line).length
  expect(Math.max(...file.split('\r\n').map(bytes))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`${'ä'.repeat(80)}\\nLeitung: Friederike Gimborn`)
  expect(calendarFile({ ...workshop, startsAt: null }, fixedNow, { trainer: '' })).toBeUndefined()
})
