import { request as httpRequest } from 'node:http'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import type { HubConnection } from '@microsoft/signalr'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { testAuthenticator, tokenFor } from '../../../test/tokens.ts'
import { createEventLog } from '../events/index.ts'
import { Problem } from '../problem.ts'
import type { Actor } from '../actor.ts'
import type { Audience } from '../events/events.types.ts'
import type { Database } from '../database/database.types.ts'
import type { UserDirectory } from '../authentication.ts'
import { freshMs } from './caller.ts'
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

describe.each(databases)('hubs: $name', (kind) => {
  let stored: TestDatabase
  let people: Record<string, Person>
  /** Who takes part in a chat, and who sees a component, by their ids. */
  let chats: Record<number, number[]>
  let seen: Record<number, number[]>
  /** How often each person was read. */
  let reads: Record<string, number>
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
    chats = { 5: [1, 2], 6: [2] }
    seen = { 40: [1, 2], 41: [2], 42: [1, 2] }
    reads = {}
    server = await serve(stored.database)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    for (const close of closing.toReversed()) await close()
  })

  const users: UserDirectory = {
    actorOf: async ({ subject }) => {
      reads[subject] = (reads[subject] ?? 0) + 1
      const person = people[subject]
      if (!person?.isActive) throw new Problem(403, 'deactivated')
      return { ...person, subject } as unknown as Actor
    },
    adopt: async () => false,
    changeEmail: async () => undefined,
    groupIdsOf: async ({ subject }) => people[subject]!.groupIds,
  }

  async function serve(database: Database, port = 0) {
    const lines: string[] = []
    const app = Fastify({
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    })
    const { log, reader } = createEventLog(database, clock)
    const rights = {
      mayJoinChat: async (actor: Actor, chatId: number) =>
        Boolean(chats[chatId]?.includes(actor.userId)),
      seesComponent: async (actor: Actor, applicationId: number, componentId: number) =>
        actor.applicationIds.includes(applicationId) &&
        Boolean(seen[componentId]?.includes(actor.userId)),
    }
    const deps = { authenticator: testAuthenticator, users, events: reader, clock, rights }
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

  /** What is known about rights is too old from now on, as if `freshMs` had passed. */
  function outdateRights() {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + freshMs)
  }

  const happen = (type: string, audience: Audience = {}, applicationId = 1, payload = {}) =>
    stored.database.tenant(applicationId, (tx) =>
      server.log.append(tx, { applicationId, type, audience, payload }),
    )

  test('without a valid token there is no hub: 401 at negotiate and at the connection (RT-04)', async () => {
    const tokens = ['', 'nonsense', await tokenFor('anna', [], { expiresIn: -60 })]
    for (const token of tokens) {
      for (const hub of ['portal', 'notifications', 'chat', 'academy']) {
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
    const [anna, bert] = [await portal('anna'), await portal('bert')]
    await bert.join(1)
    await happen('before')
    // Until it is told it is not settled either, and somebody who joins hears of it.
    await expect.poll(bert.types).toEqual(['before'])
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
    const bert = await portal('bert')
    await bert.join(1)
    await happen('long.ago')
    // Delivered, so settled: until then "now" may lie before it, and it would come once more.
    await expect.poll(bert.types).toEqual(['long.ago'])
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

  /** Connects to a hub and collects what one event of it brings. */
  async function listenTo(hub: string, event: string, login: string) {
    const connection = connectionTo(hub, await tokenFor(login))
    const heard: unknown[] = []
    connection.on(event, (message) => heard.push(message))
    await connection.start()
    return { connection, heard }
  }

  test('messages reach those who joined the chat and take part in it, until they leave (CHAT-08)', async () => {
    const say = (id: number, chatId: number, userIds: number[], applicationId = 1) =>
      happen('message.sent', { userIds }, applicationId, { message: { id, chatId } })
    const [anna, bert] = await Promise.all(
      ['anna', 'bert'].map((login) => listenTo('chat', 'ReceiveMessageAsync', login)),
    )
    await bert!.connection.invoke('JoinChat', 5)
    await bert!.connection.invoke('JoinChat', 6)
    await say(1, 5, [1, 2])
    await expect.poll(() => bert!.heard.length).toBe(1)
    await anna!.connection.invoke('JoinChat', 5)
    for (const chatId of [6, 7]) {
      await expect(anna!.connection.invoke('JoinChat', chatId)).rejects.toThrow('no such chat')
    }
    await expect(anna!.connection.invoke('JoinChat', '5')).rejects.toThrow('arguments are wrong')
    await say(2, 5, [1, 2])
    await say(3, 6, [2])
    // Taken out of the chat while connected.
    await say(4, 5, [2])
    await expect.poll(() => bert!.heard.length).toBe(4)
    await bert!.connection.invoke('LeaveChat', 5)
    await say(5, 5, [1, 2])
    await say(6, 6, [2])
    await expect.poll(() => anna!.heard).toEqual([2, 5].map((id) => ({ id, chatId: 5 })))
    await expect.poll(() => bert!.heard).toEqual([{ id: 1, chatId: 5 }, { id: 2, chatId: 5 }, { id: 3, chatId: 6 }, { id: 4, chatId: 5 }, { id: 6, chatId: 6 }]) // prettier-ignore
  })

  test('lesson statuses reach the group of their seminar, for those who see it', async () => {
    const learn = (componentId: number, lessonStatus: string, applicationId = 1) =>
      happen('lesson.status-changed', {}, applicationId, {
        componentId,
        lessonId: 3,
        userId: 2,
        lessonStatus,
      })
    const [anna, bert] = await Promise.all(
      ['anna', 'bert'].map((login) => listenTo('academy', 'LessonStatus', login)),
    )
    await bert!.connection.invoke('AddToGroup', 'academy:1:40')
    await bert!.connection.invoke('AddToGroup', 'academy:1:41')
    await learn(40, 'attended')
    await expect.poll(() => bert!.heard.length).toBe(1)
    await anna!.connection.invoke('AddToGroup', 'academy:1:40')
    for (const group of ['academy:1:41', 'academy:1:99', 'academy:3:40']) {
      await expect(anna!.connection.invoke('AddToGroup', group)).rejects.toThrow('no such group')
    }
    for (const group of ['portal:1:40', 'academy:1', 'academy:1:x', 40]) {
      await expect(anna!.connection.invoke('AddToGroup', group)).rejects.toThrow('arguments are')
    }
    await learn(40, 'incomplete')
    await learn(41, 'completed')
    // Another tenant's seminar of the same number.
    await learn(40, 'attended', 2)
    await expect.poll(() => bert!.heard.length).toBe(3)
    await bert!.connection.invoke('RemoveFromGroup', 'academy:1:40')
    await learn(40, 'completed')
    await learn(41, 'attended')
    const status = (componentId: number, lessonStatus: string) => ({
      componentId,
      lessonId: 3,
      userId: 2,
      lessonStatus,
    })
    await expect.poll(() => anna!.heard).toEqual([status(40, 'incomplete'), status(40, 'completed')]) // prettier-ignore
    await expect.poll(() => bert!.heard).toEqual([status(40, 'attended'), status(40, 'incomplete'), status(41, 'completed'), status(41, 'attended')]) // prettier-ignore
  })

  test('who no longer sees a seminar hears no more of it within seconds', async () => {
    const learn = (lessonStatus: string, componentId = 40) =>
      happen('lesson.status-changed', {}, 1, { componentId, lessonStatus })
    const [anna, bert] = await Promise.all(
      ['anna', 'bert'].map((login) => listenTo('academy', 'LessonStatus', login)),
    )
    for (const { connection } of [anna!, bert!]) {
      await connection.invoke('AddToGroup', 'academy:1:40')
      await connection.invoke('AddToGroup', 'academy:1:42')
    }
    seen[40] = [2]
    outdateRights()
    await learn('completed')
    await learn('attended', 42)
    await expect.poll(() => bert!.heard).toHaveLength(2)
    await expect.poll(() => anna!.heard).toEqual([{ componentId: 42, lessonStatus: 'attended' }])
  })

  test('a connection ends when its token expires (RT-04)', async () => {
    const token = await tokenFor('anna', [], { expiresIn: 2 })
    const anna = await portal('anna', undefined, token)
    await anna.join(1)
    await expect.poll(anna.closedBecause).toContain('token has expired')
  })

  test('a person who is deactivated is disconnected: rights are looked at every 3 s', async () => {
    const [anna, bert] = [await portal('anna'), await portal('bert')]
    await anna.join(1)
    await bert.join(1)
    people.anna!.isActive = false
    await expect.poll(anna.closedBecause).toContain('signed out')
    expect(freshMs).toBeLessThan(5_000)
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
    const before = reads.anna!
    await expect.poll(() => reads.anna).toBeGreaterThan(before)
    outdateRights()
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

  test('a server that stops sends its clients away and lets them come back', async () => {
    const anna = await portal('anna')
    await anna.join(1)
    await server.app.close()
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
