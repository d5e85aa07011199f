import sql from 'sql-template-tag'
import type { Database } from '../types.ts'
import { cursorOf } from './cursor.ts'
import type { Position } from './cursor.ts'
import type { LoggedEvent } from './event-feed.ts'

interface EventRow {
  tx: string
  seq: number
  application_id: number
  type: string
  group_ids: number[] | null
  user_ids: number[] | null
  payload: Record<string, unknown>
}

const columns = sql`tx::text, seq, application_id, type, group_ids, user_ids, payload`

/**
 * Older than every transaction that still runs: nothing can appear before it any more. A row of a
 * running transaction, and every row after it, waits until that one has ended.
 */
const settled = sql`tx < pg_snapshot_xmin(pg_current_snapshot())`

const batch = 500

/** From here on, everything is new. */
export async function startPosition(database: Database): Promise<Position> {
  const [row] = await database.system(async (tx) => {
    // After a restore into another cluster the log speaks of transactions that are still to come.
    await tx.query(sql`
      with foreign_rows as (
        delete from events where tx >= pg_snapshot_xmax(pg_current_snapshot()) returning 1
      )
      update event_horizon set tx = pg_snapshot_xmin(pg_current_snapshot()), seq = 0
      where exists (select from foreign_rows)`)
    return tx.query<{ tx: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`)
  })
  return { tx: BigInt(row!.tx), seq: 0n }
}

/** The next events after a place, and whether more wait for a running transaction. */
export function readNext(
  database: Database,
  after: Position,
): Promise<{ events: LoggedEvent[]; isHeldBack: boolean }> {
  return database.system(async (tx) => {
    const rows = await tx.query<EventRow>(sql`
      select ${columns} from events
      where (tx, seq) > (${String(after.tx)}::xid8, ${String(after.seq)}::bigint) and ${settled}
      order by events.tx, seq limit ${batch}`)
    if (rows.length > 0) return { events: rows.map(eventOf), isHeldBack: false }
    const held = await tx.query(sql`select 1 as one from events where not ${settled} limit 1`)
    return { events: [], isHeldBack: held.length > 0 }
  })
}

/** Events of one tenant between two places. */
export async function readMissed(
  database: Database,
  applicationId: number,
  after: Position,
  until: Position,
  limit: number,
): Promise<LoggedEvent[]> {
  const rows = await database.system((tx) =>
    tx.query<EventRow>(sql`
      select ${columns} from events
      where application_id = ${applicationId}
        and (tx, seq) > (${String(after.tx)}::xid8, ${String(after.seq)}::bigint)
        and (tx, seq) <= (${String(until.tx)}::xid8, ${String(until.seq)}::bigint)
      order by events.tx, seq limit ${limit}`),
  )
  return rows.map(eventOf)
}

/** The last event that was cleared away. */
export async function readHorizon(database: Database): Promise<Position> {
  const [row] = await database.system((tx) =>
    tx.query<{ tx: string; seq: number }>(sql`select tx::text, seq from event_horizon`),
  )
  return { tx: BigInt(row!.tx), seq: BigInt(row!.seq) }
}

/** Clears away what is older than a week, and remembers up to where. */
export async function trimEvents(database: Database): Promise<void> {
  await database.system((tx) =>
    tx.query(sql`
      with gone as (
        delete from events where created_at < now() - interval '7 days' returning tx, seq
      ), last as (select tx, seq from gone order by tx desc, seq desc limit 1)
      update event_horizon set tx = last.tx, seq = last.seq from last
      where (last.tx, last.seq) > (event_horizon.tx, event_horizon.seq)`),
  )
}

function eventOf(row: EventRow): LoggedEvent {
  const position = { tx: BigInt(row.tx), seq: BigInt(row.seq) }
  return {
    position,
    cursor: cursorOf(position),
    applicationId: row.application_id,
    type: row.type,
    audience: {
      ...(row.group_ids && { groupIds: row.group_ids }),
      ...(row.user_ids && { userIds: row.user_ids }),
    },
    payload: row.payload,
  }
}
