import sql, { raw } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { WrittenChannel } from './channel-changes.repository.ts'

/** Tables in which rows belong to a channel: the name in the archive, the column of its id, all columns. */
export const channelParts = {
  channel: {
    table: 'channels',
    key: 'id',
    columns:
      'application_id, id, campaign_id, external_id, position, name, media_type_id, channel_type, publisher, budget, currency_name, start_date, end_date, workflow_state, external_approval_requested, decision, decided_by, decided_at, decision_comment, decided_hash, booking_deadline, material_deadline, version, pauses, condition, condition_met_at, condition_met_by',
  },
  budgets: {
    table: 'channel_budgets',
    key: 'channel_id',
    columns: 'application_id, channel_id, position, publisher, budget_net',
  },
  marks: {
    table: 'deadline_marks',
    key: 'channel_id',
    columns: 'application_id, channel_id, kind, mark, from_day, marked_at, marked_by',
  },
  posts: {
    table: 'channel_posts',
    key: 'channel_id',
    columns: 'application_id, id, channel_id, message, created_at, created_by',
  },
  costs: {
    table: 'channel_costs',
    key: 'channel_id',
    columns: 'application_id, channel_id, booked, invoiced',
  },
  history: {
    table: 'campaign_history',
    key: 'channel_id',
    columns:
      'application_id, id, campaign_id, channel_id, kind, created_at, created_by, comment, before, after, snapshot, hash, files, on_behalf_of',
  },
} as const
const partNames = Object.keys(channelParts) as (keyof typeof channelParts)[]

/** Moves channels with all that belongs to them into the archive, by the change that takes them away. */
export async function archiveChannels(
  tx: Transaction,
  { applicationId, changeId }: { applicationId: number; changeId: number },
  ids: readonly number[],
): Promise<void> {
  const parts = partNames.map((name) => {
    const { table, key } = channelParts[name]
    return `left join lateral (
      select coalesce(jsonb_agg(to_jsonb(part)), '[]') as rows from ${table} part
      where part.application_id = h.application_id and part.${key} = h.id
    ) ${name} on true`
  })
  const content = partNames.map((name) => `'${name}', ${name}.rows`)
  await tx.query(sql`
    insert into removed_channels (application_id, id, campaign_id, change_id, content)
    select h.application_id, h.id, h.campaign_id, ${changeId}::int,
      jsonb_build_object(${raw(content.join(', '))})
    from channels h ${raw(parts.join(' '))}
    where h.application_id = ${applicationId} and h.id = any(${[...ids]}::int[])`)
  await deleteChannels(tx, applicationId, ids)
}

/** Deletes channels with all that belongs to them. */
export const deleteChannels = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query(sql`
    delete from channels
    where application_id = ${applicationId} and id = any(${[...ids]}::int[])`)

/** Puts the channels that a change took away back to where they were, with their ids. */
export async function restoreChannels(
  tx: Transaction,
  applicationId: number,
  changeId: number,
): Promise<void> {
  for (const name of partNames) {
    const { table, columns } = channelParts[name]
    await tx.query(sql`
      insert into ${raw(table)} (${raw(columns)})
      select ${raw(columns.replaceAll(/\w+/g, (column) => `part.${column}`))}
      from removed_channels r
      cross join lateral jsonb_populate_recordset(null::${raw(table)}, r.content -> ${name}::text) part
      where r.application_id = ${applicationId} and r.change_id = ${changeId}`)
  }
  await tx.query(sql`
    delete from removed_channels
    where application_id = ${applicationId} and change_id = ${changeId}`)
}

/** What there is to know of channels that a change took away. */
export const listRemoved = (tx: Transaction, applicationId: number, changeId: number) =>
  tx.query<{
    id: number
    name: string
    state: WrittenChannel['state']
    external_id: string | null
  }>(
    sql`
    select r.id, part ->> 'name' as name, part ->> 'workflow_state' as state,
      part ->> 'external_id' as external_id
    from removed_channels r
    cross join lateral (select r.content -> 'channel' -> 0 as part) channel
    where r.application_id = ${applicationId} and r.change_id = ${changeId}`,
  )
