/** `paused`: without connection for longer than people should be left believing in fresh data (ERR-15). */
export type LiveState = 'connecting' | 'connected' | 'paused'

/** After this long without a connection live updates are shown as paused (ERR-15). */
export const pausedAfterMilliseconds = 30_000

const firstDelayMilliseconds = 500
const longestDelayMilliseconds = 30_000

/**
 * Wait before the next attempt: 0.5 s, doubled, up to 30 s; between half and all of it, so that the
 * clients of a server that restarts do not all come back at once. `random` is in [0, 1).
 */
export function reconnectDelay(attempt: number, random: number): number {
  const delay = Math.min(
    firstDelayMilliseconds * 2 ** Math.min(attempt, 16),
    longestDelayMilliseconds,
  )
  return delay / 2 + (delay / 2) * random
}

/** Remembers the last `limit` values; `add` is false for one that is among them. */
export function createRecent(limit: number) {
  const seen = new Set<string>()
  return {
    add(value: string): boolean {
      if (seen.has(value)) return false
      seen.add(value)
      const [oldest] = seen
      if (seen.size > limit && oldest !== undefined) seen.delete(oldest)
      return true
    },
  }
}
