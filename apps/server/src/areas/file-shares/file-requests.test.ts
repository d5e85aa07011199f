import {
  applications,
  auditLog,
  components,
  directories,
  fileLinks,
  fileShares,
  notifications,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eicar, startFakeClamd, type FakeClamd } from '../../../test/fake-clamd.ts'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, childrenOf, entryAt, explorerOf, namesOf, rowsOf, upload, wohnwerk } from '../testing.ts' // prettier-ignore

const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

describe.each(databases)('requests for files on $name', (kind) => {
  let server: TestServer
  let clamd: FakeClamd
  beforeAll(async () => {
    clamd = await startFakeClamd()
    server = await startServer({ kind, demo: 'small', settings: { CLAMD_URL: clamd.url } })
  })
  afterAll(async () => {
    await server?.stop()
    await clamd?.stop()
  })

  const params = { applicationId: alpenquell }
  let number = 0
  /** A folder of its own, which everybody of the explorer sees. */
  const folder = async (): Promise<Component> => {
    const aylin = await server.as('aylin.kaya')
    number += 1
    const { id } = await explorerOf(aylin, alpenquell)
    const body = { parentComponentId: id, displayName: `Anlieferung ${number}` }
    return (await aylin.call(directories.create, { params, body })).body
  }
  const ask = async (
    of: { id: number },
    more: Partial<{ password: string; message: string; maxFiles: number; maxBytes: number }> = {},
    login = 'korbinian.huber',
  ) =>
    (await server.as(login)).call(fileShares.request, {
      params: { ...params, componentId: of.id },
      body: { days: 7, ...more },
    })
  const keyIn = (url: string) => new URL(url).searchParams.get('key')!
  const look = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/share?key=${keyIn(url)}`, { headers })
  const bring = (
    url: string,
    files: readonly File[],
    { name = 'Nora Beck', ...headers }: Record<string, string> = {},
  ) => {
    const body = new FormData()
    body.append('name', name)
    for (const file of files) body.append('files', file)
    return fetch(`${server.url}/share/files?key=${keyIn(url)}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { accept: 'application/json', 'accept-language': 'de', ...headers },
    })
  }
  const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message // prettier-ignore
  const inside = async ({ id }: { id: number }, login = 'korbinian.huber') =>
    childrenOf(await server.as(login), alpenquell, id)
  const text = (name: string, content = 'Inhalt') => new File([content], name)

  test('somebody without an account brings files into a folder, by the name that they give, and whoever asked is told (T-73, FILE-12)', async () => {
    const place = await folder()
    const { status, body } = await ask(place, { message: 'Bitte die Druckdaten <final>' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      kind: 'folder',
      componentId: place.id,
      request: { message: 'Bitte die Druckdaten <final>', maxFiles: 50, fileCount: 0 },
    })
    const page = await look(body.url)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('Korbinian Huber von Alpenquell Getränke AG bittet Sie um Dateien.')
    expect(html).toContain('Bitte die Druckdaten &lt;final&gt;')
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'nonce-/)

    expect((await bring(body.url, [text('Druckdaten.txt')])).status).toBe(201)
    const [file] = await inside(place)
    expect(file).toMatchObject({
      displayName: 'Druckdaten.txt',
      sentBy: 'Nora Beck',
      createdByUser: null,
    })
    const korbinian = await server.as('korbinian.huber')
    const told = (await korbinian.call(notifications.list, { params })).body.items
    expect(told.find(({ relatedObjectId }) => relatedObjectId === place.id)).toMatchObject({
      actorName: 'Nora Beck (extern)',
      count: 1,
    })
    const [listed] = (await korbinian.call(fileShares.list, { params, query: { componentId: place.id } })).body // prettier-ignore
    expect(listed!.request).toMatchObject({ fileCount: 1, byteCount: 6 })
    const { body: log } = await (
      await server.as('maren.thiessen')
    ).call(auditLog.list, {
      params,
      query: { objectId: String(place.id) },
    })
    expect(log.items.map(({ action }) => action)).toEqual([
      'file-request.received',
      'file-request.created',
    ])
    expect(log.items[0]).toMatchObject({
      userId: null,
      after: { sender: 'Nora Beck', files: ['Druckdaten.txt'] },
    })
  })

  test('the page never shows what is in the folder, nor does any other way of a link (T-73)', async () => {
    const place = await folder()
    const aylin = await server.as('aylin.kaya')
    const [secret] = (await upload(aylin, alpenquell, place, ['Geheim.txt'])).body
    const { body } = await ask(place)
    const key = keyIn(body.url)
    for (const address of [`/share?key=${key}`, `/share?key=${key}&in=${secret!.id}`]) {
      expect(await (await fetch(`${server.url}${address}`)).text()).not.toContain('Geheim')
    }
    for (const get of ['zip', 'attachment', `attachment:${secret!.id}`, `inline:${secret!.id}`]) {
      const answer = await fetch(`${server.url}/share`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ key, get }),
      })
      expect(answer.status).toBe(404)
    }
    // A taken name is not told either: the file gets a number.
    expect((await bring(body.url, [text('Geheim.txt')])).status).toBe(201)
    expect(namesOf(await inside(place)).toSorted()).toEqual(['Geheim (2).txt', 'Geheim.txt'])
  })

  test('what comes is checked by kind and for malware as any other file is (FILE-07, FILE-13)', async () => {
    const place = await folder()
    const { body } = await ask(place)
    const named = await bring(body.url, [text('Rechnung.pdf.exe')])
    expect([named.status, await messageOf(named)]).toEqual([
      400,
      '„Rechnung.pdf.exe“ wurde nicht angenommen: Dateien mit der Endung „.exe“ sind hier nicht erlaubt.',
    ])
    const renamed = await bring(body.url, [new File([program], 'Foto.jpg')], { 'accept-language': 'en' }) // prettier-ignore
    expect(await messageOf(renamed)).toContain('“Foto.jpg” was not accepted')
    expect(await inside(place)).toEqual([])
    expect((await bring(body.url, [text('Befund.txt', eicar)])).status).toBe(201)
    await expect.poll(async () => (await inside(place))[0]!.contentCheck).toBe('quarantined')
  })

  test('a request takes as many files and bytes as it says, and then says that all has arrived (T-73)', async () => {
    const place = await folder()
    const { body } = await ask(place, { maxFiles: 2, maxBytes: 20 })
    const large = await bring(body.url, [text('Groß.txt', 'x'.repeat(21))])
    expect([large.status, await messageOf(large)]).toEqual([413, expect.stringContaining('Groß.txt')]) // prettier-ignore
    const many = await bring(body.url, [text('a.txt'), text('b.txt'), text('c.txt')])
    expect(many.status).toBe(409)
    expect((await bring(body.url, [text('a.txt'), text('b.txt')])).status).toBe(201)
    const full = await bring(body.url, [text('c.txt')])
    expect([full.status, await messageOf(full)]).toEqual([409, expect.stringContaining('angekommen')]) // prettier-ignore
    expect(await (await look(body.url)).text()).toContain('Alles ist angekommen')
    expect(namesOf(await inside(place))).toEqual(['a.txt', 'b.txt'])
  })

  test('a password is asked for before anything is shown or taken (T-73)', async () => {
    const place = await folder()
    const { body } = await ask(place, { password: 'Brauerei 1899', message: 'Bitte um Logos' })
    expect(body.hasPassword).toBe(true)
    expect((await ask(place, { password: 'kurz' })).status).toBe(400)
    expect(await (await look(body.url)).text()).not.toContain('Bitte um Logos')
    const refused = await bring(body.url, [text('a.txt')], { accept: 'text/html' })
    expect(refused.status).toBe(303)
    expect(await inside(place)).toEqual([])
    const key = keyIn(body.url)
    const unlocked = await fetch(`${server.url}/share`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ key, password: 'Brauerei 1899' }),
    })
    const cookie = unlocked.headers.get('set-cookie')!.split(';')[0]!
    expect(await (await look(body.url, { cookie })).text()).toContain('Bitte um Logos')
    expect((await bring(body.url, [text('a.txt')], { cookie })).status).toBe(201)
  })

  test('without a script the form answers with a page, for what came and for what was refused (T-73)', async () => {
    const place = await folder()
    const { body } = await ask(place)
    const page = await bring(body.url, [text('a.txt'), text('b.txt')], { accept: 'text/html' })
    expect(page.status).toBe(201)
    const html = await page.text()
    for (const part of ['Vielen Dank', '2 Dateien sind angekommen.', 'a.txt', 'b.txt']) {
      expect(html).toContain(part)
    }
    const refused = await bring(body.url, [text('Start.bat')], { accept: 'text/html' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('.bat')])
    const nameless = await bring(body.url, [text('c.txt')], { name: ' \n ' })
    expect([nameless.status, await messageOf(nameless)]).toEqual([
      400,
      'Bitte geben Sie Ihren Namen an (höchstens 80 Zeichen).',
    ])
    expect(namesOf(await inside(place))).toEqual(['a.txt', 'b.txt'])
  })

  test('a request ends when it is taken back, expires, its tenant gives no links, or its maker may no more (T-73, PERM-01)', async () => {
    const place = await folder()
    const korbinian = await server.as('korbinian.huber')
    const isOpen = async (url: string) => (await look(url)).status === 200
    const taken = async (url: string) => (await bring(url, [text('a.txt')])).status
    const { body: back } = await ask(place)
    await korbinian.call(fileShares.remove, { params: { ...params, shareId: back.id } })
    expect([await isOpen(back.url), await taken(back.url)]).toEqual([false, 404])
    const { body: old } = await ask(place)
    await rowsOf(server, sql`update file_shares set expires_at = now() where id = ${old.id}::uuid`)
    expect([await isOpen(old.url), await taken(old.url)]).toEqual([false, 404])
    expect(await (await look(old.url)).text()).toContain('Er ist abgelaufen')
    const { body: gone } = await ask(place)
    await (await server.as('aylin.kaya')).call(components.remove, { params: { ...params, componentId: place.id } }) // prettier-ignore
    expect([await isOpen(gone.url), await taken(gone.url)]).toEqual([false, 404])
    const another = await folder()
    const { body: off } = await ask(another)
    const [setting] = await rowsOf<{ id: number }>(server, sql`select id from configuration_definitions where key = 'FILE_SHARES_ENABLED'`) // prettier-ignore
    const set = async (value: string) =>
      (await server.as('maren.thiessen')).call(applications.saveConfiguration, {
        params,
        body: { configurationId: setting!.id, value },
      })
    await set('false')
    expect([await isOpen(off.url), await taken(off.url), (await ask(another)).status]).toEqual([false, 404, 403]) // prettier-ignore
    await set('true')
    expect(await isOpen(off.url)).toBe(true)
    expect((await bring(`${off.url}x`, [text('a.txt')])).status).toBe(404)
  })

  test('who may bring files into a folder asks for some; files, foreign tenants and hidden folders are not there (FILE-12, PERM-13, PERM-19)', async () => {
    const place = await folder()
    expect((await ask(place, {}, 'aylin.kaya')).status).toBe(201)
    expect((await ask(place, {}, 'lea.scholz')).status).toBe(403)
    const whole = await ask(await explorerOf(await server.as('aylin.kaya'), alpenquell))
    expect([whole.status, whole.body.kind]).toEqual([201, 'folder'])
    const aylin = await server.as('aylin.kaya')
    const [file] = (await upload(aylin, alpenquell, place, ['Datei.txt'])).body
    expect((await ask(file!)).status).toBe(404)
    const secret = await entryAt(aylin, alpenquell, 'Geschäftsleitung')
    expect((await ask(secret)).status).toBe(404)
    const foreign = await (
      await server.as('andreas.lindner')
    ).call(fileShares.request, {
      params: { applicationId: wohnwerk, componentId: place.id },
      body: { days: 7 },
    })
    expect(foreign.status).toBe(404)
    // Each sees and ends their own, the agency all.
    const { body: own } = await ask(place)
    const list = async (login: string) =>
      (await (await server.as(login)).call(fileShares.list, { params, query: { componentId: place.id } })).body.map(({ id }) => id) // prettier-ignore
    expect(await list('korbinian.huber')).toEqual([own.id])
    expect(await list('aylin.kaya')).toContain(own.id)
  })

  test('whoever replaces the file is named from then on (T-71)', async () => {
    const place = await folder()
    const { body } = await ask(place)
    await bring(body.url, [text('Fassung.txt')])
    const korbinian = await server.as('korbinian.huber')
    await korbinian.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: place.id, notifyGroups: false, conflict: 'replace' as const },
      files: { files: [text('Fassung.txt', 'neu')] },
    })
    const [file] = await inside(place)
    expect(file).toMatchObject({ contentNumber: 2, createdByUser: { firstName: 'Korbinian' } })
    expect(file!.sentBy).toBeUndefined()
  })
})
