import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  applications,
  components,
  fileLinks,
  fileVersions,
  images,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import {
  alpenquell,
  childrenOf,
  entryAt,
  explorerOf,
  namesOf,
  rowsOf,
  upload,
  voltrad,
} from '../testing.ts'

const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

describe.each(databases)('kinds of files on $name', (kind) => {
  let server: TestServer
  let folder: Component
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    folder = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Briefings')
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const send = async (
    files: readonly File[],
    more: { conflict?: 'replace'; headers?: Record<string, string> } = {},
  ) => {
    const body = { ParentComponentId: folder.id, notifyGroups: false, conflict: more.conflict }
    const aylin = await server.as('aylin.kaya')
    return aylin.call(fileLinks.upload, { params, body, files: { files } }, more.headers)
  }
  const names = async () =>
    namesOf(await childrenOf(await server.as('aylin.kaya'), alpenquell, folder.id))
  const waiting = () => readdir(join(server.config.ATRIUM_DATA, 'incoming'))
  const staged = () => readdir(join(server.config.ATRIUM_DATA, 'uploads'))
  const set = async (key: string, value: string, login = 'maren.thiessen') => {
    const [row] = await rowsOf<{ id: number }>(server, sql`select id from configuration_definitions where key = ${key}`) // prettier-ignore
    return (await server.as(login)).call(applications.saveConfiguration, {
      params,
      body: { configurationId: row!.id, value },
    })
  }
  const tus = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    (await server.as('aylin.kaya')).fetch(path, {
      method,
      body,
      headers: { 'tus-resumable': '1.0.0', 'accept-language': 'de', ...headers },
    })
  const begin = (name: string, size: number) =>
    tus('POST', `/storage/uploads/${alpenquell}`, {
      'upload-length': String(size),
      'upload-metadata': Object.entries({ filename: name, parentComponentId: String(folder.id) })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    })

  test('a program is refused with a sentence at the file, in both languages, and nothing is kept of it (FILE-07)', async () => {
    const before = await names()
    const german = await send([new File([program], 'Rechnung.pdf.exe')])
    expect([german.status, german.problem.code]).toEqual([400, 'invalid'])
    expect(german.problem.errors).toEqual({
      'files[0]': [
        '„Rechnung.pdf.exe“ wurde nicht angenommen: Dateien mit der Endung „.exe“ sind hier nicht erlaubt.',
      ],
    })
    const english = await send([new File([program], 'Rechnung.pdf')], {
      headers: { 'accept-language': 'en' },
    })
    expect(english.problem.errors).toEqual({
      'files[0]': [
        '“Rechnung.pdf” was not accepted: its content shows that it is a “.exe” file, and that type is not allowed here.',
      ],
    })
    // All or none: what came with it is sent again without it.
    expect((await send([new File(['gut'], 'Gut.txt'), new File(['x'], 'Start.bat')])).status).toBe(
      400,
    )
    expect((await send([new File(['gut'], 'Gut.txt')])).status).toBe(201)
    expect((await names()).filter((name) => !before.includes(name))).toEqual(['Gut.txt'])
    expect(await waiting()).toEqual([])
  })

  test('a large file is refused by its name before any of it comes, and by its first bytes (FILE-07)', async () => {
    const named = await begin('Setup.msi', 5_000_000)
    expect(named.status).toBe(400)
    expect(await named.json()).toMatchObject({
      errors: { files: [expect.stringContaining('„.msi“')] },
    })

    const begun = await begin('Spot.mov', 5_000_000)
    const path = begun.headers.get('location')!
    const content = new Uint8Array([...program, ...randomBytes(1_000_000)])
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const refused = await tus('PATCH', path, headers, content)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: { files: [expect.stringContaining('„.exe“-Datei')] } }) // prettier-ignore
    expect((await tus('HEAD', path, {})).status).toBe(404)
    expect(await staged()).toEqual([])
  })

  test('a large file that comes in pieces too small to tell is refused when it is complete (FILE-07)', async () => {
    const path = (await begin('Spot.mov', program.length)).headers.get('location')!
    const piece = (offset: number, content: Uint8Array<ArrayBuffer>) =>
      tus('PATCH', path, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, content) // prettier-ignore
    expect((await piece(0, new Uint8Array(program.subarray(0, 1)))).status).toBe(204)
    expect((await piece(1, new Uint8Array(program.subarray(1)))).status).toBe(204)
    const answer = await (
      await server.as('aylin.kaya')
    ).call(fileLinks.upload, {
      params,
      body: {
        ParentComponentId: folder.id,
        notifyGroups: false,
        uploadIds: [path.split('/').at(-1)!],
      },
    })
    expect([answer.status, Object.keys(answer.problem.errors!)]).toEqual([400, ['files']])
    expect(await waiting()).toEqual([])
  })

  test('a new version is checked as a new file is, and no name makes a program of a file (T-71)', async () => {
    const [file] = (await send([new File(['eins'], 'Text.txt')])).body
    const replaced = await send([new File([program], 'Text.txt')], { conflict: 'replace' })
    expect(replaced.status).toBe(400)
    const aylin = await server.as('aylin.kaya')
    const renamed = await aylin.call(fileLinks.save, {
      params,
      body: { id: file!.id, displayName: 'Text.exe' },
    })
    expect(renamed.problem.errors!.displayName).toHaveLength(1)
    const target = await entryAt(aylin, alpenquell, 'Protokolle')
    const moved = await aylin.call(components.moveMany, {
      params,
      body: {
        fromParentId: folder.id,
        toParentId: target.id,
        items: [{ componentId: file!.id, conflict: 'refuse', displayName: 'Text.scr' }],
      },
    })
    expect([moved.status, Object.keys(moved.problem.errors!)]).toEqual([400, ['displayName']])
  })

  test('what came before a kind was refused is neither copied nor restored, and stays what it is (T-65, T-71)', async () => {
    const [file] = (await send([new File(['eins'], 'Alt.txt')])).body
    await send([new File(['zwei'], 'Alt.txt')], { conflict: 'replace' })
    await rowsOf(server, sql`update component_versions set content_type = 'application/x-msdownload' where component_id = ${file!.id}`) // prettier-ignore
    const aylin = await server.as('aylin.kaya')
    const restored = await aylin.call(fileVersions.restore, {
      params: { ...params, componentId: file!.id, number: 1 },
    })
    expect(restored.status).toBe(400)
    await rowsOf(server, sql`update components set content_type = 'application/x-msdownload' where id = ${file!.id}`) // prettier-ignore
    const copied = await aylin.call(fileLinks.copy, {
      params,
      body: { toParentId: folder.id, items: [{ componentId: file!.id, conflict: 'keep-both' }] },
    })
    expect([copied.status, copied.problem.errors!.items]).toEqual([
      400,
      [expect.stringContaining('„Alt.txt“')],
    ])
    const link = await aylin.call(fileLinks.link, {
      params: { ...params, componentId: file!.id },
      query: { disposition: 'attachment' },
    })
    expect(link.status).toBe(200)
  })

  test('administrators refuse and allow kinds, each tenant for itself (ADM-09, PERM-19)', async () => {
    expect((await set('UPLOADS_REFUSED_KINDS', 'psd, .ZIP')).status).toBe(200)
    expect((await set('UPLOADS_ALLOWED_KINDS', 'js')).status).toBe(200)
    expect((await set('UPLOADS_ALLOW_MACROS', 'true')).status).toBe(200)
    expect((await send([new File(['x'], 'Plakat.psd')])).status).toBe(400)
    expect((await send([new File(['x'], 'skript.js'), new File(['x'], 'Plan.xlsm')])).status).toBe(
      201,
    )
    // Another tenant's are its own.
    const maren = await server.as('maren.thiessen')
    const theirs = await explorerOf(maren, voltrad)
    expect((await upload(maren, voltrad, theirs, ['Plakat.psd'])).status).toBe(201)
    const wrong = await set('UPLOADS_REFUSED_KINDS', 'alle Bilder!')
    expect([wrong.status, wrong.problem.errors!.value]).toEqual([
      400,
      ['Bitte geben Sie Endungen an, mit Komma getrennt, zum Beispiel: zip, psd.'],
    ])
    expect((await set('UPLOADS_REFUSED_KINDS', 'psd', 'aylin.kaya')).status).toBe(403)
    for (const key of ['UPLOADS_REFUSED_KINDS', 'UPLOADS_ALLOWED_KINDS', 'UPLOADS_ALLOW_MACROS']) {
      await set(key, '')
    }
  })

  test('the settings say that no malware scanner is set up (ADM-08)', async () => {
    const aylin = await server.as('sabine.moser')
    const { body } = await aylin.call(applications.configuration, { params })
    const entry = body.configurations.find(({ configuration }) => configuration.key === 'UPLOADS_SCANNER') // prettier-ignore
    expect(entry).toMatchObject({
      canChange: false,
      configuration: { description: expect.stringContaining('Kein Virenscanner eingerichtet') },
    })
  })

  test('a picture that is none is refused, and one called a program as well (API-44)', async () => {
    const put = async (name: string) =>
      (await server.as('sabine.moser')).call(images.upload, {
        body: { key: 'x', preset: 'y' } as never,
        files: { file: [new File([program], name)] },
      })
    const answer = await put('Bild.exe')
    expect([answer.status, Object.keys(answer.problem.errors!)]).toEqual([400, ['file']])
    const renamed = await put('Bild.png')
    expect([renamed.status, Object.keys(renamed.problem.errors!)]).toEqual([400, ['file']])
  })
})
