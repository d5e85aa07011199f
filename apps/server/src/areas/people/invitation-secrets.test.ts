import { mails, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import type { TestSmtp } from '../../../test/mail-server.ts'
import { startMailing, type MailingServer } from '../../../test/smtp.ts'
import { createBrowser } from '../../identity/testing/browser.ts'
import { createPortal } from '../../identity/testing/portal.ts'
import type { Role } from '../../platform/actor.ts'
import { alpenquell, mailsTo, rowsOf, voltrad } from '../testing.ts'

const password = 'drei gute Wörter'

describe.each(databases)('links of invitations on $name', (kind) => {
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

  beforeEach(() => {
    smtp.onMail = async () => undefined
  })

  const as = async (login: string, secret = 'atrium-demo') =>
    server.api((await createPortal(server.url).signIn({ login, password: secret })).access_token)

  const invite = async (
    login: { name: string; password?: string },
    applicationId: number,
    email: string,
    role?: Role,
  ) => {
    const api = await as(login.name, login.password)
    const { body } = await api.call(users.add, {
      params: { applicationId },
      body: { members: [{ fullName: 'Nora Neu', email, ...(role && { role }) }] },
    })
    expect(body.errors).toEqual([])
  }

  /** The links that arrived in somebody's mailbox, oldest first, once there are as many. */
  const linksIn = async (address: string, count = 1) => {
    const links = () =>
      smtp.received
        .filter(({ to }) => to[0]!.toLowerCase() === address)
        .map(({ content }) => linkIn(decoded(content)))
    await expect.poll(() => links().length).toBe(count)
    return links()
  }

  /** What comes of trying to make an account with a link. */
  const signUp = async (link: string, login: string) => {
    const browser = createBrowser()
    await browser.open(link)
    const form = { firstName: 'Nora', lastName: 'Neu', login, password }
    return (await browser.open(`${server.url}/identity/invitation`, { form })).status
  }

  /** An administrator of this application and of no other. */
  const administratorOf = async (applicationId: number, name: string) => {
    const address = `${name}@agentur.example`
    await invite({ name: 'maren.thiessen' }, applicationId, address, 'ADMINISTRATOR')
    expect(await signUp((await linksIn(address))[0]!, name)).toBe(200)
    return { name, password }
  }

  test('reach the mailbox alone: who invites an address from another application reads no code and makes no account (PERM-19, ADM-04)', async () => {
    const attacker = await administratorOf(voltrad, 'nur.voltrad')
    const address = 'nora.neu@kunde.example'
    await invite({ name: 'maren.thiessen' }, alpenquell, address, 'CLIENTSERVICE')
    await invite(attacker, voltrad, address)
    const api = await as(attacker.name, attacker.password)
    const answers = await Promise.all(
      ['', '?state=waiting', '?state=sent', '?state=failed'].map((query) =>
        api.fetch(`/api/v1.0/mails/${voltrad}${query}`),
      ),
    )
    const links = await linksIn(address, 2)
    // Once more, now that it was sent.
    answers.push(await api.fetch(`/api/v1.0/mails/${voltrad}`))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(texts.at(-1)).toContain(address)
    // Whatever in there could be a code is tried.
    const words = new Set(texts.flatMap((text) => text.match(/[\w-]{20,}/g) ?? []))
    for (const link of links) expect([...words]).not.toContain(codeIn(link))
    let tries = 0
    for (const word of words) {
      const link = `${server.url}/identity/invitation?code=${word}`
      expect(await signUp(link, `try.${tries++}`)).toBe(410)
    }
    expect(await signUp(links[0]!, 'nora')).toBe(200)
  })

  test('stand nowhere in the database in plain text, and are wiped once they were sent (ADM-04)', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    smtp.onMail = () => held
    const address = 'karl.klartext@kunde.example'
    await invite({ name: 'maren.thiessen' }, alpenquell, address, 'CLIENT')
    const rows = () =>
      rowsOf<{ body: string; sealed_secret: string | null; sent_at: Date | null }>(
        server,
        sql`select body, sealed_secret, sent_at from mail_outbox where address = ${address}`,
      )
    const [waiting] = await rows()
    expect(waiting).toMatchObject({ sealed_secret: expect.any(String), sent_at: null })
    release()
    const code = codeIn((await linksIn(address))[0]!)
    await expect.poll(async () => (await rows())[0]!.sent_at).not.toBeNull()
    const [sent] = await rows()
    expect(sent!.sealed_secret).toBeNull()
    expect(JSON.stringify([waiting, sent])).not.toContain(code)
    const records = await rowsOf(server, sql`select id, payload from identity_records`)
    expect(JSON.stringify(records)).not.toContain(code)
  })

  test('are sent at a later attempt, and not told by what the mail server answered before (ADM-04)', async () => {
    let tries = 0
    smtp.onMail = async ({ content }) => {
      if (tries++ > 0) return
      throw Object.assign(new Error(`Spam? ${linkIn(decoded(content))}`), { responseCode: 451 })
    }
    const address = 'spaeter@kunde.example'
    await invite({ name: 'maren.thiessen' }, alpenquell, address, 'CLIENT')
    const api = await as('maren.thiessen')
    const newest = async () => {
      const { body } = await api.call(mails.list, { params: { applicationId: alpenquell } })
      return body.items.find((mail) => mail.address === address)
    }
    await expect.poll(newest).toMatchObject({ attempts: 1, lastError: expect.any(String) })
    const refused = await newest()
    await rowsOf(server, sql`update jobs set run_at = to_timestamp(0) where kind = 'mail'`)
    await rowsOf(server, sql`select pg_notify('atrium_jobs', '')`)
    const [link] = await linksIn(address)
    expect(refused!.lastError).toContain('Spam?')
    expect(JSON.stringify(refused)).not.toContain(codeIn(link!))
    expect(await signUp(link!, 'spaeter')).toBe(200)
  })

  test('open nothing any more once the application has sent a newer one; another application’s stays (ADM-04)', async () => {
    const address = 'zweimal@kunde.example'
    await invite({ name: 'maren.thiessen' }, alpenquell, address, 'CLIENT')
    const [first] = await linksIn(address)
    await invite({ name: 'maren.thiessen' }, voltrad, address, 'CLIENT')
    const [, foreign] = await linksIn(address, 2)
    await invite({ name: 'maren.thiessen' }, alpenquell, address.toUpperCase(), 'CLIENT')
    const newest = (await linksIn(address, 3))[2]
    expect(await signUp(first!, 'zweimal')).toBe(410)
    const opened = (link: string) => fetch(link, { redirect: 'manual' })
    for (const link of [foreign!, newest!])
      expect((await opened(link)).headers.get('set-cookie')).toContain('_invitation=')
    expect(await signUp(newest!, 'zweimal')).toBe(200)
  })
})

describe.each(databases)('links of invitations where nothing is sent, on $name', (kind) => {
  const shown = async (settings?: Record<string, string>) => {
    const server = await startServer({ kind, demo: 'small', ...(settings && { settings }) })
    try {
      const api = await server.as('maren.thiessen')
      const params = { applicationId: alpenquell }
      const email = 'nora.neu@kunde.example'
      await api.call(users.add, { params, body: { members: [{ fullName: 'Nora Neu', email }] } })
      const [mail] = await mailsTo(server, email)
      const { body } = await api.call(mails.list, { params }, { 'accept-language': 'en' })
      return { code: codeIn(linkIn(mail!.body)), body: body.items[0]!.body }
    } finally {
      await server.stop()
    }
  }

  test('are shown to administrators of the demo, who could not try an invitation otherwise (ADM-04)', async () => {
    const { code, body } = await shown()
    expect(body.split(`/identity/invitation?code=${code}\n`)).toHaveLength(3)
  })

  test('are shown to nobody without demo data (ADM-04)', async () => {
    const { code, body } = await shown({ ATRIUM_DEMO: 'none' })
    expect(body).not.toContain(code)
    expect(body).not.toContain('[secret:')
    expect(body.split('/identity/invitation?code=[in the e-mail only]\n')).toHaveLength(3)
  })
})

/** A mail's text as it was before it was encoded for transport. */
const decoded = (content: string) =>
  content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const linkIn = (text: string) => /http\S+invitation\?code=[\w-]+/.exec(text)![0]

const codeIn = (link: string) => new URL(link).searchParams.get('code')!
