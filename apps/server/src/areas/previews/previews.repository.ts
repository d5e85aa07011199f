import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface PreviewRow {
  application_id: number
  id: string
  viewer_id: number
  user_id: number | null
  user_group_id: number | null
  /** A hidden page that is seen as if it were shown. */
  page_id: number | null
  expires_at: Date
}

export const insertPreview = (tx: Transaction, row: PreviewRow, now: Date) =>
  tx.query(sql`
    insert into previews
      (application_id, id, viewer_id, user_id, user_group_id, page_id, created_at, expires_at)
    values (
      ${row.application_id}, ${row.id}, ${row.viewer_id}, ${row.user_id}, ${row.user_group_id},
      ${row.page_id}, ${now}, ${row.expires_at}
    )`)

/** One that is under way; outside of a tenant, since a request names no application with it. */
export async function findPreview(
  tx: Transaction,
  { id, viewerId, now }: { id: string; viewerId: number; now: Date },
): Promise<PreviewRow | undefined> {
  const [row] = await tx.query<PreviewRow>(sql`
    select application_id, id, viewer_id, user_id, user_group_id, page_id, expires_at from previews
    where id = ${id} and viewer_id = ${viewerId} and ended_at is null and expires_at > ${now}`)
  return row
}

/** Ends one of the viewer's; undefined where there is none, or it has ended before. */
export async function endPreview(
  tx: Transaction,
  applicationId: number,
  { id, viewerId, now }: { id: string; viewerId: number; now: Date },
): Promise<PreviewRow | undefined> {
  const [row] = await tx.query<PreviewRow>(sql`
    update previews set ended_at = ${now}
    where application_id = ${applicationId} and id = ${id} and viewer_id = ${viewerId}
      and ended_at is null
    returning application_id, id, viewer_id, user_id, user_group_id, page_id, expires_at`)
  return row
}

/** Those that are long over; the audit log knows of them. */
export const forgetPreviews = (tx: Transaction, applicationId: number, before: Date) =>
  tx.query(sql`
    delete from previews where application_id = ${applicationId} and expires_at < ${before}`)

/** An active person of the application, who may never have come yet. */
export interface PersonRow {
  id: number
  subject: string | null
  first_name: string
  last_name: string
  job_title: string | null
  picture_url: string | null
  language_code: string
  roles: string[]
  groupTypes: number[]
  groupNames: string[]
}

const people = (where: Sql) => sql`
  select u.id, u.subject, u.first_name, u.last_name, u.job_title, u.picture_url, u.language_code,
    a.roles,
    coalesce(array_agg(distinct g.type) filter (where g.id is not null), '{}') as "groupTypes",
    coalesce(array_agg(g.name order by g.name) filter (where g.id is not null), '{}') as "groupNames"
  from application_users a
  join users u on u.id = a.user_id
  left join user_group_members m on m.application_id = a.application_id and m.user_id = a.user_id
  left join user_groups g on g.application_id = m.application_id and g.id = m.user_group_id
  where ${where} and a.status = 'active' and u.is_active
  group by u.id, a.roles
  order by u.last_name, u.first_name, u.id`

export const listPeople = (tx: Transaction, applicationId: number) =>
  tx.query<PersonRow>(people(sql`a.application_id = ${applicationId}`))

export async function findPerson(tx: Transaction, applicationId: number, userId: number) {
  const [row] = await tx.query<PersonRow>(
    people(sql`a.application_id = ${applicationId} and a.user_id = ${userId}`),
  )
  return row
}

export interface GroupRow {
  id: number
  name: string
  type: number
  memberCount: number
  /** Assigned to component -1: sees every component of the tenant. */
  seesAll: boolean
}

const groups = (where: Sql) => sql`
  select g.id, g.name, g.type,
    (
      select count(*) from user_group_members m
      join application_users a on a.application_id = m.application_id and a.user_id = m.user_id
      join users u on u.id = m.user_id
      where m.application_id = g.application_id and m.user_group_id = g.id
        and a.status = 'active' and u.is_active
    ) as "memberCount",
    exists (
      select 1 from component_groups c
      where c.application_id = g.application_id and c.user_group_id = g.id and c.component_id = -1
    ) as "seesAll"
  from user_groups g
  where ${where}
  order by g.name, g.id`

export const listGroups = (tx: Transaction, applicationId: number) =>
  tx.query<GroupRow>(groups(sql`g.application_id = ${applicationId}`))

export async function findGroup(tx: Transaction, applicationId: number, id: number) {
  const [row] = await tx.query<GroupRow>(
    groups(sql`g.application_id = ${applicationId} and g.id = ${id}`),
  )
  return row
}
