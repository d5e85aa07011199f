import type { AudienceChanges } from '../kit/audience/audience.types.ts'
import type { Query } from '../kit/query.ts'

import type {
  Standing,
  Certificate,
  Seminar,
  SeminarCollection,
  Launch,
  LessonKey,
  Commit,
  SeminarFields,
  UploadPurpose,
  UnfinishedFile,
  PackageUpload,
  NewLesson,
  LessonReplacement,
  PortalFile,
  Participant,
  Report,
  PackagedSeminar,
  PersonHistory,
  SeminarChange,
} from './seminar.types.ts'

export type * from './seminar.types.ts'

/**
 * What seminars need from their host. Everything rejects with a `PortError`. Codes that mean something
 * here: `open-elsewhere` (launch; the lesson is open in another tab or on another machine),
 * `taken-over` (commit; it was opened elsewhere since), `attempts-undecided` (package, file of a lesson),
 * `full` has no error: whoever comes late waits.
 */
export interface SeminarPort {
  /**
   * Whose progress it is, on this device: what could not be sent is sent only while the same person works
   * with the same data. Absent: there is only one.
   */
  owner?: string
  collection: (collectionId: number) => Query<SeminarCollection>
  /** One seminar, wherever it stands. */
  seminar: (id: number) => Query<Seminar>
  launch: (lesson: LessonKey & { takeOver?: boolean }) => Promise<Launch>
  /** Resolves once it is kept for good. */
  commit: (commit: Commit) => Promise<Standing>
  /** The same while the page goes away: it is sent, and nobody waits. */
  commitOnExit?: (commit: Commit) => void
  /** Absent: nobody signs up here. */
  signUp?: (seminarId: number) => Promise<Seminar>
  signOff?: (seminarId: number) => Promise<Seminar>
  add?: (seminar: {
    collectionId: number
    fields: SeminarFields
    /** Groups that see it; absent: as the collection. */
    groupIds?: readonly number[]
    commandId: string
  }) => Promise<Seminar>
  save?: (change: {
    id: number
    version: number
    fields: SeminarFields
    groupIds?: readonly number[]
    commandId: string
  }) => Promise<Seminar>
  remove?: (command: { id: number; commandId: string }) => Promise<void>
  /** Absent: deleting cannot be undone and is asked about first. */
  restore?: (command: { id: number; commandId: string }) => Promise<void>
  audience?: AudienceChanges
  /** Takes a picture in and says its address. Absent: pictures cannot be added. */
  uploadPicture?: (file: File) => Promise<string>
  /** Gives a seminar its package (SEM-05). Resolves with the seminar and its lessons. */
  uploadPackage?: (upload: PackageUpload) => Promise<PackagedSeminar>
  /** Large files of a seminar that the reader began to send. Absent: nothing can go on later. */
  unfinished?: (seminarId: number, purpose: UploadPurpose) => Promise<readonly UnfinishedFile[]>
  /** Forgets what has arrived of one. */
  discardUpload?: (uploadId: string) => Promise<void>
  /** Makes a film or PDF file the last lesson of a course (SEM-07). Absent: there are only packages. */
  addLesson?: (lesson: NewLesson) => Promise<Seminar>
  /** Gives such a lesson another file of the same kind. Absent: it cannot be replaced. */
  replaceLesson?: (replacement: LessonReplacement) => Promise<Seminar>
  /** Names such a lesson, or gives it another place among them, from 0. */
  saveLesson?: (change: LessonKey & { title?: string; position?: number }) => Promise<Seminar>
  removeLesson?: (lesson: LessonKey) => Promise<Seminar>
  /** Films and documents of the portal whose names hold these words. Absent: files come from here alone. */
  findFiles?: (words: string) => Promise<readonly PortalFile[]>
  /** Absent: there is no report. */
  report?: (seminarId: number) => Query<Report>
  setAttendance?: (change: {
    seminarId: number
    userIds: readonly number[]
    status: 'none' | 'attended' | 'notAttended'
  }) => Promise<readonly Participant[]>
  /** Lets somebody begin a lesson anew; what was is kept as an earlier attempt (T-88). */
  reset?: (change: LessonKey & { userId: number; reason: string }) => Promise<Participant>
  /** What somebody did before they began anew. Absent: nothing is known of it. */
  person?: (seminarId: number, userId: number) => Query<PersonHistory>
  /**
   * Signs everybody of groups up for a dated seminar; who comes after the last seat waits. Absent: people
   * sign up by themselves alone.
   */
  signUpGroups?: (command: { seminarId: number; groupIds: readonly number[] }) => Promise<{
    /** How many were signed up now, and how many of them wait. */
    count: number
    waiting: number
    /** Who was signed up now. */
    userIds: readonly number[]
    /** Everybody, as in the report. */
    participants: readonly Participant[]
  }>
  /** Takes sign-ups back, 500 at most; answers with everybody, as in the report. Absent: nobody is signed off from here. */
  signOffPeople?: (command: {
    seminarId: number
    userIds: readonly number[]
  }) => Promise<readonly Participant[]>
  /** Reminds people of a course, each once a day at most (T-90). Absent: nobody is reminded from here. */
  remind?: (command: { seminarId: number; userIds: readonly number[] }) => Promise<{
    /** How many were reminded now. */
    count: number
    participants: readonly Participant[]
  }>
  /** A certificate as a PDF file (T-90). Absent: there are none. */
  certificate?: (seminarId: number, certificateId: number) => Promise<Blob>
  /** Says that a certificate does not hold any more, and why. */
  withdraw?: (command: {
    seminarId: number
    certificateId: number
    reason: string
  }) => Promise<Certificate>
  /** Absent: nothing is live. */
  onChange?: (
    where: { collectionId?: number; seminarId?: number },
    listener: (change: SeminarChange) => void,
  ) => () => void
}
