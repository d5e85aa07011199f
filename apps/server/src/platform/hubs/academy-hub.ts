import * as z from 'zod/mini'
import type { LoggedEvent } from '../events/index.ts'
import { readArguments } from './arguments.ts'
import { isEventForCaller } from './audience.ts'
import { freshMs } from './caller.ts'
import type { HubRights } from './hub-rights.ts'
import { HubError } from './hub.ts'
import type { Hub } from './hub.ts'

const group = z.tuple([z.string().check(z.regex(/^academy:\d{1,9}:\d{1,9}$/))])

/** Events of this type say how far somebody is in a lesson: `{ componentId, lessonId, userId, lessonStatus }`, and `courseStatus` where rules of a course say that. */
const lessonType = 'lesson.status-changed'

/** A seminar that a connection follows. */
interface Joined {
  applicationId: number
  componentId: number
  /** What the answer about its rights was, and until when that counts. */
  isSeen: Promise<boolean>
  until: number
}

/** Lesson statuses of the seminars whose group `academy:{applicationId}:{componentId}` was joined (RT-03). */
export const academyHub = (rights: HubRights): Hub => ({
  path: '/hubs/academy',
  open(client) {
    const joined = new Map<string, Joined>()
    let last = Promise.resolve()

    function look(applicationId: number, componentId: number): Joined {
      const isSeen = rights.seesComponent(client.caller.actor, applicationId, componentId)
      return { applicationId, componentId, isSeen, until: performance.now() + freshMs }
    }

    /** Rights may be others than when the group was joined. */
    async function isStillSeen(name: string): Promise<boolean> {
      const known = joined.get(name)
      if (!known) return false
      if (performance.now() < known.until) return known.isSeen
      const fresh = look(known.applicationId, known.componentId)
      joined.set(name, fresh)
      return fresh.isSeen
    }

    async function deliver(name: string, event: LoggedEvent) {
      try {
        if (!(await isEventForCaller(client, event)) || !(await isStillSeen(name))) return
        if (joined.has(name)) client.send('LessonStatus', event.payload)
      } catch (error) {
        client.fail(error)
      }
    }

    return {
      methods: {
        async AddToGroup(args) {
          const [name] = readArguments(group, args)
          const [, applicationId, componentId] = name.split(':').map(Number)
          const seminar = look(applicationId!, componentId!)
          // Hidden, somebody else's and not there are the same (PERM-19).
          if (!(await seminar.isSeen)) throw new HubError('There is no such group.')
          joined.set(name, seminar)
        },
        RemoveFromGroup(args) {
          const [name] = readArguments(group, args)
          joined.delete(name)
        },
      },
      onEvent(event) {
        if (event.type !== lessonType) return
        const name = `academy:${event.applicationId}:${String(event.payload.componentId)}`
        // One after the other: rights are read in between, and the order stays.
        if (joined.has(name)) last = last.then(() => deliver(name, event))
      },
    }
  },
})
