import type { CommentPlace } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface CommentRow {
  id: number
  application_id: number
  component_id: number
  text: string
  created_by: number | null
  author_first_name: string | null
  author_last_name: string | null
  is_generated: boolean
  mentioned_user_ids: number[]
  version: number
  created_at: Date
  modified_at: Date | null
  /** Null: it is open (T-44). */
  resolved_at: Date | null
  resolved_by: number | null
  resolver_first_name: string | null
  resolver_last_name: string | null
  /** Null: it is about the whole item (T-41). */
  place: CommentPlace | null
  /** The comment that begins its thread; null: it does so itself. */
  reply_to: number | null
}

export interface PersonRow {
  id: number
  first_name: string
  last_name: string
}

const columns = sql`
  c.id, c.application_id, c.component_id, c.text, c.created_by, c.is_generated,
  c.mentioned_user_ids, c.version, c.created_at, c.modified_at,
  u.first_name as author_first_name, u.last_name as author_last_name,
  c.resolved_at, c.resolved_by, c.place, c.reply_to,
  r.first_name as resolver_first_name, r.last_name as resolver_last_name`

/** Who said it, and who settled it. */
const people = sql`
  left join users u on u.id = c.created_by
  left join users r on r.id = c.resolved_by`

/** Comments on a component, newest first; thousands come as one JSON value, which is read faster. */
export async function listComments(
  tx: Transaction,
  applicationId: number,
  componentId: number,
): Promise<CommentRow[]> {
  const [found] = await tx.query<{ rows: RowAsJson[] }>(sql`
    select coalesce(json_agg(item), '[]') as rows
    from (
      select ${columns}
      from comments c ${people}
      where c.application_id = ${applicationId} and c.component_id = ${componentId}
      order by c.created_at desc, c.id desc
    ) item`)
  return found!.rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at),
    modified_at: dateOf(row.modified_at),
    resolved_at: dateOf(row.resolved_at),
  }))
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

type RowAsJson = Omit<CommentRow, 'created_at' | 'modified_at' | 'resolved_at'> & {
  created_at: string
  modified_at: string | null
  resolved_at: string | null
}

/** Holds a comment until the transaction ends. */
export async function lockComment(
  tx: Transaction,
  applicationId: number,
  id: number,
): Promise<CommentRow | undefined> {
  const [row] = await tx.query<CommentRow>(sql`
    select ${columns} from comments c ${people}
    where c.application_id = ${applicationId} and c.id = ${id}
    for update of c`)
  return row
}

/** How many comments somebody has written within 24 hours. */
export async function countCommentsBy(tx: Transaction, applicationId: number, userId: number) {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::integer as count from comments
    where application_id = ${applicationId} and created_by = ${userId}
      and created_at > now() - interval '24 hours'`)
  return row!.count
}

export async function insertComment(
  tx: Transaction,
  comment: {
    applicationId: number
    componentId: number
    text: string
    userId: number
    mentionedUserIds: readonly number[]
    place: CommentPlace | null
    replyTo: number | null
  },
): Promise<CommentRow> {
  const { applicationId, componentId, text, userId, mentionedUserIds, place, replyTo } = comment
  const [row] = await tx.query<CommentRow>(sql`
    with c as (
      insert into comments (
        application_id, component_id, text, created_by, mentioned_user_ids, place, reply_to
      )
      values (
        ${applicationId}, ${componentId}, ${text}, ${userId}, ${[...mentionedUserIds]}::int[],
        ${place && JSON.stringify(place)}::jsonb, ${replyTo}::int
      )
      returning *
    )
    select ${columns} from c ${people}`)
  return row!
}

export async function updateComment(
  tx: Transaction,
  applicationId: number,
  id: number,
  change: { text: string; mentionedUserIds: readonly number[] },
): Promise<CommentRow> {
  const [row] = await tx.query<CommentRow>(sql`
    with c as (
      update comments set
        text = ${change.text}, mentioned_user_ids = ${[...change.mentionedUserIds]}::int[],
        version = version + 1, modified_at = now()
      where application_id = ${applicationId} and id = ${id}
      returning *
    )
    select ${columns} from c ${people}`)
  return row!
}

/** Settles a comment, or opens it again: that changes nothing of what was said. */
export async function resolveComment(
  tx: Transaction,
  applicationId: number,
  id: number,
  resolution: { at: Date; userId: number } | null,
): Promise<CommentRow> {
  const [row] = await tx.query<CommentRow>(sql`
    with c as (
      update comments set
        resolved_at = ${resolution?.at ?? null}, resolved_by = ${resolution?.userId ?? null}::int,
        version = version + 1
      where application_id = ${applicationId} and id = ${id}
      returning *
    )
    select ${columns} from c ${people}`)
  return row!
}

export const deleteComment = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`delete from comments where application_id = ${applicationId} and id = ${id}`)

/** Names of people who are or were in the application. */
export const listPeople = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<PersonRow>(sql`
    select u.id, u.first_name, u.last_name
    from application_users a
    join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.user_id = any(${[...ids]}::int[])`)

/** The comment that begins a thread on a component, of any comment in it. */
export async function threadOf(
  tx: Transaction,
  applicationId: number,
  componentId: number,
  id: number,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(sql`
    select coalesce(reply_to, id) as id from comments
    where application_id = ${applicationId} and component_id = ${componentId} and id = ${id}`)
  return row?.id
}

/** Those among the people who have commented on a component. */
export async function commentersAmong(
  tx: Transaction,
  applicationId: number,
  componentId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select person.id from unnest(${[...userIds]}::int[]) as person (id)
    where exists (
      select 1 from comments c
      where c.application_id = ${applicationId} and c.component_id = ${componentId}
        and c.created_by = person.id
    )`)
  return rows.map(({ id }) => id)
}

/** A person's grade; another one replaces it. */
export const saveFeedback = (
  tx: Transaction,
  feedback: {
    applicationId: number
    componentId: number
    userId: number
    grade: string
    text: string | undefined
  },
) =>
  tx.query(sql`
    insert into feedback (application_id, component_id, user_id, grade, text)
    values (
      ${feedback.applicationId}, ${feedback.componentId}, ${feedback.userId}, ${feedback.grade},
      ${feedback.text ?? null}
    )
    on conflict (application_id, component_id, user_id) do update
      set grade = excluded.grade, text = excluded.text, modified_at = now()`)
