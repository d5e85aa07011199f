import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../../../test/s3.ts'
import type { FileStorage } from './storage.types.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createStorage } from './index.ts'

async function* chunks(...parts: (string | Uint8Array)[]) {
  for (const part of parts) yield Buffer.from(part)
}

const uuid = () => crypto.randomUUID()
const longAgo = () => new Date(Date.now() - 25 * 60 * 60 * 1000)

interface Kind {
  name: string
  open(): Promise<{
    storage: FileStorage
    /** Names of what waits to be kept. Not known of a service that is given from outside. */
    waiting?: () => Promise<string[]>
    /** Makes what waits look as if it had arrived the day before yesterday. */
    age?: (key: string) => Promise<unknown>
    close(): Promise<unknown>
  }>
}

const folder: Kind = {
  name: 'the data folder',
  open: async () => {
    const data = await mkdtemp(join(tmpdir(), 'atrium-storage-'))
    const incoming = join(data, 'incoming')
    return {
      storage: await createFolderStorage(data),
      waiting: () => readdir(incoming),
      age: (key) => utimes(join(incoming, key), longAgo(), longAgo()),
      close: () => rm(data, { recursive: true }),
    }
  },
}

const settingsOf = (s3: TestS3) => ({
  ATRIUM_DATA: '/nowhere',
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.url,
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})

const fail = (error: unknown) => {
  throw error
}

const protocol: Kind = {
  name: 'the S3 protocol',
  open: async () => {
    const s3 = await startS3()
    const storage = await createStorage(settingsOf(s3), { onError: fail })
    return {
      storage,
      waiting: async () =>
        [...s3.objects.keys()]
          .filter((key) => key.startsWith('incoming/'))
          .map((key) => key.slice('incoming/'.length)),
      age: async (key) => (s3.objects.get(`incoming/${key}`)!.at = longAgo()),
      close: async () => {
        await storage.close()
        await s3.stop()
      },
    }
  },
}

/** A real service, where one is named: `TEST_S3_ENDPOINT`, with its bucket and keys. */
const service: Kind = {
  name: 'an S3 service',
  open: async () => {
    const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_KEY, TEST_S3_SECRET } = process.env
    const storage = await createStorage(
      {
        ATRIUM_DATA: '/nowhere',
        S3_BUCKET: TEST_S3_BUCKET,
        S3_ENDPOINT: TEST_S3_ENDPOINT,
        S3_REGION: 'us-east-1',
        S3_ACCESS_KEY_ID: TEST_S3_KEY,
        S3_SECRET_ACCESS_KEY: TEST_S3_SECRET,
      },
      { onError: fail },
    )
    return { storage, close: () => storage.close() }
  },
}

const kinds = process.env.TEST_S3_ENDPOINT ? [folder, protocol, service] : [folder, protocol]

describe.each(kinds)('files in $name', (kind) => {
  let opened: Awaited<ReturnType<Kind['open']>>
  let storage: FileStorage
  beforeEach(async () => {
    opened = await kind.open()
    storage = opened.storage
  })
  afterEach(() => opened.close())

  const keepFile = async (...parts: (string | Uint8Array)[]) =>
    storage.keep((await storage.receive(chunks(...parts))).temporaryKey)
  const waiting = async () => (await opened.waiting?.()) ?? []

  test('what was received and kept can be read, whole and in part', async () => {
    const received = await storage.receive(chunks('Plan ', 'v3'))
    expect(received.size).toBe(7)
    expect(received.sha256).toBe('1b8015cf3fd04e84728621ffa3f58726afc08aea49ec801b38c678f7e15ba7d9')
    const key = await storage.keep(received.temporaryKey)
    expect(await text(await storage.read(key))).toBe('Plan v3')
    expect(await text(await storage.read(key, { start: 5, end: 6 }))).toBe('v3')
    expect(await waiting()).toEqual([])
  })

  test('a file of many megabytes comes back byte by byte, from its middle too', async () => {
    const parts = Array.from({ length: 21 }, () => randomBytes(2 ** 20 + 7))
    const whole = Buffer.concat(parts)
    const key = await keepFile(...parts)
    expect((await buffer(await storage.read(key))).equals(whole)).toBe(true)
    const [start, end] = [9 * 2 ** 20, 9 * 2 ** 20 + 99]
    const middle = await buffer(await storage.read(key, { start, end }))
    expect(middle.equals(whole.subarray(start, end + 1))).toBe(true)
  })

  test('what was received can be looked into before it is kept', async () => {
    const { temporaryKey } = await storage.receive(chunks('Plan'))
    expect(await text(await storage.readReceived(temporaryKey))).toBe('Plan')
    await storage.discard(temporaryKey)
    await expect(storage.readReceived(temporaryKey)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('what was kept can be taken back, and then be kept again or discarded', async () => {
    const { temporaryKey } = await storage.receive(chunks('Plan'))
    const key = await storage.keep(temporaryKey)
    await storage.takeBack(key)
    expect(await text(await storage.read(await storage.keep(temporaryKey)))).toBe('Plan')
    await storage.takeBack(key)
    await storage.discard(temporaryKey)
    expect(await waiting()).toEqual([])
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('to discard what was kept does nothing', async () => {
    const key = await keepFile('Plan')
    await storage.discard(key)
    expect(await text(await storage.read(key))).toBe('Plan')
  })

  test('what is not there cannot be kept, taken back or read', async () => {
    for (const use of [storage.keep, storage.takeBack, storage.read])
      await expect(use(uuid())).rejects.toMatchObject({ code: 'ENOENT' })
    await storage.discard(uuid())
    await storage.remove(uuid())
  })

  test('what was removed is gone', async () => {
    const key = await keepFile('Plan')
    await storage.remove(key)
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test.each([1, 20])(
    'a stream that breaks off after %i MiB leaves nothing behind',
    async (size) => {
      const broken = (async function* () {
        for (let sent = 0; sent < size; sent++) yield Buffer.alloc(2 ** 20)
        throw new Error('connection lost')
      })()
      await expect(storage.receive(broken)).rejects.toThrow('connection lost')
      expect(await waiting()).toEqual([])
    },
  )

  test.skipIf(kind === service)(
    'what was never kept is swept after a day, not before',
    async () => {
      const old = await Promise.all([1, 2, 3].map(() => storage.receive(chunks('old'))))
      const young = await storage.receive(chunks('new'))
      const kept = await keepFile('kept')
      for (const { temporaryKey } of old) await opened.age!(temporaryKey)
      await storage.sweep()
      expect(await waiting()).toEqual([young.temporaryKey])
      await expect(storage.readReceived(old[0]!.temporaryKey)).rejects.toMatchObject({
        code: 'ENOENT',
      })
      expect(await text(await storage.read(kept))).toBe('kept')
    },
  )

  test('a key that is none never becomes a path', async () => {
    for (const use of [storage.read, storage.readReceived, storage.remove, storage.discard])
      await expect(async () => use('../../etc/passwd')).rejects.toThrow('Not a storage key')
  })
})

describe('a bucket', () => {
  let s3: TestS3
  let storage: FileStorage
  const errors: unknown[] = []
  beforeAll(async () => {
    s3 = await startS3()
    storage = await createStorage(settingsOf(s3), { onError: (error) => errors.push(error) })
  })
  afterAll(async () => {
    await storage.close()
    await s3.stop()
  })

  test('a big file travels in parts, and is never copied', async () => {
    s3.requests.length = 0
    const part = Buffer.alloc(2 ** 20)
    const { temporaryKey } = await storage.receive(
      chunks(...Array.from({ length: 20 }, () => part)),
    )
    await storage.keep(temporaryKey)
    const parts = s3.requests.filter((request) => request.includes('partNumber='))
    expect(parts).toHaveLength(3)
    expect(s3.objects.get(`files/${temporaryKey}`)!.body).toHaveLength(20 * 2 ** 20)
    expect(s3.requests.slice(-2)).toEqual([
      `HEAD incoming/${temporaryKey}`,
      `DELETE incoming/${temporaryKey}?x-id=DeleteObject`,
    ])
  })

  test('parts that a dead process left behind are swept after a day', async () => {
    for (const [id, at] of [
      ['old', longAgo()],
      ['new', new Date()],
    ] as const)
      s3.uploads.set(id, { key: `files/${uuid()}`, parts: new Map(), at })
    await storage.sweep()
    expect([...s3.uploads.keys()]).toEqual(['new'])
  })

  test('what cannot be discarded now fails no call, is told and swept later', async () => {
    const { temporaryKey } = await storage.receive(chunks('Plan'))
    s3.failing = { pattern: /^DELETE/, status: 403 }
    await storage.discard(temporaryKey)
    expect(errors).toHaveLength(1)
    s3.failing = undefined
    s3.objects.get(`incoming/${temporaryKey}`)!.at = longAgo()
    await storage.sweep()
    expect([...s3.objects.keys()].filter((key) => key.endsWith(temporaryKey))).toEqual([])
  })

  test('a service that fails is another thing than a file that is not there', async () => {
    const { temporaryKey } = await storage.receive(chunks('Plan'))
    s3.failing = { pattern: /^GET/, status: 403 }
    await expect(storage.read(temporaryKey)).rejects.not.toMatchObject({ code: 'ENOENT' })
    s3.failing = undefined
  })

  test.each([
    [{ S3_BUCKET: 'another' }, 'S3_BUCKET: there is no bucket "another"'],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'S3_ACCESS_KEY_ID: may not use the bucket'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'S3_ENDPOINT: http://127.0.0.1:9 cannot be reached'],
  ])('with %j the server says at its start what is wrong', async (wrong, message) => {
    const opening = createStorage({ ...settingsOf(s3), ...wrong }, { onError: fail })
    await expect(opening).rejects.toThrow(message)
  })
})
