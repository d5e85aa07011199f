/** At most half of SVAR's time for these, from this many files on; no more than SVAR's for the rest. */
const HALVED = new Set(['mount', 'selectAll'])
const FROM = 1_000
const TIMED = ['mount', 'selectAll', 'sort', 'filter', 'scrollToEnd', 'wheel']

/** What the file explorer promises beside SVAR's file manager. */
export function goalsOf(_name, size, { atrium, svar }) {
  if (size < FROM || !atrium || !svar) return []
  return TIMED.filter((action) => atrium[action] && svar[action]).map((action) => {
    const limit = HALVED.has(action) ? 0.5 : 1
    const value = atrium[action].cpu / svar[action].cpu
    const least = atrium[action].from / svar[action].from
    return { name: `${action} / svar`, value, least, limit, holds: value <= limit }
  })
}
