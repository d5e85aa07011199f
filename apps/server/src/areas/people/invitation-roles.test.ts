import { applications, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { createBrowser } from '../../identity/testing/browser.ts'
import type { Role } from '../../platform/types.ts'
import { alpenquell, mailsTo, rowsOf, voltrad, wohnwerk } from '../testing.ts'

describe.each(databases)('who is invited, and as what, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const invite = async (login: string, applicationId: number, email: string, role?: Role) => {
    const api = await server.as(login)
    const { body } = await api.call(users.add, {
      params: { applicationId },
      body: { members: [{ fullName: 'Paul Person', email, ...(role && { role }) }] },
    })
    return body
  }
  /** Makes the account with the link of the newest mail; the roles that it has then. */
  const accept = async (email: string, login: string) => {
    const link = /http\S+invitation\?code=\S+/.exec((await mailsTo(server, email)).at(-1)!.body)![0]
    const browser = createBrowser()
    await browser.open(link)
    const form = { firstName: 'Paul', lastName: 'Person', login, password: 'drei gute Wörter' }
    const answer = await browser.open(`${server.url}/identity/invitation`, { form })
    expect(answer.status).toBe(200)
    return (await (await server.as(login)).call(users.current)).body.roles
  }

  test('a Client Lead brings in nobody of another application, signed in or still invited there (PERM-12, PERM-19)', async () => {
    const known = 'nadine.wolff@wohnwerk-lindner.example'
    const pending = 'noch.nicht@kunde.example'
    expect((await invite('maren.thiessen', wohnwerk, pending, 'CLIENT')).errors).toEqual([])
    for (const email of [known, pending]) {
      const { users: added, errors } = await invite('sabine.moser', alpenquell, email, 'CLIENT')
      expect(added).toEqual([])
      expect(errors).toEqual([{ email, message: 'Diese Person kann nur Ihre Agentur hinzufügen.' }])
      expect((await mailsTo(server, email)).map((mail) => mail.application_id)).not.toContain(
        alpenquell,
      )
    }
    const nadine = await server.as('nadine.wolff')
    expect((await nadine.call(applications.list)).body.map(({ id }) => id)).toEqual([wohnwerk])
    const people = await (
      await server.as('sabine.moser')
    ).call(users.ofApplication, { params: { applicationId: alpenquell } })
    expect(people.body.map(({ email }) => email)).not.toContain(known)
    // The agency, which looks after both, may.
    expect((await invite('aylin.kaya', alpenquell, known)).errors).toEqual([])
    // And then the mail is the Client Lead's to send again.
    expect((await invite('sabine.moser', alpenquell, known)).errors).toEqual([])
  })

  test('the role of the last invitation is the one the account gets, and without a role it stays (ADM-04, ADM-09)', async () => {
    const email = 'befoerdert@kunde.example'
    await invite('maren.thiessen', alpenquell, email, 'CLIENT')
    await invite('sabine.moser', alpenquell, email, 'CLIENT_LEAD')
    await invite('sabine.moser', alpenquell, email)
    expect(await accept(email, 'befoerdert')).toEqual(['CLIENT_LEAD'])
  })

  test('a role that somebody does not have elsewhere is refused instead of ignored (ADM-04, PERM-19)', async () => {
    const pending = 'berater@agentur.example'
    await invite('maren.thiessen', alpenquell, pending, 'CLIENTSERVICE')
    const mailCount = async () =>
      (await rowsOf(server, sql`select 1 from mail_outbox where application_id = ${voltrad}`))
        .length
    const before = await mailCount()
    const refused = await invite('maren.thiessen', voltrad, pending, 'CLIENT')
    expect(refused.users).toEqual([])
    expect(refused.errors[0]!.message).toContain('eine andere Rolle')
    // Who has an account keeps what it says.
    const lead = 'andreas.lindner@wohnwerk-lindner.example'
    expect((await invite('maren.thiessen', voltrad, lead, 'CLIENT')).errors).toHaveLength(1)
    expect(await mailCount()).toBe(before)
    expect((await invite('maren.thiessen', voltrad, lead, 'CLIENT_LEAD')).errors).toEqual([])
    expect((await invite('maren.thiessen', voltrad, pending)).errors).toEqual([])
    // Two applications rely on it now: neither changes it.
    expect((await invite('maren.thiessen', voltrad, pending, 'CLIENT')).errors).toHaveLength(1)
    expect(await accept(pending, 'berater')).toEqual(['CLIENTSERVICE'])
  })
})
