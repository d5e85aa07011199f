import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { chats, type ChatMessage } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk, type EventRow } from '../testing.ts'

describe.each(databases)('chats on $name', (kind) => {
  let server: TestServer
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const people = await rowsOf<{ id: number; login: string }>(
      server,
      sql`select u.id, a.login from users u join accounts a on a.subject = u.subject`,
    )
    for (const { id, login } of people) ids[login] = id
    await rowsOf(server, sql`delete from chats`)
    await allow(alpenquell, 'ADMINISTRATOR,CLIENTSERVICE,CLIENT_LEAD')
  })
  afterAll(() => server?.stop())

  /** Says which roles have the chat; none: the setting is not made. */
  async function allow(applicationId: number, value?: string) {
    await rowsOf(
      server,
      sql`delete from configuration_values v using configuration_definitions d
          where d.id = v.configuration_id and d.key = 'CHAT_ROLES'
            and v.application_id = ${applicationId}`,
    )
    if (value === undefined) return
    await rowsOf(
      server,
      sql`insert into configuration_values (application_id, configuration_id, value)
          select ${applicationId}, id, ${value} from configuration_definitions
          where key = 'CHAT_ROLES'`,
    )
  }

  const start = async (
    login: string,
    name: string,
    members: readonly string[],
    applicationId = alpenquell,
  ) =>
    (await server.as(login)).call(chats.create, {
      params: { applicationId },
      body: { name, memberIds: members.map((member) => ids[member]!) },
    })
  const write = async (
    login: string,
    chatId: number,
    content: string,
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      chats.send,
      { params: { applicationId: alpenquell, chatId }, body: { content } },
      headers,
    )
  const read = async (login: string, chatId: number, before?: number) =>
    (await server.as(login)).call(chats.get, {
      params: { applicationId: alpenquell, chatId },
      ...(before !== undefined && { query: { before } }),
    })
  const list = async (login: string, applicationId = alpenquell) =>
    (await server.as(login)).call(chats.list, { params: { applicationId } })
  const fill = (chatId: number, count: number) =>
    rowsOf(
      server,
      // Many in the same moment: nothing but the number tells them apart.
      sql`insert into chat_messages (application_id, chat_id, content, created_by, created_at)
          select ${alpenquell}::int, ${chatId}::int, 'Nachricht ' || n, ${ids['aylin.kaya']}::int, now()
          from generate_series(1, ${count}::int) n`,
    )

  test('a chat is started with its people, written into and read (CHAT-02, CHAT-09, CHAT-10)', async () => {
    const created = await (
      await server.as('aylin.kaya')
    ).call(chats.create, {
      params: { applicationId: alpenquell },
      body: {
        name: 'Kids Schulstart',
        description: 'Alles zum Start im Herbst',
        memberIds: [ids['sabine.moser']!],
      },
    })
    expect(created.status).toBe(201)
    const { id } = created.body
    expect(created.body).toEqual({
      id,
      name: 'Kids Schulstart',
      description: 'Alles zum Start im Herbst',
      lastMessageAt: null,
      unreadCount: 0,
    })
    const sent = await write('aylin.kaya', id, '  Der Plan ist da. ')
    expect(sent.status).toBe(201)
    expect(sent.body).toEqual({
      id: expect.any(Number),
      chatId: id,
      content: 'Der Plan ist da.',
      createdAt: expect.stringMatching(/Z$/),
      createdByUser: { id: ids['aylin.kaya'], firstName: 'Aylin', lastName: 'Kaya' },
    })
    const answer = await write('sabine.moser', id, 'Danke, sehe ich mir an.')
    const { body } = await read('aylin.kaya', id)
    expect(body.messages).toEqual([sent.body, answer.body])
    expect(body.members!.map(({ lastName }) => lastName)).toEqual(['Kaya', 'Moser'])
    expect(body.hasEarlier).toBe(false)
    const [first] = (await list('sabine.moser')).body
    expect(first).toMatchObject({ id, lastMessageAt: answer.body.createdAt })
  })

  test.each([
    ['nothing', ''],
    ['blanks alone', ' \n\t '],
    ['more than 4,000 characters', 'x'.repeat(4_001)],
  ])('a message of %s is refused, by field (CHAT-03)', async (_, content) => {
    const { id } = (await start('aylin.kaya', 'Leer', ['sabine.moser'])).body
    const { status, problem } = await write('aylin.kaya', id, content)
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('content')
    expect((await read('aylin.kaya', id)).body.messages).toEqual([])
  })

  test('who is not in a chat does not find it; another tenant has none of it (PERM-13, PERM-19)', async () => {
    const { id } = (await start('aylin.kaya', 'Zu zweit', ['sabine.moser'])).body
    for (const login of ['maren.thiessen', 'friederike.gimborn', 'korbinian.huber']) {
      expect([login, (await read(login, id)).status]).toEqual([login, 404])
      expect([login, (await write(login, id, 'Hallo')).status]).toEqual([login, 404])
    }
    expect((await list('maren.thiessen')).body.map((chat) => chat.id)).not.toContain(id)
    const elsewhere = await (
      await server.as('aylin.kaya')
    ).call(chats.get, { params: { applicationId: voltrad, chatId: id } })
    expect(elsewhere.status).toBe(404)
    expect((await read('aylin.kaya', 2_147_000_000)).status).toBe(404)
  })

  test('the chat is for administrators, unless the tenant says who else has it (CHAT-07)', async () => {
    for (const login of ['jonas.petersen', 'henning.vahl', 'andreas.lindner', 'nadine.wolff']) {
      expect([login, (await list(login, wohnwerk)).status]).toEqual([login, 403])
      expect((await start(login, 'Ohne Recht', [], wohnwerk)).status).toBe(403)
    }
    const alone = await start('maren.thiessen', 'Notizen', [], wohnwerk)
    expect(alone.status).toBe(201)
    const unread = await start('maren.thiessen', 'Mit Jonas', ['jonas.petersen'], wohnwerk)
    expect(unread.problem.errors).toHaveProperty('memberIds')
    await allow(wohnwerk, 'ADMINISTRATOR,CLIENTSERVICE')
    const { body } = await start('maren.thiessen', 'Mit Jonas', ['jonas.petersen'], wohnwerk)
    expect((await list('jonas.petersen', wohnwerk)).body.map((chat) => chat.id)).toEqual([body.id])
    // Taken away again: the chat stays, and is closed to him.
    await allow(wohnwerk)
    expect((await list('jonas.petersen', wohnwerk)).status).toBe(403)
    const closed = await (
      await server.as('jonas.petersen')
    ).call(chats.send, {
      params: { applicationId: wohnwerk, chatId: body.id },
      body: { content: 'Noch da?' },
    })
    expect(closed.status).toBe(403)
  })

  test('only people who are there can be taken in', async () => {
    for (const member of ['priya.raman', 'inga.dahl']) {
      const { status, problem } = await start('aylin.kaya', 'Mit Fremden', [member])
      expect([member, status]).toEqual([member, 400])
      expect(problem.errors).toHaveProperty('memberIds')
    }
    const { problem } = await start('aylin.kaya', 'X', [])
    expect(problem.errors).toHaveProperty('name')
  })

  test('pages of 50 go back to the first message, each once (CHAT-09)', async () => {
    const { id } = (await start('aylin.kaya', 'Lang', ['sabine.moser'])).body
    await fill(id, 120)
    const pages: ChatMessage[][] = []
    for (let before: number | undefined; ;) {
      const { body } = await read('sabine.moser', id, before)
      pages.unshift(body.messages)
      before = body.messages[0]!.id
      expect(body.hasEarlier).toBe(pages.length < 3)
      if (!body.hasEarlier) break
    }
    expect(pages.map((page) => page.length)).toEqual([20, 50, 50])
    expect(pages.flat().map(({ content }) => content)).toEqual(
      Array.from({ length: 120 }, (_, index) => `Nachricht ${index + 1}`),
    )
    expect((await read('sabine.moser', id, pages[0]![0]!.id)).body.messages).toEqual([])
  })

  test('50,000 messages are read through the key, in as many statements as three', async () => {
    const { id } = (await start('aylin.kaya', 'Sehr lang', ['sabine.moser'])).body
    const statements = async () => {
      const queries = await server.database.queriesOf(() => read('sabine.moser', id))
      return queries.filter((query) => !query.includes('pg_snapshot')).length
    }
    await fill(id, 3)
    const few = await statements()
    await fill(id, 50_000)
    expect(await statements()).toBe(few)
    await rowsOf(server, sql`analyze chat_messages`)
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      server,
      sql`explain select * from chat_messages
          where application_id = ${alpenquell} and chat_id = ${id} and id < 2000000
          order by id desc limit 51`,
    )
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('Index Scan Backward using chat_messages_pkey')
    expect(lines).not.toContain('Seq Scan')
    expect((await list('sabine.moser')).body[0]).toMatchObject({ id, unreadCount: 100 })
  })

  test('what others wrote is unread until the chat is looked at (T-81)', async () => {
    const { id } = (await start('aylin.kaya', 'Ungelesen', ['sabine.moser'])).body
    const unread = async (login: string) =>
      (await list(login)).body.find((chat) => chat.id === id)!.unreadCount
    await write('aylin.kaya', id, 'Eins')
    await write('aylin.kaya', id, 'Zwei')
    expect([await unread('aylin.kaya'), await unread('sabine.moser')]).toEqual([0, 2])
    // Reading it as a program does changes nothing: the person says that they have seen it.
    await read('sabine.moser', id)
    expect(await unread('sabine.moser')).toBe(2)
    const view = await (
      await server.as('sabine.moser')
    ).call(chats.view, { params: { applicationId: alpenquell, chatId: id } })
    expect([view.status, await unread('sabine.moser')]).toEqual([204, 0])
    await write('sabine.moser', id, 'Drei')
    expect([await unread('aylin.kaya'), await unread('sabine.moser')]).toEqual([1, 0])
  })

  test('the same message sent twice is written once', async () => {
    const { id } = (await start('aylin.kaya', 'Doppelt', ['sabine.moser'])).body
    const key = { 'idempotency-key': 'message-once' }
    const first = await write('aylin.kaya', id, 'Einmal', key)
    expect((await write('aylin.kaya', id, 'Einmal', key)).body).toEqual(first.body)
    expect((await read('aylin.kaya', id)).body.messages).toEqual([first.body])
  })

  test('people of a chat hear that it is there, and nobody else', async () => {
    const { id } = (await start('aylin.kaya', 'Neu', ['sabine.moser'])).body
    const [event] = await rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'chats.changed' order by seq desc limit 1`,
    )
    expect(event!.payload).toEqual({ kind: 'added', chatId: id, byUserId: ids['aylin.kaya'] })
    expect(event!.user_ids!.toSorted()).toEqual([ids['aylin.kaya'], ids['sabine.moser']].toSorted())
  })

  test('a message is at the other’s within a moment; nobody else joins; leaving ends it (CHAT-08)', async () => {
    const { id } = (await start('aylin.kaya', 'Live', ['sabine.moser'])).body
    const connect = async (login: string) => {
      const connection = new HubConnectionBuilder()
        .withUrl(`${server.url}/hubs/chat`, {
          transport: HttpTransportType.WebSockets,
          accessTokenFactory: () => server.tokenOf(login),
        })
        .configureLogging(LogLevel.None)
        .build()
      const heard: ChatMessage[] = []
      connection.on('ReceiveMessageAsync', (message: ChatMessage) => heard.push(message))
      await connection.start()
      return { connection, heard }
    }
    const [sabine, aylin, maren] = await Promise.all(
      ['sabine.moser', 'aylin.kaya', 'maren.thiessen'].map(connect),
    )
    await sabine!.connection.invoke('JoinChat', id)
    await aylin!.connection.invoke('JoinChat', id)
    await expect(maren!.connection.invoke('JoinChat', id)).rejects.toThrow('no such chat')
    const { body: first } = await write('aylin.kaya', id, 'Hörst du mich?')
    await expect.poll(() => sabine!.heard).toEqual([first])
    await expect.poll(() => aylin!.heard).toEqual([first])
    await sabine!.connection.invoke('LeaveChat', id)
    const { body: second } = await write('aylin.kaya', id, 'Noch da?')
    await expect.poll(() => aylin!.heard).toEqual([first, second])
    expect(sabine!.heard).toEqual([first])
    // Taken out of the chat: the next message is not theirs any more.
    await sabine!.connection.invoke('JoinChat', id)
    await rowsOf(
      server,
      sql`delete from chat_members where chat_id = ${id} and user_id = ${ids['sabine.moser']}`,
    )
    const { body: third } = await write('aylin.kaya', id, 'Unter uns')
    await expect.poll(() => aylin!.heard).toEqual([first, second, third])
    expect(sabine!.heard).toEqual([first])
    expect(maren!.heard).toEqual([])
    await Promise.all([sabine, aylin, maren].map((one) => one!.connection.stop()))
  })
})
