import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { DomainEvent } from './events.types.ts'
import type { Transaction } from '../database/database.types.ts'
import { toCursor } from './cursor.ts'
import type { Position } from './cursor.ts'

/** NOTIFY on this channel says that there may be something to read. */
export const channel = 'atrium_events'

/** An event as it stands in the log. */
export interface LoggedEvent extends DomainEvent {
  cursor: string
}

interface EventRow extends Position {
  application_id: number
  type: string
  group_ids: number[] | null
  user_ids: number[] | null
  payload: Record<string, unknown>
  is_settled: boolean
}

/**
 * The next events after a position. `isHeldBack` says that more are committed, which have to wait
 * for a transaction that began earlier and still runs: it may yet write before them.
 */
export async function readAfter(
  tx: Transaction,
  { tx: after, seq }: Position,
  limit: number,
  condition: Sql = sql`true`,
): Promise<{ events: LoggedEvent[]; isHeldBack: boolean }> {
  const rows = await tx.query<EventRow>(sql`
    select tx::text, seq::text, application_id, type, group_ids, user_ids, payload,
      tx < pg_snapshot_xmin(pg_current_snapshot()) as is_settled
    from events
    where (tx, seq) > (${after}::xid8, ${seq}::bigint) and ${condition}
    order by events.tx, events.seq limit ${limit}`)
  const events = rows.filter((row) => row.is_settled).map(toEvent)
  return { events, isHeldBack: events.length < rows.length }
}

const toEvent = (row: EventRow): LoggedEvent => ({
  cursor: toCursor(row),
  applicationId: row.application_id,
  type: row.type,
  audience: {
    ...(row.group_ids && { groupIds: row.group_ids }),
    ...(row.user_ids && { userIds: row.user_ids }),
  },
  payload: row.payload,
})

/** Everything before this is settled: no running transaction can write there any more. */
export async function readCurrentPosition(tx: Transaction): Promise<Position> {
  const [row] = await tx.query<{ tx: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`,
  )
  return { tx: row!.tx, seq: '0' }
}

/**
 * Whether the log can say what came after a position: not when some of it was cleared away, and
 * not when the position lies in the future, as one from before a restored backup may.
 */
export async function isWithinLog(tx: Transaction, { tx: after, seq }: Position): Promise<boolean> {
  const [row] = await tx.query<{ is_within: boolean }>(sql`
    select ${after}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) and not exists (
      select from event_horizon
      where (event_horizon.tx, event_horizon.seq) > (${after}::xid8, ${seq}::bigint)
    ) as is_within`)
  return row!.is_within
}

/** Removes old events and remembers up to where. */
export async function deleteEventsBefore(tx: Transaction, moment: Date): Promise<void> {
  // A restored database counts its transactions anew: what it brought along lies in the future,
  // and no cursor from before can be relied on.
  await tx.query(sql`
    with foreign_events as (
      delete from events where tx >= pg_snapshot_xmax(pg_current_snapshot()) returning seq
    )
    update event_horizon set tx = pg_snapshot_xmin(pg_current_snapshot()), seq = 0
    where tx >= pg_snapshot_xmax(pg_current_snapshot()) or exists (select from foreign_events)`)
  await tx.query(sql`
    with gone as (
      delete from events where created_at < ${moment}::timestamptz returning tx, seq
    ), last as (
      select tx, seq from gone order by gone.tx desc, gone.seq desc limit 1
    )
    update event_horizon set tx = last.tx, seq = last.seq from last
    where (last.tx, last.seq) > (event_horizon.tx, event_horizon.seq)`)
}
