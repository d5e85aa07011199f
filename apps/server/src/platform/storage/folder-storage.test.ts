import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileStorage } from '../types.ts'
import { createFolderStorage } from './folder-storage.ts'

async function* chunks(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

describe('files in the data folder', () => {
  let data: string
  let storage: FileStorage
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'atrium-storage-'))
    storage = await createFolderStorage(data)
  })
  afterEach(() => rm(data, { recursive: true }))

  test('what was received and kept can be read, whole and in part', async () => {
    const received = await storage.receive(chunks('Plan ', 'v3'))
    expect(received.size).toBe(7)
    expect(received.sha256).toMatch(/^[0-9a-f]{64}$/)
    const key = await storage.keep(received.temporaryKey)
    expect(await text(await storage.read(key))).toBe('Plan v3')
    expect(await text(await storage.read(key, { start: 5, end: 6 }))).toBe('v3')
  })

  test('what was kept can be taken back, and then be kept again or discarded', async () => {
    const { temporaryKey } = await storage.receive(chunks('Plan'))
    const key = await storage.keep(temporaryKey)
    await storage.takeBack(key)
    await expect(storage.read(key)).rejects.toThrow('ENOENT')
    expect(await text(await storage.read(await storage.keep(temporaryKey)))).toBe('Plan')
    await storage.takeBack(key)
    await storage.discard(temporaryKey)
    expect(await readdir(join(data, 'incoming'))).toEqual([])
  })

  test('a stream that breaks off leaves nothing behind', async () => {
    const broken = (async function* () {
      yield Buffer.from('half')
      throw new Error('connection lost')
    })()
    await expect(storage.receive(broken)).rejects.toThrow('connection lost')
    expect(await readdir(join(data, 'incoming'))).toEqual([])
  })

  test('what was never kept is swept after a day, not before', async () => {
    await writeFile(join(data, 'incoming', 'old'), 'x')
    await writeFile(join(data, 'incoming', 'new'), 'x')
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await utimes(join(data, 'incoming', 'old'), longAgo, longAgo)
    await createFolderStorage(data)
    expect(await readdir(join(data, 'incoming'))).toEqual(['new'])
  })

  test('a key that is none never becomes a path', async () => {
    await expect(storage.read('../../etc/passwd')).rejects.toThrow('Not a storage key')
    await expect(async () => storage.remove('..')).rejects.toThrow('Not a storage key')
  })
})
