import { auditLog, fileShares, type Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, explorerOf, rowsOf, upload, voltrad } from '../testing.ts'

describe.each(databases)('links for outsiders on $name', (kind) => {
  let server: TestServer
  let file: Component
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const aylin = await server.as('aylin.kaya')
    const folder = await entryAt(aylin, alpenquell, 'Briefings')
    const { body } = await upload(aylin, alpenquell, folder, ['Druckdaten & Plakat.txt'])
    file = body[0]!
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const share = async (
    more: { password?: string; note?: string } = {},
    login = 'aylin.kaya',
    of: { id: number } = file,
  ) => {
    const api = await server.as(login)
    return api.call(fileShares.create, {
      params: { ...params, componentId: of.id },
      body: { days: 7, ...more },
    })
  }
  const list = async (login = 'aylin.kaya', of?: { id: number }) =>
    (await server.as(login)).call(fileShares.list, {
      params,
      query: of ? { componentId: of.id } : {},
    })
  const addressOf = (url: string) => {
    const { pathname, search } = new URL(url)
    return `${server.url}${pathname}${search}`
  }
  const look = (url: string, headers: Record<string, string> = {}) =>
    fetch(addressOf(url), { headers })
  const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(addressOf(url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ key: new URL(url).searchParams.get('key')!, ...form }),
    })

  // The first of all: only a server that has made no link yet has this to show.
  test('after an attempt that was refused links lead somewhere, also in another process (T-73)', async () => {
    const refused = await share({}, 'aylin.kaya', { id: 987_654 })
    expect(refused.status).toBe(404)
    const { body } = await share()
    expect((await look(body.url)).status).toBe(200)
    // Only a served PostgreSQL takes a second process.
    if (!server.database.openAgain) return
    const other = await startServer({ kind, beside: server })
    const { pathname, search } = new URL(body.url)
    expect((await fetch(`${other.url}${pathname}${search}`)).status).toBe(200)
    await other.stop()
  })

  test('an outsider sees what it is, from whom and until when, and gets the very content (T-73)', async () => {
    const { status, body } = await share({ note: 'Druckerei Holzmann' })
    expect([status, body]).toEqual([201, expect.anything()])
    expect(body).toMatchObject({ note: 'Druckerei Holzmann', hasPassword: false, openedCount: 0 })
    const page = await look(body.url)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page.text()
    expect(text).toContain('Druckdaten &amp; Plakat.txt')
    expect(text).toContain('Aylin Kaya von Alpenquell')
    expect(text).not.toContain('Druckerei Holzmann')
    const answer = await post(body.url, { get: 'attachment' })
    expect(answer.status).toBe(303)
    const content = await fetch(answer.headers.get('location')!)
    expect(content.status).toBe(200)
    expect(content.headers.get('content-disposition')).toContain('attachment')
    expect(await content.text()).not.toBe('')
    const [first] = (await list('aylin.kaya', file)).body
    expect(first).toMatchObject({ id: body.id, openedCount: 1 })
    expect(first!.openedAt).not.toBeNull()
  })

  test('it speaks the language of whoever comes, and no link is one that was changed (T-73)', async () => {
    const { body } = await share()
    const text = await (await look(body.url, { 'accept-language': 'en-GB' })).text()
    expect(text).toContain('is sharing this file with you')
    const [id] = new URL(body.url).searchParams.get('key')!.split('.')
    for (const key of ['', 'x', id!, `${id}.AAAA`, `${crypto.randomUUID()}.AAAA`]) {
      const page = await fetch(`${server.url}/share?key=${key}`)
      expect(page.status).toBe(404)
      expect(await page.text()).toContain('führt nirgendwohin')
    }
  })

  test('its pages are in the look of the tenant, and one that leads nowhere is nobody’s (T-73, ENT-04)', async () => {
    const { body } = await share({ password: 'Brauerei 1899' })
    const policyOf = (answer: Response) => answer.headers.get('content-security-policy')
    const plain = await look(body.url)
    expect(policyOf(plain)).toContain(`img-src data: ${server.contentUrl};`)
    const text = await plain.text()
    expect(text).toContain('<p class="word">Alpenquell Getränke AG</p>')
    expect(text).toContain('data-mode="light"')
    const set = (logo: string | null) =>
      rowsOf(server, sql`update applications set logo_uri = ${logo} where id = ${alpenquell}`)
    await set('/images/logo')
    const own = await look(body.url)
    expect(await own.text()).toContain('src="/images/logo?w=400" alt="Alpenquell Getränke AG"')
    expect(policyOf(own)).toContain(`img-src data: ${server.contentUrl} 'self';`)
    await set('https://logos.example/a.svg')
    expect(policyOf(await look(body.url))).toContain(`${server.contentUrl} https://logos.example;`)
    await set(null)
    const nowhere = await (await fetch(`${server.url}/share?key=x`)).text()
    expect(nowhere).toContain('<p class="word">Atrium</p>')
    expect(nowhere).not.toContain('data-mode="')
  })

  test('a password is asked for, and without it nothing is told, not even the name (T-73)', async () => {
    const { body } = await share({ password: 'Brauerei 1899' })
    expect(body.hasPassword).toBe(true)
    expect(await (await look(body.url)).text()).not.toContain('Druckdaten')
    const refused = await post(body.url, { get: 'attachment' })
    expect(new URL(refused.headers.get('location')!, server.url).pathname).toBe('/share')
    const wrong = await post(body.url, { password: 'brauerei 1899' })
    expect(wrong.status).toBe(401)
    const wrongText = await wrong.text()
    expect(wrongText).toContain('Das Kennwort stimmt nicht')
    expect(wrongText).not.toContain('Druckdaten')
    const right = await post(body.url, { password: 'Brauerei 1899' })
    expect(right.status).toBe(303)
    const [cookie] = right.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/share; Max-Age=1800; HttpOnly; SameSite=Lax$/)
    const pass = { cookie: cookie!.split(';')[0]! }
    expect(await (await look(body.url, pass)).text()).toContain('Druckdaten')
    const content = await post(body.url, { get: 'inline' }, pass)
    expect(content.headers.get('location')).toContain(server.contentUrl)
    // A pass is good for its own link alone, under whatever name.
    const { body: other } = await share({ password: 'Brauerei 1899' })
    const renamed = { cookie: pass.cookie.replace(body.id, other.id) }
    expect(await (await look(other.url, renamed)).text()).not.toContain('Druckdaten')
    const [row] = await rowsOf<{ password_hash: string }>(server, sql`select password_hash from file_shares where id = ${body.id}::uuid`) // prettier-ignore
    expect(row!.password_hash).toContain('$scrypt$')
  })

  test('who guesses passwords has to wait (T-73)', async () => {
    const { body } = await share({ password: 'Brauerei 1899' })
    // At once: on a busy machine one after the other would take long enough for the next to be let in.
    const attempts = Array.from({ length: 12 }, () => post(body.url, { password: 'geraten' }))
    const answers = (await Promise.all(attempts)).map(({ status }) => status)
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
  })

  test('expired, taken back, file deleted, maker without access, switched off: it leads nowhere (T-73)', async () => {
    const status = async (url: string) => (await look(url)).status
    const { body: expired } = await share()
    await rowsOf(server, sql`update file_shares set expires_at = now() - interval '1 minute' where id = ${expired.id}::uuid`) // prettier-ignore
    expect(await status(expired.url)).toBe(404)
    expect((await list()).body.map(({ id }) => id)).toContain(expired.id)

    const { body: taken } = await share()
    const aylin = await server.as('aylin.kaya')
    const remove = { params: { ...params, shareId: taken.id } }
    expect((await aylin.call(fileShares.remove, remove)).status).toBe(204)
    expect(await status(taken.url)).toBe(404)
    expect((await aylin.call(fileShares.remove, remove)).status).toBe(404)

    const { body: kept } = await share()
    expect(await status(kept.url)).toBe(200)
    const set = (statement: ReturnType<typeof sql>) => rowsOf(server, statement)
    await set(sql`update components set deleted_at = now() where id = ${file.id}`)
    expect(await status(kept.url)).toBe(404)
    await set(sql`update components set deleted_at = null where id = ${file.id}`)
    await set(
      sql`update users set is_active = false where last_name = 'Kaya' and first_name = 'Aylin'`,
    )
    expect(await status(kept.url)).toBe(404)
    await set(
      sql`update users set is_active = true where last_name = 'Kaya' and first_name = 'Aylin'`,
    )
    await set(sql`update configuration_values set value = 'false' where application_id = ${alpenquell} and configuration_id = (select id from configuration_definitions where key = 'FILE_SHARES_ENABLED')`) // prettier-ignore
    expect(await status(kept.url)).toBe(404)
    expect((await share()).status).toBe(403)
    await set(sql`update configuration_values set value = 'true' where application_id = ${alpenquell} and configuration_id = (select id from configuration_definitions where key = 'FILE_SHARES_ENABLED')`) // prettier-ignore
    expect(await status(kept.url)).toBe(200)
  })

  test('no tenant gives files away unless it says so (T-73)', async () => {
    const aylin = await server.as('aylin.kaya')
    const { body } = await upload(aylin, voltrad, await explorerOf(aylin, voltrad), ['Brief.txt'])
    const answer = await aylin.call(fileShares.create, {
      params: { applicationId: voltrad, componentId: body[0]!.id },
      body: { days: 7 },
    })
    expect(answer.status).toBe(403)
  })

  test('the agency lists all links of its tenant, a client their own; each step is in the log (T-73, T-05)', async () => {
    const korbinian = await server.as('korbinian.huber')
    const folder = await entryAt(korbinian, alpenquell, 'Briefings')
    const { body: uploaded } = await upload(korbinian, alpenquell, folder, ['Logo.txt'])
    const { body: his } = await share({}, 'korbinian.huber', uploaded[0]!)
    const ids = async (login: string) => (await list(login)).body.map(({ id }) => id)
    expect(await ids('aylin.kaya')).toContain(his.id)
    expect(await ids('korbinian.huber')).toEqual([his.id])
    await post(his.url, { get: 'attachment' })
    const { body: log } = await (
      await server.as('maren.thiessen')
    ).call(auditLog.list, { params, query: {} })
    const actions = JSON.stringify(log)
    expect(actions).toContain('file-share.created')
    expect(actions).toContain('file-share.opened')
    expect(actions).not.toContain('key=')
  })
})
