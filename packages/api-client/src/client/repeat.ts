import type { Incoming } from './send.ts'

/** With the waits between them, attempts go on for about 15 seconds. */
const maxRepetitions = 4
const secondsBeforeAttempt = (repetition: number, retryAfter: number) =>
  Math.max(retryAfter, 2 ** repetition)

/**
 * Sends a request again while the server answers 503 with `Retry-After`, as it does while its database
 * restarts: the same command, so that it is done once. Waits 1, 2, 4 and 8 seconds, or as long as the
 * server says, and up to half of it more, so that clients do not all come back at once. A server that
 * asks for more than that gets no repetition. Rejects with the signal's reason.
 */
export async function repeatWhileAway(
  attempt: () => Promise<Incoming>,
  signal: AbortSignal | undefined,
): Promise<Incoming> {
  for (let repetition = 0; ; repetition++) {
    const incoming = await attempt()
    const { status, retryAfter } = incoming
    if (status !== 503 || retryAfter === undefined || repetition === maxRepetitions) return incoming
    const seconds = secondsBeforeAttempt(repetition, retryAfter)
    if (seconds > 2 ** (maxRepetitions - 1)) return incoming
    await pause(seconds * 1_000 * (1 + Math.random() / 2), signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
