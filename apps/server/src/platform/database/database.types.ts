import type { Sql } from 'sql-template-tag'

/** Runs statements inside one transaction. */
export interface Transaction {
  query<Row extends object>(statement: Sql): Promise<Row[]>
}

export interface Database {
  /**
   * A transaction of one tenant: the database role cannot see rows of other tenants
   * (row-level security, the second wall behind the policies).
   */
  tenant<T>(applicationId: number, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction that sees everything: sign-in, lists across tenants, events, jobs, demo data. */
  system<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Makes one transaction of those that `work` opens one after another: they hold together or not
   * at all. It may be tried again, so `work` must be able to run twice.
   */
  together<T>(work: () => Promise<T>): Promise<T>
  /** Every transaction that `work` opens can only read: the database itself refuses the rest. */
  readOnly<T>(work: () => Promise<T>): Promise<T>
  /**
   * Does what cannot be undone, such as deleting a content, after the running transaction has been
   * committed; at once where none is running. Not done if the commit fails. Errors are ignored: the
   * transaction counts, whatever becomes of this.
   */
  afterCommit(work: () => Promise<unknown>): Promise<void>
  /** Calls `wake` on every NOTIFY of a channel. Notifications only wake: they may be lost or doubled. */
  listen(channel: string, wake: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
