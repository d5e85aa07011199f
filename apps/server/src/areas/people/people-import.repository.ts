import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { UserChange } from '../users/index.ts'

/** Applications that people are or were in, by person; outside of a tenant. */
export async function applicationsOfPeople(
  tx: Transaction,
  userIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await tx.query<{ id: number; ids: number[] }>(sql`
    select user_id as id, array_agg(application_id order by application_id) as ids
    from application_users where user_id = any(${[...userIds]}::int[]) group by user_id`)
  return new Map(rows.map(({ id, ids }) => [id, ids]))
}

/** Of those who have these addresses (in lower case) in the application the one that an invitation would find. */
export async function idsByEmail(
  tx: Transaction,
  applicationId: number,
  emails: readonly string[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select distinct on (lower(u.email)) u.id
    from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and lower(u.email) = any(${[...emails]}::text[])
    order by lower(u.email), a.is_invited, u.id`)
  return rows.map(({ id }) => id)
}

/** Changes what several people are called and reached by; what is absent stays. */
export const updateProfiles = (
  tx: Transaction,
  changes: readonly (UserChange & { id: number })[],
) =>
  tx.query(sql`
    update users u set
      first_name = coalesce(said."firstName", u.first_name),
      last_name = coalesce(said."lastName", u.last_name),
      job_title = coalesce(said."jobTitle", u.job_title),
      phone_number = coalesce(said."phoneNumber", u.phone_number),
      language_code = coalesce(said."languageCode", u.language_code),
      modified_at = now(),
      version = version + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as said (
      id integer, "firstName" text, "lastName" text, "jobTitle" text, "phoneNumber" text,
      "languageCode" text
    )
    where u.id = said.id`)
