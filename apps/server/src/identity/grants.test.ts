import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../test/databases.ts'
import { locationOf } from './testing/browser.ts'
import { addPerson, password } from './testing/people.ts'
import { createPortal, portalScopes, type Tokens } from './testing/portal.ts'
import { startIdentity } from './testing/server.ts'

/** What docs/security.md says of codes, grants and sessions, tried over HTTP. */
describe.each(databases)('codes, grants and sessions on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>
  const person = { login: 'sabine.moser', password }
  const offline = { scope: `${portalScopes} offline_access` }

  beforeAll(async () => {
    db = await open()
    await addPerson(db.database, 'sabine.moser')
    server = await startIdentity(db.database)
  })
  afterAll(async () => {
    await server?.close()
    await db?.drop()
  })

  /** When what the provider keeps of a kind runs out, the newest first. */
  const endsOf = async (model: string) =>
    (
      await db.database.system((tx) =>
        tx.query<{ expires_at: Date }>(sql`
          select expires_at from identity_records where model = ${model}
          order by (payload->>'iat')::bigint desc, expires_at desc`),
      )
    ).map(({ expires_at }) => expires_at.getTime())

  test('a code that is used twice ends the tokens that it gave (ASVS 10.4.2)', async () => {
    const portal = createPortal(server.address)
    const target = locationOf(await portal.submit(await portal.openSignIn(offline), person))!
    const tokens = (await (await portal.redeem(target)).json()) as Tokens
    expect(tokens.refresh_token).toBeDefined()
    expect((await portal.redeem(target)).status).toBe(400)
    expect((await portal.refresh(tokens.refresh_token!)).status).toBe(400)
  })

  test('a code is good for a minute (ASVS 10.4.3)', async () => {
    const portal = createPortal(server.address)
    await portal.submit(await portal.openSignIn(), person)
    const [end] = await endsOf('AuthorizationCode')
    expect(end! - Date.now()).toBeLessThanOrEqual(60_000)
  })

  test('only codes and refresh tokens are granted for, and a challenge in plain text is refused (ASVS 10.4.4, 10.4.6)', async () => {
    const portal = createPortal(server.address)
    for (const grant_type of ['password', 'client_credentials', 'implicit']) {
      const answer = await portal.token({ grant_type, username: person.login, password })
      expect([grant_type, answer.status]).toEqual([grant_type, 400])
    }
    const plain = portal.authorizationUrl({ code_challenge_method: 'plain' })
    expect(locationOf(await portal.browser.open(plain))).toContain('error=invalid_request')
  })

  test('a renewed refresh token runs out when the first one would have (ASVS 10.4.8)', async () => {
    const portal = createPortal(server.address)
    const { refresh_token } = await portal.signIn(person, offline)
    // As if it had been given out thirteen days ago.
    const end = Math.floor(Date.now() / 1000) + 86_400
    await db.database.system((tx) =>
      tx.query(sql`
        update identity_records set expires_at = to_timestamp(${end}),
          payload = jsonb_set(payload, '{exp}', to_jsonb(${end}::bigint))
        where model = 'RefreshToken'`),
    )
    expect((await portal.refresh(refresh_token!)).status).toBe(200)
    expect(Math.max(...(await endsOf('RefreshToken')))).toBeLessThanOrEqual((end + 5) * 1_000)
  })

  test('a sign-in gets a new session, whatever the browser had before (ASVS 7.2.4)', async () => {
    const portal = createPortal(server.address)
    const sessionOf = async () => {
      const response = await portal.browser.open(portal.authorizationUrl({ prompt: 'login' }))
      const end = await portal.submit(await portal.browser.follow(response, server.address), person)
      return end.headers.getSetCookie().find((line) => line.startsWith('_session='))
    }
    const first = await sessionOf()
    const second = await sessionOf()
    expect(first).toBeDefined()
    expect(second).toBeDefined()
    expect(second!.split(';')[0]).not.toBe(first!.split(';')[0])
  })
})
