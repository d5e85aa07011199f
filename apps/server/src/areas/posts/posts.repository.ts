import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { isThere } from '../components/index.ts'

/** What a post has beyond its component. */
export interface PostText {
  component_id: number
  teaser: string | null
  body: string
  image_url: string | null
  /** Its groups get a mail when it comes out. */
  notifies_groups: boolean
}

/** The texts of posts, in no order. */
export const listTexts = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<PostText>(sql`
    select component_id, teaser, body, image_url, notifies_groups from posts
    where application_id = ${applicationId} and component_id = any(${ids}::int[])`)

export const saveText = (tx: Transaction, applicationId: number, text: PostText) =>
  tx.query(sql`
    insert into posts (application_id, component_id, teaser, body, image_url, notifies_groups)
    values (
      ${applicationId}, ${text.component_id}, ${text.teaser}, ${text.body}, ${text.image_url},
      ${text.notifies_groups}
    )
    on conflict (application_id, component_id) do update
    set teaser = excluded.teaser, body = excluded.body, image_url = excluded.image_url,
      notifies_groups = excluded.notifies_groups`)

/** Those among the posts that somebody has opened. */
export async function openedAmong(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  userId: number,
): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>(sql`
    select post.id from unnest(${ids}::int[]) as post (id)
    where exists (
      select 1 from component_tracks t
      where t.application_id = ${applicationId} and t.component_id = post.id
        and t.user_id = ${userId}
    )`)
  return new Set(rows.map(({ id }) => id))
}

/** Says whether the readers were told of a post, and forgets the wish; false where nobody wished it. */
export async function takeNotice(tx: Transaction, applicationId: number, id: number) {
  const rows = await tx.query(sql`
    update posts set notifies_groups = false
    where application_id = ${applicationId} and component_id = ${id} and notifies_groups
    returning component_id`)
  return rows.length > 0
}

/** A post that is out now, as it was planned; held until the transaction ends. */
export async function lockReleased(
  tx: Transaction,
  { applicationId, id, at }: { applicationId: number; id: number; at: Date },
): Promise<{ isOut: boolean; author: Author | null } | undefined> {
  const [row] = await tx.query<{ is_out: boolean; author: Author | null }>(sql`
    select c.published_at <= now() as is_out,
      case when u.id is not null then jsonb_build_object(
        'userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as author
    from components c
    left join users u on u.id = c.created_by
    where c.application_id = ${applicationId} and c.id = ${id} and ${isThere}
      and c.published_at = ${at}::timestamptz
    for update of c`)
  return row && { isOut: row.is_out, author: row.author }
}

interface Author {
  userId: number
  firstName: string
  lastName: string
}
