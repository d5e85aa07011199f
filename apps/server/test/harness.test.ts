import { applications, users } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor } from './harness.ts'
import type { TestServer } from './harness.ts'

describe.each(databases)('a server: $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server.stop())

  test('is healthy once it listens', async () => {
    const response = await server.api().fetch('/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'running' })
  })

  test('refuses a call without a token, and with a broken or expired one (AUTH-14)', async () => {
    const tokens = [undefined, 'broken', await tokenFor('somebody', ['CLIENT'], { expiresIn: -60 })]
    for (const token of tokens) {
      const { status, problem, headers } = await server.api(token).call(users.current)
      expect(status).toBe(401)
      expect(problem.title).toBe('Mit Ihrer Anmeldung scheint etwas nicht zu stimmen.')
      expect(problem.traceId).toBe(headers.get('x-request-id'))
    }
  })

  test('answers a person of the demo by the contract', async () => {
    const sabine = await server.as('sabine.moser')
    expect((await sabine.call(users.current)).body.lastName).toBe('Moser')
    expect((await sabine.call(applications.list)).body.length).toBeGreaterThan(0)
  })
})
