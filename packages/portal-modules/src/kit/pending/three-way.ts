/** Whose value counts where two people changed one thing at the same time. */
export type MergeSide = 'mine' | 'theirs' | 'conflict'

/**
 * Whose value counts: theirs where I changed nothing, mine where they changed nothing.
 * @param base  as it was when I began; undefined: it is not known, so that every difference is a conflict
 */
export function mergeSideOf(base: string | undefined, mine: string, theirs: string): MergeSide {
  if (mine === theirs || mine === base) return 'theirs'
  return theirs === base ? 'mine' : 'conflict'
}

interface Lists<T> {
  /** As it was when I began; undefined: it is not known. */
  base: readonly T[] | undefined
  mine: readonly T[]
  theirs: readonly T[]
}

/**
 * Two changes of one list brought together, entry by entry: what either side added, changed or removed.
 * @param keyOf  names an entry on all sides
 * @param signOf  the same text where two entries say the same
 * @returns `merged` with my value in a conflict, and the keys of the entries that are in conflict
 */
export function mergeLists<T>(
  lists: Lists<T>,
  keyOf: (entry: T) => string,
  signOf: (entry: T) => string,
): { merged: T[]; conflicts: string[] } {
  const [base, mine, theirs] = [lists.base, lists.mine, lists.theirs].map(
    (list) => list && new Map(list.map((entry) => [keyOf(entry), entry])),
  ) as [Map<string, T> | undefined, Map<string, T>, Map<string, T>]
  const sign = (entries: Map<string, T> | undefined, key: string) => {
    const entry = entries?.get(key)
    return entry === undefined ? '' : signOf(entry)
  }
  const conflicts: string[] = []
  const merged = keysInOrder(base, mine, theirs).flatMap((key) => {
    const side = mergeSideOf(base && sign(base, key), sign(mine, key), sign(theirs, key))
    if (side === 'conflict') conflicts.push(key)
    const entry = (side === 'theirs' ? theirs : mine).get(key)
    return entry === undefined ? [] : [entry]
  })
  return { merged, conflicts }
}

/** In their order, with mine behind what stood before them; in mine where I changed it. */
function keysInOrder<T>(
  base: Map<string, T> | undefined,
  mine: Map<string, T>,
  theirs: Map<string, T>,
): string[] {
  const common = (keys: Iterable<string>, ...others: Map<string, T>[]) =>
    [...keys].filter((key) => others.every((other) => other.has(key)))
  const isMoved = base !== undefined && common(mine.keys(), base).join('\n') !== common(base.keys(), mine).join('\n') // prettier-ignore
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...first.keys()]
  const keys = [...second.keys()]
  for (const [index, key] of keys.entries()) {
    if (first.has(key)) continue
    const before = keys.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}
