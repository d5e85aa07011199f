import type { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import { PackageError, type ByteSource } from './package.types.ts'

/** Bytes read ahead. yauzl asks twice for each entry of the directory, and a storage is far away. */
const windowBytes = 256 * 1024

/** Collects a stream. Rejects with its error. */
export async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * Reads `length` bytes at `start`.
 * @throws PackageError `zip-truncated` where the source ends before that
 */
export async function readBytes(
  source: ByteSource,
  start: number,
  length: number,
): Promise<Buffer> {
  const end = start + length
  if (end > source.size) throw new PackageError('zip-truncated')
  const bytes = length ? await collect(await source.read({ start, end: end - 1 })) : Buffer.alloc(0)
  if (bytes.length < length) throw new PackageError('zip-truncated')
  return bytes
}

/** Lets yauzl read the directory of a zip from a source, with few reads of it. */
export class SourceReader extends RandomAccessReader {
  /** Why a read failed, so that an error of the storage is not taken for a fault of the zip. */
  failure: unknown
  #source: ByteSource
  #window: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }

  constructor(source: ByteSource) {
    super()
    this.#source = source
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    void this.#answer(() => this.#copy(buffer, offset, length, position), callback)
  }

  async #answer(read: () => Promise<void>, callback: (error: Error | null) => void): Promise<void> {
    let failure: Error | null = null
    try {
      await read()
    } catch (error) {
      this.failure = error
      failure = error as Error
    }
    callback(failure)
  }

  async #copy(buffer: Buffer, offset: number, length: number, position: number): Promise<void> {
    const { start, bytes } = this.#window
    if (position < start || position + length > start + bytes.length) {
      const wanted = Math.max(length, Math.min(windowBytes, this.#source.size - position))
      this.#window = { start: position, bytes: await readBytes(this.#source, position, wanted) }
    }
    const from = position - this.#window.start
    this.#window.bytes.copy(buffer, offset, from, from + length)
  }
}
