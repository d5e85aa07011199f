/** At most so much of the best product's time, from 1,000 bars on. */
const LIMITS = { mount: 0.5, zoom: 1, pan: 1 }
/** Closer than this, in milliseconds, counts as equal. */
const EQUAL = 5

/** What the campaign status promises beside products for plans and calendars. */
export function goalsOf(_name, _size, { atrium, bare: _bare, ...products }) {
  if (!atrium) return []
  return Object.entries(LIMITS).flatMap(([action, limit]) => {
    const rows = Object.entries(products).filter(([, row]) => row[action])
    const [best, row] = rows.toSorted(([, a], [, b]) => a[action].cpu - b[action].cpu)[0] ?? []
    if (!row || !atrium[action]) return []
    const value = atrium[action].cpu / row[action].cpu
    const least = atrium[action].from / row[action].from
    const isEqual = limit >= 1 && atrium[action].cpu - row[action].cpu <= EQUAL
    return [{ name: `${action} / ${best}`, value, least, limit, isEqual: isEqual && value > limit, holds: value <= limit || isEqual }] // prettier-ignore
  })
}
