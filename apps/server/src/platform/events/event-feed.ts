import type { FastifyBaseLogger } from 'fastify'
import type { Database, DomainEvent } from '../types.ts'
import { isBefore, positionOf } from './cursor.ts'
import type { Position } from './cursor.ts'
import { eventChannel } from './event-log.ts'
import { readHorizon, readMissed, readNext, startPosition } from './events.repository.ts'

/** An event with its place in the log. */
export interface LoggedEvent extends DomainEvent {
  position: Position
  cursor: string
}

/** Events of all processes, in one order, as they become visible. */
export interface EventFeed {
  /** The place up to which listeners have been told. */
  readonly position: Position
  listen(listener: (event: LoggedEvent) => void): () => void
  /** What happened in a tenant after a cursor, up to `until`; undefined when it is no longer known. */
  since(applicationId: number, cursor: string, until: Position): Promise<LoggedEvent[] | undefined>
  close(): Promise<void>
}

/** How long to wait where nothing woke us, and where a running transaction holds events back. */
const idleWait = 1_000
const heldBackWait = 50

/** More than this is not replayed: loading afresh is faster. */
const replayLimit = 2_000

/** Reads the log from now on. NOTIFY wakes it; a second later it looks anyway. */
export async function openEventFeed(
  database: Database,
  log: FastifyBaseLogger,
): Promise<EventFeed> {
  const listeners = new Set<(event: LoggedEvent) => void>()
  let position = await startPosition(database)
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isAwake = false
  let reading: Promise<void> | undefined

  const stopListening = await database.listen(eventChannel, wake)

  function wake() {
    if (isClosed) return
    isAwake = true
    reading ??= read().finally(() => {
      reading = undefined
    })
  }

  async function read() {
    clearTimeout(timer)
    let wait = idleWait
    while (isAwake) {
      isAwake = false
      try {
        const { events, isHeldBack } = await readNext(database, position)
        wait = isHeldBack ? heldBackWait : idleWait
        for (const event of events) {
          position = event.position
          tell(event)
        }
        isAwake ||= events.length > 0 && !isClosed
      } catch (error) {
        if (!isClosed) log.error({ err: error }, 'The event log could not be read')
      }
    }
    if (!isClosed) timer = setTimeout(wake, wait).unref()
  }

  function tell(event: LoggedEvent) {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        log.error({ err: error }, 'A listener of events failed')
      }
    }
  }

  wake()
  return {
    get position() {
      return position
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async since(applicationId, cursor, until) {
      const from = positionOf(cursor)
      if (!from || isBefore(until, from) || isBefore(from, await readHorizon(database))) {
        return undefined
      }
      const events = await readMissed(database, applicationId, from, until, replayLimit + 1)
      return events.length > replayLimit ? undefined : events
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await stopListening()
      await reading
    },
  }
}
