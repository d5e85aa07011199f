import { createHash } from 'node:crypto'
import type { ChannelRow, Pause } from './channels.repository.ts'

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
export type Planned = Pick<
  ChannelRow,
  | 'name'
  | 'media_type_id'
  | 'publisher'
  | 'budget'
  | 'currency_name'
  | 'start_date'
  | 'end_date'
  | 'pauses'
>

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
