/**
 * The database cannot be reached, or the connection broke while a transaction was open. Requests answer
 * 503 with `Retry-After`: the same command may be sent again.
 */
export class DatabaseUnavailable extends Error {
  /** True if the connection broke during the commit: the transaction may have been committed. */
  readonly isCommitUnknown: boolean

  constructor(cause: unknown, { isCommitUnknown = false } = {}) {
    super('The database does not answer.', { cause })
    this.isCommitUnknown = isCommitUnknown
  }
}

/** True if a transaction failed in such a way that it may have been committed all the same. */
export const isCommitUnknown = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.isCommitUnknown

/**
 * True for an error after which PostgreSQL takes no more statements on the connection: class 08 and
 * 57P01 to 57P05 (shutdown, crash, start), and everything of severity FATAL or PANIC.
 */
export function isConnectionError(error: unknown): boolean {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return severity === 'FATAL' || severity === 'PANIC' || /^(08...|57P0.)$/.test(String(code))
}
