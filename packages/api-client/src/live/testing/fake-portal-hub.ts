import type { LiveEvent } from '../live-connection.ts'
import { createFakeHubServer } from './fake-hub-server.ts'

/** Speaks as `/hubs/portal` does: `Join` replays what was missed, then live events follow. */
export async function createFakePortalHub(port?: number) {
  const log: LiveEvent[] = []
  const hub = {
    /** Refuses the next calls of `Join`, so many times. */
    refusals: 0,
    /** Forgets events before this one: older cursors mean a reset. */
    keptFrom: 0,
    /** Sends this many events before the cursor again, as a hasty server might. */
    overlap: 0,
  }

  const server = await createFakeHubServer(
    {
      Join({ send, after }, applicationId: number, cursor: string | null) {
        if (hub.refusals-- > 0) throw new Error('Not now')
        const known = cursor === null ? log.length : Number(cursor.slice(1))
        const reset = known < hub.keptFrom
        const from = reset ? log.length : known
        const missed = log.slice(Math.max(from - hub.overlap, 0))
        after(() => {
          for (const event of missed) {
            if (event.applicationId === applicationId) send('Changed', event)
          }
        })
        return { cursor: `c${from}`, reset }
      },
      Leave: () => null,
    },
    port,
  )

  return Object.assign(hub, server, {
    happen(type: string, applicationId = 1) {
      const event = { cursor: `c${log.length + 1}`, applicationId, type, payload: { type } }
      log.push(event)
      server.send('Changed', event)
    },
  })
}

export type FakePortalHub = Awaited<ReturnType<typeof createFakePortalHub>>
