import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { createAuthenticator } from '../authenticator.ts'
import { firstAdministratorLink } from './first-administrator.ts'
import { createBrowser, locationOf } from '../testing/browser.ts'
import { systemClock } from '../testing/clock.ts'
import { password } from '../testing/people.ts'
import { createPortal } from '../testing/portal.ts'
import { startIdentity } from '../testing/server.ts'

describe.each(databases)('the first administrator on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>
  const link = (config = server.config) =>
    firstAdministratorLink({ database: db.database, clock: systemClock }, config)
  const form = {
    firstName: 'Maren',
    lastName: 'Thiessen',
    email: 'maren.thiessen@bruecknervahl.example',
    login: 'maren.thiessen',
    password,
  }

  beforeAll(async () => {
    db = await open()
    server = await startIdentity(db.database, { ATRIUM_DEMO: 'none' })
  })
  afterAll(async () => {
    await server.close()
    await db.drop()
  })

  test('there is no link in a demo and none with another identity provider', async () => {
    expect(await link({ ...server.config, ATRIUM_DEMO: 'small' })).toBeUndefined()
    expect(await link({ ...server.config, OIDC_ISSUER: 'https://login.example' })).toBeUndefined()
  })

  test('the page is closed to who has no link', async () => {
    const url = `${server.address}/identity/first-administrator`
    expect((await createBrowser().open(url)).status).toBe(410)
    expect((await createBrowser().open(`${url}?code=guess`)).headers.getSetCookie()).toEqual([])
    expect((await createBrowser().open(url, { form })).status).toBe(410)
  })

  test('a link works once, leaves no code in the address, takes no password that is easy to guess, and makes one administrator (ASVS 6.2.4)', async () => {
    const [first, unused] = [(await link())!, (await link())!]
    const browser = createBrowser()
    const answer = await browser.open(first)
    expect(locationOf(answer)).toBe(`${server.address}/identity/first-administrator`)
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
    expect((await createBrowser().open(first)).headers.getSetCookie()).toEqual([])

    const page = await browser.open(locationOf(answer)!)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Portal einrichten'),
    ])

    const refused = await browser.open(page.url, { form: { ...form, email: 'maren' } })
    const text = await refused.text()
    expect([refused.status, text]).toEqual([400, expect.stringContaining('name@example.com')])
    for (const kept of ['Maren', 'Thiessen', 'maren.thiessen'])
      expect(text).toContain(`value="${kept}"`)

    for (const [change, message, at] of [
      [{ password: 'password123' }, 'leicht zu erraten', 'password'],
      [{ password: 'Maren-Thiessen-1' }, 'besteht aus Ihrem Namen', 'password'],
      // Somebody signs in with that address one day.
      [{ login: 'chef@bruecknervahl.example' }, 'ohne @', 'login'],
    ] as const) {
      const refused = await browser.open(page.url, { form: { ...form, ...change } })
      const text = await refused.text()
      expect([refused.status, text]).toEqual([400, expect.stringContaining(message)])
      expect(text).toMatch(new RegExp(`name="${at}"[^>]*aria-invalid="true"`))
    }

    const done = await browser.open(page.url, { form })
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('Konto angelegt'),
    ])
    const { access_token } = await createPortal(server.address).signIn({
      login: form.login,
      password,
    })
    const claims = await createAuthenticator(db, server.config).verify(access_token)
    expect(claims).toMatchObject({ roles: ['ADMINISTRATOR'], givenName: 'Maren' })

    expect((await browser.open(page.url, { form: { ...form, login: 'second' } })).status).toBe(410)
    expect((await createBrowser().open(unused)).headers.getSetCookie()).toEqual([])
    expect(await link()).toBeUndefined()
  })
})
