import { Readable } from 'node:stream'
import { crc32, deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import type { ByteSource } from '../package.types.ts'
import { collect } from '../source-reader.ts'

/** A source that counts what is read of it, and in what parts it gives it out. */
export interface MemorySource extends ByteSource {
  reads: { start: number; end: number }[]
  opened: Readable[]
}

/** @param chunkBytes how much comes at once; storages give whatever they like */
export function memorySource(bytes: Buffer, chunkBytes = 64 * 1024): MemorySource {
  const source: MemorySource = {
    size: bytes.length,
    reads: [],
    opened: [],
    read: ({ start, end }) => {
      source.reads.push({ start, end })
      const part = bytes.subarray(start, end + 1)
      const count = Math.ceil(part.length / chunkBytes)
      const chunks = Array.from({ length: count }, (_, index) =>
        part.subarray(index * chunkBytes, (index + 1) * chunkBytes),
      )
      const stream = Readable.from(chunks)
      source.opened.push(stream)
      return Promise.resolve(stream)
    },
  }
  return source
}

/**
 * A source with a hole of nothing but zeros in the place of a last, stored entry's content: as large as wished,
 * without the memory for it.
 */
export function sparseSource(entries: readonly RawEntry[], name: string, bytes: number) {
  const hole = { name, method: 0, packed: Buffer.alloc(0), size: bytes, compressedSize: bytes }
  const zip = rawZip([...entries, hole])
  const directory = zip.readUInt32LE(zip.length - 6)
  zip.writeUInt32LE(directory + bytes, zip.length - 6)
  const zeros = Buffer.alloc(64 * 1024)
  const source = {
    size: zip.length + bytes,
    /** Bytes that were given out. */
    readBytes: 0,
    read: ({ start, end }: { start: number; end: number }) => {
      const part = (from: number, to: number) =>
        zip.subarray(Math.max(0, Math.min(from, zip.length)), Math.max(0, to))
      function* chunks() {
        source.readBytes += end + 1 - start
        if (start < directory) yield part(start, Math.min(end + 1, directory))
        let left = Math.min(end + 1, directory + bytes) - Math.max(start, directory)
        for (; left > 0; left -= zeros.length) yield zeros.subarray(0, left)
        if (end >= directory + bytes)
          yield part(Math.max(start - bytes, directory), end + 1 - bytes)
      }
      return Promise.resolve(Readable.from(chunks()))
    },
  }
  return source
}

/** A zip as yazl makes it; names that end in a slash are folders. */
export async function zipOf(
  entries: Readonly<Record<string, string | Buffer>>,
  { compress = true, forceZip64Format = false } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(entries)) {
    if (path.endsWith('/')) zip.addEmptyDirectory(path)
    else zip.addBuffer(Buffer.from(content), path, { compress, forceZip64Format })
  }
  zip.end({ forceZip64Format, comment: '' })
  return collect(zip.outputStream as Readable)
}

/** An entry as no honest tool writes it. */
export interface RawEntry {
  name: string | Buffer
  content?: Buffer | string
  /** Bytes in the zip, where they are not the content deflated. */
  packed?: Buffer
  flags?: number
  method?: number
  /** What the directory says, where it is not so. */
  size?: number
  compressedSize?: number
  crc?: number
  /** Unix type and mode. */
  mode?: number
  /** Where the directory says that the local header is. */
  offset?: number
  /** What the local header says, where it is another than the directory's. */
  localMethod?: number
  localCrc?: number
  localFlags?: number
}

const utf8Names = 0x0800

/** A zip by hand. */
export function rawZip(entries: readonly RawEntry[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? 'x')
    const method = entry.method ?? 8
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(content) : content)
    const name = Buffer.from(entry.name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(entry.flags ?? utf8Names, 2)
    facts.writeUInt16LE(method, 4)
    facts.writeUInt32LE(entry.crc ?? crc32(content), 10)
    facts.writeUInt32LE(entry.compressedSize ?? packed.length, 14)
    facts.writeUInt32LE(entry.size ?? content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const localFacts = Buffer.from(facts)
    if (entry.localFlags !== undefined) localFacts.writeUInt16LE(entry.localFlags, 2)
    if (entry.localMethod !== undefined) localFacts.writeUInt16LE(entry.localMethod, 4)
    if (entry.localCrc !== undefined) localFacts.writeUInt32LE(entry.localCrc, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), localFacts, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6)
    rest.writeUInt32LE(entry.offset ?? offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), facts, rest, name]))
    locals.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, index, end, Buffer.from(comment)])
}
