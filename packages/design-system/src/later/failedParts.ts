/** A part of the code did not come, for example because the network was gone. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError'
}

/** Forget the failed loads, each of one part. */
const resets = new Set<() => void>()
const listeners = new Set<() => void>()

/**
 * Follows the load of a part; rejects with a `PartLoadError` where it does not come.
 * @param reset  forgets the failed load, so that the next attempt starts a new one
 */
export async function trackPart<T>(load: Promise<T>, reset: () => void): Promise<T> {
  try {
    return await load
  } catch (error) {
    resets.add(reset)
    throw new PartLoadError(error instanceof Error ? error.message : String(error), {
      cause: error,
    })
  }
}

/** Loads all parts again that did not come and are still wanted; for a host that knows that the network is back (ALRT-02). */
export function retryFailedParts(): void {
  if (resets.size === 0) return
  for (const reset of resets) reset()
  resets.clear()
  for (const listener of listeners) listener()
}

/** Calls back when failed parts are to be tried again: for error boundaries. Returns how to stop. */
export function onPartsRetry(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
