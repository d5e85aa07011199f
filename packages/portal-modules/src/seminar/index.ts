'use client'

export { manifest } from './manifest.ts'
export { Player } from './player/index.ts'
export type { PlayerHandle, PlayerProps } from './player/index.ts'
export type {
  AttemptsChoice,
  Certificate,
  Commit,
  EarlierAttempt,
  Launch,
  Lesson,
  LessonKey,
  LessonStatus,
  PackageUpload,
  Participant,
  PersonHistory,
  Report,
  Seminar,
  SeminarChange,
  SeminarCollection as SeminarCollectionData,
  SeminarFields,
  SeminarPort,
  SignUp,
  Standing,
} from './seminar.port.ts'
export { SeminarCollection } from './SeminarCollection.tsx'
export type { SeminarCollectionProps } from './SeminarCollection.tsx'
export { SeminarSession } from './SeminarSession.tsx'
export type { SeminarSessionProps } from './SeminarSession.tsx'
export { useSeminars } from './useSeminars.ts'
export type { SeminarEditing, SeminarsModel, SeminarsOptions } from './useSeminars.ts'
