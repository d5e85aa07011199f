import { reportTokens, users } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { preparePlace } from '../../../test/rights/world.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'

const report = '/bi/budget?kunde=10101'

describe.each(databases)('reports on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const idOf = async (login: string) => (await (await server.as(login)).call(users.current)).body.id
  const signOn = async (login: string) => {
    const userId = await idOf(login)
    return (await server.as(login)).call(reportTokens.get, { body: { userId } })
  }
  const set = async (login: string, of: string, form: object = {}) => {
    const userId = await idOf(of)
    const body = { userId, username: of, password: 'Geheim 7', confirmation: 'Geheim 7', ...form }
    return (await server.as(login)).call(reportTokens.set, { body })
  }
  const open = (form: Record<string, string>, path = report) =>
    fetch(server.url + path, { method: 'POST', body: new URLSearchParams(form) })

  test('a token opens the reports of the tenants that one belongs to (REP-01, API-37, ENT-21)', async () => {
    const { status, body } = await signOn('sabine.moser')
    expect(status).toBe(200)
    expect(body).toMatchObject({ userName: 'sabine.moser' })
    expect(Date.parse(body!.expiresAt)).toBeGreaterThan(Date.now() + 60_000)
    const page = await open({ token: body!.logonToken })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<h1>Budget nach Medien</h1>')
    const other = await open({ token: body!.logonToken }, '/bi/filialen?kunde=10115')
    expect(other.status).toBe(404)
    expect((await open({ token: body!.logonToken }, '/bi/gibt-es-nicht')).status).toBe(404)
  })

  test('nothing of a report can be had without a token, and no page of it runs anything (REP-05)', async () => {
    const asked = await fetch(server.url + report)
    expect(asked.status).toBe(401)
    expect(await asked.text()).not.toContain('1.240.000')
    expect((await open({ token: 'x'.repeat(43) })).status).toBe(401)
    const policy = asked.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-forms')
    expect(policy).not.toContain('script')
  })

  test('who has no account gets an empty answer (REP-03)', async () => {
    const { status, body } = await signOn('korbinian.huber')
    expect(status).toBe(200)
    expect(body).toBeNull()
  })

  test('whose access has ended gets a token that opens nothing (REP-05)', async () => {
    const { body } = await signOn('andreas.lindner')
    expect(Date.parse(body!.expiresAt)).toBeLessThan(Date.now())
    expect((await open({ token: body!.logonToken }, '/bi/filialen?kunde=10115')).status).toBe(401)
  })

  test('after signing off the token opens nothing (REP-09, API-37)', async () => {
    const { body } = await signOn('lea.scholz')
    expect((await open({ token: body!.logonToken })).status).toBe(200)
    const userId = await idOf('lea.scholz')
    const gone = await (
      await server.as('lea.scholz')
    ).call(reportTokens.destroy, {
      body: { userId },
    })
    expect(gone.status).toBe(204)
    expect((await open({ token: body!.logonToken })).status).toBe(401)
  })

  test('nobody signs on for somebody else', async () => {
    const userId = await idOf('sabine.moser')
    const { status } = await (
      await server.as('maren.thiessen')
    ).call(reportTokens.get, {
      body: { userId },
    })
    expect(status).toBe(403)
  })

  test('new credentials sign on at once, old ones and their tokens no longer (REP-08, API-37)', async () => {
    const { body } = await signOn('friederike.gimborn')
    expect((await set('aylin.kaya', 'friederike.gimborn')).status).toBe(204)
    expect((await open({ token: body!.logonToken })).status).toBe(401)
    const by = (password: string) => open({ username: 'Friederike.Gimborn', password })
    expect((await by('atrium-demo')).status).toBe(401)
    expect((await by('Geheim 7')).status).toBe(200)
    const kept = await rowsOf<{ text: string }>(
      server,
      sql`select to_jsonb(r)::text || coalesce((
            select string_agg(to_jsonb(a)::text, '') from audit_log a), '') as text
          from report_accounts r`,
    )
    expect(kept.map(({ text }) => text).join('')).not.toContain('Geheim 7')
  })

  test('a confirmation that differs and a name that is taken are said at their fields (REP-08)', async () => {
    const differs = await set('aylin.kaya', 'lea.scholz', { confirmation: 'Geheim 8' })
    expect(differs.status).toBe(400)
    expect(Object.keys(differs.problem.errors!)).toEqual(['confirmation'])
    const taken = await set('aylin.kaya', 'lea.scholz', { username: 'SABINE.moser' })
    expect(taken.status).toBe(400)
    expect(Object.keys(taken.problem.errors!)).toEqual(['username'])
  })

  test('who has no account cannot give it to themselves (ADM-03)', async () => {
    expect((await set('korbinian.huber', 'korbinian.huber')).status).toBe(403)
    expect((await set('sabine.moser', 'sabine.moser')).status).toBe(204)
  })

  test('who assigns somebody in one of their applications sets no credentials, which open the reports of all (REP-08, ADM-03, PERM-19)', async () => {
    const userId = await idOf('marco.rossi')
    const body = { userId, username: 'marco', password: 'Geheim 9', confirmation: 'Geheim 9' }
    const { active } = await preparePlace(server, alpenquell)
    const { status, problem } = await active.ADMINISTRATOR.api.call(reportTokens.set, { body })
    expect([status, problem.code]).toEqual([403, 'credentials-elsewhere'])
    expect((await open({ username: 'marco', password: 'Geheim 9' })).status).toBe(401)
    // Who is in both of his applications, and a client in the other one, does not either.
    await rowsOf(
      server,
      sql`insert into application_users (application_id, user_id, roles)
          values (${wohnwerk}, ${active.CLIENTSERVICE.userId}, array['CLIENT']) returning user_id as id`,
    )
    const service = await tokenFor(`${alpenquell} CLIENTSERVICE active`, [], {
      rolesOfMemberships: true,
    })
    expect((await server.api(service).call(reportTokens.set, { body })).status).toBe(403)
    expect((await set('maren.thiessen', 'marco.rossi')).status).toBe(204)
  })

  test('guessing passwords is slowed down', async () => {
    const tries = []
    for (let count = 0; count < 12; count++)
      tries.push((await open({ username: 'sabine.moser', password: 'falsch' })).status)
    expect(tries.at(-1)).toBe(429)
  })

  test('every report of the demo is there', async () => {
    const links = await rowsOf<{ url: string; application_id: number }>(
      server,
      sql`select distinct c.url, c.application_id from components c where c.type = 'reportlink'`,
    )
    const pages = await rowsOf<{ address: string; application_id: number }>(
      server,
      sql`select address, application_id from report_pages`,
    )
    const known = new Set(pages.map((page) => `${page.application_id} /bi/${page.address}`))
    for (const { url, application_id } of links) expect(known).toContain(`${application_id} ${url}`)
  })
})
