import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileLinks, maxFileBytes } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, childrenOf, entryAt, namesOf, rowsOf, wohnwerk } from '../testing.ts'
import { sweepUploads } from './uploads.service.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqGgAAAABJRU5ErkJggg==',
  'base64',
)

describe.each(databases)('uploads piece by piece on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const folderAt = async (...names: string[]) =>
    entryAt(await server.as('aylin.kaya'), alpenquell, ...names)

  /** Any request of the protocol. */
  const tus = async (
    login: string,
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    (await server.as(login)).fetch(path, {
      method,
      body,
      headers: { 'tus-resumable': '1.0.0', ...headers },
    })
  const meta = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',')
  const begin = async (
    login: string,
    size: number,
    more: Record<string, string> = {},
    applicationId = alpenquell,
  ) =>
    tus(login, 'POST', `/storage/uploads/${applicationId}`, {
      'upload-length': String(size),
      'upload-metadata': meta({
        filename: 'Spot.mov',
        parentComponentId: String((await folderAt('Briefings')).id),
        ...more,
      }),
    })
  const begun = async (login: string, size: number, more: Record<string, string> = {}) => {
    const answer = await begin(login, size, more)
    expect(answer.status).toBe(201)
    return answer.headers.get('location')!
  }
  const append = (login: string, path: string, offset: number, content: Uint8Array<ArrayBuffer>) =>
    tus(
      login,
      'PATCH',
      path,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      content,
    )
  const offsetOf = async (login: string, path: string) => {
    const answer = await tus(login, 'HEAD', path)
    return [answer.status, Number(answer.headers.get('upload-offset'))]
  }
  const idOf = (path: string) => path.split('/').at(-1)!
  const whole = async (login: string, content: Uint8Array<ArrayBuffer>, more = {}) => {
    const path = await begun(login, content.length, more)
    expect((await append(login, path, 0, content)).status).toBe(204)
    return idOf(path)
  }
  const register = async (
    login: string,
    uploadIds: string[],
    headers?: Record<string, string>,
    conflict?: 'replace',
  ) =>
    (await server.as(login)).call(
      fileLinks.upload,
      {
        params,
        body: {
          ParentComponentId: (await folderAt('Briefings')).id,
          notifyGroups: false,
          uploadIds,
          ...(conflict && { conflict }),
        },
      },
      headers,
    )
  const problemOf = async (answer: Response) =>
    (await answer.json()) as { status: number; code: string; detail?: string }
  const unfinished = async (login: string) =>
    (await (await server.as(login)).call(fileLinks.unfinished, { params })).body
  const staged = () => readdir(join(server.config.ATRIUM_DATA, 'uploads'))

  test('who shall see it is said when it begins: refused at once, or kept where the call that ends it says nothing (FILE-11, PERM-14, PERM-19)', async () => {
    const groups = await rowsOf<{ id: number; name: string; application_id: number }>(
      server,
      sql`select id, name, application_id from user_groups order by id`,
    )
    const idOfGroup = (name: string) =>
      groups.find((one) => one.name === name && one.application_id === alpenquell)!.id
    const elsewhere = groups.find((one) => one.application_id !== alpenquell)!.id
    const said = (ids: readonly number[]) => ({ userGroupIds: ids.join() })
    for (const ids of [[elsewhere], [-999_999], [0]]) {
      expect([ids, (await begin('aylin.kaya', 5, said(ids))).status]).toEqual([ids, 400])
    }
    const service = idOfGroup('Kundenberatung')
    expect((await begin('korbinian.huber', 5, said([service]))).status).toBe(403)

    const content = randomBytes(50)
    const one = await whole('aylin.kaya', content, { filename: 'eins.bin', ...said([service]) })
    const { body } = await register('aylin.kaya', [one])
    expect(body[0]!.userGroupIds).toEqual([idOfGroup('Administration'), service].toSorted())

    const two = await whole('aylin.kaya', content, { filename: 'zwei.bin', ...said([service]) })
    const three = await whole('aylin.kaya', content, { filename: 'drei.bin' })
    const refused = await register('aylin.kaya', [two, three])
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([
      400,
      ['userGroupIds'],
    ])
  })

  test('a file comes in pieces, the server says where it stands, and then it is a file like any other (FILE-07)', async () => {
    const content = randomBytes(3_000_000)
    const path = await begun('korbinian.huber', content.length, { filename: 'Übersicht.bin' })
    expect(path).toMatch(/^\/storage\/uploads\/101\/[0-9a-f-]{36}$/)
    const first = await append('korbinian.huber', path, 0, content.subarray(0, 1_000_000))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '1000000'])
    expect(Date.parse(first.headers.get('upload-expires')!)).toBeGreaterThan(Date.now())
    expect(await offsetOf('korbinian.huber', path)).toEqual([200, 1_000_000])
    expect(await unfinished('korbinian.huber')).toMatchObject([
      { name: 'Übersicht.bin', size: 3_000_000, offset: 1_000_000, isMoving: false },
    ])
    const early = await register('korbinian.huber', [idOf(path)])
    expect([early.status, early.problem.code]).toEqual([409, 'unfinished'])
    await append('korbinian.huber', path, 1_000_000, content.subarray(1_000_000))
    const { status, body } = await register('korbinian.huber', [idOf(path)])
    expect(status).toBe(201)
    expect(body[0]).toMatchObject({ displayName: 'Übersicht.bin', fileSize: 3_000_000 })
    const { body: link } = await (
      await server.as('sabine.moser')
    ).call(fileLinks.link, { params: { ...params, componentId: body[0]!.id } })
    expect(Buffer.from(await (await fetch(link.url)).bytes()).equals(content)).toBe(true)
    expect(await unfinished('korbinian.huber')).toEqual([])
    expect((await tus('korbinian.huber', 'HEAD', path)).status).toBe(404)
    await sweepUploads(server.deps)
    expect(await staged()).not.toContain(idOf(path))
    expect((await fetch(link.url)).status).toBe(200)
  })

  test('a connection that breaks off loses nothing of what came (FILE-07)', async () => {
    const content = randomBytes(2_000_000)
    const path = await begun('aylin.kaya', content.length)
    const broken = request(`${server.url}${path}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await server.tokenOf('aylin.kaya')}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(content.length),
      },
    })
    broken.on('error', () => undefined)
    const closed = new Promise((resolve) => broken.on('close', resolve))
    broken.write(content.subarray(0, 1_500_000))
    const there = async () => (await unfinished('aylin.kaya')).find(({ id }) => id === idOf(path))!
    await expect.poll(async () => (await there()).offset).toBeGreaterThan(500_000)
    expect((await there()).isMoving).toBe(true)
    broken.destroy()
    await closed
    await expect.poll(async () => (await there()).isMoving).toBe(false)
    const [status, offset] = await offsetOf('aylin.kaya', path)
    expect(status).toBe(200)
    expect(offset).toBeGreaterThan(500_000)
    expect((await append('aylin.kaya', path, offset!, content.subarray(offset))).status).toBe(204)
    const { body } = await register('aylin.kaya', [idOf(path)])
    const { body: link } = await (
      await server.as('aylin.kaya')
    ).call(fileLinks.link, { params: { ...params, componentId: body[0]!.id } })
    expect(Buffer.from(await (await fetch(link.url)).bytes()).equals(content)).toBe(true)
  })

  test('a piece that does not fit to what is there is refused, also one that is too long (FILE-07)', async () => {
    const path = await begun('aylin.kaya', 10)
    await append('aylin.kaya', path, 0, Buffer.from('0123'))
    const wrong = await append('aylin.kaya', path, 2, Buffer.from('23'))
    expect([wrong.status, (await problemOf(wrong)).code]).toEqual([409, 'wrong-offset'])
    expect(wrong.headers.get('tus-resumable')).toBe('1.0.0')
    expect((await append('aylin.kaya', path, 4, Buffer.from('456789abc'))).status).toBe(413)
    expect(await offsetOf('aylin.kaya', path)).toEqual([200, 4])
  })

  test('only who began it sees an upload; others and other tenants find none (PERM-19)', async () => {
    const path = await begun('aylin.kaya', 10)
    const elsewhere = path.replace(`/${alpenquell}/`, `/${wohnwerk}/`)
    for (const [login, address] of [
      ['maren.thiessen', path],
      ['korbinian.huber', path],
      ['aylin.kaya', elsewhere],
      ['maren.thiessen', elsewhere],
    ] as const) {
      expect((await tus(login, 'HEAD', address)).status).toBe(404)
      expect((await append(login, address, 0, Buffer.from('x'))).status).toBe(404)
      expect((await tus(login, 'DELETE', address)).status).toBe(404)
    }
    expect(await offsetOf('aylin.kaya', path)).toEqual([200, 0])
    expect((await unfinished('maren.thiessen')).map(({ id }) => id)).not.toContain(idOf(path))
    await append('aylin.kaya', path, 0, Buffer.from('0123456789'))
    expect((await register('maren.thiessen', [idOf(path)])).status).toBe(404)
    expect((await register('aylin.kaya', [idOf(path)])).status).toBe(201)
  })

  test('nobody sends a byte who may not upload there, or says who they are (FILE-12)', async () => {
    const before = (await staged()).length
    for (const [login, status] of [
      ['henning.vahl', 403],
      ['lea.scholz', 403],
    ] as const) {
      expect([login, (await begin(login, 10)).status]).toEqual([login, status])
    }
    expect((await begin('aylin.kaya', 10, {}, 999)).status).toBe(404)
    expect((await begin('aylin.kaya', 10, { parentComponentId: '987654' })).status).toBe(404)
    const file = await folderAt('Briefings', 'Rückfragen zum Briefing.txt')
    expect((await begin('aylin.kaya', 10, { parentComponentId: String(file.id) })).status).toBe(400)
    const unknown = await server.api().fetch(`/storage/uploads/${alpenquell}`, { method: 'POST' })
    expect(unknown.status).toBe(401)
    const management = await folderAt('Geschäftsleitung')
    const hidden = { parentComponentId: String(management.id) }
    expect((await begin('korbinian.huber', 10, hidden)).status).toBe(404)
    expect(await staged()).toHaveLength(before)
  })

  test('1 GiB is the limit, said before anything is sent; names and emptiness are checked, too (FILE-10)', async () => {
    const large = await begin('aylin.kaya', maxFileBytes + 1)
    expect([large.status, (await problemOf(large)).code]).toEqual([413, 'file-too-large'])
    expect(large.headers.get('content-type')).toContain('application/problem+json')
    expect((await begin('aylin.kaya', 0)).status).toBe(400)
    expect((await begin('aylin.kaya', 5, { filename: '../weg.txt' })).status).toBe(400)
    expect((await begin('aylin.kaya', 5, { parentComponentId: 'x' })).status).toBe(400)
    const options = await tus('aylin.kaya', 'OPTIONS', `/storage/uploads/${alpenquell}`)
    expect(options.headers.get('tus-max-size')).toBe(String(maxFileBytes))
    expect(options.headers.get('tus-extension')).toContain('expiration')
    expect(options.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('the kind is read from the content, whatever the name says (FILE-07)', async () => {
    const id = await whole('aylin.kaya', png, { filename: 'Harmlos.txt' })
    const { body } = await register('aylin.kaya', [id])
    expect(body[0]).toMatchObject({ displayName: 'Harmlos.txt', contentType: 'image/png' })
  })

  test('a drawing is one by its ending and its content, however it is sent (VIEW-09)', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [ <!ENTITY a "b>"> ]>'
    const texts: [name: string, content: string, type: string][] = [
      ['Logo.svg', svg, 'image/svg+xml'],
      ['Logo mit Kopf.SVG', `${xml}<!-- <a> -->\n${doctype}\n<!-- b -->${svg}`, 'image/svg+xml'],
      ['Logo mit Marke.svg', `\uFEFF${xml}${svg}`, 'image/svg+xml'],
      ['Logo mit Namensraum.svg', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
      ['Seite.svg', `<html><body>${svg}</body></html>`, 'text/plain'],
      ['Daten.svg', `${xml}<!-- ${svg} --><daten/>`, 'application/xml'],
      ['Logo.txt', svg, 'text/plain'],
      ['Logo.xml', `${xml}${svg}`, 'application/xml'],
    ]
    const api = await server.as('aylin.kaya')
    const { body: atOnce } = await api.call(fileLinks.upload, {
      params,
      body: { ParentComponentId: (await folderAt('Briefings')).id, notifyGroups: false },
      files: { files: texts.map(([name, content]) => new File([content], name)) },
    })
    const uploads: string[] = []
    for (const [name, content] of texts)
      uploads.push(await whole('aylin.kaya', Buffer.from(content), { filename: name }))
    const { body: inPieces } = await register('aylin.kaya', uploads)
    const types = texts.map(([, , type]) => type)
    for (const files of [atOnce, inPieces])
      expect(files.map(({ contentType }) => contentType)).toEqual(types)
  })

  test('a taken name gets a number, or replaces, as in one call; files and uploads go together (FILE-07, T-65)', async () => {
    const name = { filename: 'Gleich.txt' }
    const [one, two] = [
      await whole('aylin.kaya', Buffer.from('eins'), name),
      await whole('aylin.kaya', Buffer.from('zwei'), name),
    ]
    const { body } = await (
      await server.as('aylin.kaya')
    ).call(fileLinks.upload, {
      params,
      body: {
        ParentComponentId: (await folderAt('Briefings')).id,
        notifyGroups: false,
        uploadIds: [one, two],
      },
      files: { files: [new File(['klein'], 'Klein.txt')] },
    })
    expect(namesOf(body)).toEqual(['Klein.txt', 'Gleich.txt', 'Gleich (2).txt'])
    const three = await whole('aylin.kaya', Buffer.from('drei'), name)
    const replaced = await register('aylin.kaya', [three], {}, 'replace')
    expect(namesOf(replaced.body)).toEqual(['Gleich.txt'])
  })

  test('registered twice under one key it is one file; under another there is nothing left (FILE-07)', async () => {
    const id = await whole('aylin.kaya', Buffer.from('einmal'), { filename: 'Einmal.txt' })
    const key = { 'idempotency-key': `register-${id}` }
    const first = await register('aylin.kaya', [id], key)
    const second = await register('aylin.kaya', [id], key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect((await register('aylin.kaya', [id])).status).toBe(404)
    const folder = await folderAt('Briefings')
    const names = namesOf(await childrenOf(await server.as('aylin.kaya'), alpenquell, folder.id))
    expect(names.filter((name) => name.startsWith('Einmal'))).toEqual(['Einmal.txt'])
    expect(await readdir(join(server.config.ATRIUM_DATA, 'incoming'))).toEqual([])
  })

  test('a call that is refused takes nothing away: the upload can be registered again (FILE-07)', async () => {
    const id = await whole('aylin.kaya', Buffer.from('bleibt'), { filename: 'Bleibt.txt' })
    const refused = await (
      await server.as('aylin.kaya')
    ).call(fileLinks.upload, {
      params,
      body: { ParentComponentId: 987_654, notifyGroups: false, uploadIds: [id] },
    })
    expect(refused.status).toBe(404)
    expect((await register('aylin.kaya', [id])).status).toBe(201)
  })

  test('nothing at all is no upload (FILE-07)', async () => {
    const { status, problem } = await register('aylin.kaya', [])
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['files']])
  })

  test('what is given up is gone at once; what nobody goes on with, after a day (FILE-07)', async () => {
    const given = await begun('aylin.kaya', 10)
    expect((await tus('aylin.kaya', 'DELETE', given)).status).toBe(204)
    expect((await tus('aylin.kaya', 'HEAD', given)).status).toBe(404)
    expect(await staged()).not.toContain(idOf(given))

    const [old, young] = [await begun('aylin.kaya', 10), await begun('aylin.kaya', 10)]
    await rowsOf(
      server,
      sql`update uploads set touched_at = now() - interval '25 hours' where id = ${idOf(old)}`,
    )
    const late = await append('aylin.kaya', old, 0, Buffer.from('x'))
    expect([late.status, (await problemOf(late)).code]).toEqual([410, 'expired'])
    expect((await tus('aylin.kaya', 'HEAD', old)).status).toBe(410)
    expect((await unfinished('aylin.kaya')).map(({ id }) => id)).not.toContain(idOf(old))
    await sweepUploads(server.deps)
    expect(await staged()).not.toContain(idOf(old))
    expect(await staged()).toContain(idOf(young))
    expect((await tus('aylin.kaya', 'HEAD', old)).status).toBe(404)
    expect(await offsetOf('aylin.kaya', young)).toEqual([200, 0])
  })

  test('nobody begins without end', async () => {
    const answers: number[] = []
    for (let count = 0; count < 51; count++) {
      const answer = await begin('friederike.gimborn', 10)
      answers.push(answer.status)
      if (answer.status !== 201) expect((await problemOf(answer)).code).toBe('too-many-uploads')
    }
    expect([answers.indexOf(409), answers.at(-1)]).toEqual([50, 409])
    await rowsOf(server, sql`delete from uploads where size = 10`)
  })

  test('a full disk is said in so many words, before and in the middle (T-64)', async () => {
    const full = await startServer({
      kind,
      demo: 'small',
      change: ({ staging }) => ({ staging: { ...staging, freeBytes: async () => 300_000_000 } }),
    })
    try {
      const api = await full.as('aylin.kaya')
      const folder = await entryAt(api, alpenquell, 'Briefings')
      const headers = (size: number) => ({
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': meta({ filename: 'A.mov', parentComponentId: String(folder.id) }),
        'accept-language': 'en',
      })
      const address = `/storage/uploads/${alpenquell}`
      const early = await api.fetch(address, { method: 'POST', headers: headers(900_000_000) })
      const problem = await problemOf(early)
      expect([early.status, problem.code]).toEqual([507, 'storage-full'])
      expect(problem.detail).toContain('no room left')

      const begun = await api.fetch(address, { method: 'POST', headers: headers(8_192) })
      const path = begun.headers.get('location')!
      const place = join(full.config.ATRIUM_DATA, 'uploads', idOf(path))
      await rm(place)
      // A device on which every write finds no room.
      await symlink('/dev/full', place)
      const late = await api.fetch(path, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: Buffer.alloc(8_192),
      })
      expect([late.status, (await problemOf(late)).code]).toEqual([507, 'storage-full'])
    } finally {
      await full.stop()
    }
  })
})
