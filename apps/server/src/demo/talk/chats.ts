import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { demoChats, type DemoChat } from './chat-lines.ts'
import { atOffice } from '../office-hours.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant } from '../tenants.ts'

interface Setting {
  tenant: DemoTenant
  userIds: ReadonlyMap<string, number>
  now: Date
}

/** The conversations of a tenant. */
export async function fillChats(tx: Transaction, setting: Setting): Promise<void> {
  for (const [order, chat] of (demoChats[setting.tenant.key] ?? []).entries()) {
    await fillChat(tx, setting, chat, order)
  }
}

async function fillChat(
  tx: Transaction,
  { tenant, userIds, now }: Setting,
  chat: DemoChat,
  order: number,
) {
  const said = conversationOf(chat)
  // Within an exchange minutes pass, between two of them hours; the newest is of this morning.
  const moments: Date[] = []
  let back = (order + 1) * 47
  for (const { isLast } of said.toReversed()) {
    back += isLast ? 60 * (5 + (moments.length % 4) * 6) : 3 + (moments.length % 5) * 2
    moments.unshift(atOffice(new Date(now.getTime() - back * 60_000), now))
  }
  const [row] = await insertRows(
    tx,
    'chats',
    {
      application_id: 'int',
      name: 'text',
      description: 'text',
      created_by: 'int',
      created_at: 'timestamptz',
    },
    [
      {
        application_id: tenant.id,
        name: chat.name,
        description: chat.description,
        created_by: userIds.get(chat.members[0]!),
        created_at: moments[0] ?? now,
      },
    ],
    'id',
  )
  const messages = await insertRows(
    tx,
    'chat_messages',
    {
      application_id: 'int',
      chat_id: 'int',
      content: 'text',
      created_by: 'int',
      created_at: 'timestamptz',
    },
    said.map(({ speaker, text }, index) => ({
      application_id: tenant.id,
      chat_id: row!.id,
      content: text,
      created_by: userIds.get(chat.members[speaker]!),
      created_at: moments[index],
    })),
    'id',
  )
  const seen = messages.map(({ id }) => id)
  await insertRows(
    tx,
    'chat_members',
    { application_id: 'int', chat_id: 'int', user_id: 'int', read_up_to: 'int' },
    chat.members.map((login) => {
      const missing = chat.unread?.by === login ? chat.unread.texts.length : 0
      return {
        application_id: tenant.id,
        chat_id: row!.id,
        user_id: userIds.get(login),
        read_up_to: seen[seen.length - 1 - missing] ?? 0,
      }
    }),
  )
}

/** As many messages as the story wants, the newest last. */
function conversationOf({ messages, exchanges, unread }: DemoChat) {
  const newest = (unread?.texts ?? []).map((text, index, { length }) => ({
    speaker: 0,
    text,
    isLast: index === length - 1,
  }))
  const said: typeof newest = []
  for (let round = 0; said.length < messages; round++) {
    for (const exchange of exchanges(round)) {
      exchange.forEach(([speaker, text], index) =>
        said.push({ speaker, text, isLast: index === exchange.length - 1 }),
      )
    }
  }
  return [...said.slice(0, messages - newest.length), ...newest]
}

/** Many messages in one chat, for a busy agency. */
export const fillManyMessages = (tx: Transaction, { count, now }: { count: number; now: Date }) =>
  tx.query(sql`
    with chat as (
      insert into chats (application_id, name, description, created_by, created_at)
      select 101, 'Langer Draht', 'Seit Jahren', id, ${now}::timestamptz - interval '3 years'
      from users where email = 'aylin.kaya@brueckner-vahl.example'
      returning id, created_by
    ),
    people as (
      select id, row_number() over (order by id) - 1 as place from users
      where email in ('aylin.kaya@brueckner-vahl.example', 'sabine.moser@alpenquell.example')
    ),
    members as (
      insert into chat_members (application_id, chat_id, user_id)
      select 101, chat.id, people.id from chat, people
    )
    insert into chat_messages (application_id, chat_id, content, created_by, created_at)
    select 101, chat.id, 'Nachricht ' || n || ' zum laufenden Plan', people.id,
      ${now}::timestamptz - make_interval(mins => 30 * (${count}::int - n))
    from chat, generate_series(1, ${count}::int) n
    join people on people.place = n % 2
    order by n`)
