import { Problem } from '../problem.ts'
import { problemTexts } from './texts.ts'

/** Lets `perMinute` through at once, then one every 60 / `perMinute` seconds. */
export interface RateLimit {
  /** Throws a 429 with `retryAfter` where somebody asks too often. */
  take(key: string | number): void
}

/** How many callers are remembered before those who have been quiet are forgotten. */
const mostKeys = 10_000

/**
 * Limits calls per key, in this process alone: a look into the database for every call would cost
 * more than the call, and several processes let through as many times more.
 */
export function createRateLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): RateLimit {
  const perMs = perMinute / 60_000
  const buckets = new Map<string | number, { left: number; at: number }>()
  let roomFor = mostKeys

  function forgetQuiet(at: number) {
    for (const [key, bucket] of buckets) {
      if (bucket.left + (at - bucket.at) * perMs >= perMinute) buckets.delete(key)
    }
    // Not again for the very next caller, where all of them are busy.
    roomFor = Math.max(mostKeys, buckets.size * 2)
  }

  return {
    take(key) {
      const at = now()
      if (buckets.size > roomFor) forgetQuiet(at)
      const known = buckets.get(key) ?? { left: perMinute, at }
      const left = Math.min(perMinute, known.left + (at - known.at) * perMs)
      buckets.set(key, { left: left < 1 ? left : left - 1, at })
      if (left < 1) throw tooMany(Math.ceil((1 - left) / perMs / 1000))
    },
  }
}

const tooMany = (seconds: number) =>
  new Problem(429, 'too-many-requests', {
    text: problemTexts.tooManyRequests,
    retryAfter: seconds,
  })

/** Whether there is room for one more, for who answers with a page instead of a problem. */
export function isWithin(limit: RateLimit, key: string | number): boolean {
  try {
    limit.take(key)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
