import { setTimeout as pause } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import type { Audience } from './events.types.ts'
import type { Database } from '../database/database.types.ts'
import { createEventLog } from './index.ts'
import type { ReaderOptions } from './event-reader.ts'
import type { EventReader, LoggedEvent } from './index.ts'

const day = 24 * 3_600_000

describe.each(databases)('event log: $name', (kind) => {
  let stored: TestDatabase
  let database: Database
  let now = new Date()
  let closing: (() => Promise<void>)[]

  const events = (given: Database = database, options: ReaderOptions = {}) => {
    const made = createEventLog(given, { now: () => now }, options)
    closing.push(() => made.reader.close())
    return made
  }
  let log: ReturnType<typeof createEventLog>['log']
  let reader: EventReader

  beforeEach(async () => {
    stored = await kind.open()
    database = stored.database
    now = new Date()
    closing = []
    ;({ log, reader } = events())
  })
  afterEach(async () => {
    for (const close of closing) await close()
    await stored.drop()
  })

  const happened = (type: string, applicationId = 1, audience: Audience = {}) => ({
    applicationId,
    type,
    audience,
    payload: { type },
  })
  const append = (type: string, applicationId = 1) =>
    database.tenant(applicationId, (tx) => log.append(tx, happened(type, applicationId)))
  /** Listens and collects the types of events. */
  async function collect(from: EventReader = reader) {
    const seen: LoggedEvent[] = []
    await from.subscribe((event) => seen.push(event))
    return { seen, types: () => seen.map(({ type }) => type) }
  }
  const typesOf = (list: LoggedEvent[]) => list.map(({ type }) => type)
  /** Events count from when no older transaction runs, and those of other databases run beside. */
  async function missed(cursor: string, count: number) {
    const found = async () => (await reader.since(cursor, 1)).events
    await expect.poll(found).toHaveLength(count)
    return found()
  }

  test('how far was read is told without asking, and never later than what is seen', async () => {
    expect(reader.lastRead()).toBeUndefined()
    const { seen } = await collect()
    const before = reader.lastRead()!
    await append('one')
    await expect.poll(() => seen).toHaveLength(1)
    await expect.poll(reader.lastRead).toBe(seen[0]!.cursor)
    expect(typesOf(await missed(before, 1))).toEqual(['one'])
    expect((await reader.since(reader.lastRead()!, 1)).events).toEqual([])
  })

  test('an event arrives as it was written, with its audience', async () => {
    const { seen } = await collect()
    await database.tenant(3, (tx) =>
      log.append(
        tx,
        happened('everyone', 3),
        happened('groups', 3, { groupIds: [4, 5] }),
        happened('nobody', 3, { groupIds: [] }),
        happened('people', 3, { userIds: [6] }),
      ),
    )
    await expect.poll(() => seen.length).toBe(4)
    const cursor = expect.stringMatching(/^[0-9a-f]{32}$/)
    expect(seen).toEqual([
      { ...happened('everyone', 3), cursor },
      { ...happened('groups', 3, { groupIds: [4, 5] }), cursor },
      { ...happened('nobody', 3, { groupIds: [] }), cursor },
      { ...happened('people', 3, { userIds: [6] }), cursor },
    ])
    const cursors = seen.map((event) => event.cursor)
    expect(cursors.toSorted()).toEqual(cursors)
  })

  test('an event of a transaction that fails is never seen', async () => {
    const { types } = await collect()
    await expect(
      database.tenant(1, async (tx) => {
        await log.append(tx, happened('undone'))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await append('done')
    await expect.poll(types).toEqual(['done'])
  })

  test('a tenant cannot write an event of another one (PERM-19)', async () => {
    await expect(database.tenant(1, (tx) => log.append(tx, happened('forged', 2)))).rejects.toThrow(
      /row-level security/,
    )
  })

  test('a notification wakes the reader', async () => {
    const patient = events(database, { pollMs: day })
    const { types } = await collect(patient.reader)
    await append('told')
    await expect.poll(types).toEqual(['told'])
  })

  test('without a notification it looks by itself', async () => {
    const { types } = await collect()
    await database.system((tx) =>
      tx.query(sql`insert into events (application_id, type, payload) values (1, 'untold', '{}')`),
    )
    await expect.poll(types).toEqual(['untold'])
  })

  test('more events than one reading takes arrive all, once, in order', async () => {
    const { types } = await collect()
    const names = Array.from({ length: 1234 }, (_, index) => `event.${index}`)
    await database.tenant(1, (tx) => log.append(tx, ...names.map((name) => happened(name))))
    await expect.poll(() => types().length).toBe(names.length)
    expect(types()).toEqual(names)
  })

  test('a listener that fails keeps nothing from the others', async () => {
    await reader.subscribe(() => {
      throw new Error('no')
    })
    const { types } = await collect()
    await append('first')
    await append('second')
    await expect.poll(types).toEqual(['first', 'second'])
  })

  test('catching up gives what came after the cursor in that application, and only that', async () => {
    const { seen } = await collect()
    const { cursor: start } = await reader.since(null, 1)
    await append('first')
    await append('theirs', 2)
    await append('second')
    await expect.poll(() => seen.length).toBe(3)
    const all = await reader.since(start, 1)
    expect(typesOf(all.events)).toEqual(['first', 'second'])
    expect(all).toMatchObject({ cursor: start, reset: false })
    const rest = await reader.since(seen[0]!.cursor, 1)
    expect(typesOf(rest.events)).toEqual(['second'])
    expect((await reader.since(seen[2]!.cursor, 1)).events).toEqual([])
    expect(await reader.since(null, 1)).toMatchObject({ events: [], reset: false })
    expect((await reader.cursor()) > seen[2]!.cursor).toBe(true)
  })

  test('a cursor that the log cannot follow asks for loading afresh', async () => {
    const future = '7'.padEnd(16, 'f') + '0'.repeat(16)
    for (const cursor of ['', 'nonsense', "1' or true", future]) {
      expect(await reader.since(cursor, 1)).toMatchObject({ events: [], reset: true })
    }
  })

  test('who missed very much loads afresh instead', async () => {
    const { cursor } = await reader.since(null, 1)
    const many = Array.from({ length: 1001 }, () => happened('one.of.many'))
    await database.tenant(1, (tx) => log.append(tx, ...many.slice(1)))
    await missed(cursor, 1000)
    await database.tenant(1, (tx) => log.append(tx, many[0]!))
    await expect.poll(() => reader.since(cursor, 1)).toMatchObject({ events: [], reset: true })
  })

  test('events go after a week; who is older than the last one gone loads afresh', async () => {
    const { cursor: start } = await reader.since(null, 1)
    const today = now
    now = new Date(today.getTime() - 8 * day)
    await append('old')
    now = new Date(today.getTime() - 6 * day)
    await append('young')
    now = today
    const [old, young] = await missed(start, 2)

    const { reader: next } = events()
    await next.subscribe(() => {})
    const left = () => database.system((tx) => tx.query(sql`select type from events`))
    await expect.poll(left).toEqual([{ type: 'young' }])
    expect(await next.since(start, 1)).toMatchObject({ events: [], reset: true })
    const known = await next.since(old!.cursor, 1)
    expect(known.reset).toBe(false)
    expect(typesOf(known.events)).toEqual(['young'])
    expect(await next.since(young!.cursor, 1)).toMatchObject({ events: [], reset: false })
  })

  test('events that a restored backup brings from its future are gone, and everybody loads afresh', async () => {
    const { cursor } = await reader.since(null, 1)
    await append('before')
    await missed(cursor, 1)
    await database.system((tx) =>
      tx.query(sql`insert into events (tx, application_id, type, payload)
        values ('9000000000', 1, 'elsewhere', '{}')`),
    )
    const { reader: next } = events()
    const { types } = await collect(next)
    await append('here')
    await expect.poll(types).toEqual(['here'])
    expect(await next.since(cursor, 1)).toMatchObject({ events: [], reset: true })
  })

  test('reading goes on after the database could not be reached for a while', async () => {
    let isAway = false
    const errors: unknown[] = []
    const shaky: Database = {
      ...database,
      system: (work) => (isAway ? Promise.reject(new Error('away')) : database.system(work)),
    }
    const made = createEventLog(shaky, { now: () => now }, { onError: (e) => errors.push(e) })
    closing.push(() => made.reader.close())
    const { types } = await collect(made.reader)
    isAway = true
    await append('meanwhile')
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    isAway = false
    await expect.poll(types).toEqual(['meanwhile'])
  })

  test('nothing is told after closing', async () => {
    const { types } = await collect()
    const other = await collect(events().reader)
    await reader.close()
    await append('late')
    await expect.poll(other.types).toEqual(['late'])
    expect(types()).toEqual([])
  })

  describe.skipIf(kind.name === 'embedded')('with several connections', () => {
    /** A reader, and a wait until it has looked into the log again. */
    function watched() {
      let looks = 0
      const system: Database['system'] = (work) => {
        looks += 1
        return database.system(work)
      }
      const made = events({ ...database, system })
      return {
        reader: made.reader,
        // The look that is under way may have begun before.
        looksAgain: async () => {
          const enough = looks + 2
          await expect.poll(() => looks).toBeGreaterThanOrEqual(enough)
        },
      }
    }

    test('a late commit is not skipped: later transactions wait for it, and order holds', async () => {
      const { reader: own, looksAgain } = watched()
      const { seen, types } = await collect(own)
      const { cursor: start } = await reader.since(null, 1)
      const written = Promise.withResolvers<void>()
      const mayCommit = Promise.withResolvers<void>()
      const slow = database.tenant(1, async (tx) => {
        await log.append(tx, happened('slow'))
        written.resolve()
        await mayCommit.promise
      })
      await written.promise
      await append('quick')
      await looksAgain()
      expect(types()).toEqual([])
      expect((await reader.since(start, 1)).events).toEqual([])
      mayCommit.resolve()
      await slow
      await expect.poll(types).toEqual(['slow', 'quick'])
      expect(typesOf((await reader.since(start, 1)).events)).toEqual(['slow', 'quick'])
      expect(seen[0]!.cursor < seen[1]!.cursor).toBe(true)
    })

    test('a transaction that began early and wrote late keeps its place, and nobody misses it', async () => {
      const { reader: own, looksAgain } = watched()
      const { types } = await collect(own)
      const begun = Promise.withResolvers<void>()
      const mayWrite = Promise.withResolvers<void>()
      const slow = database.tenant(1, async (tx) => {
        await tx.query(sql`select pg_current_xact_id()`)
        begun.resolve()
        await mayWrite.promise
        await log.append(tx, happened('slow'))
      })
      await begun.promise
      await append('quick')
      const { cursor } = await reader.since(null, 1)
      await looksAgain()
      expect(types()).toEqual([])
      mayWrite.resolve()
      await slow
      await expect.poll(types).toEqual(['slow', 'quick'])
      // Who asked in between has not been told of either yet.
      expect(typesOf((await reader.since(cursor, 1)).events)).toEqual(['slow', 'quick'])
    })

    test('transactions that fail do not hold the others back', async () => {
      const { types } = await collect()
      const written = Promise.withResolvers<void>()
      const mayFail = Promise.withResolvers<void>()
      const failing = database.tenant(1, async (tx) => {
        await log.append(tx, happened('undone'))
        written.resolve()
        await mayFail.promise
        throw new Error('no')
      })
      await written.promise
      await append('done')
      mayFail.resolve()
      await expect(failing).rejects.toThrow('no')
      await expect.poll(types).toEqual(['done'])
    })

    test('two readers see the same events in the same order under many writers', async () => {
      const other = await stored.openAgain!()
      const { reader: second } = events(other.database)
      const [here, there] = [await collect(), await collect(second)]
      const written: string[] = []
      const writer = async (name: string, on: Database) => {
        for (let turn = 0; turn < 20; turn++) {
          const type = `${name}.${turn}`
          await on.tenant(1, async (tx) => {
            await log.append(tx, happened(type))
            await pause(Math.random() * 10)
          })
          written.push(type)
        }
      }
      await Promise.all([
        writer('a', database),
        writer('b', database),
        writer('c', other.database),
        writer('d', other.database),
      ])
      await expect.poll(() => here.types().length).toBe(80)
      await expect.poll(() => there.types().length).toBe(80)
      expect(here.types().toSorted()).toEqual(written.toSorted())
      expect(there.types()).toEqual(here.types())
      await second.close()
      await other.drop()
    })
  })
})
