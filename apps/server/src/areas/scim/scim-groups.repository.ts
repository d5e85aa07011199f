import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Columns } from './scim.conditions.ts'
import { isUserId } from './scim-users.repository.ts'

/** A group as a directory reads it. */
export interface DirectoryGroupRow {
  application_id: number
  id: number
  name: string
  type: number
  external_id: string | null
  modified_at: Date
  /** Null: they were not asked for. */
  members: { id: string; name: string }[] | null
}

const groupId = /^[1-9]\d{0,8}$/

/** The number in an id of a group; undefined where there is none. */
export const groupNumber = (id: string): number | undefined =>
  groupId.test(id) ? Number(id) : undefined

const hasMember = (id: string) =>
  isUserId(id)
    ? sql`exists (
        select from user_group_members m
        join application_users a on a.application_id = m.application_id and a.user_id = m.user_id
        where m.application_id = g.application_id and m.user_group_id = g.id
          and a.directory_id = ${id}::uuid and a.directory_removed_at is null
      )`
    : sql`false`

/** What groups can be filtered by. */
export const groupColumns: Columns = {
  id: {
    kind: 'equality',
    of: (id) => sql`g.id = ${groupNumber(id) ?? null}::int`,
  },
  displayname: { kind: 'text', sql: sql`g.name` },
  externalid: { kind: 'text', sql: sql`g.directory_external_id`, isCaseExact: true },
  members: { kind: 'equality', of: hasMember },
  'members.value': { kind: 'equality', of: hasMember },
}

export async function countGroups(
  tx: Transaction,
  applicationId: number,
  condition: Sql,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from user_groups g
    where g.application_id = ${applicationId} and ${condition}`)
  return row!.count
}

const members = sql`
  coalesce(
    (
      select json_agg(
        json_build_object(
          'id', a.directory_id, 'name', trim(u.first_name || ' ' || u.last_name)
        ) order by a.user_id
      )
      from user_group_members m
      join application_users a on a.application_id = m.application_id and a.user_id = m.user_id
      join users u on u.id = a.user_id
      where m.application_id = g.application_id and m.user_group_id = g.id
        and a.directory_removed_at is null
    ),
    '[]'
  )`

/** A part of the groups, in the order in which they were made. */
export const listGroupsOf = (
  tx: Transaction,
  applicationId: number,
  {
    condition,
    offset,
    limit,
    hasMembers,
  }: { condition: Sql; offset: number; limit: number; hasMembers: boolean },
) =>
  tx.query<DirectoryGroupRow>(sql`
    select g.application_id, g.id, g.name, g.type, g.directory_external_id as external_id,
      g.modified_at, ${hasMembers ? members : sql`null`} as members
    from user_groups g
    where g.application_id = ${applicationId} and ${condition}
    order by g.id limit ${limit} offset ${offset}`)

export async function findGroup(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<DirectoryGroupRow | undefined> {
  const condition = sql`g.id = ${id}`
  const page = { condition, offset: 0, limit: 1, hasMembers: true }
  const [row] = await listGroupsOf(tx, applicationId, page)
  return row
}

export const saveGroupExternalId = (
  tx: Transaction,
  { application_id, id }: Pick<DirectoryGroupRow, 'application_id' | 'id'>,
  externalId: string | null,
) =>
  tx.query(sql`
    update user_groups set directory_external_id = ${externalId}, modified_at = now()
    where application_id = ${application_id} and id = ${id}`)
