import {
  components,
  fileLinks,
  notifications,
  pages,
  previewHeader,
  previews,
  users,
} from '@atrium/api-client/contract'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import type { HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDependencies } from '../src/dependencies.ts'
import { seedWhenEmpty } from '../src/seed.ts'
import { databases, startServer } from './harness.ts'
import type { TestServer } from './harness.ts'

const applicationId = 101
const served = databases.find(({ name }) => name === 'postgres')

describe.skipIf(!served)('two processes on one PostgreSQL act as one', () => {
  let first: TestServer
  let second: TestServer
  const connections: HubConnection[] = []

  beforeAll(async () => {
    first = await startServer({ kind: served!, demo: 'small' })
    second = await startServer({ beside: first })
  })
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.stop()))
    await second.stop()
    await first.stop()
  })

  async function connect(server: TestServer, hub: string, login: string) {
    const connection = new HubConnectionBuilder()
      .withUrl(`${server.url}/hubs/${hub}`, { accessTokenFactory: () => server.tokenOf(login) })
      .configureLogging(LogLevel.None)
      .build()
    connections.push(connection)
    await connection.start()
    return connection
  }

  async function explorerOf(server: TestServer, login: string): Promise<number> {
    const api = await server.as(login)
    const { body } = await api.call(pages.list, { params: { applicationId } })
    const children = body.flatMap((page) => page.children)
    return children.find(({ childComponent }) => childComponent.type === 'fileexplorer')!
      .childComponent.id
  }

  test('a look as somebody else begins at one, holds at the other and ends at both (T-04)', async () => {
    const [here, there] = [await first.as('aylin.kaya'), await second.as('aylin.kaya')]
    const params = { applicationId }
    const { body: candidates } = await here.call(previews.list, { params })
    const { as } = candidates.find(({ name }) => name === 'Sabine Moser')!
    const { body: preview } = await here.call(previews.start, { params, body: as })
    const headers = { [previewHeader]: preview.id }
    const seen = () => there.call(users.current, {}, headers)
    expect((await seen()).body.firstName).toBe('Sabine')
    await here.call(previews.end, { params: { ...params, previewId: preview.id } })
    expect((await seen()).problem.code).toBe('preview-over')
  })

  test('what is uploaded at one is listed, told and served by the other', async () => {
    const changes: { type: string }[] = []
    const notices: { type: number }[] = []
    const portal = await connect(second, 'portal', 'sabine.moser')
    portal.on('Changed', (change) => changes.push(change))
    await portal.invoke('Join', applicationId, null)
    const bell = await connect(second, 'notifications', 'sabine.moser')
    bell.on('ReceiveNotificationAsync', (notice) => notices.push(notice))
    await bell.invoke('SubscribeAsUser', applicationId)

    const folder = await explorerOf(first, 'aylin.kaya')
    const aylin = await first.as('aylin.kaya')
    const uploaded = await aylin.call(fileLinks.upload, {
      params: { applicationId },
      body: { ParentComponentId: folder, notifyGroups: false },
      files: { files: [new File(['Frühjahr'], 'Zweiter Prozess.txt')] },
    })
    expect(uploaded.status).toBe(201)

    await expect.poll(() => changes.map(({ type }) => type)).toContain('components.changed')
    await expect.poll(() => notices.map(({ type }) => type)).toEqual([50])

    const sabine = await second.as('sabine.moser')
    const list = await sabine.call(components.children, {
      params: { applicationId, componentId: folder },
    })
    const file = list.body.find(({ displayName }) => displayName === 'Zweiter Prozess.txt')
    expect(file).toBeDefined()
    const link = await sabine.call(fileLinks.link, {
      params: { applicationId, componentId: file!.id },
      query: { disposition: 'attachment' },
    })
    expect(await (await fetch(link.body.url)).text()).toBe('Frühjahr')
    const other = link.body.url.replace(second.contentUrl, first.contentUrl)
    expect(await (await fetch(other)).text()).toBe('Frühjahr')
  })

  test('a write repeated at the other is done once', async () => {
    const folder = await explorerOf(first, 'aylin.kaya')
    const upload = async (server: TestServer) =>
      (await server.as('aylin.kaya')).call(
        fileLinks.upload,
        {
          params: { applicationId },
          body: { ParentComponentId: folder, notifyGroups: false },
          files: { files: [new File(['einmal'], 'Einmal.txt')] },
        },
        { 'idempotency-key': 'two-processes-once' },
      )
    const answers = [await upload(first), await upload(second)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]!.body).toEqual(answers[0]!.body)
  })

  test('seen at one is seen at the other', async () => {
    const here = await first.as('korbinian.huber')
    const there = await second.as('korbinian.huber')
    const unread = async () =>
      (await there.call(notifications.list, { params: { applicationId } })).body.unreadCount
    expect(await unread()).toBeGreaterThan(0)
    await here.call(notifications.view, { params: { applicationId } })
    expect(await unread()).toBe(0)
  })

  test('that start together on an empty database fill it once', async () => {
    const empty = await served!.open()
    const other = await empty.openAgain!()
    const config = { ...first.config, ATRIUM_DEMO: 'small' as const }
    const both = await Promise.all(
      [empty, other].map(({ database }) => createDependencies(config, { database })),
    )
    const filled = await Promise.all(both.map((deps) => seedWhenEmpty(deps, config)))
    expect(filled.toSorted()).toEqual([false, true])
    await other.drop()
    await empty.drop()
  })
})
