import { mkdir } from 'node:fs/promises'
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
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          query: async (text, values) =>
            (
              await tx.query(
                text,
                values.map((value) => value ?? null),
              )
            ).rows,
          script: async (text) => {
            await tx.exec(text)
          },
        }),
      ),
    listen: async (channel, wake) => {
      const stop = await db.listen(channel, wake)
      return async () => {
        if (!db.closed) await stop()
      }
    },
    tidy: async () => {
      await db.exec('vacuum (analyze)')
    },
    close: () => db.close(),
    dump: () => db.dumpDataDir('none'),
  }
}
