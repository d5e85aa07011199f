interface Waiting {
  /** `channel:12`: those that came at once stand in the order of their numbers. */
  key: string
  due: string | null
  since: string | null
}

/** As numbers: 10 behind 9. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** What is due first stands first; then what has waited longest. */
export const byWaiting = (one: Waiting, other: Waiting): number =>
  (one.due ?? '9').localeCompare(other.due ?? '9') ||
  (one.since ?? '9').localeCompare(other.since ?? '9') ||
  compare(one.key, other.key)
