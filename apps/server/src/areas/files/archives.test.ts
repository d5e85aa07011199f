import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { directories, fileLinks, maxArchived, type Component } from '@atrium/api-client/contract'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBuffer, type Entry } from 'yauzl'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, explorerOf, rowsOf, upload } from '../testing.ts'
import { safeName } from './archives.service.ts'

/** Every path of an archive with its text; folders have none. */
async function read(content: Uint8Array): Promise<Record<string, string | null>> {
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(content), { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    ),
  )
  const files: Record<string, string | null> = {}
  const ended = once(zip, 'end')
  zip.on('entry', (entry: Entry) => {
    if (entry.fileName.endsWith('/')) {
      files[entry.fileName] = null
      return zip.readEntry()
    }
    zip.openReadStream(entry, async (error, stream) => {
      if (error) throw error
      files[entry.fileName] = (await buffer(stream)).toString()
      zip.readEntry()
    })
  })
  zip.readEntry()
  await ended
  return files
}

describe.each(databases)('archives on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const folder = async (displayName: string, parentId?: number, userGroupIds?: number[]) => {
    const aylin = await server.as('aylin.kaya')
    const parentComponentId = parentId ?? (await explorerOf(aylin, alpenquell)).id
    const body = { parentComponentId, displayName, userGroupIds }
    return (await aylin.call(directories.create, { params, body })).body
  }
  const fill = async (parent: Component, ...names: string[]) =>
    (await upload(await server.as('aylin.kaya'), alpenquell, parent, names)).body
  const archive = async (login: string, ...items: { id: number }[]) =>
    (await server.as(login)).call(fileLinks.archive, {
      params,
      body: { componentIds: items.map(({ id }) => id) },
    })
  const management = async () =>
    (
      await rowsOf<{ id: number }>(
        server,
        sql`select id from user_groups where application_id = ${alpenquell}
            and name = 'Kunde – Geschäftsleitung'`,
      )
    )[0]!.id

  test('a folder comes with all in it, its names as they are, its size told before (T-69)', async () => {
    const outer = await folder('Mediapläne für München')
    const inner = await folder('Entwürfe 🌿', outer.id)
    await folder('Leer', outer.id)
    await fill(outer, 'Plan Übersicht.txt')
    await fill(inner, 'ärger.txt')
    const { status, body } = await archive('sabine.moser', outer)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Mediapläne für München.zip', fileCount: 2 })
    expect(body.url.startsWith(`${server.contentUrl}/`)).toBe(true)
    const answer = await fetch(body.url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*M%C3%BCnchen\.zip$/)
    const content = await answer.bytes()
    expect(Number(answer.headers.get('content-length'))).toBe(content.byteLength)
    const root = 'Mediapläne für München/'
    expect(await read(content)).toEqual({
      [root]: null,
      [`${root}Entwürfe 🌿/`]: null,
      [`${root}Entwürfe 🌿/ärger.txt`]: 'content of ärger.txt',
      [`${root}Leer/`]: null,
      [`${root}Plan Übersicht.txt`]: 'content of Plan Übersicht.txt',
    })
  })

  test('several are named after their folder; equal names from two folders get a number (T-69)', async () => {
    const [one, other] = [await folder('Auswahl A'), await folder('Auswahl B')]
    const [a] = await fill(one, 'Gleich.txt')
    const [b] = await fill(other, 'gleich.txt')
    const { body } = await archive('aylin.kaya', a!, b!)
    expect(body.name).toBe('Auswahl A.zip')
    const files = await read(await (await fetch(body.url)).bytes())
    expect(Object.keys(files).sort()).toEqual(['Gleich.txt', 'gleich (2).txt'])
  })

  test('what the caller does not see is not in it, at any depth (PERM-13, T-69)', async () => {
    const outer = await folder('Halb geheim')
    const secret = await folder('Geheim', outer.id, [await management()])
    await fill(outer, 'Offen.txt')
    await fill(secret, 'Vertrag.txt')
    const { body } = await archive('korbinian.huber', outer)
    expect(body.fileCount).toBe(1)
    const files = await read(await (await fetch(body.url)).bytes())
    expect(Object.keys(files)).toEqual(['Halb geheim/', 'Halb geheim/Offen.txt'])
    expect((await archive('korbinian.huber', secret)).status).toBe(404)
    expect((await archive('korbinian.huber', outer, secret)).status).toBe(404)
  })

  test('rights count when it is sent, not when the address was made (PERM-13, T-69)', async () => {
    const outer = await folder('Später zu')
    await fill(outer, 'Eins.txt')
    const { body } = await archive('korbinian.huber', outer)
    await rowsOf(
      server,
      sql`delete from component_groups where component_id = ${outer.id}
          and user_group_id <> ${await management()}`,
    )
    expect((await fetch(body.url)).status).toBe(404)
  })

  test('more than an address can name is too much, and said so (T-69)', async () => {
    const many = Array.from({ length: maxArchived + 1 }, (_, at) => ({ id: at + 1 }))
    const { status, problem } = await archive('aylin.kaya', ...many)
    expect([status, problem.code]).toEqual([413, 'too-many-files'])
  })

  test('an address is for archives alone, and only as it was signed (T-69)', async () => {
    const outer = await folder('Adresse')
    await fill(outer, 'Eins.txt')
    const { body } = await archive('aylin.kaya', outer)
    expect((await fetch(body.url.replace('/z/', '/c/'))).status).toBe(404)
    const [, payload] = /\/z\/([\w-]+)\./.exec(body.url)!
    const forged = Buffer.from(
      Buffer.from(payload!, 'base64url').toString().replace(`${outer.id}`, '1'),
    ).toString('base64url')
    expect((await fetch(body.url.replace(payload!, forged))).status).toBe(404)
  })

  test('small pictures are drawn for files that are pictures, and for who sees them (FILE-15)', async () => {
    const aylin = await server.as('aylin.kaya')
    const motif = await entryAt(aylin, alpenquell, 'Kreation', 'Plakatmotive', 'Gipfelglück quer.png') // prettier-ignore
    const [text] = await fill(await folder('Bilder'), 'Kein Bild.txt')
    const { body } = await aylin.call(fileLinks.thumbnails, {
      params,
      body: { componentIds: [motif.id, text!.id] },
    })
    expect(body.map(({ componentId }) => componentId)).toEqual([motif.id])
    const answer = await fetch(body[0]!.url)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const small = await answer.bytes()
    const { width, height } = await sharp(small).metadata()
    // Tiles are 140 to 180 pixels wide, on screens with twice as many as well.
    expect(Math.max(width, height)).toBe(360)
    expect(await (await fetch(body[0]!.url)).bytes()).toEqual(small)
  })
})

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['a\\b:c*?"<>|.txt', 'a_b_c______.txt'],
  ['..', '_'],
  ['Punkt. ', 'Punkt'],
  ['Grüße 🌿.pdf', 'Grüße 🌿.pdf'],
])('in an archive %s is called %s: no name leads elsewhere (T-69)', (name, safe) => {
  expect(safeName(name)).toBe(safe)
})
