import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/types.ts'

/** What a post has beyond its component. */
export interface PostText {
  component_id: number
  teaser: string | null
  body: string
  image_url: string | null
}

/** The texts of posts, in no order. */
export const listTexts = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<PostText>(sql`
    select component_id, teaser, body, image_url from posts
    where application_id = ${applicationId} and component_id = any(${ids}::int[])`)

export const saveText = (tx: Transaction, applicationId: number, text: PostText) =>
  tx.query(sql`
    insert into posts (application_id, component_id, teaser, body, image_url)
    values (${applicationId}, ${text.component_id}, ${text.teaser}, ${text.body}, ${text.image_url})
    on conflict (application_id, component_id) do update
    set teaser = excluded.teaser, body = excluded.body, image_url = excluded.image_url`)
