import { PassThrough } from 'node:stream'
import { crc32, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gzipOf, openEntry, type EntryRange } from './open-entry.ts'
import { collect } from './source-reader.ts'
import { memorySource, rawZip, zipOf, type RawEntry } from './testing/zips.ts'
import { readDirectory } from './zip-directory.ts'

const text = Array.from({ length: 5_000 }, (_, index) => `Zeile ${index} mit Ü\n`).join('')
const content = Buffer.from(text)

/** The first file of a zip. */
async function fileOf(zip: Buffer, chunkBytes?: number) {
  const source = memorySource(zip, chunkBytes)
  const [file] = await readDirectory(source)
  source.reads.length = 0
  return { source, file: file! }
}
const packings = [['deflated', true], ['stored', false]] as const // prettier-ignore

async function bytesOf(zip: Buffer, range?: EntryRange): Promise<Buffer> {
  const { source, file } = await fileOf(zip)
  return collect(await openEntry(source, file, range))
}
const faultOf = async (entry: RawEntry, range?: EntryRange) =>
  bytesOf(rawZip([entry]), range).then(
    (bytes) => `${bytes.length} bytes`,
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  )

test.each(packings)(
  'a %s file comes as it was packed, whole and in any range (SEM-05)',
  async (_, compress) => {
    const zip = await zipOf({ 'a.txt': content }, { compress })
    expect((await bytesOf(zip)).equals(content)).toBe(true)
    const position = fc.nat(content.length - 1)
    await fc.assert(
      fc.asyncProperty(
        position,
        position,
        fc.integer({ min: 100, max: 70_000 }),
        async (one, other, chunkBytes) => {
          const [start, end] = [Math.min(one, other), Math.max(one, other)]
          const { source, file } = await fileOf(zip, chunkBytes)
          const part = await collect(await openEntry(source, file, { start, end }))
          expect(part.equals(content.subarray(start, end + 1))).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  },
)

test('a range may lack an end or lie over it, but not begin behind it (SEM-05)', async () => {
  const zip = await zipOf({ 'a.txt': 'abcdef' })
  const at = async (range: EntryRange) => (await bytesOf(zip, range)).toString()
  expect(await at({ start: 4 })).toBe('ef')
  expect(await at({ end: 1 })).toBe('ab')
  expect(await at({ start: 5, end: 99 })).toBe('f')
  await expect(at({ start: 6 })).rejects.toThrow(RangeError)
  await expect(at({ start: -1 })).rejects.toThrow(RangeError)
  await expect(at({ start: 3, end: 2 })).rejects.toThrow(RangeError)
})

test.each(packings)('an empty %s file is empty (SEM-05)', async (_, compress) => {
  expect(await bytesOf(await zipOf({ 'a.txt': '' }, { compress }))).toHaveLength(0)
})

test('of a stored file only its header and the range are read (SEM-05)', async () => {
  const { source, file } = await fileOf(await zipOf({ 'a.txt': content }, { compress: false }))
  await collect(await openEntry(source, file, { start: 100, end: 199 }))
  expect(source.reads.map(({ start, end }) => end - start + 1)).toEqual([30, 100])
})

test('a file that unpacks to more or less than its size, or to other bytes, is reported as damaged (T-91)', async () => {
  expect(await faultOf({ name: 'a', content, size: 10 })).toBe('file-damaged')
  const start = crc32(content.subarray(0, 10))
  expect(await faultOf({ name: 'a', content, size: 10, crc: start })).toBe('file-damaged')
  expect(await faultOf({ name: 'a', content, size: 10 }, { end: 5 })).toBe('6 bytes')
  expect(await faultOf({ name: 'a', content, size: content.length + 1 })).toBe('file-damaged')
  expect(await faultOf({ name: 'a', content, crc: 1 })).toBe('file-damaged')
  expect(await faultOf({ name: 'a', content, method: 0, crc: 1 })).toBe('file-damaged')
  expect(await faultOf({ name: 'a', content: 'abc', packed: Buffer.from('abc') })).toBe(
    'file-damaged',
  )
  expect(await faultOf({ name: 'a', content: 'abc', packed: Buffer.alloc(0) })).toBe('file-damaged')
})

test('never more bytes come than the directory says (T-91)', async () => {
  const { source, file } = await fileOf(rawZip([{ name: 'a', content, size: 100 }]))
  let bytes = 0
  const stream = await openEntry(source, file)
  stream.on('data', (chunk: Buffer) => (bytes += chunk.length))
  await new Promise((resolve) => stream.once('close', resolve).on('error', () => undefined))
  expect(bytes).toBeLessThanOrEqual(100)
})

test('a local header that says another thing than the directory is refused (T-91)', async () => {
  expect(await faultOf({ name: 'a', localMethod: 0 })).toBe('file-damaged')
  expect(await faultOf({ name: 'a', localFlags: 1 })).toBe('file-damaged')
  expect(await faultOf({ name: 'a', localCrc: 1 })).toBe('file-damaged')
  expect(await faultOf({ name: 'a', offset: 1 })).toBe('file-damaged')
})

test('a file whose local header leaves its sizes to the directory is read (SEM-05)', async () => {
  expect(await faultOf({ name: 'a', content: 'abc', flags: 0x0808, localCrc: 0 })).toBe('3 bytes')
})

test('a deflated file goes out as gzip without being unpacked, in the length that was promised (SEM-05)', async () => {
  const { source, file } = await fileOf(await zipOf({ 'a.txt': content }))
  const gzip = await collect(await gzipOf(source, file))
  expect(gzip).toHaveLength(file.compressedSize + 18)
  expect(gunzipSync(gzip).equals(content)).toBe(true)
  const stored = await fileOf(await zipOf({ 'a.txt': content }, { compress: false }))
  await expect(gzipOf(stored.source, stored.file)).rejects.toThrow(RangeError)
})

test.each(packings)(
  'a stream of a %s file that is given up lets go of the storage (SEM-05)',
  async (_, compress) => {
    const { source, file } = await fileOf(await zipOf({ 'a.txt': content }, { compress }), 1_000)
    const stream = await openEntry(source, file)
    for await (const chunk of stream) if (chunk) break
    await expect.poll(() => source.opened.at(-1)!.destroyed).toBe(true)
    const unread = await openEntry(source, file)
    const before = source.opened.length
    unread.destroy()
    expect(source.opened).toHaveLength(before)
  },
)

test.each(packings)(
  'an error of the storage comes out of the stream of a %s file as it is (SEM-05)',
  async (_, compress) => {
    const { source, file } = await fileOf(await zipOf({ 'a.txt': content }, { compress }))
    const failure = new Error('storage is away')
    const stream = await openEntry(source, file)
    source.read = () => Promise.reject(failure)
    await expect(collect(stream)).rejects.toBe(failure)
  },
)

test.each(packings)(
  'a stream of a %s file that is given up while the storage is slow lets go of it (SEM-05)',
  async (_, compress) => {
    const { source, file } = await fileOf(await zipOf({ 'a.txt': content }, { compress }))
    const stream = await openEntry(source, file)
    const silent = new PassThrough()
    source.read = () => Promise.resolve(silent)
    stream.on('error', () => undefined).resume()
    await new Promise((resolve) => setImmediate(resolve))
    stream.destroy()
    await expect.poll(() => silent.destroyed).toBe(true)
  },
)
