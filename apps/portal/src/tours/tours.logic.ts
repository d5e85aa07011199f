/** What is known of one tour and one person (TOUR-08). */
export interface TourRecord {
  /** ISO moment at which it was shown or hidden last. */
  shownAt: string
  /** It was gone through to its end. */
  isCompleted?: true
}

/** By id: `welcome`, else the type of a module. */
export type TourRecords = Readonly<Record<string, TourRecord>>

/** A tour is seen, waits behind the rocket, or is done (TOUR-09). */
export type TourState = 'shown' | 'closed' | 'completed'

/** Seven days. */
const reminderMs = 7 * 86_400_000

/** Never seen, or left without its end more than seven days ago (TOUR-07). */
export function isDue(record: TourRecord | undefined, now: Date): boolean {
  if (!record) return true
  if (record.isCompleted) return false
  return now.getTime() - Date.parse(record.shownAt) > reminderMs
}

/** Shown or hidden, which stores the date; what is completed stays completed (TOUR-04, TOUR-08). */
export const seen = (record: TourRecord | undefined, now: Date): TourRecord => ({
  ...record,
  shownAt: now.toISOString(),
})

/** Gone through to its end (TOUR-08). */
export const completed = (now: Date): TourRecord => ({
  shownAt: now.toISOString(),
  isCompleted: true,
})

export function stateOf(record: TourRecord | undefined, isOpen: boolean): TourState {
  if (isOpen) return 'shown'
  return record?.isCompleted ? 'completed' : 'closed'
}

/** What was stored, or nothing where it cannot be understood. */
export function parseRecords(text: string | null): TourRecords {
  let value: unknown
  try {
    value = JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(isRecord))
}

function isRecord(entry: [string, unknown]): entry is [string, TourRecord] {
  const [, record] = entry
  if (typeof record !== 'object' || record === null) return false
  const { shownAt, isCompleted } = record as Record<string, unknown>
  const hasDate = typeof shownAt === 'string' && !Number.isNaN(Date.parse(shownAt))
  return hasDate && (isCompleted === undefined || isCompleted === true)
}
