import { components } from '@atrium/api-client/contract'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explorerOf } from '../src/areas/testing.ts'
import { createLog } from '../src/platform/log.ts'
import { databases, freePort, startServer } from './harness.ts'
import type { TestServer } from './harness.ts'

const applicationId = 101

describe.each(databases)('a server that is looked after: $name', (kind) => {
  let server: TestServer
  let figuresUrl: string
  const lines: string[] = []
  beforeAll(async () => {
    const port = await freePort()
    figuresUrl = `http://127.0.0.1:${port}`
    server = await startServer({
      kind,
      demo: 'small',
      recurringJobs: true,
      settings: { METRICS_PORT: String(port) },
      log: createLog('info', { write: (line) => void lines.push(line) }),
    })
  })
  afterAll(() => server?.stop())

  const figures = async () => (await fetch(`${figuresUrl}/metrics`)).text()
  const valueOf = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    )

  test('figures are on their own port, and there alone', async () => {
    const response = await fetch(`${figuresUrl}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toContain('nodejs_eventloop_lag_seconds')
    expect((await fetch(`${figuresUrl}/`)).status).toBe(404)
    expect((await server.api().fetch('/metrics')).status).not.toBe(200)
  })

  test('requests are counted by their pattern, never by their address', async () => {
    const api = await server.as('aylin.kaya')
    const { id } = await explorerOf(api, applicationId)
    const name = (componentId: string) =>
      `atrium_http_request_seconds_count{method="GET",route="/api/v1.0/components/:applicationId(^-?\\\\d{1,9}$)/${componentId}",status="200"}`
    const route = name(':componentId(^-?\\\\d{1,9}$)/children')
    const before = valueOf(await figures(), route) || 0
    for (let call = 0; call < 3; call++) {
      await api.call(components.children, { params: { applicationId, componentId: id } })
    }
    await expect.poll(async () => valueOf(await figures(), route)).toBe(before + 3)
    await server.api().fetch('/api/v1.0/nobody-knows-this')
    expect(await figures()).not.toContain('nobody-knows-this')
    expect(await figures()).not.toContain(`/${id}/`)
  })

  test('live connections and jobs are counted', async () => {
    const connection = new HubConnectionBuilder()
      .withUrl(`${server.url}/hubs/portal`, {
        accessTokenFactory: () => server.tokenOf('aylin.kaya'),
      })
      .configureLogging(LogLevel.None)
      .build()
    await connection.start()
    expect(valueOf(await figures(), 'atrium_hub_connections')).toBe(1)
    await connection.stop()
    await expect.poll(async () => valueOf(await figures(), 'atrium_hub_connections')).toBe(0)
    await server.deps.database.system((tx) =>
      tx.query(sql`
        insert into jobs (kind, payload, run_at, failed_at)
        values ('broken', '{}', now(), now()), ('broken', '{}', now(), now())`),
    )
    expect(valueOf(await figures(), 'atrium_jobs{kind="broken",state="failed"}')).toBe(2)
    await expect
      .poll(
        async () =>
          valueOf(await figures(), 'atrium_job_seconds_count{kind="empty-trash",outcome="done"}'),
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0)
  })

  test('a line of the log and an answer have the request’s id in common', async () => {
    const id = 'this-very-request'
    const response = await server
      .api()
      .fetch('/api/v1.0/users/current?secret=1', { headers: { 'x-request-id': id } })
    expect(response.headers.get('x-request-id')).toBe(id)
    expect(((await response.json()) as { traceId: string }).traceId).toBe(id)
    const own = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(own.filter(({ reqId }) => reqId === id).length).toBeGreaterThan(1)
    expect(lines.join()).not.toContain('secret=1')
  })
})

describe.each(databases)('a server that is told to stop: $name', (kind) => {
  test('says so first, lets requests end, and closes its hubs', async () => {
    const gate = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    const server = await startServer({
      kind,
      demo: 'small',
      settings: { STOP_DELAY_SECONDS: '1', STOP_SECONDS: '30' },
      change: ({ users }) => ({
        users: {
          ...users,
          actorOf: async (claims) => {
            if (claims.email?.startsWith('korbinian.huber')) {
              isAsked.resolve()
              await gate.promise
            }
            return users.actorOf(claims)
          },
        },
      }),
    })
    expect((await server.api().fetch('/ready')).status).toBe(200)
    const connection = new HubConnectionBuilder()
      .withUrl(`${server.url}/hubs/portal`, {
        accessTokenFactory: () => server.tokenOf('aylin.kaya'),
      })
      .configureLogging(LogLevel.None)
      .build()
    const isClosed = new Promise<void>((resolve) => connection.onclose(() => resolve()))
    await connection.start()
    const running = (await server.as('korbinian.huber')).fetch('/api/v1.0/users/current')
    await isAsked.promise

    const stopped = server.stop()
    const ready = await server.api().fetch('/ready')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ code: 'stopping' })
    expect((await server.api().fetch('/health')).status).toBe(200)
    await isClosed
    gate.resolve()
    expect((await running).status).toBe(200)
    await stopped
    await expect(server.api().fetch('/health')).rejects.toThrow()
  })
})
