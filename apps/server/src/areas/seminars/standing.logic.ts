import type { LessonStatus } from './cmi.logic.ts'

/** How far somebody is with all of a seminar, from its lessons (SEM-02). */
export function statusOfAll(statuses: readonly LessonStatus[]): LessonStatus {
  const [only] = statuses
  if (only === undefined) return 'none'
  if (statuses.every((status) => status === only)) return only
  return statuses.every(isDone) ? 'completed' : 'incomplete'
}

/** A lesson that was only looked through asks for nothing more, either. */
export const isDone = (status: LessonStatus) => status === 'completed' || status === 'attended'

/** What is known of a meeting and of one person. */
export interface Attending {
  /** What staff said; undefined: nothing yet. */
  decided: LessonStatus | undefined
  hasSeat: boolean
  endsAt: Date | null
}

/** Who had a seat and of whom nobody said that they came, was not there, once it is over (SEM-02). */
export function meetingStatus({ decided, hasSeat, endsAt }: Attending, now: Date): LessonStatus {
  if (decided !== undefined && decided !== 'none') return decided
  return hasSeat && endsAt !== null && endsAt <= now ? 'notAttended' : 'none'
}

/** Who signed up as the n-th, from 1, has a seat or waits. */
export const hasSeat = (place: number, seats: number | null) => seats === null || place <= seats
