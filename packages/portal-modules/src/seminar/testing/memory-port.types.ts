import type { PortError } from '../../kit/port-error.ts'
import type {
  Commit,
  Launch,
  Lesson,
  LessonStatus,
  Participant,
  PersonHistory,
  PortalFile,
  Seminar,
  SeminarPort,
  UnfinishedFile,
  UploadPurpose,
} from '../seminar.port.ts'

export type Call =
  | 'add'
  | 'addLesson'
  | 'audience'
  | 'certificate'
  | 'collection'
  | 'commit'
  | 'findFiles'
  | 'launch'
  | 'person'
  | 'reconnect'
  | 'remind'
  | 'remove'
  | 'removeLesson'
  | 'report'
  | 'replaceLesson'
  | 'reset'
  | 'restore'
  | 'save'
  | 'saveLesson'
  | 'seminar'
  | 'setAttendance'
  | 'signOff'
  | 'signOffPeople'
  | 'signUp'
  | 'signUpGroups'
  | 'uploadPackage'
  | 'uploadPicture'
  | 'withdraw'

export interface MemoryOptions {
  name?: string
  seminars?: readonly Seminar[]
  /** People of the report by seminar. */
  participants?: Readonly<Record<number, readonly Participant[]>>
  /** What was before, by person. */
  histories?: Readonly<Record<number, PersonHistory>>
  /** The viewer makes seminars and sees the report; default no. */
  canEdit?: boolean
  canUndo?: boolean
  now?: () => Date
  /** What a lesson keeps at first, by its id. */
  kept?: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** Where the player's page and a lesson are; default addresses that nobody answers. */
  addressOf?: (lesson: Lesson) => Pick<Launch, 'url' | 'entry' | 'captions'>
  /** Large files that somebody began to send. */
  begun?: readonly (UnfinishedFile & { seminarId: number; purpose: UploadPurpose })[]
  /** Files of so many bytes travel piece by piece; default none. */
  largeFrom?: number
  /** Films and documents of the portal. */
  files?: readonly PortalFile[]
}

export interface MemorySeminars {
  port: SeminarPort
  collectionId: number
  /** Commits that arrived, in their order. */
  commits: readonly Commit[]
  /** What a lesson keeps now. */
  keptOf: (lessonId: number) => Readonly<Record<string, string>>
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Whoever calls this from now on waits until what is given back is called. */
  hold: (call: Call) => () => void
  /** Every commit fails as without a network, until it is set back. */
  setOffline: (isOffline: boolean) => void
  /** Somebody else does something, or the reader in another window. */
  others: {
    save: (id: number, change: Partial<Seminar>) => void
    /** The lesson is open elsewhere, or is taken over there. */
    open: (lessonId: number) => void
    /** Somebody gets further; the report hears of it. */
    learn: (seminarId: number, lessonId: number, userId: number, status: LessonStatus) => void
  }
}
