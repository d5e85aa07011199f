import * as z from 'zod/mini'
import type { EventReader, LoggedEvent } from '../events/index.ts'
import { checkMember, readArguments } from './arguments.ts'
import { isEventForCaller } from './audience.ts'
import type { Hub, HubClient } from './hub.ts'
import { notificationType } from './notifications-hub.ts'

const joining = z.tuple([z.int(), z.nullable(z.string().check(z.maxLength(100)))])
const leaving = z.tuple([z.int()])

/** One application that a connection follows. */
interface Room {
  /** Everything up to here is delivered; unknown while it still joins. */
  cursor: string | undefined
  waiting: LoggedEvent[]
  isDelivering: boolean
}

/**
 * What happens in an application, for whom it concerns. After `Join` a client first gets what it
 * missed since its cursor, then what happens, each event once and in the order of the log.
 */
export const portalHub = (events: EventReader): Hub => ({
  path: '/hubs/portal',
  open(client) {
    const rooms = new Map<number, Room>()

    async function deliver(room: Room, applicationId: number) {
      if (room.isDelivering) return
      room.isDelivering = true
      try {
        while (room.waiting.length > 0 && rooms.get(applicationId) === room) {
          const event = room.waiting.shift()!
          // Read twice: once as missed, once live.
          if (event.cursor <= room.cursor!) continue
          if (await isFor(client, event)) client.send('Changed', toMessage(event))
          room.cursor = event.cursor
        }
      } catch (error) {
        // Going on would leave a gap; the client comes back and catches up.
        client.fail(error)
      } finally {
        room.isDelivering = false
      }
    }

    return {
      methods: {
        async Join(args, reply) {
          const [applicationId, cursor] = readArguments(joining, args)
          checkMember(client.caller.actor, applicationId)
          // In place before the log is read, so that nothing falls between missed and live.
          const room: Room = { cursor: undefined, waiting: [], isDelivering: false }
          rooms.set(applicationId, room)
          try {
            const missed = await events.since(cursor, applicationId)
            reply({ cursor: missed.cursor, reset: missed.reset })
            room.waiting.unshift(...missed.events)
            room.cursor = missed.cursor
          } catch (error) {
            rooms.delete(applicationId)
            throw error
          }
          void deliver(room, applicationId)
        },
        Leave(args) {
          const [applicationId] = readArguments(leaving, args)
          rooms.delete(applicationId)
        },
      },
      onEvent(event) {
        const room = rooms.get(event.applicationId)
        if (!room || event.type === notificationType) return
        room.waiting.push(event)
        if (room.cursor !== undefined) void deliver(room, event.applicationId)
      },
    }
  },
})

/** Notifications have a hub of their own. */
const isFor = async (client: HubClient, event: LoggedEvent) =>
  event.type !== notificationType && (await isEventForCaller(client, event))

const toMessage = ({ cursor, applicationId, type, payload }: LoggedEvent) => ({
  cursor,
  applicationId,
  type,
  payload,
})
