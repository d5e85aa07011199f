import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, tokenFor } from '../test/harness.ts'
import type { TestServer } from '../test/harness.ts'
import { addSecurityHeaders, pagePolicy } from './platform/http/security-headers.ts'

describe('the server as a whole', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test('shows its contract to everybody, compressed where that is understood', async () => {
    const ask = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding }
      const response = await server.api().fetch('/api/openapi.json', { headers })
      return [response.headers.get('content-encoding'), (await response.json()).openapi]
    }
    expect(await ask('identity')).toEqual([null, expect.stringMatching(/^3\.1/)])
    expect(await ask('gzip')).toEqual(['gzip', expect.stringMatching(/^3\.1/)])
    expect(await ask('gzip, br, zstd')).toEqual(['zstd', expect.stringMatching(/^3\.1/)])
    expect(await ask('br')).toEqual(['br', expect.stringMatching(/^3\.1/)])
  })

  test('an unknown call is a problem, whatever the portal would show a person', async () => {
    const api = server.api(await tokenFor('nobody'))
    for (const path of ['/api/v1.0/nothing', '/api/v1.0', '/services/x', '/hubs/x', '/storage/x']) {
      for (const accept of ['*/*', 'text/html,application/xhtml+xml']) {
        const response = await api.fetch(path, { headers: { accept } })
        expect([path, response.status]).toEqual([path, 404])
        expect(response.headers.get('content-type')).toContain('application/problem+json')
      }
    }
  })

  test('a planned call is not served', async () => {
    const api = server.api(await tokenFor('nobody'))
    const response = await api.fetch('/api/v1.0/campaigns/101')
    expect(response.status).toBe(404)
  })

  test('the content origin serves signed addresses and nothing else', async () => {
    for (const path of ['/', '/health', '/api/v1.0/users/current', '/c/forged.ticket/a.txt']) {
      expect((await fetch(`${server.contentUrl}${path}`)).status).toBe(404)
    }
  })

  test('stops although an upload does not end', async () => {
    const slow = await startServer({ settings: { STOP_SECONDS: '1' } })
    const upload = request(`${slow.url}/api/v1.0/filelinks/101/many`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenFor('somebody', ['CLIENT'])}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    const broken = once(upload, 'error')
    const part = 'content-disposition: form-data; name="files"; filename="a.txt"'
    upload.write(`--x\r\n${part}\r\n\r\nthe first half`)
    const incoming = join(slow.config.ATRIUM_DATA, 'incoming')
    await expect.poll(() => readdir(incoming)).toHaveLength(1)
    await slow.stop()
    await broken
  })

  test('takes no requests when its database is gone, and is not started anew for that', async () => {
    const broken = await startServer()
    await broken.deps.database.close()
    expect((await broken.api().fetch('/ready')).status).toBe(503)
    expect((await broken.api().fetch('/health')).status).toBe(200)
    await broken.stop()
  })
})

test('a page gets a policy with a nonce of its own', async () => {
  const app = Fastify()
  addSecurityHeaders(app, { isSecure: true })
  const nonceOf = pagePolicy({
    portalUrl: 'https://portal.example.com',
    contentUrl: 'https://content.example.net/base',
    issuer: 'https://login.example.com/realms/agency',
  })
  app.get('/page', async (_request, reply) => [nonceOf(reply), nonceOf(reply)])
  const answers = [await app.inject('/page'), await app.inject('/page')]
  const [first, second] = answers.map((answer) => answer.json<string[]>())
  expect(first![0]).toBe(first![1])
  expect(first![0]).not.toBe(second![0])
  const policy = String(answers[0]!.headers['content-security-policy'])
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' 'nonce-${first![0]}'`,
      `style-src 'self' 'nonce-${first![0]}'`,
      "connect-src 'self' blob: wss://portal.example.com https://content.example.net https://login.example.com",
      "frame-src 'self' https://login.example.com https://content.example.net",
      "frame-ancestors 'self'",
      "base-uri 'none'",
    ]),
  )
  expect(policy).not.toContain('unsafe')
  expect(answers[0]!.headers['strict-transport-security']).toBeTruthy()
})

test.each([
  [true, undefined, 'max-age=31536000'],
  [true, 'subdomains', 'max-age=63072000; includeSubDomains'],
  [true, 'preload', 'max-age=63072000; includeSubDomains; preload'],
  [false, 'preload', undefined],
] as const)(
  'under https (%s) with HSTS=%s, browsers are told: %s (ASVS 3.4.1)',
  async (isSecure, hsts, expected) => {
    const app = Fastify()
    addSecurityHeaders(app, { isSecure, hsts })
    app.get('/page', async () => 'page')
    const { headers } = await app.inject('/page')
    expect(headers['strict-transport-security']).toBe(expected)
  },
)

test('documents are posted to the office server alone; other services may only be framed (VIEW-14, VIEW-15)', async () => {
  const app = Fastify()
  const nonceOf = pagePolicy({
    portalUrl: 'https://portal.example.com',
    contentUrl: 'https://content.example.net',
    issuer: 'https://portal.example.com/identity',
    office: 'https://office.example.com',
  })
  app.get('/page', async (_request, reply) => nonceOf(reply, ['https://docs.example']))
  const { headers } = await app.inject('/page')
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([
      "frame-src 'self' https://portal.example.com https://content.example.net https://docs.example https://office.example.com",
      "form-action 'self' https://portal.example.com https://office.example.com",
    ]),
  )
})
