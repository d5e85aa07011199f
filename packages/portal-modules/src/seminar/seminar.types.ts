/** Lesson statuses (SEM-02). */
export type LessonStatus = 'none' | 'attended' | 'notAttended' | 'incomplete' | 'completed'

/** How far somebody is in a lesson. */
export interface Standing {
  status: LessonStatus
  /** 0 to 100; null: the lesson has given none. */
  score: number | null
  /** 0 to 1; null: the lesson says nothing of it. */
  progress: number | null
  /** Seconds in all visits. */
  seconds: number
  /** ISO moment; null: never. */
  lastSeenAt: string | null
}

/** Why a lesson cannot be opened: what has to be done first, the course's order, or no attempt is left. */
type LessonLock = 'rule' | 'order' | 'attempts'

export interface Lesson extends Standing {
  id: number
  /** What its package calls it: lessons ask for each other by it. Absent: nobody asks. */
  identifier?: string
  title: string
  /** Titles of the chapters that it stands in, outermost first. */
  chapters: readonly string[]
  /** Reports by SCORM, only shows, is a meeting, or a film or PDF document by itself. */
  kind: 'sco' | 'asset' | 'meeting' | 'video' | 'document'
  /** By the rules of its package it cannot be opened now. */
  isLocked: boolean
  /** Why, and after which lessons it opens, where that is known. */
  lock?: { reason: LessonLock; after: readonly number[] } | null
  /** Of a film or document; size in bytes. */
  file?: { name: string; size: number } | null
}

/** Where the rules of a course lead its learner (SCORM 2004 sequencing). */
interface CourseNavigation {
  /** The lesson that was opened last; the others follow from it. Null: none was. */
  lessonId: number | null
  /** Lessons that "continue", "previous" and the end of the lesson lead to; null: to the overview. */
  next: number | null
  previous: number | null
  onExit: number | null
  /** Buttons that the course does not want beside the lesson. */
  hidden: readonly ('continue' | 'previous')[]
}

/** Where somebody stands among those who signed up for a meeting. */
export type SignUp = 'signedUp' | 'waiting'

/** What somebody has who has completed a seminar (T-90). It says what held when it was issued. */
export interface Certificate {
  id: number
  /** What the public page finds it by. */
  number: string
  /** ISO moment; of a dated seminar, when it began. */
  completedAt: string
  /** 0 to 100; null: the seminar gives none. */
  score: number | null
  issuedAt: string
  /** ISO moment; null: it is valid. */
  withdrawnAt: string | null
  /** Why; null where the attendance that it was for was taken back. */
  withdrawnReason: string | null
}

/** One seminar with the reader's standing (SEM-01). */
export interface Seminar {
  id: number
  title: string
  description: string | null
  kind: 'scorm' | 'dated'
  /** How far the reader is with all of it. */
  status: LessonStatus
  imageUrl: string | null
  durationMinutes: number | null
  /** ISO moment. */
  dueAt: string | null
  /** ISO moments, of a dated one. */
  startsAt: string | null
  endsAt: string | null
  /** Place, or the https address of an online meeting. */
  location: string | null
  trainer: string | null
  /** Null: any number. */
  seats: number | null
  signedUp: number
  waiting: number
  ownSignUp: SignUp | null
  /** In their order. A meeting is the one lesson of a dated seminar. */
  lessons: readonly Lesson[]
  /** The file that its package came in; null: none yet. */
  packageName: string | null
  scormVersion: string | null
  /** Whoever completes it is given a certificate (T-90). */
  hasCertificate: boolean
  /** The reader's own; null: none yet. */
  certificate: Certificate | null
  /** Absent or null: the course has no rules, and lessons follow each other. */
  navigation?: CourseNavigation | null
  version: number
  /** Ids of the groups that see it; absent where the caller may not know (T-03). */
  audience?: readonly number[]
  can: {
    edit: boolean
    delete: boolean
    /** Say who sees it (PERM-14); absent: no. */
    changeAudience?: boolean
  }
}

export interface SeminarCollection {
  id: number
  name: string
  description: string | null
  seminars: readonly Seminar[]
  audience?: readonly number[]
  can: { add: boolean }
}

/** A lesson that was opened, and what a player needs to run it. */
export interface Launch {
  launchId: string
  /** The player's page on the content origin. */
  url: string
  /** The lesson's first page within its package, with its parameters; or the file of a film or document. */
  entry: string
  kind: Lesson['kind']
  /** Null: a film or document. */
  scormVersion: '1.2' | '2004' | 'cmi5' | 'xapi' | null
  /** Of a film: where they lie, as `entry`, and their language, where that is known. */
  captions?: readonly { entry: string; language: string | null }[]
  /** What the lesson has kept so far, by CMI element name, as the lesson would read it. */
  cmi: Readonly<Record<string, string>>
  learner: { id: string; name: string }
  settings: {
    masteryScore: number | null
    scaledPassingScore: number | null
    completionThreshold: number | null
    launchData: string | null
    maxTimeAllowed: string | null
    timeLimitAction: string | null
  }
}

export interface LessonKey {
  seminarId: number
  lessonId: number
}

/** What a lesson has said since the last commit of the same visit (SEM-06). */
export interface Commit extends LessonKey {
  launchId: string
  /** Counts the visit's commits from 1. */
  sequence: number
  /** Elements that changed; the others stay. */
  cmi: Readonly<Record<string, string>>
  /** Seconds of this visit until now. */
  seconds: number
  /** The lesson has ended: nothing more comes of this visit. */
  isLast?: boolean
}

/** What is written of a seminar. */
export interface SeminarFields {
  title: string
  description: string | null
  kind: Seminar['kind']
  durationMinutes: number | null
  dueAt: string | null
  startsAt: string | null
  endsAt: string | null
  location: string
  trainer: string
  seats: number | null
  /** Empty: none. */
  imageUrl: string
  hasCertificate: boolean
}

/** What becomes of what learners have done when a seminar gets another package (T-88). */
export type AttemptsChoice = 'keep' | 'anew'

/** How a file travels. A large one goes piece by piece, where the host can, and goes on by itself (T-64). */
export interface UploadWay {
  /** Goes on with what is there under this id; absent, or nothing is there any more: from the beginning. */
  uploadId?: string | undefined
  /** What arrives of it stays, under this id: it can be stopped and go on later. */
  onStarted?: (uploadId: string) => void
  /** Bytes that have gone, of all. */
  onProgress?: (sent: number, size: number) => void
  /** The way to the server is gone; it goes on as soon as it is back. */
  onStalled?: () => void
  /** Stops it; what has arrived of a large file stays. */
  signal?: AbortSignal
}

/** What a file becomes. */
export type UploadPurpose = 'package' | 'lesson'

/** A large file that was begun and has not arrived as a whole, or was not made anything of yet. */
export interface UnfinishedFile {
  id: string
  name: string
  /** Bytes, of the whole and of what is there. */
  size: number
  sent: number
  /** As the file said, to know it by. */
  lastModified?: number | undefined
}

export interface PackageUpload extends UploadWay {
  seminarId: number
  file: File
  /** Absent: asked for where it matters, by the code `attempts-undecided`. */
  attempts?: AttemptsChoice
}

/** A file that becomes a lesson: one from here, or one of the portal with the captions beside it. */
export type LessonSource = { file: File; captions: readonly File[] } | { fileId: number }

export interface NewLesson extends UploadWay {
  seminarId: number
  title: string
  from: LessonSource
}

/** Another file for a film or PDF lesson. A film without captions of its own keeps those that it has. */
export interface LessonReplacement extends LessonKey, UploadWay {
  from: LessonSource
  /** Absent: asked for where somebody has begun and the content is another one, by `attempts-undecided`. */
  attempts?: AttemptsChoice
}

/** A film or PDF document of the portal. */
export interface PortalFile {
  id: number
  name: string
  size: number | null
  kind: 'video' | 'document'
}

/** A person's standing in each lesson, for staff. */
export interface Participant {
  id: number
  firstName: string
  lastName: string
  signUp: SignUp | null
  status: LessonStatus
  /** Of the lessons that were opened or decided. */
  lessons: readonly (Standing & { lessonId: number; attempts: number })[]
  /** Lessons that the course does not give them, where it draws some for each; absent: none. */
  leftOut?: readonly number[]
  /** Groups that the person is in. */
  groupIds: readonly number[]
  /** ISO moment at which staff reminded them last; null: never. */
  remindedAt: string | null
  /** The one that counts; null: none. */
  certificate: Certificate | null
}

export interface Report {
  seminar: Seminar
  participants: readonly Participant[]
  /** The groups that any of them is in, by name. */
  groups: readonly { id: number; name: string }[]
}

/** A seminar that was given a package. */
export interface PackagedSeminar extends Seminar {
  /** Lessons of the package; absent: those that the seminar has. It may give its reader fewer of them. */
  lessonCount?: number
}

/** An attempt that was ended so that somebody could begin a lesson anew (T-88). */
export interface EarlierAttempt {
  /** The lesson's title. */
  lesson: string
  attempt: number
  status: LessonStatus
  score: number | null
  seconds: number
  /** ISO moments. */
  startedAt: string
  endedAt: string
  /** Null: nobody that is known any more. */
  endedBy: string | null
  reason: string
}

/** What was before, of one person in one seminar; the latest first. */
export interface PersonHistory {
  attempts: readonly EarlierAttempt[]
  certificates: readonly Certificate[]
}

/** Somebody is now so far in a lesson (SEM-03). Without `lesson`: what is shown must be loaded again. */
export interface SeminarChange {
  commandId?: string | undefined
  lesson?: {
    seminarId: number
    lessonId: number
    userId: number
    status: LessonStatus
    /** How they stand with the whole course; absent: it follows from its lessons. */
    course?: LessonStatus
  }
}
