import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { PackageError, type ByteSource, type PackageFile } from './package.types.ts'
import { readBytes } from './source-reader.ts'
import { localHeaderBytes, localHeaderSignature, methods } from './zip-directory.ts'

/** Bytes of an unpacked file, both included. */
export interface EntryRange {
  /** The first one without it. */
  start?: number
  /** The last one without it, and where it lies behind the file's end. */
  end?: number
}

/** Positions within a local header. */
const at = {
  flags: 6,
  method: 8,
  crc32: 14,
  compressed: 18,
  size: 22,
  name: 26,
  extra: 28,
} as const
const flags = { encrypted: 0x01, sizesFollow: 0x08 } as const
/** Stands for a size that is in the zip64 field. */
const inZip64 = 0xffff_ffff

/**
 * Opens a file straight out of the zip, without unpacking the zip: all of it, or the bytes `wanted`.
 * Of a stored file only these bytes are read; a deflated one is inflated up to them. Never gives out
 * more than `file.size` bytes. A whole file is checked against its CRC.
 * @returns a stream that fails with PackageError `file-damaged` where the zip says something else than it
 *   holds, and with the source's error where that fails
 * @throws PackageError `file-damaged` or `zip-truncated` where there is no such file in the zip (SEM-05, T-91);
 *   RangeError where the range begins before the file or behind its end
 */
export async function openEntry(
  source: ByteSource,
  file: PackageFile,
  wanted: EntryRange = {},
): Promise<Readable> {
  const start = wanted.start ?? 0
  const end = Math.min(wanted.end ?? Infinity, file.size - 1)
  const isEmpty = file.size === 0 && start === 0
  if (!isEmpty && (start < 0 || end < start))
    throw new RangeError(`${start}-${end} of ${file.size}`)
  const dataStart = await findData(source, file)
  if (isEmpty) return Readable.from([])
  const count = end - start + 1
  const isWhole = count === file.size
  const stored = { start: dataStart + start, end: dataStart + end }
  const range = file.isDeflated ? dataRange(dataStart, file) : stored
  return readLazily(source, range, async function* (raw) {
    const unpacked = file.isDeflated ? inflate(raw) : raw
    try {
      yield* cut(unpacked, file, { skip: file.isDeflated ? start : 0, count, isWhole })
    } catch (error) {
      throw isInflateError(error) ? damaged(file) : error
    }
  })
}

/**
 * Opens a deflated file as a gzip stream without inflating it, so that it can be sent with
 * `Content-Encoding: gzip`. It is `file.compressedSize + 18` bytes long. What it inflates to is for the
 * reader to check, by the CRC and the size at its end.
 * @throws PackageError as `openEntry`; RangeError where the file is not deflated
 */
export async function gzipOf(source: ByteSource, file: PackageFile): Promise<Readable> {
  if (!file.isDeflated) throw new RangeError(`${file.path} is not deflated`)
  const dataStart = await findData(source, file)
  return readLazily(source, dataRange(dataStart, file), async function* (raw) {
    // Deflate, no flags, no time, no hint of the level, no system: the same file gives the same bytes.
    yield Buffer.from([0x1f, 0x8b, methods.deflated, 0, 0, 0, 0, 0, 0, 0xff])
    yield* cut(raw, file, { count: file.compressedSize, skip: 0, isWhole: false })
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(file.crc32, 0)
    trailer.writeUInt32LE(file.size, 4)
    yield trailer
  })
}

const dataRange = (dataStart: number, file: PackageFile) => ({
  start: dataStart,
  end: dataStart + file.compressedSize - 1,
})

const damaged = (file: PackageFile) => new PackageError('file-damaged', file.path)

/** Where a file's bytes begin. The local header has to say the same as the directory. */
async function findData(source: ByteSource, file: PackageFile): Promise<number> {
  const header = await readBytes(source, file.headerOffset, localHeaderBytes)
  const bits = header.readUInt16LE(at.flags)
  const method = file.isDeflated ? methods.deflated : methods.stored
  const isTheFile =
    header.readUInt32LE() === localHeaderSignature &&
    (bits & flags.encrypted) === 0 &&
    header.readUInt16LE(at.method) === method &&
    ((bits & flags.sizesFollow) !== 0 || hasFactsOf(header, file)) &&
    (file.size === 0 || file.compressedSize > 0)
  if (!isTheFile) throw damaged(file)
  const names = header.readUInt16LE(at.name) + header.readUInt16LE(at.extra)
  const dataStart = file.headerOffset + localHeaderBytes + names
  if (dataStart + file.compressedSize > source.size)
    throw new PackageError('zip-truncated', file.path)
  return dataStart
}

function hasFactsOf(header: Buffer, file: PackageFile): boolean {
  const isSize = (position: number, size: number) =>
    [size, inZip64].includes(header.readUInt32LE(position))
  return (
    header.readUInt32LE(at.crc32) === file.crc32 &&
    isSize(at.compressed, file.compressedSize) &&
    isSize(at.size, file.size)
  )
}

/**
 * A stream of what `make` makes of a range of the source. The range is opened at the first read, so that
 * a stream that nobody reads leaves nothing open, and is let go when the stream ends or is destroyed.
 */
function readLazily(
  source: ByteSource,
  range: { start: number; end: number },
  make: (raw: Readable) => AsyncIterable<Buffer>,
): Readable {
  let raw: Readable | undefined
  async function* chunks() {
    raw = await source.read(range)
    if (made.destroyed) raw.destroy()
    else yield* make(raw)
  }
  const made: Readable = Readable.from(chunks(), { objectMode: false })
  const end = made._destroy.bind(made)
  made._destroy = (error, callback) => {
    // A read that waits for the source would hold up the end, and the source its connection.
    raw?.destroy()
    end(error, callback)
  }
  return made
}

/** The error of either stream comes out of the second one. */
const inflate = (raw: Readable): Readable => pipeline(raw, createInflateRaw(), () => undefined)

const isInflateError = (error: unknown) =>
  `${(error as NodeJS.ErrnoException).code}`.startsWith('Z_')

/** `count` bytes after `skip`; of a whole file the bytes behind them and the CRC are looked at as well. */
async function* cut(
  stream: Readable,
  file: PackageFile,
  { skip, count, isWhole }: { skip: number; count: number; isWhole: boolean },
): AsyncGenerator<Buffer> {
  let [before, left, sum] = [skip, count, 0]
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const part = chunk.subarray(before, before + left)
    before = Math.max(0, before - chunk.length)
    left -= part.length
    if (isWhole) {
      if (part.length < chunk.length) throw damaged(file)
      sum = crc32(part, sum)
      if (left === 0 && sum !== file.crc32) throw damaged(file)
    }
    if (part.length) yield part
    if (left === 0 && !isWhole) return
  }
  if (left > 0) throw damaged(file)
}
