import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../test/databases.ts'
import type { TestDatabase } from '../../test/databases.ts'
import { locationOf } from './testing/browser.ts'
import { addPerson, password } from './testing/people.ts'
import { createPortal } from './testing/portal.ts'
import { startIdentity } from './testing/server.ts'

const intranet = 'https://intranet.example'

describe.each(databases)('signing in on a page of another product, on $name', ({ open }) => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await open()
    await addPerson(db.database, 'sabine.moser')
  })
  afterAll(() => db.drop())

  async function opened(origins: readonly string[]) {
    const server = await startIdentity(db.database, { EMBED_ORIGINS: [...origins] })
    const redirect = `${server.address}/embedding/signed-in`
    const portal = createPortal(server.address)
    const page = await portal.openSignIn({ redirect_uri: redirect })
    return { server, redirect, portal, page }
  }

  test('no window ends there by default, and none that signs in can be reached by who opened it (D-08)', async () => {
    const { server, page } = await opened([])
    expect(page.status).toBe(400)
    const own = await createPortal(server.address).openSignIn()
    expect(own.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    await server.close()
  })

  test('of an allowed origin a window ends on the page that tells it, and its script gets the token (D-08)', async () => {
    const { server, redirect, portal, page } = await opened([intranet])
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    const end = await portal.submit(page, { login: 'sabine.moser', password })
    const target = locationOf(end) ?? end.url
    expect(target.startsWith(`${redirect}?`)).toBe(true)

    const ask = (origin: string) =>
      fetch(`${portal.issuer}/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: 'atrium-portal', grant_type: 'refresh_token', refresh_token: 'x' }), // prettier-ignore
      })
    const [ours, other] = [await ask(intranet), await ask('https://evil.example')]
    expect(ours.headers.get('access-control-allow-origin')).toBe(intranet)
    expect(ours.headers.get('access-control-allow-credentials')).not.toBe('true')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    expect((await portal.redeem(target, redirect)).ok).toBe(true)
    await server.close()
  })
})
