import type { Chat, ChatMessage, Person } from '@atrium/api-client/contract'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Actor, Role } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { settingsOf } from '../applications/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toChat, toMessage, toPerson } from './chats.mapper.ts'
import { canChat, chatRoles } from './chats.policy.ts'
import {
  applicationOf,
  insertChat,
  insertMessage,
  listChats,
  listMembers,
  listMessages,
  listPeople,
  markRead,
  type ChatRow,
  type MemberRow,
} from './chats.repository.ts'
import { chatTexts } from './chats.texts.ts'

/** Messages that come at once (CHAT-09). */
const pageSize = 50

/** A chat with some of its messages. */
interface Conversation {
  chat: Chat
  messages: ChatMessage[]
  hasEarlier: boolean
  members: Person[]
}

type ChatDependencies = Pick<Dependencies, 'database' | 'events'>

export function createChatsService(deps: ChatDependencies) {
  return {
    list: (actor: Actor, applicationId: number): Promise<Chat[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (!canChat(access, await allowedRoles(tx, applicationId))) throw forbidden()
        return (await listChats(tx, applicationId, actor.userId)).map(toChat)
      }),

    get: (
      actor: Actor,
      applicationId: number,
      chatId: number,
      before: number | undefined,
    ): Promise<Conversation> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { chat } = await findChat(tx, access, chatId)
        const limit = pageSize + 1
        const rows = await listMessages(tx, applicationId, chatId, { before, limit })
        return {
          chat: toChat(chat),
          messages: rows.slice(-pageSize).map(toMessage),
          hasEarlier: rows.length > pageSize,
          members: (await listMembers(tx, applicationId, chatId)).map(toPerson),
        }
      }),

    create: (
      actor: Actor,
      applicationId: number,
      wanted: { name: string; description?: string | undefined; memberIds: readonly number[] },
    ): Promise<Chat> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const allowed = await allowedRoles(tx, applicationId)
        if (!canChat(access, allowed)) throw forbidden()
        const memberIds = [...new Set([actor.userId, ...wanted.memberIds])]
        await requirePeople(tx, applicationId, memberIds, allowed)
        const { name, description } = wanted
        const chat = { applicationId, name, description, userId: actor.userId, memberIds }
        const id = await insertChat(tx, chat)
        await deps.events.append(tx, {
          applicationId,
          type: 'chats.changed',
          audience: { userIds: memberIds },
          payload: { kind: 'added', chatId: id, byUserId: actor.userId },
        })
        const [row] = await listChats(tx, applicationId, actor.userId, id)
        return toChat(row!)
      }),

    send: (
      actor: Actor,
      applicationId: number,
      chatId: number,
      content: string,
    ): Promise<ChatMessage> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { allowed } = await findChat(tx, access, chatId)
        const { userId } = actor
        const message = toMessage(
          await insertMessage(tx, { applicationId, chatId, userId, content }),
        )
        const members = await listMembers(tx, applicationId, chatId)
        const readers = members.filter((member) => isReader(member, allowed))
        await deps.events.append(tx, {
          applicationId,
          type: 'message.sent',
          audience: { userIds: readers.map(({ id }) => id) },
          payload: { message },
        })
        return message
      }),

    view: (actor: Actor, applicationId: number, chatId: number): Promise<void> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await findChat(tx, access, chatId)
        await markRead(tx, applicationId, chatId, actor.userId)
      }),
  }
}

/** Whether somebody takes part in a chat, whichever tenant it belongs to, and has the chat there. */
export async function mayJoinChat(
  deps: Pick<Dependencies, 'database'>,
  actor: Actor,
  chatId: number,
): Promise<boolean> {
  const applicationId = await deps.database.system((tx) => applicationOf(tx, chatId))
  if (applicationId === undefined) return false
  try {
    await enterTenant(deps, actor, applicationId, (tx, access) => findChat(tx, access, chatId))
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const allowedRoles = async (tx: Transaction, applicationId: number): Promise<readonly Role[]> =>
  chatRoles((await settingsOf(tx, applicationId)).value('CHAT_ROLES'))

/** A chat of the caller's; others' chats are not there. */
async function findChat(
  tx: Transaction,
  access: Access,
  chatId: number,
): Promise<{ chat: ChatRow; allowed: readonly Role[] }> {
  const { applicationId, actor } = access
  const [chat] = await listChats(tx, applicationId, actor.userId, chatId)
  if (!chat) throw notFound()
  const allowed = await allowedRoles(tx, applicationId)
  if (!canChat(access, allowed)) throw forbidden()
  return { chat, allowed }
}

/** Nobody is written to who could not read it. */
async function requirePeople(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
  allowed: readonly Role[],
) {
  const people = await listPeople(tx, applicationId, ids)
  if (people.length < ids.length) throw invalid({ memberIds: chatTexts['unknown-person'] })
  if (!people.every((person) => isReader(person, allowed))) {
    throw invalid({ memberIds: chatTexts['without-chat'] })
  }
}

const isReader = (person: MemberRow, allowed: readonly Role[]) =>
  person.is_active && canChat(person, allowed)
