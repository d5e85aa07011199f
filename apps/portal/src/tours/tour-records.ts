import { parseRecords, type TourRecord, type TourRecords } from './tours.logic.ts'

/** A flag of its own beside the slices: it outlives signing out (GEN-11). */
const keyOf = (subject: string) => `atrium:tour:${subject}`

/** Which tours a person has seen in this browser. Blocked storage means none. */
export function readTourRecords(subject: string): TourRecords {
  try {
    return parseRecords(localStorage.getItem(keyOf(subject)))
  } catch {
    return {}
  }
}

/** Keeps the record of one tour beside what another tab may have written. */
export function saveTourRecord(
  subject: string,
  id: string,
  change: (known: TourRecord | undefined) => TourRecord,
): TourRecords {
  const known = readTourRecords(subject)
  const records = { ...known, [id]: change(known[id]) }
  try {
    localStorage.setItem(keyOf(subject), JSON.stringify(records))
  } catch {
    // The tour is offered once more; nothing else depends on it.
  }
  return records
}
