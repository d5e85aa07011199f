/** `paused`: without connection for longer than people should be left believing in fresh data (ERR-15). */
export type LiveState = 'connecting' | 'connected' | 'paused'

/** After this long without a connection live updates are shown as paused (ERR-15). */
export const pausedAfterMilliseconds = 30_000

const firstDelayMilliseconds = 500
/** Somebody who looks at the page has live updates again within 5 s of the server. */
const maxVisibleDelayMilliseconds = 4_000
/** A page in the background connects at once when it is looked at again. */
const maxHiddenDelayMilliseconds = 30_000

/** Whether somebody can see the page; outside of a browser, always. */
export const isPageHidden = (): boolean => globalThis.document?.visibilityState === 'hidden'

/**
 * Wait before the next attempt: 0.5 s, doubled, up to 4 s (RT-05), of a hidden page up to 30 s; between
 * half and all of it, so that the clients of a server that restarts do not all come back at once.
 * `random` is in [0, 1).
 */
export function reconnectDelay(attempt: number, random: number, isHidden = false): number {
  const delay = Math.min(
    firstDelayMilliseconds * 2 ** Math.min(attempt, 16),
    isHidden ? maxHiddenDelayMilliseconds : maxVisibleDelayMilliseconds,
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
