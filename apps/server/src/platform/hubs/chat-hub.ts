import * as z from 'zod/mini'
import { readArguments } from './arguments.ts'
import type { HubRights } from './hub-rights.ts'
import { HubError } from './hub.ts'
import type { Hub } from './hub.ts'

const chat = z.tuple([z.int32()])

/** Events of this type carry one message of a chat, for those who take part in it. */
const messageType = 'message.sent'

/** New messages of the chats that a client has joined (CHAT-08). */
export const chatHub = (rights: HubRights): Hub => ({
  path: '/hubs/chat',
  open({ caller, send }) {
    const chatIds = new Set<number>()
    return {
      methods: {
        async JoinChat(args) {
          const [chatId] = readArguments(chat, args)
          // Somebody else's chat answers like one that is not there (PERM-19).
          if (!(await rights.mayJoinChat(caller.actor, chatId))) {
            throw new HubError('There is no such chat.')
          }
          chatIds.add(chatId)
        },
        LeaveChat(args) {
          const [chatId] = readArguments(chat, args)
          chatIds.delete(chatId)
        },
      },
      onEvent({ type, applicationId, audience, payload }) {
        if (type !== messageType) return
        const message = payload.message as { chatId: number }
        const { actor } = caller
        if (!chatIds.has(message.chatId) || !actor.applicationIds.includes(applicationId)) return
        // Those who take part at the moment of the message: who was taken out hears no more.
        if (!audience.userIds?.includes(actor.userId)) return
        send('ReceiveMessageAsync', message)
      },
    }
  },
})
