import type { Dated } from './calendar.logic.ts'
import type { EventSurroundings } from './EventButton.tsx'

interface Compared extends EventSurroundings {
  events: readonly Dated[]
}

/** Whether a week looks as before: an event that moved, or was chosen, concerns only its own. */
export function isSameWeek<Props extends Compared>(before: Props, after: Props): boolean {
  const isSameEvents =
    before.events.length === after.events.length &&
    before.events.every((dated, at) => dated === after.events[at])
  if (!isSameEvents) return false
  const [old, now] = [before.selected, after.selected]
  if (!old !== !now) return false
  if (old !== now && after.events.some(({ event }) => old?.has(event.key) !== now?.has(event.key)))
    return false
  const names = Object.keys(after) as (keyof Props)[]
  return names.every(
    (name) => name === 'events' || name === 'selected' || before[name] === after[name],
  )
}
