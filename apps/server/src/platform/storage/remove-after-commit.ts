import type { Database } from '../database/database.types.ts'
import type { FileStorage } from './storage.types.ts'

/**
 * Removes contents once the running transaction has been committed. Before it, a failing commit would
 * leave rows whose contents are gone; a content without a row only takes room.
 */
export const removeAfterCommit = (
  { database, storage }: { database: Database; storage: Pick<FileStorage, 'remove'> },
  keys: readonly string[],
): Promise<void> =>
  database.afterCommit(() => Promise.allSettled(keys.map((key) => storage.remove(key))))
