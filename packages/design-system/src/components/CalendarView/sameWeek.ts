import type { Key } from '../../collection/index.ts'
import type { Dated } from './calendar.logic.ts'
import type { EventSurroundings } from './DayEvents.tsx'

interface Compared extends EventSurroundings {
  events: readonly Dated[]
}
type Chosen = ReadonlySet<Key> | undefined

/** Whether a week looks as before: an event that moved, or was chosen, concerns only its own. */
export function isSameWeek<Props extends Compared>(before: Props, after: Props): boolean {
  for (const name in after) {
    if (name !== 'events' && name !== 'selected' && before[name] !== after[name]) return false
  }
  return (
    areSame(before.events, after.events) &&
    areChosenAlike(after.events, before.selected, after.selected)
  )
}

function areSame(before: readonly Dated[], after: readonly Dated[]): boolean {
  if (before.length !== after.length) return false
  for (let at = 0; at < after.length; at += 1) if (before[at] !== after[at]) return false
  return true
}

function areChosenAlike(events: readonly Dated[], before: Chosen, after: Chosen): boolean {
  if (before === after) return true
  if (!before || !after) return false
  return events.every(({ event }) => before.has(event.key) === after.has(event.key))
}
