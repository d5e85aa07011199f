import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../../test/harness.ts'
import type { TestServer } from '../../test/harness.ts'
import { createPortal } from '../identity/testing/portal.ts'
import { createLog } from './log.ts'

describe.each(databases)('the log at its finest: $name', (kind) => {
  let server: TestServer
  let lines = ''
  beforeAll(async () => {
    const log = createLog('trace', { write: (line) => void (lines += line) })
    server = await startServer({ kind, demo: 'small', realTokens: true, log })
  })
  afterAll(() => server?.stop())

  test('says nothing of tokens, codes and passwords (RT-04)', async () => {
    const portal = createPortal(server.url)
    const signIn = await portal.openSignIn()
    await portal.submit(signIn, { login: 'sabine.moser', password: 'a wrong one' })
    const tokens = await portal.signIn(
      { persona: 'sabine.moser' },
      { scope: 'openid offline_access' },
    )
    await portal.refresh(tokens.refresh_token!)
    const { access_token: token } = tokens
    await server.api(token).fetch('/api/v1.0/users/current')
    await server
      .api(token)
      .fetch(`/hubs/portal/negotiate?access_token=${token}`, { method: 'POST' })
    await fetch(`${server.url}/callback?code=a-secret-code&state=a-secret-state`)
    await fetch(`${server.url}/nowhere?access_token=${token}`)
    expect(lines).toContain('/api/v1.0/users/current')
    const secrets = [token, tokens.id_token, tokens.refresh_token!, 'a wrong one', 'a-secret']
    for (const secret of secrets) expect(lines).not.toContain(secret)
    expect(lines).not.toMatch(/eyJ|[?&](code|state|access_token)=/)
  })

  test('says of a failed statement where it failed, not what was in it', async () => {
    const failed = server.deps.database.system((tx) =>
      tx.query(sql`
        insert into accounts (login, subject, password_hash, first_name, last_name, email)
        values ('a', 's', 'hash-of-a-password', 'A', 'B', null)`),
    )
    const error: unknown = await failed.catch((reason: unknown) => reason)
    server.deps.log.error({ err: error }, 'A request failed')
    server.deps.log.error({ err: new Error('outer', { cause: error }) }, 'A request failed')
    expect(lines).toContain('23502')
    expect(lines).toContain('log.test.ts')
    expect(lines).not.toContain('hash-of-a-password')
  })
})
