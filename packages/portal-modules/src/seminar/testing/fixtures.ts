import { posterOf } from '../../kit/testing/posters.ts'
import type { Certificate, Lesson, Participant, Seminar, SeminarFields } from '../seminar.port.ts'

/** The moment at which the fixtures play. */
export const fixedNow = new Date('2027-03-15T09:14:00+01:00')

const untouched = { status: 'none', score: null, progress: null, seconds: 0, lastSeenAt: null } as const // prettier-ignore

/** A lesson, with what the test does not care about filled in. */
export const buildLesson = (overrides: Partial<Lesson> = {}): Lesson => ({
  id: 1,
  title: 'Was Reichweite bedeutet',
  chapters: [],
  kind: 'sco',
  isLocked: false,
  ...untouched,
  ...overrides,
})

/** A seminar, with what the test does not care about filled in. */
export const buildSeminar = (overrides: Partial<Seminar> = {}): Seminar => ({
  id: 1,
  title: 'Mediaplanung verstehen',
  description: 'Reichweite, Kontakte, Kosten: was in Ihrem Plan steht und was es heißt.',
  kind: 'scorm',
  status: 'none',
  imageUrl: null,
  durationMinutes: 45,
  dueAt: null,
  startsAt: null,
  endsAt: null,
  location: null,
  trainer: null,
  seats: null,
  signedUp: 0,
  waiting: 0,
  ownSignUp: null,
  lessons: [],
  packageName: null,
  scormVersion: null,
  hasCertificate: false,
  certificate: null,
  version: 1,
  can: { edit: false, delete: false },
  ...overrides,
})

/** A certificate, with what the test does not care about filled in. */
export const buildCertificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  id: 1,
  number: '7K3M-9QXF-2D4A',
  completedAt: '2027-02-02T09:00:00.000Z',
  score: 100,
  issuedAt: '2027-02-02T09:00:00.000Z',
  withdrawnAt: null,
  withdrawnReason: null,
  ...overrides,
})

/** A meeting's one lesson. */
const meeting = (overrides: Partial<Lesson> = {}) =>
  buildLesson({ id: 90, title: 'Termin', kind: 'meeting', ...overrides })

export const planning = buildSeminar({
  id: 1,
  status: 'incomplete',
  imageUrl: posterOf(2),
  dueAt: '2027-03-22T22:59:00.000Z',
  packageName: 'mediaplanung.zip',
  scormVersion: '1.2',
  lessons: [
    buildLesson({ id: 11, title: 'Was Reichweite bedeutet', chapters: ['Grundlagen'], status: 'completed', score: 90, progress: 1, seconds: 840, lastSeenAt: '2027-03-12T09:00:00.000Z' }), // prettier-ignore
    buildLesson({ id: 12, title: 'Kontakte und Kosten', chapters: ['Grundlagen'], status: 'incomplete', progress: 0.4, seconds: 310, lastSeenAt: '2027-03-14T16:20:00.000Z' }), // prettier-ignore
    buildLesson({ id: 13, title: 'Vom Briefing zum Plan', chapters: ['In der Praxis'] }),
    buildLesson({ id: 14, title: 'Abschlussquiz', chapters: ['In der Praxis'], isLocked: true }),
  ],
})

export const privacy = buildSeminar({
  id: 2,
  title: 'Datenschutz im Marketing 2027',
  description: 'Einwilligung, Tracking, Gewinnspiele – die Pflichtschulung für alle.',
  durationMinutes: 25,
  dueAt: '2027-03-10T22:59:00.000Z',
  packageName: 'datenschutz-2027.zip',
  scormVersion: '2004',
  lessons: [
    buildLesson({ id: 21, title: 'Einwilligung und Tracking' }),
    buildLesson({ id: 22, title: 'Quiz' }),
  ],
})

export const brand = buildSeminar({
  id: 3,
  title: 'Die Marke Sommerfrische',
  description: null,
  status: 'completed',
  imageUrl: posterOf(3),
  hasCertificate: true,
  certificate: buildCertificate(),
  durationMinutes: 80,
  packageName: 'marke.zip',
  scormVersion: '1.2',
  lessons: [
    buildLesson({ id: 31, title: 'Die Marke in zehn Minuten', status: 'completed', score: 100, progress: 1, seconds: 620, lastSeenAt: '2027-02-02T09:00:00.000Z' }), // prettier-ignore
  ],
})

export const workshop = buildSeminar({
  id: 4,
  title: 'Workshop: Briefings, die tragen',
  description: 'Einen Vormittag lang an Ihren eigenen Briefings arbeiten.',
  kind: 'dated',
  durationMinutes: 210,
  startsAt: '2027-04-06T07:00:00.000Z',
  endsAt: '2027-04-06T10:30:00.000Z',
  location: 'Hamburg, Große Elbstraße 39, Raum Speicher',
  trainer: 'Friederike Gimborn',
  seats: 12,
  signedUp: 9,
  lessons: [meeting({ id: 41 })],
})

export const webinar = buildSeminar({
  id: 5,
  title: 'Webinar: Retail Media für Einsteiger',
  description: null,
  kind: 'dated',
  durationMinutes: 60,
  startsAt: '2027-03-18T13:00:00.000Z',
  endsAt: '2027-03-18T14:00:00.000Z',
  location: 'https://meet.example/retail-media',
  trainer: 'Priya Raman',
  seats: 30,
  signedUp: 30,
  waiting: 2,
  lessons: [meeting({ id: 51 })],
})

export const past = buildSeminar({
  id: 6,
  title: 'Kick-off zum Herbstplan',
  description: null,
  kind: 'dated',
  status: 'attended',
  startsAt: '2027-01-20T09:00:00.000Z',
  endsAt: '2027-01-20T10:00:00.000Z',
  location: 'Hamburg',
  signedUp: 8,
  lessons: [meeting({ id: 61, status: 'attended', lastSeenAt: '2027-01-20T10:00:00.000Z' })],
})

/** One of each state: begun, overdue, done, with free seats, full, past. */
export const someSeminars: readonly Seminar[] = [planning, privacy, brand, workshop, webinar, past]

const firstNames = ['Aylin', 'Bernd', 'Clara', 'Deniz', 'Emil', 'Friederike', 'Gül', 'Hannes', 'Ida', 'Jonas'] // prettier-ignore
const lastNames = ['Kaya', 'Müller', 'Øster', 'Petrova', 'Quast', 'Raman', 'Süß', 'Tomić']

/** So many people, all somewhere else on their way through the lessons. */
export function buildParticipants(seminar: Seminar, count: number): Participant[] {
  return Array.from({ length: count }, (_, index): Participant => {
    const isDated = seminar.kind === 'dated'
    const done = index % (seminar.lessons.length + 1)
    const lessons = isDated
      ? []
      : seminar.lessons.slice(0, done + (index % 2)).map((lesson, at) => ({
          lessonId: lesson.id,
          attempts: 1 + ((index + at) % 3 === 0 ? 1 : 0),
          status: at < done ? ('completed' as const) : ('incomplete' as const),
          score: at < done ? 60 + ((index * 7 + at * 13) % 41) : null,
          progress: at < done ? 1 : 0.5,
          seconds: 300 + index * 11 + at * 60,
          lastSeenAt: new Date(Date.UTC(2027, 2, 1 + (index % 14), 9)).toISOString(),
        }))
    const isAll = lessons.length > 0 && lessons.every(({ status }) => status === 'completed')
    return {
      id: 1000 + index,
      firstName: firstNames[index % firstNames.length]!,
      lastName: `${lastNames[Math.floor(index / firstNames.length) % lastNames.length]}${index >= 80 ? ` ${index}` : ''}`, // prettier-ignore
      signUp: isDated ? (index < (seminar.seats ?? count) ? 'signedUp' : 'waiting') : null,
      status:
        lessons.length === 0
          ? 'none'
          : isAll && lessons.length === seminar.lessons.length
            ? 'completed'
            : 'incomplete',
      lessons,
      groupIds: [isDated || index % 3 > 0 ? 1 : 2],
      remindedAt: null,
      certificate: null,
    }
  })
}

/** What is written of a seminar, with what the test does not care about filled in. */
export const buildFields = (change: Partial<SeminarFields> = {}): SeminarFields => ({
  title: 'Mediaplanung verstehen',
  description: null,
  kind: 'scorm',
  durationMinutes: 45,
  dueAt: null,
  startsAt: null,
  endsAt: null,
  location: '',
  trainer: '',
  seats: null,
  imageUrl: '',
  hasCertificate: false,
  ...change,
})
