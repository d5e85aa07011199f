import { auditLog, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../../../test/harness.ts'
import type { TestSmtp } from '../../../test/mail-server.ts'
import { startMailing, type MailingServer } from '../../../test/smtp.ts'
import { alpenquell, rowsOf } from '../../areas/testing.ts'
import type { Database } from '../../platform/database/database.types.ts'
import { changePasswordUrl, forgottenPasswordUrl } from '../config.ts'
import { resetLimits } from './forgotten-password.ts'
import { mailsOfAccount, resetLinkMinutes } from './password-reset.ts'
import { createBrowser } from '../testing/browser.ts'
import { addPerson } from '../testing/people.ts'
import { createPortal, portalScopes } from '../testing/portal.ts'
import { startIdentity } from '../testing/server.ts'

const old = 'atrium-demo'
const next = 'vier neue lange Wörter'

describe.each(databases)('a forgotten password on $name', (kind) => {
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
  /** Asks for a link, each time from another network unless said. */
  const ask = (login: string, from = `198.51.100.${++networks}`) =>
    createBrowser().open(forgottenPasswordUrl(server.config), {
      form: { login },
      headers: { 'x-forwarded-for': from },
    })
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to[0] === address)
  const linksTo = (address: string) => mailsTo(address).flatMap(({ content }) => linkIn(content))
  /** The newest link in a mailbox, once there are as many. */
  const linkFor = async (address: string, count: number) => {
    await expect.poll(() => linksTo(address).length).toBe(count)
    return linksTo(address).at(-1)!
  }
  const choose = async (link: string, password = next, repeat = password) => {
    const browser = createBrowser()
    const opened = await browser.open(link)
    const url = `${server.url}/identity/password/new`
    expect(opened.headers.get('location')).toBe('/identity/password/new')
    const answer = await browser.open(url, { form: { next: password, repeat } })
    return { status: answer.status, page: await answer.text(), browser }
  }
  const signIn = (login: string, password: string, more?: Record<string, string>) =>
    createPortal(server.url).signIn({ login, password }, more)

  const administrator = async () => server.api((await signIn('maren.thiessen', old)).access_token)

  test('a link by mail leads to a new password; sessions end, the mailbox is told, and it stands in the log (ASVS 6.4.3, 6.3.7, 7.4.3, T-05)', async () => {
    const address = 'korbinian.huber@alpenquell.example'
    const elsewhere = createPortal(server.url)
    const offline = { scope: `${portalScopes} offline_access` }
    const tokens = await elsewhere.signIn({ login: 'korbinian.huber', password: old }, offline)

    const asked = await ask('Korbinian.Huber@alpenquell.example')
    expect(asked.status).toBe(200)
    const link = await linkFor(address, 1)
    const browser = createBrowser()
    await browser.open(link)
    const form = await (await browser.open(`${server.url}/identity/password/new`)).text()
    expect(form).toContain('korbinian.huber')
    expect(form).not.toContain(codeIn(link))
    // Asking changes nothing, and neither does looking.
    await signIn('korbinian.huber', old)

    const done = await choose(link)
    expect([done.status, done.page]).toEqual([200, expect.stringContaining('neues Kennwort gilt')])
    await expect(signIn('korbinian.huber', old)).rejects.toThrow()
    expect(await signIn('korbinian.huber', next)).toBeDefined()
    expect(await elsewhere.renewSilently()).toBeUndefined()
    expect((await elsewhere.refresh(tokens.refresh_token!)).status).toBe(400)
    await expect.poll(() => mailsTo(address).length).toBe(2)
    expect(mailsTo(address)[1]!.content).toMatch(/Ihr_?=?.*Kennwort/s)

    // Once.
    expect((await choose(link, 'noch ein anderes Kennwort')).status).toBe(410)
    const api = await administrator()
    const { body } = await api.call(auditLog.list, { params: { applicationId: alpenquell } })
    const acts = body.items.filter(({ action }) => action.startsWith('user.password-'))
    expect(acts.slice(0, 2)).toMatchObject([
      { action: 'user.password-changed', objectType: 'user' },
      { action: 'user.password-reset-requested', objectType: 'user' },
    ])
  })

  test('a link works for 30 minutes, and no longer than the password that it replaces', async () => {
    const address = 'marco.rossi@alpenquell.example'
    await ask('marco.rossi')
    const late = await linkFor(address, 1)
    const ends = await rowsOf<{ expires_at: Date }>(
      server,
      sql`update identity_records set expires_at = now() - interval '1 second'
          from (select id, expires_at from identity_records where model = 'PasswordReset') as old
          where identity_records.id = old.id and payload->>'subject' = (
            select subject from accounts where login = 'marco.rossi'
          ) returning old.expires_at`,
    )
    const minutes = (ends[0]!.expires_at.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(resetLinkMinutes - 1)
    expect(minutes).toBeLessThanOrEqual(resetLinkMinutes)
    expect((await choose(late)).status).toBe(410)
    await ask('marco.rossi')
    await ask('marco.rossi')
    const [, first, second] = await linkFor(address, 3).then(() => linksTo(address))
    expect((await choose(second!)).status).toBe(200)
    expect((await choose(first!)).status).toBe(410)

    await ask('marco.rossi')
    const open = await linkFor(address, 4)
    const form = { login: 'marco.rossi', current: next, next: 'Wald, Tür und Kaffee', repeat: 'Wald, Tür und Kaffee' } // prettier-ignore
    expect((await createBrowser().open(changePasswordUrl(server.config), { form })).status).toBe(
      200,
    )
    expect((await choose(open)).status).toBe(410)
    // Four links, and that it was changed, twice.
    await expect.poll(() => mailsTo(address).length).toBe(6)
  })

  test('the link reaches the mailbox alone: the database keeps a hash, the outbox shows no code (ADM-04)', async () => {
    const address = 'lea.scholz@brueckner-vahl.example'
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    smtp.onMail = () => held
    await ask('lea.scholz')
    const rows = () =>
      rowsOf<{ body: string; sealed_secret: string | null; sent_at: Date | null }>(
        server,
        sql`select body, sealed_secret, sent_at from mail_outbox where address = ${address}`,
      )
    await expect.poll(async () => (await rows()).length).toBe(1)
    const [waiting] = await rows()
    expect(waiting!.sealed_secret).toEqual(expect.any(String))
    release()
    smtp.onMail = async () => undefined
    const code = codeIn(await linkFor(address, 1))
    await expect.poll(async () => (await rows())[0]!.sealed_secret).toBeNull()
    const records = await rowsOf(server, sql`select id, payload from identity_records`)
    expect(JSON.stringify([waiting, await rows(), records])).not.toContain(code)
  })

  test.each([
    ['qwertzuiop', 'qwertzuiop', 'leicht zu erraten', 'next'],
    ['SabineMoser2026', 'SabineMoser2026', 'besteht aus Ihrem Namen', 'next'],
    [next, 'etwas anderes', 'unterscheiden sich', 'repeat'],
  ])(
    '%s is refused at its field, and the link still works (ASVS 6.2)',
    async (password, repeat, message, at) => {
      const address = 'sabine.moser@alpenquell.example'
      const count = linksTo(address).length
      if (count === 0) await ask('sabine.moser')
      const link = await linkFor(address, 1)
      const { status, page } = await choose(link, password, repeat)
      expect(status).toBe(400)
      expect(page).toMatch(new RegExp(`role="alert"[^]*${message}`))
      expect(page).toMatch(new RegExp(`name="${at}"[^>]*aria-invalid="true"`))
      expect((await choose(link, 'x')).status).toBe(400)
    },
  )

  test('asking is limited by address and network, and an account gets so many mails, whoever asks (ASVS 2.4.1)', async () => {
    for (let index = 0; index < resetLimits.ofBoth; index++)
      expect((await ask('henning.vahl', '203.0.113.9')).status).toBe(200)
    const refused = await ask('henning.vahl', '203.0.113.9')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await refused.text()).toContain('value="henning.vahl"')
    // Another network still asks, and the mailbox is not filled.
    for (let index = 0; index < mailsOfAccount; index++)
      expect((await ask('henning.vahl')).status).toBe(200)
    const address = 'henning.vahl@brueckner-vahl.example'
    await linkFor(address, mailsOfAccount)
    await expect.poll(() => resetJobs(server)).toBe(0)
    expect(linksTo(address)).toHaveLength(mailsOfAccount)
  })

  test('nothing typed is said at the field', async () => {
    const answer = await ask(' ')
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Bitte geben Sie Ihren Benutzernamen'),
    ])
  })

  test('who manages a person has the link sent to them, not to themselves; it names the sender (ADM-09, T-05)', async () => {
    const address = 'priya.raman@voltrad.example'
    const api = await administrator()
    const [person] = await rowsOf<{ id: number; application_id: number }>(
      server,
      sql`select u.id, m.application_id from users u
          join application_users m on m.user_id = u.id where u.email = ${address}`,
    )
    const params = { applicationId: person!.application_id }
    const send = () => api.call(users.sendPasswordLink, { params, body: { userId: person!.id } })
    expect((await send()).status).toBe(204)
    await linkFor(address, 1)
    expect(mailsTo(address)[0]!.content).toContain('Maren Thiessen')
    const { body } = await api.call(auditLog.list, { params })
    expect(body.items[0]).toMatchObject({
      action: 'user.password-reset-requested',
      objectId: String(person!.id),
    })
    for (let index = 1; index < mailsOfAccount; index++) await send()
    const refused = await send()
    expect([refused.status, refused.problem.code]).toEqual([429, 'too-many-requests'])
    expect((await choose(linksTo(address)[0]!)).status).toBe(200)
  })

  test('too many wrong passwords stand in the log, once (T-05)', async () => {
    const portal = createPortal(server.url)
    const form = await portal.openSignIn()
    for (let index = 0; index < 13; index++)
      await portal.submit(form, { login: 'nadine.wolff', password: 'guess' })
    const rows = await rowsOf<{ actor_name: string | null }>(
      server,
      sql`select distinct actor_name, created_at from audit_log
          where action = 'user.sign-in-blocked' and summary->>'name' = 'Nadine Wolff'`,
    )
    expect(rows).toMatchObject([{ actor_name: null }])
  })
})

describe.each(databases)('asking for a new password on $name', ({ open }) => {
  test('does the same for everybody and says the same: whether there is an account is not told (ASVS 6.3.8)', async () => {
    const db = await open()
    const sent: string[] = []
    const watched: Database = {
      ...db.database,
      system: (work) =>
        db.database.system((tx) =>
          work({
            query: (statement) => {
              sent.push(statement.text)
              return tx.query(statement)
            },
          }),
        ),
    }
    const identity = await startIdentity(watched)
    try {
      await addPerson(db.database, 'aylin.kaya')
      await addPerson(db.database, 'inga.dahl', { isActive: false })
      const answers: unknown[] = []
      for (const login of ['aylin.kaya', 'inga.dahl', 'nobody@at-all.example']) {
        sent.length = 0
        const url = forgottenPasswordUrl(identity.config)
        const answer = await createBrowser().open(url, { form: { login } })
        answers.push([answer.status, await answer.text(), [...sent]])
      }
      expect(answers[0]).toEqual([
        200,
        expect.stringContaining('Postfach'),
        expect.arrayContaining([expect.stringContaining('insert into jobs')]),
      ])
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    } finally {
      await identity.close()
      await db.drop()
    }
  })
})

const resetJobs = async (server: TestServer) =>
  (await rowsOf(server, sql`select from jobs where kind = 'password-reset'`)).length

const linkIn = (content: string): string[] =>
  /http\S+\/identity\/password\/new\?code=[\w-]+/
    .exec(content.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    ?.slice(0, 1) ?? []

const codeIn = (link: string) => new URL(link).searchParams.get('code')!
