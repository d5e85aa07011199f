import { sessions, users } from '@atrium/api-client/contract'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPortal } from '../src/identity/testing/portal.ts'
import { createApi } from './api.ts'
import { databases, startServer } from './harness.ts'
import type { TestServer } from './harness.ts'

const served = databases.find(({ name }) => name === 'postgres')

describe.skipIf(!served)('a session that ends at one process', () => {
  let first: TestServer
  let second: TestServer
  let secondUrl: string

  beforeAll(async () => {
    first = await startServer({ kind: served!, demo: 'small', realTokens: true })
    // Behind one address, as a load balancer has it: tokens name it as their issuer.
    const settings = { ATRIUM_URL: first.url }
    second = await startServer({ beside: first, realTokens: true, settings })
    secondUrl = `http://127.0.0.1:${second.config.PORT}`
  })
  afterAll(async () => {
    await second.stop()
    await first.stop()
  })

  test('is refused by the other, and its open connection there is closed (API-12, RT-04)', async () => {
    const lost = await createPortal(first.url).signIn({ persona: 'sabine.moser' })
    const there = createApi(secondUrl, lost.access_token)
    expect((await there.call(users.current)).status).toBe(200)
    const connection = new HubConnectionBuilder()
      .withUrl(`${secondUrl}/hubs/portal`, { accessTokenFactory: () => lost.access_token })
      .configureLogging(LogLevel.None)
      .build()
    let isClosed = false
    connection.onclose(() => (isClosed = true))
    await connection.start()

    const kept = await createPortal(first.url).signIn({ persona: 'sabine.moser' })
    const here = createApi(first.url, kept.access_token)
    expect((await here.call(sessions.endOthers)).body.count).toBeGreaterThan(0)

    await expect
      .poll(async () => (await there.call(users.current)).problem.code)
      .toBe('session-ended')
    await expect.poll(() => isClosed).toBe(true)
    expect((await createApi(secondUrl, kept.access_token).call(users.current)).status).toBe(200)
  })
})
