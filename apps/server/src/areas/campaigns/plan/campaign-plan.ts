import { createHash } from 'node:crypto'

/** First and last day of a time in which a flight rests (T-22). */
export interface Pause {
  start: string
  end: string
}

/** What is decided about: a channel as it is planned, without its state (T-38, D-02). */
export interface ChannelPlan {
  name: string
  mediaTypeId: number
  publisher: string | null
  budget: number | null
  currencyName: string | null
  startDate: string | null
  endDate: string | null
  /** Absent: it does not rest. */
  pauses?: readonly Pause[]
}

/** What of a channel's row its plan is made of. */
export interface Planned {
  name: string
  media_type_id: number
  publisher: string | null
  budget: number | null
  /** Its own or its campaign's. */
  currency_name: string | null
  start_date: string | null
  end_date: string | null
  pauses: readonly Pause[]
}

/** The same fields in the same order, always: the hash stands on it. */
export const planOf = (row: Planned): ChannelPlan => ({
  name: row.name,
  mediaTypeId: row.media_type_id,
  publisher: row.publisher,
  budget: row.budget,
  currencyName: row.currency_name,
  startDate: row.start_date,
  endDate: row.end_date,
  // What was decided on before there were pauses keeps its hash.
  ...(row.pauses.length > 0 && { pauses: row.pauses.map(({ start, end }) => ({ start, end })) }),
})

/** SHA-256 of a plan: whoever has the plan can prove what was decided on. */
export const hashOf = (plan: ChannelPlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex')
