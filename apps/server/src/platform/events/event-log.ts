import sql from 'sql-template-tag'
import type { EventLog } from '../types.ts'

/** The channel that wakes readers. It carries nothing: what happened is in the table. */
export const eventChannel = 'atrium_events'

/** Writes events into the caller's transaction and wakes the readers of all processes at its commit. */
export function createEventLog(): EventLog {
  return {
    async append(tx, ...events) {
      if (events.length === 0) return
      const rows = events.map(({ applicationId, type, audience, payload }) => ({
        application_id: applicationId,
        type,
        group_ids: audience.groupIds ?? null,
        user_ids: audience.userIds ?? null,
        payload,
      }))
      await tx.query(sql`
        with added as (
          insert into events (application_id, type, group_ids, user_ids, payload)
          select application_id, type, group_ids, user_ids, payload
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) with ordinality as e (
            application_id integer, type text, group_ids integer[], user_ids integer[],
            payload jsonb, position bigint)
          order by position
        )
        select pg_notify(${eventChannel}, '')`)
    },
  }
}
