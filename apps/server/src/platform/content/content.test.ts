import * as fc from 'fast-check'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArchiveEntry } from './content.types.ts'
import type { FileStorage } from '../storage/storage.types.ts'
import { createContentServer, createContentSigner } from './index.ts'
import { parseRange } from './range.ts'

const content = Buffer.from('0123456789')
const opened: Readable[] = []
const storage = {
  read: async (key: string, range = { start: 0, end: content.length - 1 }) => {
    if (key === 'down') throw new Error('connect ECONNREFUSED')
    if (key !== 'k1') throw Object.assign(new Error('gone'), { code: 'ENOENT' })
    const stream = Readable.from([content.subarray(range.start, range.end + 1)])
    opened.push(stream)
    return stream
  },
} as unknown as FileStorage

const entry = (path: string, open: () => Promise<Readable>) => ({
  path,
  modifiedAt: new Date('2026-11-20T09:00:00Z'),
  file: { size: 10, open },
})
const whole = async () => Readable.from([content])
const archives: Record<string, ArchiveEntry[]> = {
  'Ganz.zip': [entry('Grüße.txt', whole), entry('Zwei.txt', whole)],
  'Halb.zip': [
    entry('Eins.txt', whole),
    entry('Zwei.txt', async () => {
      throw new Error('gone')
    }),
  ],
}

describe('content origin', () => {
  let server: Server
  let now = new Date('2026-11-20T09:00:00Z')
  let base: string
  const clock = { now: () => now }
  const signer = () => createContentSigner(base, 'a key', clock)
  const file = {
    key: 'k1',
    name: 'Plan „März“.pdf',
    type: 'application/pdf',
    size: 10,
    disposition: 'inline' as const,
  }

  beforeAll(async () => {
    server = createContentServer({
      signer: createContentSigner('', 'a key', clock),
      storage,
      openArchive: async ({ name }) => archives[name],
      portals: ['https://portal.example/'],
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('gives a signed file, sandboxed and with its own name', async () => {
    const response = await fetch(signer().sign(file).url)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('0123456789')
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Plan%20%E2%80%9EM%C3%A4rz%E2%80%9C.pdf",
    )
  })

  test('a question for the head alone keeps nothing open', async () => {
    const response = await fetch(signer().sign(file).url, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10'])
    expect(opened.at(-1)!.destroyed).toBe(true)
  })

  test('gives an archive of the size that it says, as an attachment (T-69)', async () => {
    const archive = { applicationId: 1, componentIds: [1], userId: 1, roles: [], name: 'Ganz.zip' }
    const response = await fetch(signer().signArchive(archive).url)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.byteLength).toBe(Number(response.headers.get('content-length')))
    for (const part of ['Grüße.txt', 'Zwei.txt', '0123456789'])
      expect(bytes.includes(part)).toBe(true)
  })

  test('breaks an archive off where a file cannot be had: half of it is none (T-69)', async () => {
    const archive = { applicationId: 1, componentIds: [1], userId: 1, roles: [], name: 'Halb.zip' }
    const response = await fetch(signer().signArchive(archive).url)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })

  test('gives ranges', async () => {
    const { url } = signer().sign(file)
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect((await fetch(url, { headers: { range: 'bytes=10-' } })).status).toBe(416)
  })

  test('scripts of the portal may read it, in parts too, and nobody else’s (VIEW-07)', async () => {
    const { url } = signer().sign(file)
    const ask = (origin: string, method = 'GET', headers = {}) =>
      fetch(url, { method, headers: { origin, ...headers } })
    const part = await ask('https://portal.example', 'GET', { range: 'bytes=2-4' })
    expect([part.status, part.headers.get('access-control-allow-origin')]).toEqual([
      206,
      'https://portal.example',
    ])
    expect(part.headers.get('vary')).toBe('Origin')
    expect(part.headers.get('access-control-expose-headers')).toMatch(
      /Accept-Ranges.*Content-Range/,
    )
    expect(part.headers.get('access-control-allow-credentials')).toBeNull()
    const asked = await ask('https://portal.example', 'OPTIONS')
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Range',
    ])
    for (const stranger of ['https://evil.example', 'null', 'http://portal.example']) {
      const answer = await ask(stranger)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect((await ask(stranger, 'OPTIONS')).status).toBe(405)
    }
  })

  test('what is gone is not found; a storage that does not answer is asked again later', async () => {
    const statusOf = async (key: string) => {
      const response = await fetch(signer().sign({ ...file, key }).url)
      return [response.status, response.headers.get('cache-control')]
    }
    expect(await statusOf('k2')).toEqual([404, 'private, max-age=300'])
    expect(await statusOf('down')).toEqual([503, 'no-store'])
  })

  test('what could run is saved, never shown', async () => {
    for (const type of ['text/html', 'image/svg+xml', 'application/javascript']) {
      const response = await fetch(signer().sign({ ...file, type }).url)
      expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
      // A picture of a page shows it by its type; opened by itself it has no scripts (VIEW-09).
      expect(response.headers.get('content-type')).toBe(
        type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      )
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toMatch(
        /^sandbox; default-src 'none'/,
      )
    }
  })

  test('a changed, foreign or expired address is not found', async () => {
    const { url } = signer().sign(file)
    const [, payload] = /\/c\/([\w-]+)\./.exec(url)!
    const forged = Buffer.from(
      Buffer.from(payload!, 'base64url').toString().replace('k1', 'k2'),
    ).toString('base64url')
    expect((await fetch(url.replace(payload!, forged))).status).toBe(404)
    expect((await fetch(createContentSigner(base, 'other key', clock).sign(file).url)).status).toBe(
      404,
    )
    now = new Date(now.getTime() + 5 * 60 * 1000)
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(`${base}/`)).status).toBe(404)
  })
})

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.option(fc.nat(60)), fc.option(fc.nat(60)), (size, first, last) => {
      const range = parseRange(`bytes=${first ?? ''}-${last ?? ''}`, size)
      if (typeof range !== 'object') return true
      return range.start >= 0 && range.start <= range.end && range.end < size
    }),
  )
})
