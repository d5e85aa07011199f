import sql from 'sql-template-tag'
import type { Role } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { groupTypes, overseeingRoles } from '../../users/index.ts'

interface Person {
  id: number
  first_name: string
  last_name: string
}

/** From when until when somebody is away; days of Berlin's calendar. */
interface Span {
  from_day: string
  until_day: string
}

/** Somebody's absence, with who decides meanwhile. */
export interface AbsenceRow extends Person, Span {}

/** An absence that is not over yet. */
export async function findAbsence(
  tx: Transaction,
  applicationId: number,
  userId: number,
  today: string,
): Promise<AbsenceRow | undefined> {
  const [row] = await tx.query<AbsenceRow>(sql`
    select u.id, u.first_name, u.last_name, d.from_day::text as from_day,
      d.until_day::text as until_day
    from approval_deputies d
    join users u on u.id = d.deputy_id
    where d.application_id = ${applicationId} and d.user_id = ${userId}
      and d.until_day >= ${today}::date`)
  return row
}

export interface NewAbsence {
  applicationId: number
  userId: number
  deputyId: number
  from: string
  until: string
  at: Date
}

/** One for each person and application: a new one takes the place of the one before. */
export const putAbsence = (
  tx: Transaction,
  { applicationId, userId, deputyId, from, until, at }: NewAbsence,
) =>
  tx.query(sql`
    insert into approval_deputies (application_id, user_id, deputy_id, from_day, until_day, modified_at)
    values (${applicationId}, ${userId}, ${deputyId}, ${from}::date, ${until}::date, ${at}::timestamptz)
    on conflict (application_id, user_id) do update set
      deputy_id = excluded.deputy_id, from_day = excluded.from_day,
      until_day = excluded.until_day, modified_at = excluded.modified_at`)

/** Held, so that two who end or change it at once do so one after the other. */
export async function lockAbsence(
  tx: Transaction,
  applicationId: number,
  userId: number,
): Promise<({ deputy_id: number } & Span) | undefined> {
  const [row] = await tx.query<{ deputy_id: number } & Span>(sql`
    select deputy_id, from_day::text as from_day, until_day::text as until_day
    from approval_deputies
    where application_id = ${applicationId} and user_id = ${userId} for update`)
  return row
}

export const removeAbsence = (tx: Transaction, applicationId: number, userId: number) =>
  tx.query(sql`
    delete from approval_deputies
    where application_id = ${applicationId} and user_id = ${userId}`)

/** Who is away, and what they decide about and see. */
export interface AbsentRow extends Person, Span {
  roles: Role[]
  /** In a group that may approve. */
  is_approver: boolean
  group_ids: number[]
  sees_all: boolean
}

/** Active people who named somebody as their deputy, now or in time to come. */
export const listAbsentOf = (
  tx: Transaction,
  applicationId: number,
  deputyId: number,
  today: string,
) =>
  tx.query<AbsentRow>(sql`
    select u.id, u.first_name, u.last_name, a.roles, d.from_day::text as from_day,
      d.until_day::text as until_day, coalesce(m.is_approver, false) as is_approver,
      coalesce(m.group_ids, '{}') as group_ids,
      coalesce(m.sees_all, false) or a.roles && ${overseeingRoles}::text[] as sees_all
    from approval_deputies d
    join application_users a on a.application_id = d.application_id and a.user_id = d.user_id
      and a.status = 'active'
    join users u on u.id = d.user_id and u.is_active
    left join lateral (
      select array_agg(g.id) as group_ids, bool_or(g.is_approver) as is_approver,
        bool_or(
          g.type = ${groupTypes.Administration}
          or exists (
            select 1 from component_groups everything
            where everything.application_id = g.application_id and everything.component_id = -1
              and everything.user_group_id = g.id
          )
        ) as sees_all
      from user_group_members m
      join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
      where m.application_id = d.application_id and m.user_id = d.user_id
    ) m on true
    where d.application_id = ${applicationId} and d.deputy_id = ${deputyId}
      and d.until_day >= ${today}::date
    order by d.from_day, u.id`)

/** Who is away, and who stands in for them until when. */
export interface AwayRow {
  user_id: number
  deputy_id: number
  until_day: string
}

/** All who are away on a day, and who stands in for them. */
export const listAwayOn = (tx: Transaction, applicationId: number, day: string) =>
  tx.query<AwayRow>(sql`
    select user_id, deputy_id, until_day::text as until_day from approval_deputies
    where application_id = ${applicationId} and ${day}::date between from_day and until_day
    order by user_id`)

/** Active people of a tenant but one, by name. */
export const listColleagues = (tx: Transaction, applicationId: number, exceptId: number) =>
  tx.query<Person & { roles: Role[] }>(sql`
    select u.id, u.first_name, u.last_name, a.roles
    from application_users a
    join users u on u.id = a.user_id and u.is_active
    where a.application_id = ${applicationId} and a.status = 'active' and u.id <> ${exceptId}
    order by lower(u.last_name), lower(u.first_name), u.id`)
