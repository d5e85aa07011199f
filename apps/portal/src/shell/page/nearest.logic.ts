/** How many letters must change to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, counterpart] of [...other].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === counterpart ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

/** The entry whose name is closest to what was asked for; none where it would be a guess (ROUTE-11). */
export function nearest<T>(
  asked: string,
  all: readonly T[],
  namesOf: (entry: T) => readonly string[],
): T | undefined {
  const wanted = asked.toLowerCase()
  let best: { entry: T; steps: number } | undefined
  for (const entry of all)
    for (const name of namesOf(entry).map((text) => text.toLowerCase())) {
      const isStart = wanted.length > 2 && (name.startsWith(wanted) || wanted.startsWith(name))
      const steps = isStart ? 1 : distance(wanted, name)
      const isClose = isStart || steps <= Math.max(1, Math.floor(wanted.length * 0.4))
      if (name !== '' && isClose && steps < (best?.steps ?? Infinity)) best = { entry, steps }
    }
  return best?.entry
}
