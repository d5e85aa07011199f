/** How fast bytes travel, over the last seconds. */
export interface Meter {
  /** Notes how many have been sent by now; bytes per second, once enough is known to say. */
  add: (sentBytes: number) => number | undefined
}

/** Long enough to be calm, short enough to notice a change. */
const windowMs = 8_000
const leastMs = 1_000

export function createMeter(now: () => number = () => performance.now()): Meter {
  let samples: { at: number; sentBytes: number }[] = []
  return {
    add(sentBytes) {
      const at = now()
      samples = [...samples.filter((sample) => sample.at >= at - windowMs), { at, sentBytes }]
      const [first] = samples
      const passed = at - first!.at
      return passed < leastMs ? undefined : ((sentBytes - first!.sentBytes) / passed) * 1_000
    },
  }
}

export interface TimeLeft {
  unit: 'seconds' | 'minutes' | 'hours'
  count: number
}

/** How long it still takes, in steps that do not flicker: 5 seconds, a minute, half an hour. */
export function timeLeft(bytesLeft: number, bytesPerSecond: number): TimeLeft | undefined {
  if (!(bytesPerSecond > 0)) return undefined
  const seconds = bytesLeft / bytesPerSecond
  if (seconds <= 55) return { unit: 'seconds', count: Math.max(5, Math.ceil(seconds / 5) * 5) }
  if (seconds <= 59 * 60) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  return { unit: 'hours', count: Math.ceil(seconds / 1_800) / 2 }
}
