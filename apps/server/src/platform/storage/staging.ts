import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Staging } from './storage.types.ts'
import { checkKey } from './keys.ts'

/**
 * Pieces of files in `uploads/` of the data folder, also where files are kept in a bucket: parts of
 * an object cannot be continued at any byte.
 */
export async function createStaging(dataFolder: string): Promise<Staging> {
  const folder = join(dataFolder, 'uploads')
  await mkdir(folder, { recursive: true })
  const pathOf = (id: string) => {
    checkKey(id)
    return join(folder, id)
  }
  return {
    pathOf,
    begin: (id) => writeFile(pathOf(id), '', { flag: 'wx' }),
    async sizeOf(id) {
      try {
        return (await stat(pathOf(id))).size
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async append(id, content, offset) {
      const file = await open(pathOf(id), 'r+')
      let end = offset
      try {
        for await (const chunk of content) {
          for (let from = 0; from < chunk.length;) {
            const { bytesWritten } = await file.write(chunk, from, chunk.length - from, end)
            from += bytesWritten
            end += bytesWritten
          }
        }
        await file.sync()
        return end
      } catch (error) {
        // What came of a piece that broke off counts.
        await file.sync().catch(() => undefined)
        throw error
      } finally {
        await file.close()
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    ids: () => readdir(folder),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}
