import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from '../types.ts'

const day = 24 * 60 * 60 * 1000
const uuid = /^[0-9a-f-]{36}$/

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
  await sweep(incoming)

  const place = (key: string) => {
    // Keys are ours; anything else never reaches a path.
    if (!uuid.test(key)) throw new Error('Not a storage key')
    return join(files, key.slice(0, 2), key.slice(2, 4), key)
  }
  const waiting = (key: string) => {
    if (!uuid.test(key)) throw new Error('Not a storage key')
    return join(incoming, key)
  }

  return {
    async receive(content) {
      const temporaryKey = randomUUID()
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

    async read(key, range) {
      await stat(place(key))
      return createReadStream(place(key), range)
    },

    remove: (key) => rm(place(key), { force: true }),
  }
}

/** Takes away what arrived more than a day ago and was never kept: the process died in between. */
async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const { mtimeMs } = await stat(join(incoming, name))
    if (mtimeMs < Date.now() - day) await rm(join(incoming, name), { force: true })
  }
}
