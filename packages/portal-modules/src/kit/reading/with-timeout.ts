/** Milliseconds after which a module's code that has not arrived counts as lost (ERR-14). */
const chunkTimeoutMs = 120_000

/** Resolves as `load` does, or rejects with a chunk load error after two minutes (ERR-14). */
export function withTimeout<T>(load: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Chunk load error: time-out')), chunkTimeoutMs)
  return Promise.race([load, promise]).finally(() => clearTimeout(timer))
}
