import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { roles } from '../../platform/actor.ts'
import { attemptWindowMinutes } from './attempts.ts'
import { attemptsAllowed, attemptsOfAddress } from '../accounts/accounts.ts'
import { createAuthenticator } from '../authenticator.ts'
import { createBrowser, locationOf } from '../testing/browser.ts'
import { createTestClock } from '../testing/clock.ts'
import { addPerson, password } from '../testing/people.ts'
import { createPortal, portalScopes } from '../testing/portal.ts'
import { startIdentity } from '../testing/server.ts'

describe.each(databases)('sign-in on $name', ({ open }) => {
  let db: TestDatabase
  let server: Awaited<ReturnType<typeof startIdentity>>
  const clock = createTestClock(new Date())

  beforeAll(async () => {
    db = await open()
    const persona = {
      title: { de: 'Marketingleiterin', en: 'Head of marketing' },
      company: 'Alpenquell',
      order: 1,
    }
    await addPerson(db.database, 'sabine.moser', { roles: ['CLIENT_LEAD', 'CLIENT'], persona })
    await addPerson(db.database, 'andreas.lindner')
    await addPerson(db.database, 'inga.dahl', {
      isActive: false,
      persona: { ...persona, order: 2 },
    })
    server = await startIdentity(db.database, { clock })
  })
  afterAll(async () => {
    await server.close()
    await db.drop()
  })

  test('one click enters as a demo person; token, id token and userinfo say the same (AUTH-13)', async () => {
    const tokens = await createPortal(server.address).signIn({ persona: 'sabine.moser' })
    const profile = {
      sub: 'subject-of-sabine.moser',
      role: ['CLIENT_LEAD', 'CLIENT'],
      given_name: 'sabine',
      family_name: 'moser',
      email: 'sabine.moser@alpenquell.example',
    }
    expect(contentOf(tokens.access_token)).toMatchObject({ ...profile, aud: 'atrium' })
    expect(contentOf(tokens.id_token)).toMatchObject({
      ...profile,
      aud: 'atrium-portal',
      nonce: 'nonce-of-the-portal',
    })
    const userinfo = await fetch(`${server.address}/identity/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await userinfo.json()).toEqual({ ...profile, name: 'sabine moser' })
  })

  test('the portal gets exactly the scopes that it asked for (AUTH-13)', async () => {
    const tokens = await createPortal(server.address).signIn({ persona: 'sabine.moser' })
    expect(contentOf(tokens.access_token).scope).toBe(portalScopes)
    const fewer = await createPortal(server.address).signIn(
      { persona: 'sabine.moser' },
      { scope: 'openid general-api unheard-of' },
    )
    expect(contentOf(fewer.access_token).scope).toBe('openid general-api')
  })

  test.each(roles)('the role %s comes with the sign-in profile (AUTH-16)', async (role) => {
    const login = `role.${role.toLowerCase()}`
    await addPerson(db.database, login, { roles: [role] })
    const { access_token } = await createPortal(server.address).signIn({ login, password })
    const claims = await createAuthenticator(db, server.config).verify(access_token)
    expect(claims.roles).toEqual([role])
  })

  test('a login counts in any case and with blanks around it', async () => {
    const tokens = await createPortal(server.address).signIn({
      login: ' Andreas.LINDNER ',
      password,
    })
    expect(contentOf(tokens.access_token).sub).toBe('subject-of-andreas.lindner')
  })

  test('an e-mail address stands for its account, in any case; one that two accounts have stands for none (ASVS 6.2)', async () => {
    const shared = 'team@alpenquell.example'
    await addPerson(db.database, 'team.eins', { email: shared })
    await addPerson(db.database, 'team.zwei', { email: shared })
    const tokens = await createPortal(server.address).signIn({
      login: 'Andreas.Lindner@Alpenquell.example',
      password,
    })
    expect(contentOf(tokens.access_token).sub).toBe('subject-of-andreas.lindner')
    const portal = createPortal(server.address)
    const form = await portal.openSignIn()
    const [ambiguous, unknown] = await Promise.all(
      [shared, 'nobody@alpenquell.example'].map(async (login) => {
        const answer = await portal.submit(form, { login, password })
        return [answer.status, (await answer.text()).replaceAll(login, '…')]
      }),
    )
    expect(ambiguous![0]).toBe(401)
    expect(ambiguous).toEqual(unknown)
    const own = await createPortal(server.address).signIn({ login: 'team.zwei', password })
    expect(contentOf(own.access_token).sub).toBe('subject-of-team.zwei')
  })

  test('the form has the fields login and password and one submit button', async () => {
    const page = await (await createPortal(server.address).openSignIn()).text()
    expect(page).toMatch(/<input[^>]*name="login"[^>]*autocomplete="username"/)
    expect(page).toMatch(
      /<input[^>]*name="password"[^>]*type="password"[^>]*autocomplete="current-password"/,
    )
    expect(page.match(/type="submit"/g)).toHaveLength(1)
    expect(page).not.toMatch(/<script|style="/)
  })

  test('the other language keeps the login that was typed, and no password; nothing is tried (GEN-03)', async () => {
    const portal = createPortal(server.address)
    const { url } = await portal.openSignIn()
    const form = { login: 'sabine.moser', password: 'falsch', keep: 'entries' }
    const answer = await portal.browser.open(`${url}?language=en`, { form })
    const page = await answer.text()
    expect([answer.status, page]).toEqual([200, expect.stringContaining('lang="en"')])
    expect(page).toContain('value="sabine.moser"')
    expect(page).not.toMatch(/falsch|role="alert"/)
    expect(page).toMatch(/<form id="entries"[^>]*language=en/)
  })

  test.each([
    ['a wrong password', 'andreas.lindner'],
    ['an unknown login', 'nobody.at-all'],
  ])('%s is refused at the form, and the login stays', async (_, login) => {
    const portal = createPortal(server.address)
    const answer = await portal.submit(await portal.openSignIn(), { login, password: 'wrong' })
    const page = await answer.text()
    expect(answer.status).toBe(401)
    expect(page).toMatch(/role="alert"[^]*Benutzername, E-Mail-Adresse oder Kennwort stimmt nicht/)
    expect(page).toContain(`value="${login}"`)
    expect(page).not.toContain('wrong')
  })

  test('a form without a password says so in English, too', async () => {
    const portal = createPortal(server.address)
    const form = await portal.openSignIn({ ui_locales: 'en' })
    const answer = await portal.submit(form, { login: 'andreas.lindner', password: '' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(
      'Please enter your user name or e-mail address, and your password.',
    )
  })

  test('what was typed cannot become markup', async () => {
    const portal = createPortal(server.address)
    const login = `"><img src=x onerror='alert(1)'>`
    const answer = await portal.submit(await portal.openSignIn(), { login, password: 'x' })
    expect(await answer.text()).toContain(
      'value="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;"',
    )
  })

  test('a deactivated account is told so, but only to who knows the password', async () => {
    const portal = createPortal(server.address)
    const form = await portal.openSignIn()
    const known = await portal.submit(form, { login: 'inga.dahl', password })
    expect([known.status, await known.text()]).toEqual([
      403,
      expect.stringContaining('deaktiviert'),
    ])
    const guessed = await portal.submit(form, { login: 'inga.dahl', password: 'guess' })
    expect([guessed.status, await guessed.text()]).toEqual([
      401,
      expect.not.stringContaining('deaktiviert'),
    ])
    const clicked = await portal.submit(form, { persona: 'inga.dahl' })
    expect([clicked.status, await clicked.text()]).toEqual([
      403,
      expect.stringContaining('deaktiviert'),
    ])
  })

  test('an unknown login takes as long as a known one', async () => {
    const portal = createPortal(server.address)
    const form = await portal.openSignIn()
    const lasts = async (login: string) => {
      const start = performance.now()
      await portal.submit(form, { login, password: 'guess' })
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    // In turns, so that a machine that is busy for a while is so for both.
    for (let round = 0; round < 4; round++) {
      known.push(await lasts('andreas.lindner'))
      unknown.push(await lasts('no.such-login'))
    }
    // Without the hash it would be a tenth; an upper bound would only measure the machine's load.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
  })

  test('ten failures close a login to a network for 15 minutes, on every process; other logins are not affected (ASVS 6.3.1)', async () => {
    await addPerson(db.database, 'lea.scholz')
    const second = await startIdentity(db.database, { clock })
    const portals = [createPortal(server.address), createPortal(second.address)]
    const forms = await Promise.all(portals.map((portal) => portal.openSignIn()))
    const attempt = (index: number, guess: string, login = 'lea.scholz') =>
      portals[index % 2]!.submit(forms[index % 2]!, { login, password: guess })

    for (let index = 0; index < attemptsAllowed; index++) {
      expect((await attempt(index, 'guess')).status).toBe(401)
    }
    for (const index of [0, 1]) {
      const answer = await attempt(index, password)
      expect(answer.status).toBe(429)
      expect(answer.headers.get('retry-after')).toBe(String(attemptWindowMinutes * 60))
      const page = await answer.text()
      expect(page).toContain('Bitte warten Sie 15 Minuten')
      expect(page).toContain('value="lea.scholz"')
    }
    expect(locationOf(await attempt(0, password, 'andreas.lindner'))).toContain('/callback?code=')
    clock.advance(attemptWindowMinutes)
    expect(locationOf(await attempt(1, password))).toContain('/callback?code=')
    await second.close()
  })

  test('a hundred failures from one address close sign-in for it, whatever the logins', async () => {
    await addPerson(db.database, 'priya.raman')
    await db.database.system((tx) =>
      tx.query(sql`
        insert into sign_in_attempts (login, address, attempted_at)
        select 'guess ' || n, '127.0.0.1', ${clock.now()}::timestamptz
        from generate_series(1, ${attemptsOfAddress}::int) as n`),
    )
    const portal = createPortal(server.address)
    const form = await portal.openSignIn()
    const answer = await portal.submit(form, { login: 'priya.raman', password })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe(String(attemptWindowMinutes * 60))
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    const elsewhere = { form: { login: 'priya.raman', password }, headers }
    expect((await portal.browser.open(form.url, elsewhere)).status).toBe(303)
    clock.advance(attemptWindowMinutes)
    const again = createPortal(server.address)
    expect(
      locationOf(await again.submit(await again.openSignIn(), { login: 'priya.raman', password })),
    ).toContain('/callback?code=')
  })

  test('guesses made at the same moment count, too', async () => {
    await addPerson(db.database, 'marco.rossi')
    const portal = createPortal(server.address)
    const form = await portal.openSignIn()
    const answers = await Promise.all(
      Array.from({ length: attemptsAllowed + 4 }, () =>
        portal.submit(form, { login: 'marco.rossi', password: 'guess' }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(attemptsAllowed)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('without demo data nobody enters without a password', async () => {
    const strict = await startIdentity(db.database, { ATRIUM_DEMO: 'none' })
    const portal = createPortal(strict.address)
    const form = await portal.openSignIn()
    expect(await form.clone().text()).not.toContain('sabine.moser')
    expect((await portal.submit(form, { persona: 'sabine.moser' })).status).toBe(400)
    await strict.close()
  })

  test('an account without a persona cannot be entered by a click', async () => {
    const portal = createPortal(server.address)
    const answer = await portal.submit(await portal.openSignIn(), { persona: 'andreas.lindner' })
    expect(answer.status).toBe(401)
  })

  test('a sign-in page of another browser is refused with one way on', async () => {
    const page = await createPortal(server.address).openSignIn()
    const answer = await createBrowser().open(page.url, {
      form: { login: 'andreas.lindner', password },
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(new RegExp(`abgelaufen[^]*href="${server.address}"`))
  })
})

function contentOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
}
