import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileAnswer } from './handlers.ts'

/** An answer that was made for the caller alone and is kept nowhere. */
export const inMemoryFile = (type: string, content: Buffer): FileAnswer => ({
  type,
  size: content.length,
  etag: createHash('sha256').update(content).digest('hex'),
  cacheControl: 'private, no-store',
  open: async () => Readable.from([content]),
})
