import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { area, columnsType, toColumns } from '@atrium/api-client/contract'
import type { Call, Problem as ProblemDetails } from '@atrium/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApi } from '../../../test/api.ts'
import type { Api } from '../../../test/api.ts'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { testAuthenticator, tokenFor } from '../../../test/tokens.ts'
import { implement } from '../implement.ts'
import { invalid } from '../problem.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import type { Actor } from '../actor.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import type { UploadedFile } from './call-context.ts'
import { apiRoutes } from './api-routes.ts'
import { defaultRules } from './file-kinds.ts'
import { createHttpApp } from './http-app.ts'
import { forgetAnswers } from './idempotency.ts'

const id = z.pipe(z.string().check(z.regex(/^-?\d{1,9}$/)), z.transform(Number))
const things = area('things', {
  current: { method: 'GET', path: 'things/current', summary: '', response: z.string() },
  get: {
    method: 'GET',
    path: 'things/{thingId}',
    summary: '',
    params: z.object({ thingId: id }),
    query: z.object({ deep: z.optional(z.enum(['yes', 'no'])) }),
    response: z.object({ id: z.number(), language: z.string() }),
  },
  create: {
    method: 'POST',
    path: 'things',
    summary: '',
    encoding: 'json',
    body: z.object({ name: z.string().check(z.minLength(3)) }),
    response: z.object({ count: z.number() }),
    status: 201,
  },
  form: {
    method: 'PUT',
    path: 'things',
    summary: '',
    encoding: 'form',
    body: z.object({ customers: z.array(z.object({ name: z.string() })) }),
    response: z.unknown(),
  },
  upload: {
    method: 'POST',
    path: 'things/files',
    summary: '',
    encoding: 'multipart',
    body: z.object({ folder: z.string() }),
    files: { files: { many: true, required: true, maxBytes: 1_000 } },
    response: z.unknown(),
  },
  list: {
    method: 'GET',
    path: 'things',
    summary: '',
    query: z.object({ count: z.pipe(z.string(), z.transform(Number)) }),
    response: z.array(z.object({ id: z.number(), name: z.optional(z.string()) })),
  },
  remove: {
    method: 'DELETE',
    path: 'things/{thingId}',
    summary: '',
    params: z.object({ thingId: id }),
  },
  write: { method: 'POST', path: 'things/write', summary: '' },
  open: { method: 'GET', path: 'open', summary: '', open: true, response: z.string() },
  broken: { method: 'GET', path: 'broken', summary: '', response: z.string() },
  crash: { method: 'GET', path: 'crash', summary: '' },
})

describe.each(databases)('calls over http: $name', (kind) => {
  let database: TestDatabase
  let folder: string
  let storage: FileStorage
  let app: FastifyInstance
  let url: string
  let api: Api
  let uploads: UploadedFile[][] = []
  let created = 0
  let entered = 0
  let gate: Promise<void> | undefined
  let refusal: Error | undefined

  beforeAll(async () => {
    database = await kind.open()
    folder = await mkdtemp(join(tmpdir(), 'atrium-http-'))
    storage = await createFolderStorage(folder)
    app = await createHttpApp({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      isSecure: false,
    })
    const routes = implement(things, {
      current: async () => 'current',
      get: async ({ params, language }) => ({ id: params.thingId, language }),
      list: async ({ query }) =>
        Array.from({ length: query.count }, (_, at) => ({
          id: at,
          ...(at > 5 && { name: 'Plan' }),
        })),
      create: async () => {
        entered++
        await gate
        if (refusal) throw refusal
        return { count: ++created }
      },
      form: async ({ body }) => body,
      upload: async ({ body, files }) => {
        if (refusal) throw refusal
        uploads.push(files.files)
        for (const file of files.files) await storage.keep(file.temporaryKey)
        return { folder: body.folder, names: files.files.map(({ name }) => name) }
      },
      remove: async () => undefined,
      write: () =>
        database.database.system(async (tx) => {
          await tx.query(sql`insert into secrets (name, value) values ('written', '1'::jsonb)`)
        }),
      open: async ({ actor }) => actor?.subject ?? 'nobody',
      broken: async () => 5 as unknown as string,
      crash: async () => {
        throw new Error('secret detail')
      },
    })
    const actor = { userId: 7, subject: 's', applicationIds: [] } as unknown as Actor
    const deps = {
      authenticator: testAuthenticator,
      users: {
        actorOf: async () => actor,
        adopt: async () => false,
        changeEmail: async () => undefined,
        groupIdsOf: async () => [],
      },
      previews: { actorFor: async (viewer: Actor) => viewer },
      integrations: { actorOf: async () => actor },
      database: database.database,
      storage,
      fileRules: async () => defaultRules,
    }
    await app.register((scope) => apiRoutes(scope, routes, deps, { checkResponses: true }))
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    api = createApi(url, await tokenFor('s'))
  })
  afterAll(async () => {
    await app.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    uploads = []
    created = 0
    entered = 0
    gate = undefined
    refusal = undefined
  })

  const waiting = () => readdir(join(folder, 'incoming'))
  const send = (call: Call, init: RequestInit) => api.fetch(`/api/v1.0/${call.path}`, init)
  const problemOf = async (response: Response) => (await response.json()) as ProblemDetails

  test('a word wins over a number in the same place, and only numbers are taken (API-39)', async () => {
    expect((await api.call(things.current)).body).toBe('current')
    expect((await api.call(things.get, { params: { thingId: 12 } })).body.id).toBe(12)
    const response = await api.fetch('/api/v1.0/things/other')
    expect(response.status).toBe(404)
    expect(await problemOf(response)).toMatchObject({ code: 'not-found' })
  })

  test('a long list comes column by column to whom can read that, else and if short row by row', async () => {
    const listOf = async (count: number, accept: string) => {
      const response = await api.fetch(`/api/v1.0/things?count=${count}`, { headers: { accept } })
      return { type: response.headers.get('content-type'), body: await response.json() }
    }
    const plain = await listOf(300, 'application/json')
    expect(plain.type).toMatch('application/json')
    const turned = await listOf(300, `${columnsType}, application/json`)
    expect(turned.type).toMatch(columnsType)
    expect(turned.body).toEqual(toColumns(plain.body))
    expect((await listOf(20, columnsType)).body).toEqual(plain.body.slice(0, 20))
  })

  test('no bearer token, no call; an open call goes without (AUTH-14)', async () => {
    const stranger = createApi(url)
    const { status, problem } = await stranger.call(things.current)
    expect([status, problem.code]).toEqual([401, 'not-signed-in'])
    expect((await stranger.call(things.open)).body).toBe('nobody')
  })

  test('an upload without a token is refused before it is read (AUTH-14)', async () => {
    const input = { body: { folder: 'a' }, files: { files: [new File(['x'], 'a.txt')] } }
    expect((await createApi(url).call(things.upload, input)).status).toBe(401)
    expect(await waiting()).toEqual([])
  })

  test('a call without a body may say JSON all the same (AUTH-14)', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await api.call(things.remove, { params: { thingId: 1 } }, headers)
    expect(answer.status).toBe(204)
  })

  test('a wrong body names its fields, in the language of the caller (ERR-16, VAL-02)', async () => {
    const german = await api.call(things.create, { body: { name: 'ab' } })
    expect(german.status).toBe(400)
    expect(german.problem).toMatchObject({
      type: 'urn:atrium:problem:invalid',
      code: 'invalid',
      errors: { name: ['Bitte geben Sie mindestens 3 Zeichen ein.'] },
    })
    const english = await api.call(
      things.create,
      { body: { name: 'ab' } },
      { 'accept-language': 'en' },
    )
    expect(english.problem.errors).toEqual({ name: ['Please enter at least 3 characters.'] })
    expect(english.headers.get('content-language')).toBe('en')
    expect(english.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  })

  test.each([
    ['no JSON', 'application/json', '{"name":', 400],
    ['another type', 'text/plain', 'name', 415],
    ['a form instead of JSON', 'application/x-www-form-urlencoded', 'name=abc', 415],
    ['too much', 'application/json', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
    ['a prototype', 'application/json', '{"__proto__":{"name":"abc"}}', 400],
  ])('a body that is %s is refused', async (_, contentType, body, status) => {
    const response = await send(things.create, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    })
    expect(response.status).toBe(status)
    expect(await problemOf(response)).toMatchObject({ status })
    expect(created).toBe(0)
  })

  test('a zero character and half a character, which no text of the database can hold, are refused at their field (ERR-16)', async () => {
    const created = await api.call(things.create, { body: { name: 'abc\0' } })
    expect([created.status, created.problem.errors]).toEqual([
      400,
      { name: ['Das Format stimmt nicht.'] },
    ])
    const half = await api.call(things.create, { body: { name: 'abc\ud83d' } })
    expect([half.status, Object.keys(half.problem.errors!)]).toEqual([400, ['name']])
    const customers = [{ name: 'a' }, { name: 'b\0' }]
    const { problem } = await api.call(things.form, { body: { customers } })
    expect(Object.keys(problem.errors!)).toEqual(['customers[1].name'])
  })

  test('nesting without end is refused at its field', async () => {
    const deep = `{"name":"abc","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    const response = await send(things.create, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
      body: deep,
    })
    expect(response.status).toBe(400)
    expect((await problemOf(response)).errors).toHaveProperty('x')
  })

  test('a form is read with its nested names', async () => {
    const customers = [{ name: 'Alpenquell' }, { name: 'Wohnwerk' }]
    expect((await api.call(things.form, { body: { customers } })).body).toEqual({ customers })
    const response = await send(things.form, {
      method: 'PUT',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '__proto__.name=x',
    })
    expect(response.status).toBe(400)
  })

  test('a wrong query is 400, a success without content 204', async () => {
    expect((await api.fetch('/api/v1.0/things/1?deep=maybe')).status).toBe(400)
    const removed = await api.call(things.remove, { params: { thingId: 1 } })
    expect([removed.status, removed.body]).toEqual([204, undefined])
  })

  test('an error of ours says nothing of its inside, but its id (ERR-06)', async () => {
    const { status, problem, headers } = await api.call(
      things.crash,
      {},
      { 'x-request-id': 'abc-12345' },
    )
    expect(status).toBe(500)
    expect(problem).toEqual({
      type: 'urn:atrium:problem:unknown',
      title: 'Ein unbekannter Fehler ist aufgetreten.',
      status: 500,
      code: 'unknown',
      traceId: 'abc-12345',
    })
    expect(headers.get('x-request-id')).toBe('abc-12345')
  })

  test('an answer that breaks the contract does not go out', async () => {
    expect((await api.call(things.broken)).status).toBe(500)
  })

  test('every answer carries the security headers', async () => {
    for (const path of ['/api/v1.0/things/1', '/nowhere']) {
      const { headers } = await api.fetch(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBeTruthy()
    }
  })

  describe('uploads', () => {
    const file = (name: string, content: BlobPart = 'inhalt') => new File([content], name)
    const upload = (...files: File[]) =>
      api.call(things.upload, { body: { folder: 'a' }, files: { files } })

    test('arrive with name, size and the type of their content (FILE-07)', async () => {
      const png = new Uint8Array([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52,
      ])
      const answer = await upload(file('U\u0308bersicht.csv', 'a;b'), file('falsch.pdf', png))
      expect(answer.body).toEqual({ folder: 'a', names: ['Übersicht.csv', 'falsch.pdf'] })
      expect(uploads[0]).toMatchObject([
        { name: 'Übersicht.csv', size: 3, type: 'text/csv' },
        { name: 'falsch.pdf', size: 16, type: 'image/png' },
      ])
      expect(await waiting()).toEqual([])
    })

    test('at the limit pass, over it are 413 (FILE-10)', async () => {
      expect((await upload(file('a.txt', 'x'.repeat(1_000)))).status).toBe(200)
      const { status, problem } = await upload(file('ok.txt'), file('b.txt', 'x'.repeat(1_001)))
      expect([status, problem.code]).toEqual([413, 'file-too-large'])
      expect(problem.errors?.['files[1]']?.[0]).toContain('„b.txt“')
      expect(await waiting()).toEqual([])
    })

    test('far over the limit still get their answer', async () => {
      const { status } = await upload(file('b.bin', new Uint8Array(20_000_000)))
      expect(status).toBe(413)
      expect(await waiting()).toEqual([])
    })

    test.each([
      ['an empty file', [file('leer.txt', '')], 'files[0]', 'Die Datei „leer.txt“ ist leer.'],
      ['no file', [], 'files', 'Bitte wählen Sie mindestens eine Datei aus.'],
      [
        'a forbidden name',
        [file('ok.txt'), file('../a.txt')],
        'files[1]',
        '„../a.txt“ wurde nicht angenommen. Der Name darf keines der Zeichen \\ / : * ? " < > | enthalten.',
      ],
    ])('with %s are refused at the very file, and nothing stays', async (_, files, field, text) => {
      const { status, problem } = await upload(...files)
      expect([status, problem.errors]).toEqual([400, { [field]: [text] }])
      expect(uploads).toEqual([])
      expect(await waiting()).toEqual([])
    })

    test('have the name that they have on disk, also where browsers escape it', async () => {
      for (const [name, reason] of [
        ['„100 %22“.txt', /^„„100 "“\.txt“ .* keines der Zeichen/],
        ['a"b.txt', /^„a"b\.txt“ .* keines der Zeichen/],
        ['a\nb.txt', /^„a\r?\nb\.txt“ .* ein Zeilenumbruch/],
      ] as const) {
        const { status, problem } = await upload(file(name))
        expect(status).toBe(400)
        expect(problem.errors?.['files[0]']?.[0]).toMatch(reason)
      }
      const form = new FormData()
      form.append('folder', 'a')
      form.append('files', file('100 %25 Rabatt.txt'))
      const response = await send(things.upload, { method: 'POST', body: form })
      expect(await response.json()).toMatchObject({ names: ['100 %25 Rabatt.txt'] })
    })

    test('with a field for each of very many people come in', async () => {
      const form = new FormData()
      for (let index = 0; index < 4_900; index++) form.append(`people[${index}].name`, 'a')
      form.append('folder', 'a')
      form.append('files', file('a.txt'))
      const response = await send(things.upload, { method: 'POST', body: form })
      expect(response.status).not.toBe(413)
    })

    test('with a wrong field or an unknown file field are refused, and nothing stays', async () => {
      for (const name of ['files', 'other']) {
        const form = new FormData()
        form.append(name, file('a.txt'))
        const response = await send(things.upload, { method: 'POST', body: form })
        expect(response.status).toBe(400)
        expect(Object.keys((await problemOf(response)).errors ?? {})).toEqual([
          name === 'files' ? 'folder' : 'other',
        ])
      }
      expect(await waiting()).toEqual([])
    })

    test('that end in the middle are refused, and nothing stays', async () => {
      const response = await send(things.upload, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nabc',
      })
      expect(response.status).toBe(400)
      expect(await waiting()).toEqual([])
    })

    test('whose connection breaks leave nothing behind', async () => {
      const abort = new AbortController()
      const body = new ReadableStream({
        start(controller) {
          const head =
            '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nthe first half'
          controller.enqueue(new TextEncoder().encode(head))
        },
      })
      const request = send(things.upload, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body,
        duplex: 'half',
        signal: abort.signal,
      } as RequestInit)
      await expect.poll(waiting).toHaveLength(1)
      abort.abort()
      await expect(request).rejects.toThrow()
      await expect.poll(waiting).toEqual([])
    })

    test('with more text than may lie in memory are refused, and nothing stays', async () => {
      const form = new FormData()
      form.append('files', file('a.txt'))
      for (let index = 0; index < 20; index++) form.append(`text${index}`, 'x'.repeat(60_000))
      const response = await send(things.upload, { method: 'POST', body: form })
      expect(response.status).toBe(413)
      expect(await waiting()).toEqual([])
    })

    test('on which nothing moves any more are given up, and nothing stays', async () => {
      const patience = app.server.timeout
      expect(patience).toBe(120_000)
      app.server.setTimeout(300)
      const body = new ReadableStream({
        start(controller) {
          const head =
            '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf'
          controller.enqueue(new TextEncoder().encode(head))
        },
      })
      const request = send(things.upload, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', connection: 'close' },
        body,
        duplex: 'half',
      } as RequestInit)
      await expect(request).rejects.toThrow()
      app.server.setTimeout(patience)
      await expect.poll(waiting).toEqual([])
    })

    test('that the handler refuses are discarded', async () => {
      refusal = invalid({ folder: { de: 'Nein', en: 'No' } })
      expect((await upload(file('a.txt'))).status).toBe(400)
      expect(await waiting()).toEqual([])
    })
  })

  describe('a repeated write', () => {
    const create = (key: string, name = 'abc') =>
      api.call(things.create, { body: { name } }, { 'idempotency-key': key })
    const write = (key: string) => api.call(things.write, {}, { 'idempotency-key': key })
    const written = () => database.database.system((tx) => tx.query(sql`select name from secrets`))

    test('with the same key and content is done once', async () => {
      const answers = [await create('k1'), await create('k1')]
      expect(answers.map(({ status, body }) => [status, body.count])).toEqual([
        [201, 1],
        [201, 1],
      ])
      expect((await create('k1-other')).body.count).toBe(2)
    })

    test('with the same key and other content is 422, with what the first one was answered', async () => {
      const first = await create('k2')
      const second = await create('k2', 'other')
      expect([second.status, second.problem.current]).toEqual([422, first.body])
      const other = await api.call(
        things.remove,
        { params: { thingId: 1 } },
        { 'idempotency-key': 'k2' },
      )
      expect(other.status).toBe(422)
    })

    test('while the first is under way waits for its answer', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      const first = create('k3')
      await expect.poll(() => entered).toBe(1)
      const second = create('k3')
      const early = await Promise.race([second, setTimeout(100, 'still waiting')])
      expect(early).toBe('still waiting')
      resolve()
      const answers = await Promise.all([first, second])
      expect(answers.map(({ status, body }) => [status, body.count])).toEqual([
        [201, 1],
        [201, 1],
      ])
      expect(entered).toBe(1)
    })

    test('leaves neither work nor key behind where its answer could not be stored', async () => {
      await database.database.system((tx) =>
        tx.script(`create function fail() returns trigger language plpgsql
          as $$ begin raise exception 'no room'; end $$;
          create trigger no_answers before update on idempotency_keys
          for each row execute function fail()`),
      )
      try {
        expect((await write('k7')).status).toBe(500)
        expect(await written()).toEqual([])
      } finally {
        await database.database.system((tx) =>
          tx.script('drop trigger no_answers on idempotency_keys; drop function fail'),
        )
      }
      expect((await write('k7')).status).toBe(204)
      expect((await write('k7')).status).toBe(204)
      expect(await written()).toEqual([{ name: 'written' }])
    })

    test('after a refusal works', async () => {
      refusal = invalid({ name: { de: 'Nein', en: 'No' } })
      expect((await create('k4')).status).toBe(400)
      refusal = undefined
      expect((await create('k4')).status).toBe(201)
    })

    test('knows uploads by their content', async () => {
      const upload = (content: string) =>
        api.call(
          things.upload,
          { body: { folder: 'a' }, files: { files: [new File([content], 'a.txt')] } },
          { 'idempotency-key': 'k5' },
        )
      expect((await upload('one')).status).toBe(200)
      expect((await upload('one')).status).toBe(200)
      expect(uploads).toHaveLength(1)
      expect((await upload('two')).status).toBe(422)
      expect(await waiting()).toEqual([])
    })

    test('is forgotten after a day', async () => {
      await create('k6')
      await forgetAnswers(database.database)
      expect((await create('k6')).body.count).toBe(1)
      await database.database.system((tx) =>
        tx.script(`update idempotency_keys set created_at = now() - interval '25 hours'`),
      )
      await forgetAnswers(database.database)
      expect((await create('k6')).body.count).toBe(2)
    })
  })
})
