import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { configurations, images } from '@atrium/api-client/contract'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '@atrium/api-client/contract'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { rowsOf } from '../testing.ts'

const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

const file = (content: Uint8Array, name = 'logo.png') => new File([new Uint8Array(content)], name)

type Body = InputOf<typeof images.upload>['body']

describe.each(databases)('images on $name', (kind) => {
  let server: TestServer
  let now: Date
  let logo: File
  beforeAll(async () => {
    now = new Date()
    server = await startServer({
      kind,
      demo: 'small',
      clock: { now: () => now },
    })
    const mark = await draw(300, 400, '#e2001a').png().toBuffer()
    logo = file(
      await draw(1_000, 400, '#0b6fb8')
        .composite([{ input: mark, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    )
  })
  afterAll(() => server?.stop())

  const signature = async (login: string) =>
    (await server.as(login)).call(configurations.cloudinary)
  const upload = async (
    login: string,
    body: Partial<Body>,
    picture = logo,
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      images.upload,
      {
        body: { key: 'atrium', preset: 'pictures', colors: false, ...body },
        files: { file: [picture] },
      },
      headers,
    )
  const signed = async (login: string, body: Partial<Body> = {}, picture = logo) =>
    upload(login, { ...(await signature(login)).body, ...body }, picture)
  /** As a page shows it: without a token. */
  const get = (url: string, init?: RequestInit) => fetch(`${server.url}${url}`, init)
  const widthOf = async (response: Response) =>
    (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width
  const storedFiles = async () => {
    const names = await readdir(join(server.config.ATRIUM_DATA, 'files'), { recursive: true })
    return names.filter((name) => name.length > 36).length
  }

  test('a signature is for administrators and Client Service alone (API-05, ADM-10, ENT-20)', async () => {
    for (const login of ['maren.thiessen', 'aylin.kaya']) {
      const { status, body } = await signature(login)
      expect([login, status]).toEqual([login, 200])
      expect(body.timestamp).toBe(Math.floor(now.getTime() / 1000))
      expect(body).toMatchObject({ key: 'atrium', preset: 'pictures' })
      expect(body.signature).toMatch(/^[0-9a-f]{64}$/)
    }
    for (const login of ['henning.vahl', 'lea.scholz', 'sabine.moser', 'korbinian.huber'])
      expect([login, (await signature(login)).status]).toEqual([login, 403])
  })

  test('an upload tells where the picture is, how large, and its colours (API-44, ENT-20, SETUP-09)', async () => {
    const { status, body } = await signed('aylin.kaya', { colors: true })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      url: `/images/${body.publicId}`,
      width: 1_000,
      height: 400,
      colors: [
        { colour: '#0b6fb8', share: 0.7 },
        { colour: '#e2001a', share: 0.3 },
      ],
    })
    expect((await signed('aylin.kaya')).body.colors).toEqual([])
  })

  test('without the signature of the one who uploads, nothing is taken (ADM-10)', async () => {
    const aylin = (await signature('aylin.kaya')).body
    const before = await storedFiles()
    for (const [login, body] of [
      ['aylin.kaya', {}],
      ['aylin.kaya', { ...aylin, timestamp: aylin.timestamp + 1 }],
      [
        'aylin.kaya',
        { ...aylin, signature: aylin.signature.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')) },
      ],
      // Somebody else's, among those who may.
      ['maren.thiessen', aylin],
    ] as const) {
      const { status, problem } = await upload(login, body)
      expect([status, problem.code]).toEqual([403, 'signature-invalid'])
    }
    // And among those who may not.
    const { status, problem } = await upload('sabine.moser', aylin)
    expect([status, problem.code]).toEqual([403, 'forbidden'])
    expect(await storedFiles()).toBe(before)
  })

  test('a signature is good for ten minutes (API-05)', async () => {
    const { body } = await signature('aylin.kaya')
    const start = now
    now = new Date(start.getTime() + 9 * 60_000)
    expect((await upload('aylin.kaya', body)).status).toBe(201)
    now = new Date(start.getTime() + 11 * 60_000)
    expect((await upload('aylin.kaya', body)).status).toBe(403)
  })

  test('everybody uploads a picture of themselves, which becomes a square (SET-03)', async () => {
    const { status, body } = await upload('korbinian.huber', { preset: 'profile' })
    expect(status).toBe(201)
    expect([body.width, body.height]).toEqual([400, 400])
    expect(await widthOf(await get(body.url))).toBe(400)
  })

  test('the picture comes to everybody who has its address, for good (API-44)', async () => {
    const { body } = await signed('aylin.kaya')
    const response = await get(body.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = response.headers.get('etag')!
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    expect(await widthOf(response)).toBe(1_000)
    const again = await get(body.url, { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await get(body.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  })

  test('a list asks for 140 pixels; the version is made once, however many ask (API-44)', async () => {
    const { body } = await signed('aylin.kaya')
    const before = await storedFiles()
    const answers = await Promise.all(
      [140, 140, 140, 150].map((width) => get(`${body.url}?w=${width}`)),
    )
    expect(await Promise.all(answers.map(widthOf))).toEqual([140, 140, 140, 140])
    const later = await get(`${body.url}?w=140`)
    expect(later.headers.get('etag')).toBe(answers[0]!.headers.get('etag'))
    expect(await widthOf(later)).toBe(140)
    expect(await storedFiles()).toBe(before + 1)
    const variants = await rowsOf(
      server,
      sql`select width from image_variants where image_id = ${body.publicId}`,
    )
    expect(variants).toEqual([{ width: 140 }])
  })

  test('no picture becomes larger than it is (API-44)', async () => {
    const { body } = await signed('aylin.kaya')
    expect(await widthOf(await get(`${body.url}?w=4000`))).toBe(1_000)
  })

  test.each([
    ['?w=5', 400],
    ['?w=-140', 400],
    ['?w=viel', 400],
    ['?w=999999999999999', 200],
  ])('%s is answered with %i (API-44)', async (query, expected) => {
    const { body } = await signed('aylin.kaya')
    expect((await get(`${body.url}${query}`)).status).toBe(expected)
  })

  test('what is not there is not found, and stays so for nobody’s cache (API-44)', async () => {
    for (const path of ['gibtsnicht', 'stock/99', 'a/b/c', '..%2f..%2fsecret', ''])
      expect([path, (await get(`/images/${path}`)).status]).toEqual([path, 404])
    expect((await get('/images/gibtsnicht')).headers.get('cache-control')).toBe('no-store')
  })

  test('what counts is the content, not the name; vector graphics are refused (API-44)', async () => {
    const before = await storedFiles()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const content of [
      svg,
      `<?xml version="1.0"?>${svg}`,
      '<html><script>alert(1)</script></html>',
      '%PDF-1.4',
      'GIF89a and nothing else',
    ]) {
      const picture = file(Buffer.from(content), 'bild.png')
      const { status, problem } = await signed('aylin.kaya', {}, picture)
      expect([content, status, Object.keys(problem.errors ?? {})]).toEqual([content, 400, ['file']])
    }
    expect(await storedFiles()).toBe(before)
    const gif = file(await draw(30, 20, '#0b6fb8').gif().toBuffer(), 'bild.txt')
    expect((await signed('aylin.kaya', {}, gif)).status).toBe(201)
  })

  test('a small file that unfolds to a giant picture is refused (API-44)', async () => {
    const bomb = file(await draw(10_000, 6_000, '#000000').png().toBuffer())
    const { status, problem } = await signed('aylin.kaya', {}, bomb)
    expect([status, problem.code]).toEqual([413, 'too-many-pixels'])
  })

  test('more than 20 MiB are refused (API-44)', async () => {
    const { status, problem } = await signed('aylin.kaya', {}, file(Buffer.alloc(20 * 2 ** 20 + 1)))
    expect([status, problem.code]).toEqual([413, 'file-too-large'])
  })

  test('another key or preset is refused at its field (API-44)', async () => {
    const key = await upload('aylin.kaya', { key: 'cloud' })
    expect([key.status, Object.keys(key.problem.errors!)]).toEqual([400, ['key']])
    const preset = await upload('aylin.kaya', { preset: 'constructor' })
    expect([preset.status, Object.keys(preset.problem.errors!)]).toEqual([400, ['preset']])
  })

  test('the same upload sent twice is one picture', async () => {
    const { body } = await signature('aylin.kaya')
    const once = { 'idempotency-key': 'logo-once' }
    const first = await upload('aylin.kaya', body, logo, once)
    const before = await storedFiles()
    const second = await upload('aylin.kaya', body, logo, once)
    expect(second.body).toEqual(first.body)
    expect(await storedFiles()).toBe(before)
  })

  test('there are fourteen stock pictures, each another, which anybody may see (SETUP-05, ENT-20)', async () => {
    const api = await server.as('maren.thiessen')
    const { body } = await api.call(images.stock)
    expect(body).toHaveLength(14)
    const answers = await Promise.all(body.map(({ url }) => get(`${url}?w=140`)))
    expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(14)
    for (const [index, answer] of answers.entries()) {
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      const drawing = await answer.text()
      for (const colour of body[index]!.colours) expect(drawing).toContain(colour)
    }
    expect(body.every(({ stock }) => stock)).toBe(true)
  })
})
