import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { allowEmbedding, mountEmbedding } from './embedding.ts'

const intranet = 'https://intranet.example'

function appFor(origins: readonly string[]) {
  const app = Fastify()
  allowEmbedding(app, origins)
  for (const path of [
    '/api/v1.0/tasks',
    '/hubs/portal/negotiate',
    '/images/7',
    '/identity/auth',
    '/',
  ])
    app.get(path, () => ({ done: true }))
  return app
}

const corsOf = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

test('no origin is allowed by default: no answer says anything about origins (D-08)', async () => {
  const app = appFor([])
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await app.inject({
      method,
      url: '/api/v1.0/tasks',
      headers: { origin: intranet, 'access-control-request-method': 'GET' },
    })
    expect(corsOf(headers)).toEqual([])
    expect(headers.vary).toBeUndefined()
  }
})

test('an allowed origin may read answers of the interface and the hubs, without cookies (D-08)', async () => {
  const app = appFor([intranet])
  for (const url of ['/api/v1.0/tasks?page=2', '/hubs/portal/negotiate']) {
    const { headers, statusCode } = await app.inject({ url, headers: { origin: intranet } })
    expect(statusCode).toBe(200)
    expect(headers['access-control-allow-origin']).toBe(intranet)
    expect(headers.vary).toBe('Origin')
    expect(headers['access-control-expose-headers']).toContain('Atrium-Cursor')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  }
})

test('asking first is answered with what a call sends, and no call is made', async () => {
  const { headers, statusCode, body } = await appFor([intranet]).inject({
    method: 'OPTIONS',
    url: '/api/v1.0/tasks',
    headers: { origin: intranet, 'access-control-request-method': 'PUT' },
  })
  expect([statusCode, body]).toEqual([204, ''])
  expect(headers['access-control-allow-methods']).toContain('PUT')
  for (const name of ['authorization', 'idempotency-key', 'if-match', 'upload-offset'])
    expect(headers['access-control-allow-headers']).toContain(name)
})

test('an origin that only looks like an allowed one is not', async () => {
  const app = appFor([intranet])
  for (const origin of [
    'http://intranet.example',
    'https://intranet.example:8443',
    'https://intranet.example.evil.test',
    'https://evil-intranet.example',
    'null',
  ]) {
    const { headers } = await app.inject({ url: '/api/v1.0/tasks', headers: { origin } })
    expect([origin, corsOf(headers)]).toEqual([origin, []])
    expect(headers.vary).toBe('Origin')
  }
})

test('the pages of the portal and of sign-in stay closed; pictures may be shown', async () => {
  const app = appFor([intranet])
  for (const url of ['/', '/identity/auth']) {
    const { headers } = await app.inject({ url, headers: { origin: intranet } })
    expect(corsOf(headers)).toEqual([])
  }
  const picture = await app.inject({ url: '/images/7' })
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

const options = {
  portalUrl: 'https://portal.example',
  path: '/embedding/signed-in',
  signIn: { issuer: 'https://portal.example/identity', clientId: 'atrium-portal' },
}

test('how to sign in in a window is said only where pages of other products may show modules (D-08)', async () => {
  for (const origins of [[], [intranet]]) {
    const app = Fastify()
    allowEmbedding(app, origins)
    mountEmbedding(app, { ...options, origins })
    const status = async (url: string) => (await app.inject({ url })).statusCode
    const wanted = origins.length > 0 ? 200 : 404
    expect([await status('/api/embedding.json'), await status(options.path)]).toEqual([
      wanted,
      wanted,
    ])
  }
})

test('the window hands what it was sent to to allowed origins, and runs no other script', async () => {
  const app = Fastify()
  mountEmbedding(app, { ...options, origins: [intranet] })
  const { body, headers } = await app.inject({ url: `${options.path}?code=1"><script>alert(1)` })
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
  const sent: unknown[] = []
  const opener = { postMessage: (...message: unknown[]) => void sent.push(message) }
  const location = { href: `https://portal.example${options.path}?code=1` }
  // oxlint-disable-next-line no-new-func -- it is what a browser would run
  new Function('opener', 'location', 'close', script)(
    opener,
    location,
    () => void sent.push('closed'),
  )
  expect(sent).toEqual([
    [{ source: 'oidc-client', url: location.href, keepOpen: false }, intranet],
    'closed',
  ])
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
  expect(body).not.toContain('alert')
})
