import { mails } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import type { TestSmtp } from '../../../test/mail-server.ts'
import { startMailing, type MailingServer } from '../../../test/smtp.ts'
import { sendMails } from '../notifications/index.ts'
import { mailJobs } from './mail-jobs.ts'
import { alpenquell, entryAt, explorerOf, rowsOf, upload, voltrad } from '../testing.ts'

describe.each(databases)('mails on $name', (kind) => {
  let mailing: MailingServer
  let smtp: TestSmtp
  let server: TestServer
  beforeAll(async () => {
    mailing = await startMailing({
      kind,
      demo: 'small',
    })
    ;({ server, smtp } = mailing)
  })
  afterAll(() => mailing?.stop())
  beforeEach(async () => {
    await expect.poll(() => waiting(server)).toBe(0)
    smtp.received.length = 0
    smtp.onMail = async () => undefined
  })

  const params = { applicationId: alpenquell }
  const outbox = async (of: TestServer, query = {}) =>
    (await (await of.as('maren.thiessen')).call(mails.list, { params, query })).body
  const waiting = async (of: TestServer) =>
    (await rowsOf(of, sql`select 1 from jobs where kind = 'mail' and failed_at is null`)).length
  const write = (
    of: TestServer,
    address: string,
    more: { sendAfter?: Date; body?: string; sealedSecret?: string } = {},
  ) =>
    of.deps.database.tenant(alpenquell, (tx) =>
      sendMails(tx, alpenquell, {
        causedBy: null,
        mails: [
          {
            userId: 1,
            address,
            language: 'en',
            subject: 'Hello',
            body: 'Hello,\n\n– a\n– b',
            ...more,
          },
        ],
      }),
    )

  test('the groups of new files get a mail each, as text and as HTML, in their language', async () => {
    const aylin = await server.as('aylin.kaya')
    const folder = await entryAt(aylin, alpenquell, 'Briefings')
    const groups = await rowsOf<{ id: number }>(
      server,
      sql`select id from user_groups where application_id = ${alpenquell}`,
    )
    await upload(aylin, alpenquell, folder, ['Für März.txt'], {
      notifyGroups: true,
      userGroupIds: groups.map(({ id }) => id),
    })
    await expect.poll(() => smtp.received.length).toBeGreaterThan(1)
    await expect.poll(() => waiting(server)).toBe(0)
    const receivers = smtp.received.flatMap(({ to }) => to)
    expect(new Set(receivers).size).toBe(receivers.length)
    const mail = smtp.received.find(({ to }) => to[0]!.startsWith('sabine.moser@'))!
    expect(mail.from).toBe('portal@atrium.example')
    expect(mail.content).toContain('Auto-Submitted: auto-generated')
    expect(mail.content).toMatch(/content-language: de/i)
    expect(mail.content).toMatch(/Message-ID: <101\.\d+@127\.0\.0\.1>/i)
    expect(mail.content).toContain('text/plain')
    expect(mail.content).toContain('text/html')
    const { isSending, items } = await outbox(server, { state: 'sent' })
    expect(isSending).toBe(true)
    expect(items.map(({ address }) => address)).toEqual(expect.arrayContaining(receivers))
  })

  test('two processes send each mail once', async () => {
    const second = kind.name === 'postgres' ? await startServer({ beside: server }) : undefined
    const addresses = Array.from({ length: 30 }, (_, at) => `reader-${at}@example.com`)
    for (const address of addresses) await write(server, address)
    await expect.poll(() => waiting(server)).toBe(0)
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
    await second?.stop()
  })

  test('a mail that the server refuses for now is sent later, and says so meanwhile', async () => {
    let isDown = true
    smtp.onMail = async () => {
      if (isDown) throw Object.assign(new Error('Try again later'), { responseCode: 451 })
    }
    await write(server, 'patient@example.com')
    await expect
      .poll(async () => (await outbox(server)).items[0])
      .toMatchObject({
        address: 'patient@example.com',
        state: 'waiting',
        attempts: 1,
        lastError: expect.stringContaining('Try again later') as string,
      })
    isDown = false
    await rowsOf(server, sql`update jobs set run_at = to_timestamp(0) where kind = 'mail'`)
    await rowsOf(server, sql`select pg_notify('atrium_jobs', '')`)
    await expect.poll(() => smtp.received.length).toBe(1)
    await expect
      .poll(async () => (await outbox(server)).items[0])
      .toMatchObject({ state: 'sent', attempts: 2, lastError: null })
  })

  test('an address that is none is given up at once', async () => {
    await write(server, 'nobody@example.com')
    await expect
      .poll(async () => (await outbox(server, { state: 'failed' })).items)
      .toMatchObject([{ address: 'nobody@example.com', attempts: 1, sentAt: null }])
    expect(await waiting(server)).toBe(0)
  })

  test('a mail goes to nobody while it is to wait', async () => {
    await write(server, 'later@example.com', { sendAfter: new Date(Date.now() + 3_600_000) })
    await write(server, 'now@example.com')
    await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([['now@example.com']])
    // Its row says so a moment after the mail server has it.
    await expect.poll(() => waiting(server)).toBe(1)
    await rowsOf(server, sql`delete from jobs where kind = 'mail'`)
  })

  test('what waited for weeks is not sent any more', async () => {
    await write(server, 'late@example.com', { sendAfter: new Date(Date.now() - 8 * 86_400_000) })
    await expect
      .poll(async () => (await outbox(server)).items[0])
      .toMatchObject({ address: 'late@example.com', state: 'failed' })
    expect(smtp.received).toEqual([])
  })

  test('a code is forgotten with the last attempt, and where a mail waits for too long (ADM-04)', async () => {
    const codeOf = async (address: string) => {
      const [row] = await rowsOf<{ sealed_secret: string | null }>(
        server,
        sql`select sealed_secret from mail_outbox where address = ${address}`,
      )
      return row!.sealed_secret
    }
    const { placeholder, sealed } = server.deps.mailSecrets.seal('nobody@example.com', 'c0de')
    const more = { body: placeholder, sealedSecret: sealed }
    await rowsOf(server, sql`delete from mail_outbox where address = 'nobody@example.com'`)
    await write(server, 'nobody@example.com', more)
    await expect
      .poll(async () => (await outbox(server, { state: 'failed' })).items[0])
      .toMatchObject({ address: 'nobody@example.com' })
    expect(await codeOf('nobody@example.com')).toBeNull()
    // Sealed for somebody else: it is not sent at all.
    await write(server, 'mixed-up@example.com', more)
    await expect
      .poll(async () => (await outbox(server, { state: 'failed' })).items[0])
      .toMatchObject({ address: 'mixed-up@example.com' })
    expect(smtp.received).toEqual([])
    const sendAfter = (days: number) => new Date(Date.now() + days * 86_400_000)
    await write(server, 'soon@example.com', { ...more, sendAfter: sendAfter(1) })
    await write(server, 'never@example.com', { ...more, sendAfter: sendAfter(1) })
    await rowsOf(
      server,
      sql`update mail_outbox set send_after = ${sendAfter(-8)} where address = 'never@example.com'`,
    )
    await mailJobs(server.deps)
      .find(({ name }) => name === 'forget-mails')!
      .run(undefined as never, undefined as never)
    expect(await codeOf('soon@example.com')).toBe(sealed)
    expect(await codeOf('never@example.com')).toBeNull()
    await rowsOf(server, sql`delete from jobs where kind = 'mail'`)
  })

  test('without a mail server they stay in the outbox', async () => {
    const silent = await startServer({ kind, demo: 'small' })
    try {
      const aylin = await silent.as('aylin.kaya')
      await upload(aylin, alpenquell, await explorerOf(aylin, alpenquell), ['Plan.txt'])
      await write(silent, 'waiting@example.com')
      const { isSending, items } = await outbox(silent)
      expect(isSending).toBe(false)
      expect(items[0]).toMatchObject({
        address: 'waiting@example.com',
        subject: 'Hello',
        state: 'waiting',
        attempts: 0,
      })
      expect(await waiting(silent)).toBeGreaterThan(0)
    } finally {
      await silent.stop()
    }
  })

  test('the outbox is read page by page, of the own tenant alone (PERM-19)', async () => {
    await rowsOf(
      server,
      sql`insert into mail_outbox (application_id, address, language, subject, body, sent_at)
          select ${alpenquell}, 'page-' || n || '@example.com', 'de', 's', 'b', now()
          from generate_series(1, 150) as n`,
    )
    await rowsOf(
      server,
      sql`insert into mail_outbox (application_id, address, language, subject, body, sent_at)
          values (${voltrad}, 'foreign@example.com', 'de', 's', 'b', now())`,
    )
    const first = await outbox(server)
    const second = await outbox(server, { cursor: first.next })
    expect(first.items).toHaveLength(100)
    const all = [...first.items, ...second.items].map(({ address }) => address)
    expect(all.slice(0, 150).filter((address) => address.startsWith('page-'))).toHaveLength(150)
    expect(all).not.toContain('foreign@example.com')
    expect(await waiting(server)).toBe(0)
  })
})
