import { chats } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** The chat belongs to the roles that have it where a tenant says nothing. */
const standardChat = async (world: World) => {
  await world.shared(sql`
    delete from configuration_values v using configuration_definitions d
    where d.id = v.configuration_id and d.key = 'CHAT_ROLES'`)
  return tenant(world)
}

/** A chat that the caller takes part in. */
const chat = async (world: World) => {
  const { params } = await standardChat(world)
  const [row] = await world.rows<{ id: number }>(sql`
    with chat as (
      insert into chats (application_id, name, created_by)
      select application_id, 'Probe', user_id from application_users
      where user_id = ${world.caller.userId}
      -- Where they belong: others were made later, or are another tenant's.
      order by application_id limit 1
      returning application_id, id, created_by
    ), member as (
      insert into chat_members (application_id, chat_id, user_id)
      select application_id, id, created_by from chat
    )
    select id from chat`)
  return { params: { ...params, chatId: row!.id } }
}

export const chatSamples: Sample[] = [
  of(chats.list, standardChat),
  of(chats.create, async (world) => ({
    ...(await standardChat(world)),
    body: { name: world.text(), memberIds: [] },
  })),
  of(chats.get, chat),
  of(chats.send, async (world) => ({ ...(await chat(world)), body: { content: 'Probe' } })),
  of(chats.view, chat),
]
