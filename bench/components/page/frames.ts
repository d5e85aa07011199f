const FRAME = 1000 / 60

let times: number[] | undefined

function next(now: number): void {
  if (!times) return
  times.push(now)
  requestAnimationFrame(next)
}

/** Notes every frame from here on. */
export function startFrames(): void {
  times = []
  requestAnimationFrame(next)
}

/** What the frames since the start were like: how long, and how many were left out. */
export function takeFrames(): { over50: number; dropped: number; p95: number; frames: number } {
  const all = times ?? []
  times = undefined
  const lengths = all.slice(1).map((time, index) => time - all[index]!)
  const sorted = lengths.toSorted((a, b) => a - b)
  return {
    over50: lengths.filter((length) => length > 50).length,
    dropped: lengths.reduce((sum, length) => sum + Math.max(0, Math.round(length / FRAME) - 1), 0),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    frames: lengths.length,
  }
}
