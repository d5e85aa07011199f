import { request as httpRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import type { HubConnection } from '@microsoft/signalr'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { testAuthenticator, tokenFor } from '../../../test/tokens.ts'
import { createEventLog } from '../events/index.ts'
import { Problem } from '../problem.ts'
import type { Actor, Audience, Database, UserDirectory } from '../types.ts'
import { mountHubs } from './index.ts'

interface Changed {
  cursor: string
  applicationId: number
  type: string
  payload: unknown
}
interface Joined {
  cursor: string
  reset: boolean
}

interface Person {
  userId: number
  applicationIds: number[]
  groupIds: number[]
  isActive: boolean
}

const clock = { now: () => new Date() }

// A machine under load, and long transactions of other test files, hold events back for a while.
vi.setConfig({ expect: { poll: { timeout: 10_000 } } })

describe.each(databases)('hubs: $name', (kind) => {
  let stored: TestDatabase
  let people: Record<string, Person>
  let closing: (() => Promise<unknown>)[]
  let server: Awaited<ReturnType<typeof serve>>

  beforeAll(async () => {
    stored = await kind.open()
  })
  afterAll(() => stored.drop())

  beforeEach(async () => {
    closing = []
    people = {
      anna: { userId: 1, applicationIds: [1, 2], groupIds: [10], isActive: true },
      bert: { userId: 2, applicationIds: [1], groupIds: [20], isActive: true },
    }
    server = await serve(stored.database)
  })
  afterEach(async () => {
    for (const close of closing.toReversed()) await close()
  })

  const users: UserDirectory = {
    actorOf: async ({ subject }) => {
      const person = people[subject]
      if (!person?.isActive) throw new Problem(403, 'deactivated')
      return { ...person, subject, roles: [] } as unknown as Actor
    },
    groupIdsOf: async ({ subject }) => people[subject]!.groupIds,
  }

  async function serve(database: Database, port = 0) {
    const lines: string[] = []
    const app = Fastify({
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    })
    const { log, reader } = createEventLog(database, clock)
    const deps = { authenticator: testAuthenticator, users, events: reader, clock }
    mountHubs(app, { ...deps, log: app.log })
    const url = await app.listen({ host: '127.0.0.1', port })
    closing.push(async () => {
      await app.close()
      await reader.close()
    })
    return { app, url, log, lines }
  }

  function connectionTo(path: string, token: string | undefined, url = server.url): HubConnection {
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}/hubs/${path}`, {
        transport: HttpTransportType.WebSockets,
        accessTokenFactory: () => token ?? '',
      })
      .configureLogging(LogLevel.None)
      .build()
    closing.push(() => connection.stop())
    return connection
  }

  /** Connects to the portal hub and collects what it says. */
  async function portal(login: string, url?: string, token?: string) {
    const connection = connectionTo('portal', token ?? (await tokenFor(login)), url)
    const seen: Changed[] = []
    let closedBecause: string | undefined
    connection.on('Changed', (event: Changed) => seen.push(event))
    connection.onclose((error) => (closedBecause = error?.message ?? ''))
    await connection.start()
    return {
      connection,
      seen,
      types: () => seen.map(({ type }) => type),
      closedBecause: () => closedBecause,
      join: (applicationId: unknown, cursor: unknown = null) =>
        connection.invoke<Joined>('Join', applicationId, cursor),
    }
  }

  const happen = (type: string, audience: Audience = {}, applicationId = 1, payload = {}) =>
    stored.database.tenant(applicationId, (tx) =>
      server.log.append(tx, { applicationId, type, audience, payload }),
    )

  test('without a valid token there is no hub: 401 at negotiate and at the connection (RT-04)', async () => {
    const tokens = ['', 'nonsense', await tokenFor('anna', [], { expiresIn: -60 })]
    for (const token of tokens) {
      for (const hub of ['portal', 'notifications']) {
        const address = `${server.url}/hubs/${hub}`
        const negotiated = await fetch(`${address}/negotiate?negotiateVersion=1`, {
          method: 'POST',
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
        expect(negotiated.status).toBe(401)
        expect(await statusOfUpgrade(`${address}?access_token=${token}`)).toBe(401)
      }
    }
    await expect(connectionTo('portal', undefined).start()).rejects.toThrow(/401/)
  })

  test('a token in the address opens a connection, and no log line shows it (RT-04)', async () => {
    const token = await tokenFor('anna')
    expect(await statusOfUpgrade(`${server.url}/hubs/portal?access_token=${token}`)).toBe(101)
    const { closedBecause } = await portal('anna', undefined, await tokenFor('anna'))
    expect(closedBecause()).toBeUndefined()
    expect(await statusOfUpgrade(`${server.url}/hubs/nothing?access_token=${token}`)).toBe(404)
    expect(server.lines.join('')).not.toContain(token.slice(0, 20))
  })

  test('a deactivated person is not let in', async () => {
    people.anna!.isActive = false
    await expect(portal('anna')).rejects.toThrow(/403/)
  })

  test('negotiate offers WebSockets alone', async () => {
    const response = await fetch(`${server.url}/hubs/portal/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenFor('anna')}`, 'content-type': 'text/plain' },
    })
    expect(await response.json()).toEqual({
      negotiateVersion: 1,
      connectionId: expect.any(String),
      connectionToken: expect.any(String),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    })
  })

  test('events come only from applications that were joined, until they are left', async () => {
    const anna = await portal('anna')
    await happen('before')
    await anna.join(1)
    await happen('here', {}, 1, { id: 7 })
    await happen('elsewhere', {}, 2)
    await happen('here.too')
    await expect.poll(anna.types).toEqual(['here', 'here.too'])
    expect(anna.seen[0]).toEqual({
      cursor: expect.any(String),
      applicationId: 1,
      type: 'here',
      payload: { id: 7 },
    })
    await anna.connection.invoke('Leave', 1)
    await anna.join(2)
    await happen('left')
    await happen('second', {}, 2)
    await expect.poll(anna.types).toEqual(['here', 'here.too', 'second'])
  })

  test('joining somebody else’s application is refused like one that is not there (PERM-19)', async () => {
    const bert = await portal('bert')
    for (const id of [2, 99]) {
      await expect(bert.join(id)).rejects.toThrow('There is no such application.')
    }
    await bert.join(1)
    await happen('foreign', {}, 2)
    await happen('own')
    await expect.poll(bert.types).toEqual(['own'])
  })

  test('an event reaches its audience only: its groups, its people, or everybody', async () => {
    const [anna, bert] = [await portal('anna'), await portal('bert')]
    await Promise.all([anna.join(1), bert.join(1)])
    await happen('for.group.10', { groupIds: [10, 11] })
    await happen('for.bert', { userIds: [2] })
    await happen('for.both.ways', { groupIds: [10], userIds: [2] })
    await happen('for.nobody', { groupIds: [] })
    await happen('for.everybody')
    await expect.poll(anna.types).toEqual(['for.group.10', 'for.both.ways', 'for.everybody'])
    await expect.poll(bert.types).toEqual(['for.bert', 'for.both.ways', 'for.everybody'])
  })

  test('after a break a client gets what it missed, in order, before what happens now, nothing twice', async () => {
    const anna = await portal('anna')
    await anna.join(1)
    await happen('one')
    await expect.poll(anna.types).toEqual(['one'])
    await anna.connection.stop()
    await happen('two', { groupIds: [10] })
    await happen('hidden', { groupIds: [20] })
    await happen('three')

    const again = await portal('anna')
    const late = Array.from({ length: 20 }, (_, index) => `late.${index}`)
    const writing = (async () => {
      for (const type of late) await happen(type)
    })()
    const answer = await again.join(1, anna.seen[0]!.cursor)
    await writing
    expect(answer).toEqual({ cursor: anna.seen[0]!.cursor, reset: false })
    await expect.poll(() => again.types().length).toBe(22)
    expect(again.types()).toEqual(['two', 'three', ...late])
  })

  test('a first join starts from now, and its cursor catches up later', async () => {
    await happen('long.ago')
    const anna = await portal('anna')
    const { cursor, reset } = await anna.join(1)
    expect(reset).toBe(false)
    await anna.connection.stop()
    await happen('missed')
    const again = await portal('anna')
    await again.join(1, cursor)
    await expect.poll(again.types).toEqual(['missed'])
  })

  test('a cursor that cannot be followed asks for loading afresh, and goes on from now', async () => {
    const anna = await portal('anna')
    const { cursor, reset } = await anna.join(1, 'from another life')
    expect(reset).toBe(true)
    expect(cursor).toMatch(/^[0-9a-f]{32}$/)
    await happen('next')
    await expect.poll(anna.types).toEqual(['next'])
  })

  test('joining again replaces: events still come once', async () => {
    const anna = await portal('anna')
    await anna.join(1)
    await anna.join(1)
    await happen('once')
    await happen('end')
    await expect.poll(anna.types).toEqual(['once', 'end'])
  })

  test('wrong arguments and unknown methods are refused, and the connection stays', async () => {
    const anna = await portal('anna')
    for (const id of ['1', 1.5, null, {}]) {
      await expect(anna.join(id)).rejects.toThrow('The arguments are wrong.')
    }
    await expect(anna.join(1, 5)).rejects.toThrow('The arguments are wrong.')
    await expect(anna.connection.invoke('toString')).rejects.toThrow('There is no such method.')
    await anna.join(1)
  })

  test('new notifications reach their receiver in the applications subscribed to (RT-01, RT-02, NOTI-12)', async () => {
    const listen = async (login: string) => {
      const connection = connectionTo('notifications', await tokenFor(login))
      const seen: unknown[] = []
      connection.on('ReceiveNotificationAsync', (notification) => seen.push(notification))
      await connection.start()
      return { connection, seen }
    }
    const notify = (id: number, userIds: number[], applicationId = 1) =>
      happen('notification.created', { userIds }, applicationId, { notification: { id } })
    const [anna, bert] = [await listen('anna'), await listen('bert')]
    const onPortal = await portal('anna')
    await onPortal.join(1)
    await anna.connection.invoke('SubscribeAsUser', 1)
    await bert.connection.invoke('SubscribeAsUser', 1)
    await expect(bert.connection.invoke('SubscribeAsUser', 2)).rejects.toThrow(
      'no such application',
    )

    await notify(1, [1])
    await notify(2, [1], 2)
    await notify(3, [2])
    await notify(4, [1, 2])
    await happen('files.added', { userIds: [1] })
    await expect.poll(() => anna.seen).toEqual([{ id: 1 }, { id: 4 }])
    await expect.poll(() => bert.seen).toEqual([{ id: 3 }, { id: 4 }])
    await expect.poll(onPortal.types).toEqual(['files.added'])

    await anna.connection.invoke('UnsubscribeAsUser', 1)
    await anna.connection.invoke('SubscribeAsUser', 2)
    await notify(5, [1])
    await notify(6, [1], 2)
    await expect.poll(() => anna.seen).toEqual([{ id: 1 }, { id: 4 }, { id: 6 }])
  })

  test('a connection ends when its token expires (RT-04)', async () => {
    const token = await tokenFor('anna', [], { expiresIn: 2 })
    const startedAt = performance.now()
    const anna = await portal('anna', undefined, token)
    await anna.join(1)
    await expect.poll(anna.closedBecause, { timeout: 4000 }).toContain('token has expired')
    expect(performance.now() - startedAt).toBeLessThan(2500)
  })

  test('a person who is deactivated is disconnected within 5 s', async () => {
    const [anna, bert] = [await portal('anna'), await portal('bert')]
    await anna.join(1)
    await bert.join(1)
    people.anna!.isActive = false
    await expect.poll(anna.closedBecause, { timeout: 5000 }).toContain('signed out')
    await happen('afterwards')
    await expect.poll(bert.types).toEqual(['afterwards'])
    expect(anna.types()).toEqual([])
    expect(bert.closedBecause()).toBeUndefined()
  })

  test('changed groups and a lost application take effect within seconds, without a new connection', async () => {
    const anna = await portal('anna')
    await anna.join(1)
    await anna.join(2)
    await happen('as.10', { groupIds: [10] })
    await expect.poll(anna.types).toEqual(['as.10'])
    people.anna!.groupIds = [20]
    people.anna!.applicationIds = [1]
    await pause(3500)
    await happen('as.10', { groupIds: [10] })
    await happen('as.20', { groupIds: [20] })
    await happen('elsewhere', {}, 2)
    await happen('end')
    await expect.poll(anna.types).toEqual(['as.10', 'as.20', 'end'])
  })

  test('rights that cannot be read end the connection, so that nothing is skipped', async () => {
    const anna = await portal('anna')
    const { cursor } = await anna.join(1)
    people.anna!.groupIds = undefined as never
    await happen('hard', { groupIds: [10] })
    await happen('easy')
    await expect.poll(anna.closedBecause).toContain('error occurred')
    expect(anna.types()).toEqual([])
    people.anna!.groupIds = [10]
    const again = await portal('anna')
    await again.join(1, cursor)
    await expect.poll(again.types).toEqual(['hard', 'easy'])
  })

  test('a server that stops sends its clients away at once and lets them come back', async () => {
    const anna = await portal('anna')
    await anna.join(1)
    const startedAt = performance.now()
    await server.app.close()
    expect(performance.now() - startedAt).toBeLessThan(2000)
    await expect.poll(anna.closedBecause).toContain('The server stops.')
  })

  test('a client that reconnects by itself catches up', async () => {
    const port = Number(new URL(server.url).port)
    const connection = new HubConnectionBuilder()
      .withUrl(`${server.url}/hubs/portal`, {
        transport: HttpTransportType.WebSockets,
        accessTokenFactory: () => tokenFor('anna'),
      })
      .withAutomaticReconnect(Array.from({ length: 50 }, () => 100))
      .configureLogging(LogLevel.None)
      .build()
    closing.push(() => connection.stop())
    const seen: string[] = []
    let cursor: string | null = null
    connection.on('Changed', (event: Changed) => {
      seen.push(event.type)
      cursor = event.cursor
    })
    connection.onreconnected(() => connection.invoke('Join', 1, cursor))
    await connection.start()
    await connection.invoke('Join', 1, null)
    await happen('one')
    await expect.poll(() => seen).toEqual(['one'])
    await server.app.close()
    await happen('two')
    server = await serve(stored.database, port)
    await happen('three')
    await expect.poll(() => seen).toEqual(['one', 'two', 'three'])
  })

  test.skipIf(kind.name === 'embedded')(
    'two processes on one database: events reach clients of both, and a client may change over',
    async () => {
      const other = await stored.openAgain!()
      closing.unshift(() => other.drop())
      const second = await serve(other.database)
      const [here, there] = [await portal('anna'), await portal('bert', second.url)]
      const { cursor } = await there.join(1)
      await here.join(1)
      await happen('from.first')
      await other.database.tenant(1, (tx) =>
        second.log.append(tx, {
          applicationId: 1,
          type: 'from.second',
          audience: {},
          payload: {},
        }),
      )
      await expect.poll(here.types).toEqual(['from.first', 'from.second'])
      await expect.poll(there.types).toEqual(['from.first', 'from.second'])
      expect(there.seen).toEqual(here.seen)
      const changedOver = await portal('bert', server.url)
      await changedOver.join(1, cursor)
      await expect.poll(changedOver.types).toEqual(['from.first', 'from.second'])
    },
  )

  const statusOfUpgrade = (address: string) =>
    new Promise<number>((resolve, reject) => {
      const request = httpRequest(address, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        },
      })
      request.on('response', (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
      request.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response.statusCode!)
      })
      request.on('error', reject)
      request.end()
    })
})
