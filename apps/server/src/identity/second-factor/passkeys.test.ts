import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../../test/databases.ts'
import { freePort } from '../../../test/harness.ts'
import { createTestAuthenticator } from '../testing/authenticator.ts'
import { createBrowser, locationOf } from '../testing/browser.ts'
import { addPerson, password } from '../testing/people.ts'
import { createPortal } from '../testing/portal.ts'
import { startIdentity } from '../testing/server.ts'

describe.each(databases)('passkeys on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>
  let address: string
  beforeAll(async () => {
    db = await open()
    for (const login of ['andreas.lindner', 'nadine.wolff', 'priya.raman'])
      await addPerson(db.database, login)
    const port = await freePort()
    // Browsers have passkeys of names, not of numbers.
    address = `http://localhost:${port}`
    server = await startIdentity(db.database, { port, ATRIUM_URL: address })
  })
  afterAll(async () => {
    await server.close()
    await db.drop()
  })

  const path = '/identity/second-factor'

  /** Somebody who has made a passkey in the settings. */
  async function withPasskey(login: string, name = 'Roter Schlüssel') {
    const browser = createBrowser()
    const authenticator = createTestAuthenticator(address)
    await createPortal(address, { browser }).signIn({ login, password })
    await browser.open(`${address}${path}/confirm`, { form: { password } })
    const page = await (await browser.open(`${address}${path}`)).text()
    const credential = authenticator.make(optionsIn(page))
    const answer = await browser.open(`${address}${path}/passkeys`, { form: { credential, name } })
    return { browser, authenticator, answer, credential }
  }
  const optionsOf = async (response: Response) => optionsIn(await response.clone().text())

  test('a passkey alone signs in, and counts as two factors; where a browser has none, nothing of it is seen', async () => {
    const { browser, authenticator, answer } = await withPasskey('andreas.lindner')
    expect(await answer.text()).toContain('Ihre Wiederherstellungscodes')
    expect(await (await browser.open(`${address}${path}`)).text()).toContain('Roter Schlüssel')

    const portal = createPortal(address)
    const form = await portal.openSignIn()
    const text = await form.clone().text()
    expect(text).toMatch(/<form[^>]* class="passkey"\s+hidden/)
    expect(text).toContain('autocomplete="username webauthn"')
    const credential = authenticator.answer(await optionsOf(form))
    const end = await portal.submit(form, { credential })
    const tokens = (await (await portal.redeem(locationOf(end)!)).json()) as Record<string, string>
    expect(claimsOf(tokens.access_token!)).toMatchObject({
      sub: 'subject-of-andreas.lindner',
      amr: ['pop', 'mfa'],
    })
  })

  test('whoever has one shows it after the password, too', async () => {
    const { authenticator } = await withPasskey('nadine.wolff')
    const portal = createPortal(address)
    const step = await portal.submit(await portal.openSignIn(), { login: 'nadine.wolff', password })
    expect(step.url).toContain('/second-factor')
    const end = await portal.submit(step, {
      credential: authenticator.answer(await optionsOf(step)),
    })
    expect(locationOf(end)).toContain('/callback')
  })

  test('an answer counts once, in its own sign-in, from this portal, of whoever was there and of a key that is known', async () => {
    const { authenticator, credential: made } = await withPasskey('priya.raman')
    const attempt = async (answer: (options: string) => string) => {
      const portal = createPortal(address)
      const form = await portal.openSignIn()
      const end = await portal.submit(form, { credential: answer(await optionsOf(form)) })
      return end.status
    }
    const elsewhere = createPortal(address)
    const of = await optionsOf(await elsewhere.openSignIn())
    const refused = {
      'another sign-in': () => authenticator.answer(of),
      'another site': (options: string) =>
        authenticator.answer(options, { origin: 'https://atrium.evil.example' }),
      'nobody has shown a finger': (options: string) =>
        authenticator.answer(options, { isVerified: false }),
      'an unknown key': (options: string) => createTestAuthenticator(address).answer(options),
      'no answer at all': () => '{"id":7}',
      'a zero character': () => '{"id":"\\u0000"}',
      'no JSON': () => 'null',
      'another kind of answer': () => made,
    }
    for (const [why, answer] of Object.entries(refused)) {
      expect([why, await attempt(answer)]).toEqual([why, 401])
    }

    const portal = createPortal(address)
    const form = await portal.openSignIn()
    const credential = authenticator.answer(await optionsOf(form))
    expect((await portal.submit(form, { credential })).status).toBe(303)
    // In a sign-in of its own the same answer is nothing.
    expect(await attempt(() => credential)).toBe(401)
  })

  test('somebody else’s passkey is no second factor', async () => {
    await addPerson(db.database, 'anna.berg')
    await addPerson(db.database, 'paul.lang')
    const [, other] = [await withPasskey('anna.berg'), await withPasskey('paul.lang')]
    const portal = createPortal(address)
    const step = await portal.submit(await portal.openSignIn(), { login: 'anna.berg', password })
    const credential = other.authenticator.answer(await optionsOf(step))
    const refused = await portal.submit(step, { credential })
    expect([refused.status, await refused.text()]).toEqual([
      401,
      expect.stringContaining('Diesen Passkey hat hier kein Konto'),
    ])
  })

  test('the settings take one away by its name, and with the last one the recovery codes go (ASVS 6.5)', async () => {
    await addPerson(db.database, 'marco.rossi')
    const { browser, authenticator } = await withPasskey('marco.rossi')
    const remove = (id: string) =>
      browser.open(`${address}${path}/passkeys/remove`, { form: { id } })
    await remove('somebody-elses')
    expect(await (await browser.open(`${address}${path}`)).text()).toContain('Roter Schlüssel')
    await remove(authenticator.id)
    const page = await (await browser.open(`${address}${path}`)).text()
    expect(page).not.toContain('Roter Schlüssel')
    expect(page).not.toContain('Wiederherstellungscodes')
    const tokens = await createPortal(address).signIn({ login: 'marco.rossi', password })
    expect(claimsOf(tokens.access_token).amr).toEqual(['pwd'])
  })
})

/** What a page has for the browser's passkeys. */
const optionsIn = (page: string) =>
  /data-options="([^"]+)"/.exec(page)![1]!.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
