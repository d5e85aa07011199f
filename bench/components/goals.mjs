// What the design system promises about many things on one page.
const SIZE = 10_000
const TIMED = ['mount', 'selectAll', 'sort', 'filter', 'move', 'moveByPointer']
TIMED.push('zoom', 'pan', 'scrollToEnd', 'wheel')
/** At most half of what the best product takes, as for moving a card; no more than it for the rest. */
const HALVED = new Set(['mount', 'selectAll'])
const isHalved = (name, action) =>
  HALVED.has(action) || (name === 'board' && action.startsWith('move'))
const OF_BARE = 2.5
const HEAP_OF_BARE = 3
/** Closer than this, in milliseconds, counts as equal. */
const EQUAL = 5

function ratio(name, ours, theirs, limit) {
  if (ours === undefined || theirs === undefined) return []
  const value = ours.cpu / theirs.cpu
  const isEqual = limit >= 1 && value > limit && ours.cpu - theirs.cpu <= EQUAL
  // Other work on the machine only ever adds: the least of each is what it disturbs least.
  const least = ours.from / theirs.from
  return [{ name, value, least, limit, isEqual, holds: value <= limit || isEqual }]
}

function most(name, value, limit, least) {
  return value === undefined ? [] : [{ name, value, least, limit, holds: value <= limit }]
}

/** The goals of a case, of its rows by peer at the size that they are about. */
export function goalsOf(name, size, rows) {
  const { atrium, bare, ...products } = rows
  if (size !== SIZE || !atrium) return []
  const goals = TIMED.flatMap((action) => {
    const of = Object.entries(products).filter(([, row]) => row[action])
    const [best, row] = of.toSorted(([, a], [, b]) => a[action].cpu - b[action].cpu)[0] ?? []
    return [
      ...ratio(
        `${action} / ${best}`,
        atrium[action],
        row?.[action],
        isHalved(name, action) ? 0.5 : 1,
      ),
      ...ratio(`${action} / bare window`, atrium[action], bare?.[action], OF_BARE),
    ]
  })
  goals.push(
    ...most('frames over 50 ms of a wheel', atrium.wheel?.over50, 0, atrium.wheel?.over50From),
  )
  if (name === 'board') goals.push(...most('cards rendered per move', atrium.move?.again, 1))
  if (bare) goals.push(...most('heap / bare window', atrium.heapMiB / bare.heapMiB, HEAP_OF_BARE))
  return goals
}
