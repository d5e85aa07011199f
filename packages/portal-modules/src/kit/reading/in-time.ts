/** A module's code that is not there after this will not come any more (ERR-14). */
const chunkTimeoutMs = 120_000

/** A part of the code, or a chunk load error after two minutes (ERR-14). */
export function inTime<T>(load: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Chunk load error: time-out')), chunkTimeoutMs)
  return Promise.race([load, promise]).finally(() => clearTimeout(timer))
}
