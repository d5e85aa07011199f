import sql, { empty } from 'sql-template-tag'
import type { Role } from '../../platform/actor.ts'
import type { Transaction } from '../../platform/database/database.types.ts'

export interface ChatRow {
  application_id: number
  id: number
  name: string
  description: string | null
  last_message_at: Date | null
  /** Of the caller, 100 at most. */
  unread_count: number
}

export interface MessageRow {
  id: number
  chat_id: number
  content: string
  created_at: Date
  created_by: number
  first_name: string
  last_name: string
}

export interface MemberRow {
  id: number
  first_name: string
  last_name: string
  roles: Role[]
  is_active: boolean
}

/** What somebody has not read is counted up to here. */
const mostUnread = 100

/** Chats of a person: all of them, or one. Those with the newest messages come first. */
export const listChats = (
  tx: Transaction,
  applicationId: number,
  userId: number,
  chatId?: number,
) =>
  tx.query<ChatRow>(sql`
    select c.application_id, c.id, c.name, c.description, newest.created_at as last_message_at,
      (
        select count(*)::int from (
          select from chat_messages unread
          where unread.application_id = c.application_id and unread.chat_id = c.id
            and unread.id > m.read_up_to and unread.created_by <> ${userId}
          limit ${mostUnread}
        ) counted
      ) as unread_count
    from chat_members m
    join chats c on c.application_id = m.application_id and c.id = m.chat_id
    left join lateral (
      select created_at from chat_messages
      where application_id = c.application_id and chat_id = c.id
      order by id desc limit 1
    ) newest on true
    where m.application_id = ${applicationId} and m.user_id = ${userId}
      ${chatId === undefined ? empty : sql`and m.chat_id = ${chatId}`}
    order by coalesce(newest.created_at, c.created_at) desc, c.id desc`)

/** The newest messages, or the newest before one of them; the oldest of these first. */
export async function listMessages(
  tx: Transaction,
  applicationId: number,
  chatId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const rows = await tx.query<MessageRow>(sql`
    select m.id, m.chat_id, m.content, m.created_at, m.created_by, u.first_name, u.last_name
    from (
      select * from chat_messages
      where application_id = ${applicationId} and chat_id = ${chatId}
        ${before === undefined ? empty : sql`and id < ${before}`}
      order by id desc limit ${limit}
    ) m
    join users u on u.id = m.created_by
    order by m.id`)
  return rows
}

/** People of a chat. */
export const listMembers = (tx: Transaction, applicationId: number, chatId: number) =>
  tx.query<MemberRow>(sql`
    select u.id, u.first_name, u.last_name, a.roles, a.status = 'active' and u.is_active as is_active
    from chat_members m
    join application_users a on a.application_id = m.application_id and a.user_id = m.user_id
    join users u on u.id = m.user_id
    where m.application_id = ${applicationId} and m.chat_id = ${chatId}
    order by u.last_name, u.first_name, u.id`)

/** Those among the people who are active in the application. */
export const listPeople = (tx: Transaction, applicationId: number, ids: readonly number[]) =>
  tx.query<MemberRow>(sql`
    select u.id, u.first_name, u.last_name, a.roles, true as is_active
    from application_users a
    join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.user_id = any(${[...ids]}::int[])
      and a.status = 'active' and u.is_active`)

/** Starts a chat with its people. Returns its id. */
export async function insertChat(
  tx: Transaction,
  chat: {
    applicationId: number
    name: string
    description: string | undefined
    userId: number
    memberIds: readonly number[]
  },
): Promise<number> {
  const { applicationId, name, description, userId, memberIds } = chat
  const [row] = await tx.query<{ id: number }>(sql`
    insert into chats (application_id, name, description, created_by)
    values (${applicationId}, ${name}, ${description ?? null}, ${userId})
    returning id`)
  await tx.query(sql`
    insert into chat_members (application_id, chat_id, user_id)
    select ${applicationId}::int, ${row!.id}::int, user_id
    from unnest(${[...memberIds]}::int[]) as user_id`)
  return row!.id
}

/** Adds a message, which its author has read. */
export async function insertMessage(
  tx: Transaction,
  message: { applicationId: number; chatId: number; userId: number; content: string },
): Promise<MessageRow> {
  const { applicationId, chatId, userId, content } = message
  const [row] = await tx.query<MessageRow>(sql`
    with m as (
      insert into chat_messages (application_id, chat_id, content, created_by)
      values (${applicationId}, ${chatId}, ${content}, ${userId})
      returning *
    ),
    read as (
      update chat_members c set read_up_to = m.id from m
      where c.application_id = ${applicationId} and c.chat_id = ${chatId}
        and c.user_id = ${userId}
    )
    select m.id, m.chat_id, m.content, m.created_at, m.created_by, u.first_name, u.last_name
    from m join users u on u.id = m.created_by`)
  return row!
}

/** Everything that is there now is read. */
export const markRead = (tx: Transaction, applicationId: number, chatId: number, userId: number) =>
  tx.query(sql`
    update chat_members set read_up_to = greatest(read_up_to, coalesce((
      select max(id) from chat_messages
      where application_id = ${applicationId} and chat_id = ${chatId}
    ), 0))
    where application_id = ${applicationId} and chat_id = ${chatId} and user_id = ${userId}`)

/** The tenant of a chat, for a transaction of the system. */
export async function applicationOf(tx: Transaction, chatId: number): Promise<number | undefined> {
  const [row] = await tx.query<{ application_id: number }>(
    sql`select application_id from chats where id = ${chatId}`,
  )
  return row?.application_id
}
