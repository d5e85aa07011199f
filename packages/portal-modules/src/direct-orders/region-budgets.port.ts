import type { Query } from '../kit/query.ts'

/** What a region may book in a year, and what it has; an order counts by its first day. Euro. */
export interface RegionBudget {
  region: string
  /** Null: it is not limited. */
  budget: number | null
  /** Of what is with the agency. */
  booked: number
  /** Of what waits for headquarters. */
  waiting: number
  /** How many orders that is. */
  count: number
  /** Goes up with every change of the limit; 0: nobody set one. */
  version: number
}

export interface RegionBudgets {
  year: number
  /** Those that the reader may read of. */
  regions: readonly RegionBudget[]
  /** Some region has a limit in that year, maybe one that the reader does not read of. */
  isLimited: boolean
  /** The reader sets what a region may book. */
  canSet: boolean
}

/** The yearly budgets of regions. */
export interface RegionBudgetsPort {
  /** @param region  only this one, whether or not the reader has orders there */
  of: (year: number, region?: string) => Query<RegionBudgets>
  /**
   * `null` takes the limit away. Field errors are named `region` and `budget`; `conflict` where the limit
   * has another version by now, with all regions of the year as `current`.
   */
  set: (command: {
    year: number
    region: string
    budget: number | null
    /** Of the limit that was changed; 0: there was none. */
    version: number
    commandId: string
  }) => Promise<RegionBudgets>
  /** The same for names that mean the same region. */
  keyOf: (region: string) => string
  /** Somebody set a limit. Absent: nothing is live. */
  onChange?: (listener: () => void) => () => void
}
