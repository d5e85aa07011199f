import type { NotificationSettings } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

/** What somebody chose; whatever they left alone is missing. */
export type StoredSettings = Partial<NotificationSettings>

/** What people of an application chose; who chose nothing has no entry. */
export async function settingsOfUsers(
  tx: Transaction,
  applicationId: number,
  userIds: readonly number[],
): Promise<Map<number, StoredSettings>> {
  const rows = await tx.query<{ user_id: number; settings: StoredSettings }>(sql`
    select s.user_id, s.settings
    from notification_settings s
    join application_users a on a.user_id = s.user_id
    where a.application_id = ${applicationId} and s.user_id = any(${[...userIds]}::int[])`)
  return new Map(rows.map((row) => [row.user_id, row.settings]))
}

export async function settingsOfUser(
  tx: Transaction,
  userId: number,
): Promise<StoredSettings | undefined> {
  const [row] = await tx.query<{ settings: StoredSettings }>(
    sql`select settings from notification_settings where user_id = ${userId}`,
  )
  return row?.settings
}

export const saveSettings = (tx: Transaction, userId: number, settings: NotificationSettings) =>
  tx.query(sql`
    insert into notification_settings (user_id, settings)
    values (${userId}, ${JSON.stringify(settings)}::jsonb)
    on conflict (user_id) do update set settings = excluded.settings, modified_at = now()`)
