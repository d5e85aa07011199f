import type { Transaction } from '../database/database.types.ts'

/** A job at work. */
export interface RunningJob {
  /** 1 at the first attempt. */
  attempt: number
  /** True when there will be no further attempt by itself. */
  isLastAttempt: boolean
  /** Aborted when the process stops and waits no longer, or when another process took the job over. */
  signal: AbortSignal
  /**
   * Ends the job inside a transaction: what that transaction does happens exactly once. Rejects
   * where another process took the job over. A job that returns without it is ended afterwards,
   * and done a second time where the process dies in between.
   */
  complete(tx: Transaction): Promise<void>
}

/** A kind of work, and how it is done. */
export interface JobKind {
  name: string
  /** `payload` as it was enqueued. Throws to be tried again, later and later. */
  run(payload: never, job: RunningJob): Promise<unknown>
  /**
   * Makes the kind recurring: when it is due next, after it was done. The first time is soon after
   * the first start. Otherwise it is done when it is enqueued.
   */
  next?(after: Date): Date
}

/** Again and again, so long after it was done. */
export const repeatAfter = (ms: number) => (after: Date) => new Date(after.getTime() + ms)
