import type { Transaction } from '../database/database.types.ts'

/** Who may learn of an event. Absent lists mean: everyone in the tenant. */
export interface Audience {
  groupIds?: readonly number[]
  userIds?: readonly number[]
}

/** Something that happened, past tense: `files.added`, `directory.created`. */
export interface DomainEvent {
  applicationId: number
  type: string
  audience: Audience
  /** JSON, for the hub as it stands: ids and small facts, no secrets. */
  payload: Record<string, unknown>
}

export interface EventLog {
  /** Writes events in the caller's transaction; they are seen if and only if it commits. */
  append(tx: Transaction, ...events: DomainEvent[]): Promise<void>
}
