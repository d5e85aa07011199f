import { components, cursorHeader, directories, fileLinks } from '@atrium/api-client/contract'
import type { Notification } from '@atrium/api-client/contract'
import {
  createCursorTrail,
  createLiveConnection,
  createNotificationsConnection,
} from '@atrium/api-client/live'
import type { LiveEvent } from '@atrium/api-client/live'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from './harness.ts'
import { explorerOf } from '../src/areas/testing.ts'
import type { TestServer } from './harness.ts'

/** A tenant of the demo, and two people in it who see its files. */
const applicationId = 101
const author = 'aylin.kaya'
const colleague = 'sabine.moser'

describe.each(databases)('hubs and the portal’s client: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  /** The file explorer, as the author reaches it. */
  async function findExplorer() {
    const api = await server.as(author)
    return { api, id: (await explorerOf(api, applicationId)).id }
  }

  test('a new folder shows up at a colleague without loading again', async () => {
    const seen: LiveEvent[] = []
    const live = createLiveConnection({
      hubUrl: `${server.url}/hubs/portal`,
      token: () => server.tokenOf(colleague),
    })
    live.onEvent((event) => seen.push(event))
    live.join(applicationId)
    await expect.poll(live.getState).toBe('connected')
    const { api, id } = await findExplorer()
    const { body: folder } = await api.call(directories.create, {
      params: { applicationId },
      body: { parentComponentId: id, displayName: 'Brand new', notifyGroups: false },
    })
    await expect
      .poll(() => seen.map(({ payload }) => payload))
      .toContainEqual(expect.objectContaining({ componentIds: [folder.id] }))
    await live.close()
  })

  test('what happens between loading and the connection is not missed', async () => {
    const seen: LiveEvent[] = []
    const trail = createCursorTrail()
    const { api, id } = await findExplorer()
    const reader = await server.as(colleague)
    const loaded = await reader.call(components.children, {
      params: { applicationId, componentId: id },
    })
    trail.add(loaded.headers.get(cursorHeader)!)

    const { body: folder } = await api.call(directories.create, {
      params: { applicationId },
      body: { parentComponentId: id, displayName: 'Just after', notifyGroups: false },
    })
    const live = createLiveConnection({
      hubUrl: `${server.url}/hubs/portal`,
      token: () => server.tokenOf(colleague),
      cursor: trail.earlier,
    })
    const resets: unknown[] = []
    live.onReset((reset) => resets.push(reset))
    live.onEvent((event) => seen.push(event))
    live.join(applicationId)
    await expect
      .poll(() => seen.map(({ payload }) => payload))
      .toContainEqual(expect.objectContaining({ componentIds: [folder.id] }))
    expect(resets).toEqual([])
    await live.close()
  })

  test('a new notification arrives with its receiver (RT-02, NOTI-12)', async () => {
    const seen: Notification[] = []
    const connection = createNotificationsConnection({
      hubUrl: `${server.url}/hubs/notifications`,
      token: () => server.tokenOf(colleague),
    })
    connection.onNotification((notification) => seen.push(notification))
    connection.join(applicationId)
    await expect.poll(connection.getState).toBe('connected')
    const { api, id } = await findExplorer()
    await api.call(fileLinks.upload, {
      params: { applicationId },
      body: { ParentComponentId: id, notifyGroups: false },
      files: { files: [new File(['the plan'], 'plan.txt')] },
    })
    await expect.poll(() => seen).toMatchObject([{ relatedObjectName: 'plan.txt', count: 1 }])
    await connection.close()
  })
})
