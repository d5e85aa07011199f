/** At most half of the best library's time for these, from this many cards on. */
const HALVED = ['mount', 'move', 'moveByPointer']
const FROM = 2_000

/** What the task board promises beside boards made with libraries for dragging. */
export function goalsOf(_name, size, { atrium, bare: _bare, ...products }) {
  if (size < FROM || !atrium) return []
  return HALVED.flatMap((action) => {
    const rows = Object.entries(products).filter(([, row]) => row[action])
    const [best, row] = rows.toSorted(([, a], [, b]) => a[action].cpu - b[action].cpu)[0] ?? []
    if (!row || !atrium[action]) return []
    const value = atrium[action].cpu / row[action].cpu
    const least = atrium[action].from / row[action].from
    return [{ name: `${action} / ${best}`, value, least, limit: 0.5, holds: value <= 0.5 }]
  })
}
