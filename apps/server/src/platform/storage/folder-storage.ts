import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from './storage.types.ts'
import { checkKey, sweepAfterMs } from './keys.ts'

/** A folder's own entries (a new or renamed file) reach the disk only when the folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Files in the data folder: `incoming/` while they arrive, `files/ab/cd/<uuid>` once they are kept.
 * Both lie on one file system, so keeping is a rename: a file is there whole or not at all.
 */
export async function createFolderStorage(dataFolder: string): Promise<FileStorage> {
  const incoming = join(dataFolder, 'incoming')
  const files = join(dataFolder, 'files')
  await mkdir(incoming, { recursive: true })
  await mkdir(files, { recursive: true })

  const place = (key: string) => {
    checkKey(key)
    return join(files, key.slice(0, 2), key.slice(2, 4), key)
  }
  const waiting = (key: string) => {
    checkKey(key)
    return join(incoming, key)
  }

  async function receive(
    content: AsyncIterable<Uint8Array>,
    temporaryKey = randomUUID() as string,
  ) {
    const hash = createHash('sha256')
    let size = 0
    const file = await open(waiting(temporaryKey), 'wx')
    try {
      for await (const chunk of content) {
        await file.writeFile(chunk)
        hash.update(chunk)
        size += chunk.length
      }
      await file.sync()
    } catch (error) {
      await rm(waiting(temporaryKey), { force: true })
      throw error
    } finally {
      await file.close()
    }
    return { temporaryKey, size, sha256: hash.digest('hex') }
  }

  return {
    receive,

    async receiveFile(path) {
      const temporaryKey = randomUUID()
      try {
        // A second name of the same bytes: nothing is copied.
        await link(path, waiting(temporaryKey))
      } catch {
        return receive(createReadStream(path))
      }
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
        hash.update(chunk)
        size += chunk.length
      }
      return { temporaryKey, size, sha256: hash.digest('hex') }
    },

    async keep(temporaryKey) {
      const target = place(temporaryKey)
      await mkdir(dirname(target), { recursive: true })
      await rename(waiting(temporaryKey), target)
      await syncFolder(dirname(target))
      await syncFolder(dirname(dirname(target)))
      return temporaryKey
    },

    takeBack: (key) => rename(place(key), waiting(key)),

    discard: (temporaryKey) => rm(waiting(temporaryKey), { force: true }),

    readReceived: (temporaryKey, range) => openFile(waiting(temporaryKey), range),

    read: (key, range) => openFile(place(key), range),

    remove: (key) => rm(place(key), { force: true }),

    async sweep() {
      for (const name of await readdir(incoming)) {
        const { mtimeMs } = await stat(join(incoming, name)).catch(() => ({ mtimeMs: Infinity }))
        if (mtimeMs < Date.now() - sweepAfterMs) await rm(join(incoming, name), { force: true })
      }
    },

    async close() {},
  }
}

/** Opens before it resolves, so that a missing file is an error of this call and not of the stream. */
async function openFile(path: string, range?: { start: number; end: number }) {
  const file = await open(path, 'r')
  return file.createReadStream(range)
}
