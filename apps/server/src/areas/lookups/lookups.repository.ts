import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface PersonRow {
  id: number
  first_name: string
  last_name: string
}

/** Who is active in an application. */
export const listActivePeople = (tx: Transaction, applicationId: number) =>
  tx.query<PersonRow>(sql`
    select u.id, u.first_name, u.last_name
    from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.status = 'active' and u.is_active`)
