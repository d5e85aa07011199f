import { auditLog, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../../../test/harness.ts'
import type { TestSmtp } from '../../../test/mail-server.ts'
import { startMailing, type MailingServer } from '../../../test/smtp.ts'
import { emailLinksOfAccount } from '../../identity/email-change/email-change.ts'
import { createBrowser } from '../../identity/testing/browser.ts'
import { createPortal } from '../../identity/testing/portal.ts'
import { alpenquell, rowsOf, voltrad } from '../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('another e-mail address for somebody on $name', (kind) => {
  let mailing: MailingServer
  let smtp: TestSmtp
  let server: TestServer
  beforeAll(async () => {
    mailing = await startMailing({
      kind,
      demo: 'small',
      realTokens: true,
    })
    ;({ server, smtp } = mailing)
  })
  afterAll(() => mailing?.stop())

  const signIn = (login: string) =>
    createPortal(server.url).signIn({ login, password: 'atrium-demo' })
  const as = async (login: string) => server.api((await signIn(login)).access_token)
  const personOf = async (login: string) => {
    const [row] = await rowsOf<{ id: number; email: string }>(
      server,
      sql`select u.id, u.email from users u join accounts a on a.subject = u.subject
          where a.login = ${login}`,
    )
    return row!
  }
  const send = async (caller: string, userId: number, email: string) =>
    (await as(caller)).call(users.sendEmailLink, { params, body: { userId, email } })
  const mailsTo = (address: string) =>
    smtp.received
      .filter(({ to }) => to[0] === address)
      .map(({ content }) => content.replaceAll('=\r\n', '').replaceAll('=3D', '='))
  /** The only mail in a mailbox. */
  const mailTo = async (address: string) => {
    await expect.poll(() => mailsTo(address).length).toBe(1)
    return mailsTo(address)[0]!
  }
  const eventsAbout = (userId: number) =>
    rowsOf<{ application_id: number }>(
      server,
      sql`select application_id from events
          where type = 'users.changed' and payload @> ${JSON.stringify({ userIds: [userId] })}::jsonb
          order by 1`,
    )

  test('who manages a person asks the new mailbox, which says who asks; the old one is told, and nothing changes before the new one confirms (ADM-09, T-05)', async () => {
    const { id, email: before } = await personOf('aylin.kaya')
    const next = 'aylin@neue-firma.example'
    expect((await send('maren.thiessen', id, next)).status).toBe(204)
    const mail = await mailTo(next)
    expect(mail).toContain('Maren Thiessen')
    const told = await mailTo(before)
    expect(told).toContain('Maren Thiessen')
    expect(told).toContain(next)
    expect(told).not.toContain('code=')
    expect(await personOf('aylin.kaya')).toEqual({ id, email: before })
    expect(await eventsAbout(id)).toEqual([])

    const browser = createBrowser()
    await browser.open(/http\S+\/identity\/email\/confirm\?code=[\w-]+/.exec(mail)![0])
    const done = await browser.open(`${server.url}/identity/email/confirm`, { form: {} })
    expect(done.status).toBe(303)
    const maren = await as('maren.thiessen')
    const { body: people } = await maren.call(users.ofApplication, { params })
    expect(people.find((one) => one.id === id)!.email).toBe(next)
    // In every application of theirs.
    expect(await eventsAbout(id)).toEqual([
      { application_id: alpenquell },
      { application_id: voltrad },
    ])
    const { body: log } = await maren.call(auditLog.list, { params })
    const acts = log.items.filter(({ action }) => action.startsWith('user.email-'))
    expect(acts).toMatchObject([
      { action: 'user.email-changed', actorName: 'Aylin Kaya', objectId: String(id) },
      { action: 'user.email-change-requested', actorName: 'Maren Thiessen', objectId: String(id) },
    ])
  })

  test('nobody asks for themselves, for who is out of their reach, or for who has no account here (ADM-09)', async () => {
    const refusal = async (caller: string, login: string, email = 'x@neue-firma.example') => {
      const { status, problem } = await send(caller, (await personOf(login)).id, email)
      return [status, problem.code]
    }
    expect(await refusal('korbinian.huber', 'sabine.moser')).toEqual([403, 'forbidden'])
    expect(await refusal('sabine.moser', 'aylin.kaya')).toEqual([403, 'forbidden'])
    expect(await refusal('maren.thiessen', 'maren.thiessen')).toEqual([409, 'own-email'])
    expect(await refusal('maren.thiessen', 'inga.dahl')).toEqual([409, 'no-account'])
    expect(await refusal('maren.thiessen', 'andreas.lindner')).toEqual([404, 'not-found'])
    const { id, email } = await personOf('sabine.moser')
    const same = await send('maren.thiessen', id, email.toUpperCase())
    expect([same.status, same.problem.code]).toEqual([409, 'same-email'])
    expect(Object.keys(same.problem.errors ?? {})).toEqual(['email'])
    expect((await send('maren.thiessen', id, 'keine Adresse')).status).toBe(400)
  })

  test('who belongs to an application where the caller does not manage them keeps their address: it opens that one, too (PERM-19)', async () => {
    const { id } = await personOf('korbinian.huber')
    expect((await send('sabine.moser', id, 'k1@neue-firma.example')).status).toBe(204)
    await rowsOf(
      server,
      sql`insert into application_users (application_id, user_id, roles)
          values (${voltrad}, ${id}, '{CLIENT}') returning 1`,
    )
    const refused = await send('sabine.moser', id, 'k2@neue-firma.example')
    expect([refused.status, refused.problem.code]).toEqual([403, 'email-elsewhere'])
    expect((await send('maren.thiessen', id, 'k3@neue-firma.example')).status).toBe(204)
  })

  test('an account gets so many links within a quarter of an hour', async () => {
    const { id } = await personOf('friederike.gimborn')
    for (let index = 0; index < emailLinksOfAccount; index++)
      expect((await send('maren.thiessen', id, `n${index}@neue-firma.example`)).status).toBe(204)
    const { status, problem } = await send('maren.thiessen', id, 'n@neue-firma.example')
    expect([status, problem.code]).toEqual([429, 'too-many-requests'])
  })
})
