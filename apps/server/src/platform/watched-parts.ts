import { MailRefused } from './mail/index.ts'
import type { Mailer } from './mail/index.ts'
import type { PartStates } from './part-states.ts'
import { Problem } from './problem.ts'
import { StorageUnavailable } from './storage/unavailable.ts'
import type { Authenticator } from './authentication.ts'
import type { ContentScanner } from './scanner/scanner.types.ts'
import type { FileStorage } from './storage/storage.types.ts'

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code

/** Contents that are not there, or that came under a key that is taken: the storage itself is well. */
const isAnswer = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'EEXIST'

/** A full disk has a status of its own (507). */
const isFull = (error: unknown) => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'

/** A storage whose faults are noticed and named; the errors of whoever sends a content are not its own. */
export function watchStorage(storage: FileStorage, parts: PartStates): FileStorage {
  async function watch<T>(call: () => Promise<T>, isOutage = (error: unknown) => !isAnswer(error)) {
    try {
      return await parts.watch('storage', call, isOutage)
    } catch (error) {
      throw isOutage(error) && !isFull(error) ? new StorageUnavailable(error) : error
    }
  }
  return {
    async receive(content, key) {
      const broken = new Set<unknown>()
      async function* watched() {
        try {
          yield* content
        } catch (error) {
          broken.add(error)
          throw error
        }
      }
      const isOutage = (error: unknown) => !broken.has(error) && !isAnswer(error)
      return watch(() => storage.receive(watched(), key), isOutage).catch((error: unknown) => {
        letGo(content)
        throw error
      })
    },
    receiveFile: (path) => watch(() => storage.receiveFile(path)),
    keep: (temporaryKey) => watch(() => storage.keep(temporaryKey)),
    takeBack: (key) => watch(() => storage.takeBack(key)),
    discard: (temporaryKey) => watch(() => storage.discard(temporaryKey)),
    readReceived: (temporaryKey, range) => watch(() => storage.readReceived(temporaryKey, range)),
    read: (key, range) => watch(() => storage.read(key, range)),
    remove: (key) => watch(() => storage.remove(key)),
    sweep: () => watch(() => storage.sweep()),
    close: () => storage.close(),
  }
}

/**
 * Closes a stream that nobody reads any more. One that was never read has no listener for its errors
 * yet: a file that could not be opened would end the process.
 */
function letGo(content: AsyncIterable<unknown>) {
  if (!('destroy' in content) || !('on' in content)) return
  const stream = content as AsyncIterable<unknown> & Pick<NodeJS.ReadStream, 'destroy' | 'on'>
  stream.on('error', () => undefined)
  stream.destroy()
}

/** A mail server that refuses for good refuses an address: it is well. */
export const watchMailer = (mailer: Mailer, parts: PartStates): Mailer => ({
  send: (mail) =>
    parts.watch(
      'mail',
      () => mailer.send(mail),
      (error) => error instanceof MailRefused && !error.isFinal,
    ),
  close: () => mailer.close(),
})

/** A token that is refused says nothing about the provider of its keys. */
export const watchAuthenticator = (
  authenticator: Authenticator,
  parts: PartStates,
): Authenticator => ({
  verify: (token) =>
    parts.watch(
      'identity',
      () => authenticator.verify(token),
      (error) => error instanceof Problem && error.status === 503,
    ),
})

export const watchScanner = (scanner: ContentScanner, parts: PartStates): ContentScanner => ({
  scan: (key) =>
    parts.watch(
      'scanner',
      () => scanner.scan(key),
      (error) => !isAnswer(error),
    ),
})
