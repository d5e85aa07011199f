import type { Clock } from '../../platform/clock.ts'

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands until it is moved. */
export function createTestClock(start: Date): Clock & { advance(minutes: number): void } {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (minutes) => {
      now += minutes * 60_000
    },
  }
}
