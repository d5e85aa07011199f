import { auditLog, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../../../test/harness.ts'
import type { TestSmtp } from '../../../test/mail-server.ts'
import { startMailing, type MailingServer } from '../../../test/smtp.ts'
import { alpenquell, rowsOf } from '../../areas/testing.ts'
import { attemptsAllowed } from '../accounts/accounts.ts'
import { changeEmailUrl, changePasswordUrl, forgottenPasswordUrl } from '../config.ts'
import { emailLimits, emailLinkMinutes, emailLinksOfAccount } from './email-change.ts'
import { createBrowser } from '../testing/browser.ts'
import { createPortal } from '../testing/portal.ts'

const password = 'atrium-demo'

describe.each(databases)('another e-mail address on $name', (kind) => {
  let mailing: MailingServer
  let smtp: TestSmtp
  let server: TestServer
  beforeAll(async () => {
    mailing = await startMailing({
      kind,
      demo: 'small',
      realTokens: true,
      settings: { TRUST_PROXY: 'true' },
    })
    ;({ server, smtp } = mailing)
  })
  afterAll(() => mailing?.stop())

  let networks = 0
  /** Asks for another address, each time from another network unless said. */
  const ask = async (
    form: { login: string; email: string; current?: string },
    from = `198.51.100.${++networks}`,
  ) => {
    const answer = await createBrowser().open(changeEmailUrl(server.config), {
      form: { current: password, ...form },
      headers: { 'x-forwarded-for': from },
    })
    return { status: answer.status, page: await answer.text(), headers: answer.headers }
  }
  const mailsTo = (address: string) =>
    smtp.received
      .filter(({ to }) => to[0] === address)
      .map(({ content }) => content.replaceAll('=\r\n', '').replaceAll('=3D', '='))
  const linksTo = (address: string) => mailsTo(address).flatMap(linkIn)
  /** The newest link in a mailbox, once there are as many. */
  const linkFor = async (address: string, count = 1) => {
    await expect.poll(() => linksTo(address).length).toBe(count)
    return linksTo(address).at(-1)!
  }
  const confirm = async (link: string) => {
    const browser = createBrowser()
    const opened = await browser.open(link)
    expect(opened.headers.get('location')).toBe('/identity/email/confirm')
    const url = `${server.url}/identity/email/confirm`
    const form = await browser.open(url)
    const shown = await form.text()
    const sent = await browser.open(url, { form: {} })
    const answer = sent.status === 303 ? await browser.open(url) : sent
    return { shown, status: answer.status, page: await answer.text(), browser }
  }
  const signIn = (login: string, secret = password) =>
    createPortal(server.url).signIn({ login, password: secret })
  const administrator = async () => server.api((await signIn('maren.thiessen')).access_token)
  const accountOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number; login: string; email: string; user_email: string }>(
      server,
      sql`select u.id, a.login, a.email, u.email as user_email from accounts a
          join users u on u.issuer = 'embedded' and u.subject = a.subject where a.login = ${login}`,
    )
    return row!
  }

  test('the new mailbox confirms it: it is the address of the account and of the person in every list, the old mailbox is told, and it stands in the log (ASVS 7.5.1, 6.3.7, T-05)', async () => {
    const [before, next] = ['korbinian.huber@alpenquell.example', 'k.huber@neue-firma.example']
    const here = createPortal(server.url)
    const tokens = await here.signIn({ login: 'korbinian.huber', password })
    const own = server.api(tokens.access_token)
    expect((await own.call(users.current)).body.email).toBe(before)

    const form = await here.browser.open(changeEmailUrl(server.config))
    expect(await form.text()).toContain('value="korbinian.huber"')
    const asked = await ask({ login: 'korbinian.huber', email: next })
    expect(asked).toMatchObject({ status: 200, page: expect.stringContaining('im neuen Postfach') })
    const link = await linkFor(next)

    // Looking changes nothing: mail programs open links, too.
    const browser = createBrowser()
    await browser.open(link)
    const shown = await (await browser.open(`${server.url}/identity/email/confirm`)).text()
    expect(shown).toContain(next)
    expect(shown).not.toContain(codeIn(link))
    expect(await accountOf('korbinian.huber')).toMatchObject({ email: before, user_email: before })
    expect(mailsTo(before)).toEqual([])

    const done = await confirm(link)
    expect([done.status, done.page]).toEqual([200, expect.stringContaining('neue Adresse gilt')])
    expect(await accountOf('korbinian.huber')).toMatchObject({ email: next, user_email: next })
    await expect.poll(() => mailsTo(before).length).toBe(1)
    expect(mailsTo(before)[0]).toContain(next)
    expect(mailsTo(before)[0]).toContain(changePasswordUrl(server.config))

    // Nobody is signed out, and a token from before does not bring the old address back.
    expect((await own.call(users.current)).body.email).toBe(next)
    expect(await here.renewSilently()).toBeDefined()
    const api = await administrator()
    const params = { applicationId: alpenquell }
    const { body: people } = await api.call(users.ofApplication, { params })
    expect(people.find(({ lastName }) => lastName === 'Huber')!.email).toBe(next)

    // One signs in by the new address, by the old one no more; the user name stays.
    expect(await signIn(next)).toBeDefined()
    expect(await signIn('korbinian.huber')).toBeDefined()
    await expect(signIn(before)).rejects.toThrow()

    // Once.
    expect((await confirm(link)).status).toBe(410)
    const { body: log } = await api.call(auditLog.list, { params })
    const acts = log.items.filter(({ action }) => action.startsWith('user.email-'))
    const changes = [expect.objectContaining({ before, after: next })]
    expect(acts.slice(0, 2)).toMatchObject([
      { action: 'user.email-changed', objectType: 'user', changes },
      { action: 'user.email-change-requested', objectType: 'user', changes },
    ])
  })

  test('who signs in by the address itself signs in by the new one', async () => {
    const before = 'sabine.moser@alpenquell.example'
    await rowsOf(
      server,
      sql`update accounts set login = ${before} where login = 'sabine.moser' returning 1`,
    )
    await ask({ login: before, email: 'Sabine@neue-firma.example' })
    const { status, shown } = await confirm(await linkFor('Sabine@neue-firma.example'))
    expect([status, shown]).toEqual([200, expect.stringContaining('Sie melden sich dann damit an')])
    expect(await signIn('sabine@neue-firma.example')).toBeDefined()
    await expect(signIn(before)).rejects.toThrow()
    expect(await accountOf('Sabine@neue-firma.example')).toBeDefined()
  })

  test('whether another account has the address is told to its mailbox alone (ASVS 6.3.8)', async () => {
    const [{ email: taken } = { email: '' }] = await rowsOf<{ email: string }>(
      server,
      sql`select email from accounts where login = 'friederike.gimborn'`,
    )
    const free = await ask({ login: 'priya.raman', email: 'frei@neue-firma.example' })
    const answer = await ask({ login: 'priya.raman', email: taken })
    expect([answer.status, answer.page.replaceAll(taken, '')]).toEqual([
      200,
      free.page.replaceAll('frei@neue-firma.example', ''),
    ])
    await expect.poll(() => mailsTo(taken).length).toBe(1)
    expect(linksTo(taken)).toEqual([])
    expect(mailsTo(taken)[0]).toContain('another account at the portal already has this address')
    // Not in the outbox either, which administrators read.
    const bodies = await rowsOf<{ body: string }>(
      server,
      sql`select body from mail_outbox where address in (${taken}, 'frei@neue-firma.example')`,
    )
    const plain = bodies.map(({ body }) => body.replace(/\[secret:\w+\]/, ''))
    expect(plain).toHaveLength(2)
    expect(new Set(plain).size).toBe(1)
  })

  test('an address that somebody took meanwhile is not given twice', async () => {
    const email = 'zweimal@neue-firma.example'
    await ask({ login: 'nadine.wolff', email })
    await ask({ login: 'aylin.kaya', email })
    await expect.poll(() => linksTo(email).length).toBe(2)
    const all = await Promise.all(linksTo(email).map(confirm))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const rows = await rowsOf(server, sql`select from accounts where email = ${email}`)
    expect(rows).toHaveLength(1)
  })

  test('a link works for 30 minutes, and until a newer one is sent or what sign-in depends on changes', async () => {
    const login = 'marco.rossi'
    const addresses = [1, 2, 3].map((number) => `marco.${number}@neue-firma.example`)
    await ask({ login, email: addresses[0]! })
    const first = await linkFor(addresses[0]!)
    await ask({ login, email: addresses[1]! })
    expect((await confirm(first)).status).toBe(410)
    const late = await linkFor(addresses[1]!)
    const [row] = await rowsOf<{ expires_at: Date }>(
      server,
      sql`update identity_records set expires_at = now() - interval '1 second'
          from (select id, expires_at from identity_records where model = 'EmailChange') as old
          where identity_records.id = old.id and payload->>'email' = ${addresses[1]!}
          returning old.expires_at`,
    )
    const minutes = (row!.expires_at.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(emailLinkMinutes - 1)
    expect(minutes).toBeLessThanOrEqual(emailLinkMinutes)
    expect((await confirm(late)).status).toBe(410)

    await ask({ login, email: addresses[2]! })
    const open = await linkFor(addresses[2]!)
    const next = 'vier neue lange Wörter'
    const form = { login, current: password, next, repeat: next }
    const changed = await createBrowser().open(changePasswordUrl(server.config), { form })
    expect(changed.status).toBe(200)
    expect((await confirm(open)).status).toBe(410)

    // The other way round, too: a link for a new password that lies in the old mailbox.
    await createBrowser().open(forgottenPasswordUrl(server.config), { form: { login } })
    const reset = /http\S+\/identity\/password\/new\?code=[\w-]+/
    const old = 'marco.rossi@alpenquell.example'
    await expect.poll(() => mailsTo(old).some((mail) => reset.test(mail))).toBe(true)
    await ask({ login, email: 'marco.4@neue-firma.example', current: next })
    expect((await confirm(await linkFor('marco.4@neue-firma.example'))).status).toBe(200)
    const link = mailsTo(old).flatMap((mail) => reset.exec(mail) ?? [])[0]!
    const browser = createBrowser()
    await browser.open(link)
    expect((await browser.open(`${server.url}/identity/password/new`)).status).toBe(410)
  })

  test('the page that was confirmed says so when it is loaded once more, and when its button was pressed twice', async () => {
    const email = 'tobias@neue-firma.example'
    await ask({ login: 'tobias.brandt', email })
    const link = await linkFor(email)
    const { page, browser } = await confirm(link)
    expect(page).toContain('Ihre neue Adresse gilt')
    const url = `${server.url}/identity/email/confirm`
    for (const again of [await browser.open(url), await browser.open(`${url}?language=de`)])
      expect([again.status, await again.text()]).toEqual([200, page])
    expect((await browser.open(url, { form: {} })).status).toBe(303)
    // Also by the link of the mail, which leads there.
    await browser.open(link)
    expect([(await browser.open(url)).status]).toEqual([200])
    // Only where it was confirmed; the link itself is used up.
    expect((await createBrowser().open(url)).status).toBe(410)
    expect((await confirm(link)).status).toBe(410)
  })

  test('a link that somebody else had sent works only while they manage the person wherever they belong (PERM-19)', async () => {
    const login = 'friederike.gimborn'
    const { id, email: before } = await accountOf(login)
    const send = async (email: string) => {
      const params = { applicationId: alpenquell }
      const asked = await (
        await administrator()
      ).call(users.sendEmailLink, { params, body: { userId: id, email } })
      expect(asked.status).toBe(204)
      return linkFor(email)
    }
    const first = await send('f.1@neue-firma.example')
    // She joins an application that the administrator has no say in.
    await rowsOf(
      server,
      sql`with other as (
            insert into applications (guid, display_name) values (gen_random_uuid(), 'Anderswo')
            returning id
          )
          insert into application_users (application_id, user_id, roles)
          select id, ${id}::int, '{CLIENT}' from other returning 1`,
    )
    const refused = await confirm(first)
    expect(refused.status).toBe(410)
    expect(refused.shown).not.toContain('f.1@neue-firma.example')
    expect((await accountOf(login)).email).toBe(before)
    await rowsOf(
      server,
      sql`delete from application_users where user_id = ${id}::int and application_id in
            (select id from applications where display_name = 'Anderswo') returning 1`,
    )
    // Whoever sent it is no administrator any more.
    const second = await send('f.2@neue-firma.example')
    const demote = (roles: string) =>
      rowsOf(
        server,
        sql`update application_users set roles = ${`{${roles}}`}::text[] where user_id in
              (select id from users where email like 'maren.thiessen@%') returning 1`,
      )
    const held = 'ADMINISTRATOR'
    await demote('CLIENT')
    expect((await confirm(second)).status).toBe(410)
    expect((await accountOf(login)).email).toBe(before)
    await demote(held)
    const third = await send('f.3@neue-firma.example')
    expect((await confirm(third)).status).toBe(200)
    expect((await accountOf(login)).email).toBe('f.3@neue-firma.example')
  })

  test('the other language keeps what was typed, and no password (GEN-03)', async () => {
    const url = changeEmailUrl(server.config)
    const typed = { login: 'nadine.wolff', email: 'neu@b.example', current: 'ein Geheimnis' }
    const answer = await createBrowser().open(`${url}?language=en`, {
      form: { ...typed, keep: 'entries' },
    })
    const page = await answer.text()
    expect([answer.status, page]).toEqual([200, expect.stringContaining('Change e-mail address')])
    expect(page).toContain(`value="${typed.login}"`)
    expect(page).toContain(`value="${typed.email}"`)
    expect(page).not.toContain('Geheimnis')
    expect(page).not.toContain('role="alert"')
  })

  test('the link reaches the mailbox alone: the database keeps a hash, the outbox shows no code (ADM-04)', async () => {
    const email = 'nadine@neue-firma.example'
    await ask({ login: 'nadine.wolff', email })
    const code = codeIn(await linkFor(email))
    const rows = () =>
      rowsOf<{ sealed_secret: string | null }>(
        server,
        sql`select body, sealed_secret from mail_outbox where address = ${email}`,
      )
    await expect.poll(async () => (await rows())[0]!.sealed_secret).toBeNull()
    const records = await rowsOf(server, sql`select id, payload from identity_records`)
    expect(JSON.stringify([await rows(), records])).not.toContain(code)
  })

  test.each<[string, Record<string, string>, number, string, string]>([
    ['a wrong password', { current: 'falsch' }, 401, 'stimmt nicht', 'current'],
    ['no password', { current: '' }, 400, 'Bitte geben Sie', 'current'],
    ['no name', { login: ' ' }, 400, 'Bitte geben Sie', 'login'],
    ['no address', { email: 'inga' }, 400, 'wie name@example.com', 'email'],
    ['the own address', { email: 'Maren.Thiessen@Brueckner-Vahl.example' }, 400, 'bereits Ihre Adresse', 'email'], // prettier-ignore
  ])(
    '%s is refused at its field, and what else was entered stays (ASVS 7.5.1)',
    async (_, change, status, message, at) => {
      const form = { login: 'maren.thiessen', email: 'maren@neue-firma.example', ...change }
      const { status: got, page } = await ask(form)
      expect(got).toBe(status)
      expect(page).toMatch(new RegExp(`role="alert"[^]*${message}`))
      expect(page).toMatch(new RegExp(`name="${at}"[^>]*aria-invalid="true"`))
      expect(page).toContain(`value="${form.email}"`)
    },
  )

  test('the page is no way around the limit of attempts, and links are limited by account and by address (ASVS 2.4.1)', async () => {
    const from = '203.0.113.9'
    const guess = () => ask({ login: 'nobody', email: 'a@b.example', current: 'falsch' }, from)
    for (let index = 0; index < attemptsAllowed; index++) await guess()
    expect((await guess()).status).toBe(429)

    for (let index = 0; index < emailLinksOfAccount; index++)
      expect((await ask({ login: 'jonas.petersen', email: `d${index}@b.example` })).status).toBe(
        200,
      )
    const refused = await ask({ login: 'jonas.petersen', email: 'd@b.example' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(refused.page).toMatch(/name="email"[^>]*aria-invalid="true"/)

    const logins = ['tobias.brandt', 'maren.thiessen', 'henning.vahl', 'andreas.lindner', 'friederike.gimborn', 'aylin.kaya'] // prettier-ignore
    const answers = []
    for (const login of logins) answers.push(await ask({ login, email: 'viele@b.example' }))
    const count = answers.filter(({ status }) => status === 200).length
    expect([count, answers.at(-1)!.status]).toEqual([emailLimits.ofKey, 429])
  })
})

const linkIn = (content: string): string[] =>
  /http\S+\/identity\/email\/confirm\?code=[\w-]+/.exec(content)?.slice(0, 1) ?? []

const codeIn = (link: string) => new URL(link).searchParams.get('code')!
