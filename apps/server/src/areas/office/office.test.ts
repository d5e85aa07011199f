import { officeDocuments } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeOffice, type FakeOffice } from '../../../test/fake-office.ts'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, rowsOf } from '../testing.ts'

describe.each(databases)('office documents on $name', (kind) => {
  let office: FakeOffice
  let server: TestServer
  beforeAll(async () => {
    office = await startFakeOffice()
    server = await startServer({ kind, demo: 'small', settings: { WOPI_CLIENT_URL: office.url } })
  })
  afterAll(async () => {
    await server?.stop()
    await office?.stop()
  })

  const briefing = async () =>
    entryAt(await server.as('aylin.kaya'), alpenquell, 'Briefings', 'Briefing Zitrone Launch.docx')
  const linkOf = async (login: string, id: number, language = 'de') =>
    (await server.as(login)).call(officeDocuments.link, { params: { id } }, { 'accept-language': language }) // prettier-ignore
  const infoOf = (id: number, access_token: string) =>
    server.api().call(officeDocuments.info, { params: { id }, query: { access_token } })
  const contentOf = (id: number, token: string) =>
    fetch(`${server.url}/storage/wopi/files/${id}/contents?access_token=${token}`)

  test('a link says where the document is shown, and with which token for how long (VIEW-14, ENT-21)', async () => {
    const { id } = await briefing()
    const { status, body } = await linkOf('korbinian.huber', id)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'expiresAt', 'url'])
    const address = new URL(body.url)
    expect([address.origin, address.pathname]).toEqual([office.url, '/view'])
    expect(address.searchParams.get('WOPISrc')).toBe(`${server.url}/storage/wopi/files/${id}`)
    expect(address.searchParams.get('ui')).toBe('de-DE')
    expect(address.searchParams.has('dchat')).toBe(false)
    // Milliseconds since 1970, as the form wants them.
    expect(body.expiresAt).toBeGreaterThan(Date.now() + 3_600_000)
    const english = new URL((await linkOf('korbinian.huber', id, 'en')).body.url)
    expect([english.searchParams.get('ui'), english.searchParams.get('lang')]).toEqual([
      'en-GB',
      'en-GB',
    ])
  })

  test('the office server learns of the file and gets it, read only (VIEW-14)', async () => {
    const { id, fileSize } = await briefing()
    const { accessToken } = (await linkOf('korbinian.huber', id)).body
    const { status, body } = await infoOf(id, accessToken)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      BaseFileName: 'Briefing Zitrone Launch.docx',
      Size: fileSize,
      Version: '1',
      UserFriendlyName: 'Korbinian Huber',
      UserCanWrite: false,
      ReadOnly: true,
      PostMessageOrigin: server.url,
    })
    const content = await contentOf(id, accessToken)
    expect(content.status).toBe(200)
    const bytes = Buffer.from(await content.arrayBuffer())
    expect(bytes.length).toBe(fileSize)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(content.headers.get('cache-control')).toBe('no-store')
  })

  test('a token opens its own file, unchanged and for its time (VIEW-14)', async () => {
    const { id } = await briefing()
    const other = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Protokolle', 'Jour fixe Mai.docx') // prettier-ignore
    const { accessToken } = (await linkOf('korbinian.huber', id)).body
    const [payload, signature] = accessToken.split('.')
    const read = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as number[]
    const forge = (change: (parts: number[]) => number[]) =>
      `${Buffer.from(JSON.stringify(change(read))).toString('base64url')}.${signature}`
    for (const [about, token] of [
      [other.id, accessToken],
      [other.id, forge(([app, , user, end]) => [app!, other.id, user!, end!])],
      [id, forge(([app, file, user, end]) => [app!, file!, user!, end! + 1])],
      [id, 'nothing'],
      [id, ''],
    ] as const) {
      expect((await infoOf(about, token)).status).toBe(401)
      expect((await contentOf(about, token)).status).toBe(401)
    }
  })

  test('what somebody may no longer see is closed to their token, too (PERM-13, ADM-02)', async () => {
    const { id } = await briefing()
    const { accessToken } = (await linkOf('korbinian.huber', id)).body
    const set = (status: string) =>
      rowsOf(
        server,
        sql`update application_users set status = ${status}
            where user_id = (select id from users where first_name = 'Korbinian') returning user_id`,
      )
    await set('inactive')
    expect((await infoOf(id, accessToken)).status).toBe(403)
    expect((await contentOf(id, accessToken)).status).toBe(403)
    await set('active')
    expect((await infoOf(id, accessToken)).status).toBe(200)
  })

  test('there is no link to what one does not see, to folders, or to what the office server cannot show (PERM-13)', async () => {
    const aylin = await server.as('aylin.kaya')
    const secret = await entryAt(aylin, alpenquell, 'Geschäftsleitung', 'Wettbewerbsanalyse vertraulich.docx') // prettier-ignore
    expect((await linkOf('korbinian.huber', secret.id)).status).toBe(404)
    expect((await linkOf('aylin.kaya', secret.id)).status).toBe(200)
    const folder = await entryAt(aylin, alpenquell, 'Briefings')
    expect((await linkOf('aylin.kaya', folder.id)).status).toBe(404)
    expect((await linkOf('aylin.kaya', 987_654)).status).toBe(404)
    const picture = await entryAt(aylin, alpenquell, '📸 Fotos Sommerevent', 'Bühne & Publikum.png')
    expect((await linkOf('aylin.kaya', picture.id)).status).toBe(404)
    // Somebody of another tenant.
    expect((await linkOf('andreas.lindner', (await briefing()).id)).status).toBe(404)
  })

  test('what the office server can show is asked for once', async () => {
    const before = office.discoveries
    const { id } = await briefing()
    await linkOf('aylin.kaya', id)
    await linkOf('korbinian.huber', id)
    expect(office.discoveries - before).toBeLessThanOrEqual(1)
  })
})

describe('without an office server that answers', () => {
  test('there is no link where none is set up; one that is away is said to be (VIEW-14)', async () => {
    const statusWith = async (settings: Record<string, string>) => {
      const server = await startServer({ demo: 'small', settings })
      try {
        const api = await server.as('aylin.kaya')
        const { id } = await entryAt(api, alpenquell, 'Briefings', 'Briefing Zitrone Launch.docx')
        const { status, problem } = await api.call(officeDocuments.link, { params: { id } })
        return [status, problem.code]
      } finally {
        await server.stop()
      }
    }
    expect(await statusWith({})).toEqual([404, 'not-found'])
    const gone = await startFakeOffice()
    await gone.stop()
    expect(await statusWith({ WOPI_CLIENT_URL: gone.url })).toEqual([503, 'office-unreachable'])
  })
})
