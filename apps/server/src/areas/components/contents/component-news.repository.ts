import type { Component } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { isSeen } from '../components.repository.ts'

/** Who was never here is told what is not older than this. */
export const firstLook = sql`interval '14 days'`

/** When a component was changed or moved last; a post is also news when it comes out. As in the index. */
export const happenedAt = sql`
  greatest(c.modified_at, c.moved_at, case when c.type = 'post' then c.published_at end)`

/** Who did that. */
export const happenedBy = sql`
  (case when c.moved_at > c.modified_at then c.moved_by else c.modified_by end)`

/** Condition: a component, as `c`, goes back to where the same person moved it from. */
const isMovedBack = (userId: number, to: Sql): Sql => sql`
  coalesce((c.before_move ->> 'parentId')::int = ${to}
    and (c.before_move ->> 'by')::int = ${userId}, false)`

/** What a move is to be taken back to. */
const beforeMove = (userId: number): Sql => sql`
  jsonb_build_object('parentId', c.parent_id, 'by', ${userId}::int, 'at', now(),
    'movedAt', c.moved_at, 'movedBy', c.moved_by, 'modifiedAt', c.modified_at,
    'modifiedBy', c.modified_by)`

/** Assignments of components, as `c`, that are moved; moved back they are no news (D-04, T-08). */
export const movedBy = (userId: number, to: Sql): Sql => {
  const isBack = isMovedBack(userId, to)
  return sql`
    moved_at = case when ${isBack} then (c.before_move ->> 'movedAt')::timestamptz else now() end,
    moved_by = case when ${isBack} then (c.before_move ->> 'movedBy')::int else ${userId} end,
    before_move = case when ${isBack} then null else ${beforeMove(userId)} end`
}

/** The same of what counts a move as a change, as tasks do; within their bucket nothing is taken back. */
export const changedByMove = (userId: number, to: Sql): Sql => {
  const isBack = sql`${isMovedBack(userId, to)}
    and c.modified_at = (c.before_move ->> 'at')::timestamptz`
  return sql`
    modified_at = case when ${isBack}
      then (c.before_move ->> 'modifiedAt')::timestamptz else now() end,
    modified_by = case when ${isBack} then (c.before_move ->> 'modifiedBy')::int else ${userId} end,
    before_move = case when c.parent_id = ${to} then c.before_move
      when ${isBack} then null else ${beforeMove(userId)} end`
}

/** Condition: the caller opened the component, or what it lies in, after it happened. */
export const isOpened = (access: Access, since: Sql, at: Sql, ids: Sql): Sql => sql`
  exists (
    select 1 from component_tracks t
    where t.application_id = ${access.applicationId} and t.user_id = ${access.actor.userId}
      and t.tracked_at >= ${since} and t.tracked_at >= ${at}
      and t.component_id in (${ids})
  )`

/** The caller's last visit, from when on something is news. */
const visit = ({ applicationId, actor }: Access): Sql => sql`
  visit as materialized (
    select coalesce(max(v.previous_at), now() - ${firstLook}) as since
    from visits v
    where v.application_id = ${applicationId} and v.user_id = ${actor.userId}
  )`

/** Of one value, not of a row: then the index of what is new is used. */
const since = sql`(select since from visit)`

/** Condition: something happened to a component, as `c`, since the visit. */
const isRecent = sql`c.deleted_at is null and ${happenedAt} > ${since} and ${happenedAt} <= now()`

/** Condition: others brought or changed a component, as `c`, since the visit, and it was not opened. */
const isNews = (access: Access): Sql => sql`
  ${isRecent} and ${happenedBy} is distinct from ${access.actor.userId}
    and not ${isOpened(access, since, happenedAt, sql`c.id`)}`

/**
 * What others brought, also from another folder, or changed in a folder since the caller's last
 * visit, and the caller has not opened since (D-04, T-75). Those who look as somebody are told
 * nothing: it is the person's own (T-04).
 */
export async function listNews(
  tx: Transaction,
  access: Access,
  folderId: number,
): Promise<Map<number, Component['news']>> {
  const { applicationId, actor } = access
  if (actor.preview) return new Map()
  const rows = await tx.query<{ id: number; news: 'added' | 'changed' }>(sql`
    with ${visit(access)}
    select c.id,
      case when greatest(c.created_at, c.moved_at) > ${since} then 'added' else 'changed' end
        as news
    from components c
    where c.application_id = ${applicationId} and c.parent_id = ${folderId} and ${isNews(access)}`)
  return new Map(rows.map((row) => [row.id, row.news]))
}

/**
 * The folders directly inside a folder that hold news, at any depth (T-75). From the news upwards, each
 * folder once: what is new since a visit is little beside what lies in a tree. Only what the caller sees
 * counts, on every level.
 */
export async function listFoldersWithNews(
  tx: Transaction,
  access: Access,
  folderId: number,
): Promise<Set<number>> {
  const { applicationId, actor } = access
  if (actor.preview) return new Set()
  const rows = await tx.query<{ id: number }>(sql`
    with recursive ${visit(access)},
    recent (parent_id) as materialized (
      select distinct c.parent_id
      from components c
      where c.application_id = ${applicationId} and c.type in ('directory', 'filelink') and ${isRecent}
    ),
    above (id) as (
      select recent.parent_id
      from recent
      -- Of thousands that came together one is enough.
      cross join lateral (
        select 1 from components c
        where c.application_id = ${applicationId} and c.parent_id = recent.parent_id
          and c.type in ('directory', 'filelink') and ${isNews(access)} and ${isSeen(access)}
        limit 1
      ) one
      union
      select c.parent_id
      from above
      join components c on c.application_id = ${applicationId} and c.id = above.id
      where c.deleted_at is null and c.type = 'directory' and c.id <> ${folderId}
        and ${isSeen(access)}
    )
    select c.id
    from above
    join components c on c.application_id = ${applicationId} and c.id = above.id
    where c.parent_id = ${folderId} and c.type = 'directory' and c.deleted_at is null`)
  return new Set(rows.map((row) => row.id))
}
