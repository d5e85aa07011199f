import sql from 'sql-template-tag'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.types.ts'
import type { EventLog } from './events.types.ts'
import { createEventReader } from './event-reader.ts'
import type { EventReader, ReaderOptions } from './event-reader.ts'
import { channel } from './events.repository.ts'

/**
 * The log of what happened: `log` writes in the caller's transaction, `reader` is this process's
 * one reader. Reading begins with the first subscription.
 */
export function createEventLog(
  database: Database,
  clock: Clock,
  options: ReaderOptions = {},
): { log: EventLog; reader: EventReader } {
  return { log: createWriter(clock), reader: createEventReader(database, clock, options) }
}

const createWriter = (clock: Clock): EventLog => ({
  async append(tx, ...events) {
    if (events.length === 0) return
    const createdAt = clock.now()
    const rows = events.map(({ applicationId, type, audience, payload }) => ({
      application_id: applicationId,
      type,
      group_ids: audience.groupIds,
      user_ids: audience.userIds,
      payload,
    }))
    await tx.query(sql`
      insert into events (application_id, type, group_ids, user_ids, payload, created_at)
      select application_id, type, group_ids, user_ids, payload, ${createdAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (
        application_id integer, type text, group_ids integer[], user_ids integer[], payload jsonb)`)
    await tx.query(sql`select pg_notify(${channel}, '')`)
  },
})
