import type { Database } from '../database/database.types.ts'
import type { FileStorage } from './storage.types.ts'
import { isHeld } from './held-contents.repository.ts'

/**
 * A storage that reads no content as long as it is held back (T-73, FILE-10): it answers as if it were
 * not there. Whatever gives contents out reads them here, so no way around a check is left: calls,
 * addresses that were signed before, archives, small pictures, PDFs, the office server, links for outsiders.
 */
export const guardStorage = (storage: FileStorage, database: Database): FileStorage => ({
  receive: (content, key) => storage.receive(content, key),
  receiveFile: (path) => storage.receiveFile(path),
  keep: (temporaryKey) => storage.keep(temporaryKey),
  takeBack: (key) => storage.takeBack(key),
  discard: (temporaryKey) => storage.discard(temporaryKey),
  readReceived: (temporaryKey, range) => storage.readReceived(temporaryKey, range),
  async read(key, range) {
    if (await database.system((tx) => isHeld(tx, key))) {
      throw Object.assign(new Error('The content is held back'), { code: 'ENOENT' })
    }
    return storage.read(key, range)
  },
  remove: (key) => storage.remove(key),
  sweep: () => storage.sweep(),
  close: () => storage.close(),
})
