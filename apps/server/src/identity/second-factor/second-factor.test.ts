import { applications, auditLog, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../../areas/testing.ts'
import { createBrowser, locationOf, type Browser } from '../testing/browser.ts'
import { createTestClock } from '../testing/clock.ts'
import { appCode } from '../testing/app-codes.ts'
import { createPortal, portalScopes } from '../testing/portal.ts'
import { codesAllowed } from './check.ts'
import { recoveryCodeCount } from './recovery-codes.ts'

const password = 'atrium-demo'

describe.each(databases)('a second factor on $name', (kind) => {
  let server: TestServer
  const clock = createTestClock(new Date())
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', realTokens: true, clock })
  })
  afterAll(() => server?.stop())

  const path = '/identity/second-factor'
  /** Another half minute: no code counts twice. */
  const nextCode = (secret: string) => {
    clock.advance(1)
    return appCode(secret, clock.now())
  }
  const signIn = (login: string, browser = createBrowser(), more?: Record<string, string>) =>
    createPortal(server.url, { browser }).signIn({ login, password }, more)

  /** Sends a form of these pages. */
  const send = async (browser: Browser, at: string, form: Record<string, string>) => {
    const answer = await browser.open(`${server.url}${path}${at}`, { form })
    return { status: answer.status, page: await answer.text() }
  }
  const confirm = (browser: Browser, form: Record<string, string> = { password }) =>
    send(browser, '/confirm', form)
  const show = async (browser: Browser, at = '') =>
    (await browser.open(`${server.url}${path}${at}`)).text()

  /** Somebody with an app: its secret, their recovery codes, and the browser in which they set it up. */
  async function withApp(login: string) {
    const browser = createBrowser()
    await signIn(login, browser)
    await confirm(browser)
    const secret = secretIn(await show(browser, '/app'))
    const { page } = await send(browser, '/app', { code: nextCode(secret) })
    return { browser, secret, codes: codesIn(page) }
  }

  /** The password at the sign-in page; the answer is the page that it leads to. */
  async function toStep(login: string, browser = createBrowser(), more?: Record<string, string>) {
    const portal = createPortal(server.url, { browser })
    const step = await portal.submit(await portal.openSignIn(more), { login, password })
    return { portal, step }
  }
  const asPersona = async (persona: string) =>
    server.api((await createPortal(server.url).signIn({ persona })).access_token)
  const administrator = async () => server.api((await signIn('maren.thiessen')).access_token)
  const personOf = async (login: string) => {
    const api = await asPersona('maren.thiessen')
    const params = { applicationId: alpenquell }
    const { body: people } = await api.call(users.ofApplication, { params })
    return people.find(({ email }) => email?.startsWith(login))!
  }
  const actsOf = async (login: string) => {
    const person = await personOf(login)
    const api = await asPersona('maren.thiessen')
    const { body } = await api.call(auditLog.list, { params: { applicationId: alpenquell } })
    return body.items
      .filter(({ objectId }) => objectId === String(person.id))
      .map((one) => one.action)
  }

  test('an app is set up after the password, and asked for from then on, each code once (ASVS 6.3.3, 6.5.1)', async () => {
    const { browser, secret, codes } = await withApp('henning.vahl')
    expect(codes).toHaveLength(recoveryCodeCount)
    expect(new Set(codes).size).toBe(recoveryCodeCount)
    // It is shown once: neither the key of the app nor the codes come again.
    const shown = await show(browser)
    expect(shown).toContain('Eingerichtet.')
    expect(await show(browser, '/app')).not.toContain(secret)
    for (const code of codes) expect(shown).not.toContain(code)

    const { portal, step } = await toStep('henning.vahl')
    expect(step.url).toMatch(/\/sign-in\/[\w-]+\/second-factor$/)
    const code = nextCode(secret)
    const end = await portal.submit(step, { code })
    const tokens = (await (await portal.redeem(locationOf(end)!)).json()) as {
      access_token: string
    }
    const { status } = await server.api(tokens.access_token).call(users.current)
    expect(status).toBe(200)
    expect(amrOf(tokens.access_token)).toEqual(['pwd', 'otp', 'mfa'])

    const again = await toStep('henning.vahl')
    const replayed = await again.portal.submit(again.step, { code })
    expect(replayed.status).toBe(401)
    expect(await replayed.text()).toContain('wurde schon benutzt')
    expect((await actsOf('henning.vahl')).slice(0, 4)).toEqual([
      'sign-in.failed',
      'sign-in.accepted',
      'authenticator-app.added',
      'sign-in.accepted',
    ])
  })

  test('no step is reached without the one before it', async () => {
    const { secret } = await withApp('marco.rossi')
    const browser = createBrowser()
    const portal = createPortal(server.url, { browser })
    const form = await portal.openSignIn()
    // The code alone, without the password.
    const early = await browser.open(`${form.url}/second-factor`, {
      form: { code: nextCode(secret) },
    })
    expect(early.headers.get('location')).toBe(new URL(form.url).pathname)
    // The password alone gives no session.
    await portal.submit(form, { login: 'marco.rossi', password })
    expect(await portal.renewSilently()).toBeUndefined()
    // Somebody else's sign-in is not gone on with in another browser.
    const { step } = await toStep('marco.rossi')
    const stolen = await createBrowser().open(step.url, { form: { code: nextCode(secret) } })
    expect(stolen.status).toBe(400)
    // Setting up another one is no way around.
    const { step: own, portal: there } = await toStep('marco.rossi')
    const around = await there.browser.open(`${own.url}/set-up`)
    expect(around.headers.get('location')).toBe(new URL(own.url).pathname)
    // Codes of somebody else do not count.
    const other = await withApp('tobias.brandt')
    const wrong = await there.submit(own, { code: nextCode(other.secret) })
    expect(wrong.status).toBe(401)
  })

  test('a recovery code gets in once, the owner is told, and only hashes of them are kept (ASVS 6.5.1, 6.5.2)', async () => {
    const { codes } = await withApp('lea.scholz')
    const kept = await rowsOf<{ code_hash: string }>(
      server,
      sql`select c.code_hash from account_recovery_codes c join accounts a on a.id = c.account_id
          where a.login = 'lea.scholz'`,
    )
    expect(kept.map(({ code_hash }) => code_hash.startsWith('$scrypt$'))).toEqual(
      codes.map(() => true),
    )
    const typed = codes[0]!.toUpperCase().replaceAll('-', ' ')
    const { portal, step } = await toStep('lea.scholz')
    const page = await portal.browser.open(`${step.url}?recovery`)
    expect(await page.text()).toContain('Wiederherstellungscode')
    const end = await portal.submit(page, { code: typed })
    expect(locationOf(end)).toContain('/callback')
    const again = await toStep('lea.scholz')
    const refused = await again.portal.browser.open(`${again.step.url}?recovery`, {
      form: { code: typed },
    })
    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('Wiederherstellungscode stimmt nicht')
    const [mail] = await rowsOf<{ body: string }>(
      server,
      sql`select body from mail_outbox where address like 'lea.scholz@%' order by id desc limit 1`,
    )
    const { body } = mail!
    expect(body).toContain('Es sind noch 9 übrig')
    expect(body).not.toContain(codes[1])
  })

  test('ten wrong codes close the step for 15 minutes, also to the right one (ASVS 6.3.1)', async () => {
    const { secret } = await withApp('jonas.petersen')
    const { portal, step } = await toStep('jonas.petersen')
    for (let count = 0; count < codesAllowed; count++) {
      expect((await portal.submit(step, { code: '000000' })).status).toBe(401)
    }
    const closed = await portal.submit(step, { code: nextCode(secret) })
    expect(closed.status).toBe(429)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
    clock.advance(16)
    const end = await portal.submit(step, { code: appCode(secret, clock.now()) })
    expect(locationOf(end)).toContain('/callback')
  })

  test('wrong codes from elsewhere do not shut out a device in which it was right before; one that knows the password alone is no such device (ASVS 6.3.1)', async () => {
    const { secret, browser: own } = await withApp('andreas.lindner')
    // Each a new device: they know the password.
    for (let count = 0; count < codesAllowed; count++) {
      const { portal, step } = await toStep('andreas.lindner')
      expect((await portal.submit(step, { code: '000000' })).status).toBe(401)
    }
    const stranger = await toStep('andreas.lindner')
    expect((await stranger.portal.submit(stranger.step, { code: '000000' })).status).toBe(429)
    const again = await toStep('andreas.lindner', own, { prompt: 'login' })
    const end = await again.portal.submit(again.step, { code: nextCode(secret) })
    expect(locationOf(end)).toContain('/callback')
    // A known device has no more tries than others.
    const third = await toStep('andreas.lindner', own, { prompt: 'login' })
    for (let count = 0; count < codesAllowed; count++)
      expect((await third.portal.submit(third.step, { code: '000000' })).status).toBe(401)
    expect((await third.portal.submit(third.step, { code: nextCode(secret) })).status).toBe(429)
  })

  test('on a phone the app is opened by a link; what was added or removed is said, the last one with what it means', async () => {
    const browser = createBrowser()
    await signIn('aylin.kaya', browser)
    await confirm(browser)
    const setUp = await show(browser, '/app')
    const secret = secretIn(setUp)
    const [, link] = /href="(otpauth:[^"]+)"[^>]*>In einer App öffnen</.exec(setUp)!
    const uri = new URL(link!.replaceAll('&amp;', '&'))
    expect(uri.searchParams.get('secret')).toBe(secret.replaceAll(' ', ''))
    await send(browser, '/app', { code: nextCode(secret) })
    const answer = await browser.open(`${server.url}${path}/app/remove`, { form: {} })
    const there = locationOf(answer)!
    const page = await (await browser.open(there)).text()
    expect(page).toMatch(
      /role="status"[^]*Entfernt\. Zum Anmelden genügt ab jetzt wieder Ihr Kennwort/,
    )
    // The other language, and what nobody does, say nothing.
    expect(await show(browser, '?language=en')).not.toContain('role="status"')
    expect(await show(browser, '?done=__proto__')).not.toContain('role="status"')
  })

  test('nothing is changed before the password, and the code where there is one, were given again (ASVS 7.5.1)', async () => {
    const { secret, browser: first } = await withApp('inga.dahl')
    const browser = createBrowser()
    const { portal, step } = await toStep('inga.dahl', browser)
    await portal.submit(step, { code: nextCode(secret) })
    const acts = { '/app/remove': {}, '/passkeys/remove': { id: 'x' }, '/recovery-codes': {}, '/app': { code: '123456' } } // prettier-ignore
    for (const [at, form] of Object.entries(acts)) {
      const answer = await browser.open(`${server.url}${path}${at}`, { form })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/second-factor\?language=/),
      ])
    }
    expect((await confirm(browser)).status).toBe(400)
    expect((await confirm(browser, { password: 'falsch', code: nextCode(secret) })).status).toBe(
      401,
    )
    expect((await confirm(browser, { password, code: nextCode(secret) })).status).toBe(303)
    // What was confirmed in one session does not count in another.
    await send(browser, '/app/remove', {})
    expect(await show(first)).toContain('Zum Anmelden genügt Ihr Kennwort')
    expect(locationOf((await toStep('inga.dahl')).step)).toContain('/callback')
    expect((await createBrowser().open(`${server.url}${path}`)).status).toBe(401)
  })

  test('a password alone changes neither password nor e-mail address of an account that asks for more (ASVS 7.5.1)', async () => {
    const login = 'friederike.gimborn'
    const { secret } = await withApp(login)
    const next = 'vier neue lange Wörter'
    const forms = [
      ['email', { login, current: password, email: 'neu@hohenstein.example' }],
      // Last, for it is another one then.
      ['password', { login, current: password, next, repeat: next }],
    ] as const
    const ask = async (browser: Browser) => {
      const answers: unknown[] = []
      for (const [at, form] of forms) {
        const answer = await browser.open(`${server.url}/identity/${at}`, { form })
        answers.push([
          at,
          answer.status,
          (await answer.text()).includes('gehört ein zweiter Faktor'),
        ])
      }
      return answers
    }
    const refused = [
      ['email', 403, true],
      ['password', 403, true],
    ]
    expect(await ask(createBrowser())).toEqual(refused)
    const browser = createBrowser()
    const { portal, step } = await toStep(login, browser)
    expect(await ask(browser)).toEqual(refused)
    await portal.submit(step, { code: nextCode(secret) })
    expect(await ask(browser)).toEqual([
      ['email', 200, false],
      ['password', 200, false],
    ])
  })

  test('a sign-in under way ends with the password that it began with, and with a first factor (ASVS 7.4.3)', async () => {
    const login = 'data.team'
    const change = async (login: string, next: string) => {
      const form = { login, current: password, next, repeat: next }
      const answer = await createBrowser().open(`${server.url}/identity/password`, { form })
      expect(answer.status).toBe(200)
    }
    /** Stops where the provider would go on. */
    const accepted = async (login: string) => {
      const browser = createBrowser()
      const form = await createPortal(server.url, { browser }).openSignIn()
      const answer = await browser.open(form.url, { form: { login, password } })
      return { browser, way: locationOf(answer)! }
    }
    const goOn = async ({ browser, way }: Awaited<ReturnType<typeof accepted>>) =>
      locationOf(await browser.open(way)) ?? ''
    const early = await accepted('nadine.wolff')
    await change('nadine.wolff', 'vier neue lange Wörter')
    expect(await goOn(early)).not.toContain('/callback')

    const late = await accepted(login)
    const elsewhere = createPortal(server.url)
    await elsewhere.signIn({ login, password })
    const { browser } = await withApp(login)
    expect(await goOn(late)).not.toContain('/callback')
    // Sessions that began without it are over; this browser's goes on.
    expect(await elsewhere.renewSilently()).toBeUndefined()
    expect(await createPortal(server.url, { browser }).renewSilently()).toBeDefined()
    const stopped = await toStep(login)
    await asPersona('maren.thiessen').then((api) => resetOf(api, login))
    expect((await stopped.portal.browser.open(`${stopped.step.url}/set-up`)).status).toBe(400)
  })

  test('a key that somebody else has seen is nobody’s: each session is shown its own, and wrong codes are counted', async () => {
    const login = 'marco.rossi'
    await resetOf(await asPersona('maren.thiessen'), login)
    const keys: string[] = []
    const browsers = [createBrowser(), createBrowser()]
    for (const browser of browsers) {
      await signIn(login, browser)
      await confirm(browser)
      keys.push(secretIn(await show(browser, '/app')))
    }
    expect(keys[0]).not.toBe(keys[1])
    // Nothing entered is nothing tried; no codes without a factor.
    const empty = await send(browsers[1]!, '/app', { code: ' ' })
    expect([empty.status, empty.page]).toEqual([400, expect.stringContaining('geben Sie den Code ein')]) // prettier-ignore
    expect((await send(browsers[1]!, '/recovery-codes', {})).status).toBe(303)
    const foreign = await send(browsers[1]!, '/app', { code: nextCode(keys[0]!) })
    expect(foreign.status).toBe(400)
    for (let count = 1; count < codesAllowed; count++)
      expect((await send(browsers[1]!, '/app', { code: '000000' })).status).toBe(400)
    const closed = await send(browsers[1]!, '/app', { code: nextCode(keys[1]!) })
    expect(closed.status).toBe(429)
  })

  test('pages that are loaded once more, or out of order, lead to where one is; forms of other sites are refused', async () => {
    const browser = createBrowser()
    for (const at of ['confirm', 'passkeys', 'recovery-codes', 'app/remove', 'passkeys/remove']) {
      const answer = await browser.open(`${server.url}${path}/${at}`)
      expect(answer.headers.get('location')).toContain(`${path}?language=`)
    }
    const portal = createPortal(server.url, { browser })
    const form = await portal.openSignIn()
    for (const step of ['second-factor', 'second-factor/set-up']) {
      const answer = await browser.open(`${form.url}/${step}`)
      expect(answer.headers.get('location')).toBe(new URL(form.url).pathname)
    }
    const foreign = await browser.open(form.url, {
      form: { login: 'sabine.moser', password },
      headers: { 'sec-fetch-site': 'same-site' },
    })
    expect(foreign.status).toBe(403)
  })

  test('an application demands it of a role: at once, of everybody who has the role, with setting up on the way (ASVS 6.3.3)', async () => {
    const offline = { scope: `${portalScopes} offline_access` }
    const before = createBrowser()
    const portal = createPortal(server.url, { browser: before })
    const tokens = await portal.signIn({ login: 'sabine.moser', password }, offline)
    const client = server.api(tokens.access_token)
    expect((await client.call(users.current)).status).toBe(200)

    const alone = await administrator()
    const setting = await settingOf(alone)
    const save = (api: typeof alone, value: string) =>
      api.call(applications.saveConfiguration, {
        params: { applicationId: alpenquell },
        body: { configurationId: setting.configurationId, value },
      })
    // An unknown word would demand it of nobody.
    const misspelt = await save(alone, 'client , NOPE')
    expect([misspelt.status, Object.keys(misspelt.problem.errors ?? {})]).toEqual([400, ['value']])
    // To ask for less takes as much as to ask for it: a stolen password is not enough.
    const weakened = await save(alone, '')
    expect([weakened.status, Object.keys(weakened.problem.errors ?? {})]).toEqual([400, ['value']])
    // Who has none would shut themselves out, and knows not what they ask of others.
    const refused = await save(alone, 'CLIENT,CLIENT_LEAD')
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['value']])

    const { secret } = await withApp('maren.thiessen')
    const there = await toStep('maren.thiessen')
    const end = await there.portal.submit(there.step, { code: nextCode(secret) })
    const own = (await (await there.portal.redeem(locationOf(end)!)).json()) as {
      access_token: string
    }
    const api = server.api(own.access_token)
    expect((await save(api, 'CLIENT,CLIENT_LEAD')).status).toBe(200)

    const now = await client.call(users.current)
    expect([now.status, now.problem.code]).toEqual([401, 'second-factor-required'])
    expect(await portal.renewSilently()).toBeUndefined()
    expect((await portal.refresh(tokens.refresh_token!)).status).toBe(400)
    // Nobody else is asked.
    expect((await (await server.api((await signIn('aylin.kaya')).access_token)).call(users.current)).status).toBe(200) // prettier-ignore

    const { portal: again, step } = await toStep('sabine.moser', before)
    expect(step.url).toMatch(/second-factor\/set-up$/)
    const page = await step.text()
    expect(page).toContain('Mit Ihrer Rolle brauchen Sie')
    const wrong = await again.submit(step, { code: '000000' })
    expect(wrong.status).toBe(400)
    const key = secretIn(await wrong.text())
    expect(key).toBe(secretIn(page))
    const done = await again.browser.open(step.url, { form: { code: nextCode(key) } })
    const shown = await done.text()
    expect(codesIn(shown)).toHaveLength(recoveryCodeCount)
    const way = /<a class="primary" href="([^"]+)"/.exec(shown)![1]!.replaceAll('&amp;', '&')
    const last = await again.browser.follow(await again.browser.open(way), server.url)
    const renewed = (await (await again.redeem(locationOf(last)!)).json()) as {
      access_token: string
    }
    expect((await server.api(renewed.access_token).call(users.current)).status).toBe(200)

    // The last one cannot go while it is demanded.
    await confirm(before, { password, code: nextCode(key) })
    const kept = await send(before, '/app/remove', {})
    expect([kept.status, kept.page]).toEqual([409, expect.stringContaining('einen anderen ein')])
    expect((await save(api, '')).status).toBe(200)
  })

  test('whoever has lost everything is let in again by who looks after them in all their applications (ASVS 6.4.4, PERM-19)', async () => {
    const login = 'korbinian.huber'
    const { browser } = await withApp(login)
    const { id } = await personOf(login)
    const reset = async (as: string) => {
      const { status, problem } = await (
        await asPersona(as)
      ).call(users.resetSecondFactor, {
        params: { applicationId: alpenquell },
        body: { userId: id },
      })
      return status === 204 ? 'done' : problem.code
    }
    const [other] = await rowsOf<{ id: number }>(
      server,
      sql`insert into application_users (application_id, user_id, roles)
          values (130, ${id}, '{CLIENT}') returning user_id as id`,
    )
    expect(other).toEqual({ id })
    expect(await reset('sabine.moser')).toBe('factor-elsewhere')
    expect(await reset(login)).toBe('forbidden')
    expect(await personOf(login)).toMatchObject({
      hasSecondFactor: true,
      can: { resetSecondFactor: true },
    })
    await rowsOf(
      server,
      sql`delete from application_users where user_id = ${id} and application_id = 130`,
    )
    expect(await reset('sabine.moser')).toBe('done')
    expect(await reset('sabine.moser')).toBe('no-second-factor')
    expect(await personOf(login)).toMatchObject({
      hasSecondFactor: false,
      can: { resetSecondFactor: false },
    })
    // Their sessions are over, the password is enough, the mailbox knows who did it, and so does the log.
    expect(await createPortal(server.url, { browser }).renewSilently()).toBeUndefined()
    expect(locationOf((await toStep(login)).step)).toContain('/callback')
    const [mail] = await rowsOf<{ body: string }>(
      server,
      sql`select body from mail_outbox where address like ${`${login}@%`} order by id desc limit 1`,
    )
    expect(mail!.body).toContain('Sabine Moser hat Ihren zweiten Faktor zurückgesetzt')
    expect(await actsOf(login)).toContain('second-factor.reset')
  })

  const resetOf = async (api: Awaited<ReturnType<typeof asPersona>>, login: string) => {
    const { id } = await personOf(login)
    const params = { applicationId: alpenquell }
    await api.call(users.resetSecondFactor, { params, body: { userId: id } })
  }

  async function settingOf(api: Awaited<ReturnType<typeof administrator>>) {
    const { body } = await api.call(applications.configuration, {
      params: { applicationId: alpenquell },
    })
    return body.configurations.find(
      ({ configuration }) => configuration.key === 'SECOND_FACTOR_ROLES',
    )!
  }
})

const secretIn = (page: string) => /class="secret"><code>([A-Z2-7 ]+)</.exec(page)![1]!
const codesIn = (page: string) => [...page.matchAll(/<code>([\w-]{14})</g)].map(([, code]) => code!)
const amrOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { amr: string[] }).amr
