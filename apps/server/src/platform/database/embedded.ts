import { mkdir, statfs } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PGliteOptions } from '@electric-sql/pglite'
import { typeIds } from './driver.ts'
import type { Driver } from './driver.ts'

const asText = (value: string) => value

const parsers = {
  [typeIds.int8]: Number,
  [typeIds.date]: asText,
  [typeIds.timestamp]: asText,
  [typeIds.interval]: asText,
}

/**
 * Bytes that are kept free for the database: two pieces of its log, and what a statement needs besides. A
 * database whose log finds no room any more ends itself, and embedded it takes the process with it.
 */
const reserveBytes = 48 * 1024 * 1024

/** What PostgreSQL says of a full disk; the server answers it with 507. */
const diskFull = (cause: unknown) =>
  Object.assign(new Error('There is too little room for the database', { cause }), {
    code: '53100',
  })

export interface EmbeddedOptions {
  /** Where the data lies; absent: in memory. */
  folder?: string
  /** A dumped data folder to start from. */
  dump?: Blob
}

/** PostgreSQL in this process. One connection, so transactions run one after another. */
export async function openEmbedded({
  folder,
  dump,
}: EmbeddedOptions): Promise<Driver & { dump(): Promise<Blob> }> {
  const options: PGliteOptions = {
    parsers,
    extensions: { btree_gin, pg_trgm },
    ...(dump && { loadDataDir: dump }),
  }
  if (folder) {
    await mkdir(folder, { recursive: true })
    options.dataDir = folder
  }
  const db = await PGlite.create(options)
  return {
    kind: 'embedded',
    transaction: async (work) => {
      const isFull = !(await hasRoom(folder))
      return db
        .transaction(async (tx) => {
          if (isFull) await tx.query('set transaction read only')
          return work({
            query: (text, values) =>
              tx.query(
                text,
                values.map((value) => value ?? null),
              ),
            script: async (text) => {
              await tx.exec(text)
            },
          })
        })
        .catch((error: unknown) => {
          throw isFull && (error as { code?: unknown }).code === '25006' ? diskFull(error) : error
        })
    },
    listen: async (channel, wake) => {
      const stop = await db.listen(channel, wake)
      return async () => {
        if (!db.closed) await stop()
      }
    },
    tidy: async () => {
      if (await hasRoom(folder)) await db.exec('vacuum (analyze)')
    },
    close: () => db.close(),
    dump: () => db.dumpDataDir('none'),
  }
}

async function hasRoom(folder: string | undefined): Promise<boolean> {
  if (!folder) return true
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= reserveBytes
}
