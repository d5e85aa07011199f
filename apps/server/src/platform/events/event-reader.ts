import sql from 'sql-template-tag'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.types.ts'
import { fromCursor, toCursor } from './cursor.ts'
import type { Position } from './cursor.ts'
import {
  channel,
  deleteEventsBefore,
  isWithinLog,
  readAfter,
  readCurrentPosition,
} from './events.repository.ts'
import type { LoggedEvent } from './events.repository.ts'
import { createWait } from '../wait.ts'

/** What somebody missed since a cursor. */
interface Missed {
  /** In order; all audiences, the caller filters. */
  events: LoggedEvent[]
  /** Where `events` continue from, and live events after them. */
  cursor: string
  /** The log cannot tell, or it is too much to send: load afresh. */
  reset: boolean
}

/** This process's one reader of the log. */
export interface EventReader {
  /** Resolves once reading has begun: every event that commits from then on arrives, in order. */
  subscribe(listener: (event: LoggedEvent) => void): Promise<() => void>
  since(cursor: string | null, applicationId: number): Promise<Missed>
  /** The end of the log, as far as it is settled. */
  cursor(): Promise<string>
  /**
   * How far this process has read, without asking the database: never more than what any later
   * statement sees. Undefined before reading has begun.
   */
  lastRead(): string | undefined
  /** Stops reading; does not close the database. */
  close(): Promise<void>
}

export interface ReaderOptions {
  /** Told of what goes wrong in the background; reading goes on. */
  onError?: (error: unknown) => void
  /** How long events are kept for those who catch up. */
  keepForMs?: number
  /** How often it looks where nothing wakes it: NOTIFY may get lost. Default 1 s. */
  pollMs?: number
}

const batch = 500
/** Who missed more than this loads afresh instead. */
const mostMissed = 1000
const heldBackMs = 50
const hour = 3_600_000
const week = 7 * 24 * hour

export function createEventReader(
  database: Database,
  clock: Clock,
  { onError = () => {}, keepForMs = week, pollMs = 1000 }: ReaderOptions = {},
): EventReader {
  const listeners = new Set<(event: LoggedEvent) => void>()
  const wait = createWait()
  const closing = new AbortController()
  let starting: Promise<void> | undefined
  let reading: Promise<void> | undefined
  let at: Position | undefined

  const start = () => {
    starting ??= begin()
    starting.catch(() => (starting = undefined))
    return starting
  }

  async function begin() {
    const stopListening = await database.listen(channel, wait.wake)
    at = await database.system(readCurrentPosition)
    reading = read(at).finally(stopListening)
  }

  async function read(from: Position) {
    let position = from
    let nextClearing = 0
    while (!closing.signal.aborted) {
      try {
        if (performance.now() >= nextClearing) {
          nextClearing = performance.now() + hour
          await clear()
        }
        const { events, isHeldBack } = await database.system((tx) => readAfter(tx, position, batch))
        events.forEach(tell)
        const last = events.at(-1)
        if (last) at = position = fromCursor(last.cursor)!
        if (events.length < batch) await wait.for(isHeldBack ? heldBackMs : pollMs)
      } catch (error) {
        onError(error)
        await wait.for(pollMs)
      }
    }
  }

  const clear = () =>
    database.system((tx) => deleteEventsBefore(tx, new Date(clock.now().getTime() - keepForMs)))

  function tell(event: LoggedEvent) {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    async subscribe(listener) {
      listeners.add(listener)
      await start()
      return () => void listeners.delete(listener)
    },

    async since(cursor, applicationId) {
      await start()
      const after = cursor === null ? undefined : fromCursor(cursor)
      return database.system(async (tx) => {
        const fresh = async (reset: boolean): Promise<Missed> => ({
          events: [],
          cursor: toCursor(await readCurrentPosition(tx)),
          reset,
        })
        if (!after) return fresh(cursor !== null)
        const mine = sql`application_id = ${applicationId}`
        const { events } = await readAfter(tx, after, mostMissed + 1, mine)
        // Asked last: what is cleared away between the two statements is noticed.
        if (events.length > mostMissed || !(await isWithinLog(tx, after))) return fresh(true)
        return { events, cursor: toCursor(after), reset: false }
      })
    },

    lastRead: () => at && toCursor(at),

    cursor: async () => toCursor(await database.system(readCurrentPosition)),

    async close() {
      closing.abort()
      await starting?.catch(() => {})
      wait.wake()
      await reading
    },
  }
}
