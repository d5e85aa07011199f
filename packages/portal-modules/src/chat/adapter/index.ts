import { describeQuery, ownId, type Client, type Scope } from '@atrium/api-client'
import {
  applications,
  chatRoles,
  chats,
  users,
  type ChatMessage as SentMessage,
} from '@atrium/api-client/contract'
import { hasRole } from '@atrium/api-client/values'
import { draftsIn, type DraftStorage } from '../../kit/adapter/drafts.ts'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { ChatMessage, ChatPage, ChatPort } from '../chat.port.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'
export type { DraftStorage } from '../../kit/adapter/drafts.ts'

/** The part of a chat connection that a chat listens to (CHAT-08). */
export interface ChatEvents {
  join: (chatId: number) => void
  leave: (chatId: number) => void
  onMessage: (listener: (message: SentMessage) => void) => () => void
  onJoined: (listener: (chatId: number) => void) => () => void
}

export interface ChatAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: the list is not live. */
  live?: LiveEvents
  /** Absent: chats are not live. */
  messages?: ChatEvents
  /** Where drafts stay; absent: as long as the chat is on the screen. */
  storage?: DraftStorage
  /** Where it stays which chat was open last; absent: the list is what one begins with. */
  lastChat?: ChatPort['lastChat']
}

/** The chat's port on the portal's own calls. */
export function createChatAdapter(options: ChatAdapterOptions): ChatPort {
  const { client, scope, live, messages, storage, lastChat } = options
  const params = { applicationId: scope.tenant }
  const of = (chatId: number) => ({ params: { ...params, chatId } })

  const pageOf = async (chatId: number, before?: number): Promise<ChatPage> => {
    const query = before === undefined ? {} : { query: { before } }
    const [id, page] = await Promise.all([
      ownId(client),
      client.call(chats.get, { ...of(chatId), ...query }),
    ])
    return {
      chat: page.chat,
      messages: page.messages.map((message) => toMessage(message, id)),
      hasEarlier: page.hasEarlier ?? page.messages.length === pageSize,
      members: page.members ?? [],
    }
  }

  return {
    // The list as the server tells it: a count in the host's bar may share the same entry.
    chats: () => withPortErrors(describeQuery(client, scope, chats.list, { params })),

    chat: (chatId) => {
      const { key } = describeQuery(client, scope, chats.get, of(chatId))
      return withPortErrors({ key: [...key, 'conversation'], load: () => pageOf(chatId) })
    },

    earlier: (chatId, messageId) => asPort(pageOf(chatId, messageId)),

    people() {
      const { key, load } = describeQuery(client, scope, users.directory, { params })
      return withPortErrors({
        key: [...key, 'chat'],
        load: async () => {
          const [id, people, { configurations }] = await Promise.all([
            ownId(client),
            load(),
            client.call(applications.configuration, { params }),
          ])
          const setting = configurations.find((entry) => entry.configuration.key === 'CHAT_ROLES')
          const allowed = chatRoles(setting?.value)
          return people
            .filter((person) => person.id !== id && hasRole(person.roles, allowed))
            .map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))
        },
      })
    },

    create: ({ name, description, memberIds, commandId }) =>
      asPort(
        client.call(
          chats.create,
          {
            params,
            body: {
              name,
              memberIds: [...memberIds],
              ...(description.trim() !== '' && { description }),
            },
          },
          { idempotencyKey: commandId },
        ),
      ),

    send: ({ chatId, content, commandId }) =>
      asPort(
        client
          .call(chats.send, { ...of(chatId), body: { content } }, { idempotencyKey: commandId })
          .then((message) => ({ ...message, isOwn: true })),
      ),

    markRead: (chatId) => asPort(client.call(chats.view, of(chatId))),

    onMessage:
      messages &&
      ((chatId, listener) => {
        let isHere = true
        const stopMessages = messages.onMessage((message) => {
          if (message.chatId !== chatId) return
          // Without knowing who one is, what is shown is loaded again.
          ownId(client).then(
            (id) => isHere && listener(toMessage(message, id)),
            () => isHere && listener(),
          )
        })
        const stopJoins = messages.onJoined((id) => id === chatId && listener())
        messages.join(chatId)
        return () => {
          isHere = false
          stopMessages()
          stopJoins()
          messages.leave(chatId)
        }
      }),

    onChats: live && ((listener) => listenToTypes(live, scope.tenant, changesChats, listener)),

    drafts: storage && draftsIn(storage),
    lastChat,
  }
}

/** Messages that come at once (CHAT-09). */
const pageSize = 50
/** What changes the list of chats. */
const changesChats = ['chats.changed', 'message.sent', 'configuration.changed']

const { asPort, withPortErrors } = portCalls()

const toMessage = (message: SentMessage, ownId: number): ChatMessage => ({
  ...message,
  isOwn: message.createdByUser.id === ownId,
})
