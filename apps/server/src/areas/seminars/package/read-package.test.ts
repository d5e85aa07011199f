import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageLimits } from './package.limits.ts'
import { PackageError } from './package.types.ts'
import { readPackage } from './read-package.ts'
import { manifest12 } from './testing/manifests.ts'
import { openEntry } from './open-entry.ts'
import { collect } from './source-reader.ts'
import { memorySource, rawZip, sparseSource, zipOf, type RawEntry } from './testing/zips.ts'

const course = { 'imsmanifest.xml': manifest12(), 'index.html': '<h1>Eins</h1>' }
const courseEntries: RawEntry[] = Object.entries(course).map(([name, content]) => ({ name, content })) // prettier-ignore

const read = (zip: Buffer) => readPackage(memorySource(zip))
const pathsOf = async (zip: Buffer) => (await read(zip)).files.map(({ path }) => path)
/** What a zip is refused with. */
const faultOf = (zip: Buffer) =>
  read(zip).then(
    () => 'read',
    (error: unknown) =>
      error instanceof PackageError ? `${error.code} ${error.detail ?? ''}`.trim() : String(error),
  )
const withEntries = (...entries: RawEntry[]) => rawZip([...courseEntries, ...entries])

test.each([
  ['deflated', {}],
  ['stored', { compress: false }],
  ['zip64', { forceZip64Format: true }],
])(
  'a package of files that are %s is read with its lessons and files (SEM-05)',
  async (_, options) => {
    const zip = await zipOf({ ...course, 'bilder/': '', 'bilder/a.txt': 'A' }, options)
    const { title, lessons, files } = await read(zip)
    expect([title, lessons.map(({ entry }) => entry)]).toEqual(['Kurs', ['index.html']])
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      ['imsmanifest.xml', Buffer.byteLength(course['imsmanifest.xml'])],
      ['index.html', 13],
      ['bilder/a.txt', 1],
    ])
  },
)

test('a comment, backslashes and needless parts of paths do no harm (SEM-05)', async () => {
  const [manifest, page] = courseEntries as [RawEntry, RawEntry]
  const entries = [{ ...manifest, name: './imsmanifest.xml' }, { ...page, name: 'INDEX.html' }, { name: 'a\\b//c\\.\\d.txt' }] // prettier-ignore
  expect(await pathsOf(rawZip(entries, 'by hand'))).toEqual(['imsmanifest.xml', 'INDEX.html', 'a/b/c/d.txt']) // prettier-ignore
})

test('names are UTF-8 by their flag or by their bytes, else in the code page of DOS (SEM-05)', async () => {
  const zip = withEntries(
    { name: 'Übung 1.txt' },
    { name: 'Übung 2.txt', flags: 0 },
    { name: Buffer.from('\x9abung 3.txt', 'latin1'), flags: 0 },
  )
  expect((await pathsOf(zip)).slice(2)).toEqual(['Übung 1.txt', 'Übung 2.txt', 'Übung 3.txt'])
})

test('what is no zip, or was cut off, is refused as such (T-91)', async () => {
  const zip = await zipOf(course)
  expect(await faultOf(Buffer.alloc(0))).toBe('not-a-zip')
  expect(await faultOf(Buffer.from('%PDF-1.7'))).toBe('not-a-zip')
  expect(await faultOf(zip.subarray(0, -30))).toBe('zip-truncated')
  expect(await faultOf(zip.subarray(0, 100))).toBe('zip-truncated')
  expect(await faultOf(zip.subarray(40))).toMatch('zip-damaged')
  expect(await faultOf(withEntries({ name: 'a', compressedSize: 9_999, size: 5 }))).toBe('zip-truncated a') // prettier-ignore
  expect(await faultOf(withEntries({ name: 'a', offset: 0x7fff_0000 }))).toBe('zip-truncated a')
})

test.each([
  ['/etc/passwd'],
  ['\\windows\\a'],
  ['\\\\server\\a'],
  ['../a'],
  ['a/../../b'],
  ['a\\..\\b'],
  ['..'],
  ['C:\\a'],
  ['c:a'],
  ['a\0b'],
  ['a\nb'],
  [''],
])('the path %j is refused (T-91)', async (name) => {
  expect(await faultOf(withEntries({ name }))).toMatch(/^path-unsafe/u)
})

test('paths of 500 characters are read, longer ones are refused (T-91)', async () => {
  expect(await pathsOf(withEntries({ name: 'ä'.repeat(500) }))).toHaveLength(3)
  expect(await faultOf(withEntries({ name: 'ä'.repeat(501) }))).toMatch(/^path-too-long ä{100}…/u)
})

test('two entries of one path are refused, in another case or with other accents too (T-91)', async () => {
  expect(await faultOf(withEntries({ name: 'index.html' }))).toBe('path-twice index.html')
  expect(await faultOf(withEntries({ name: 'INDEX.HTML' }))).toBe('path-twice INDEX.HTML')
  expect(await faultOf(withEntries({ name: 'a\\b' }, { name: 'a/./b' }))).toBe('path-twice a/b')
  expect(await faultOf(withEntries({ name: '\u00fc' }, { name: 'u\u0308' }))).toMatch('path-twice')
})

test('encrypted entries, other methods, links and devices are refused (T-91)', async () => {
  expect(await faultOf(withEntries({ name: 'a', flags: 1 }))).toBe('encrypted a')
  expect(await faultOf(withEntries({ name: 'a', flags: 0x41 }))).toMatch('encrypted')
  expect(await faultOf(withEntries({ name: 'a', method: 14 }))).toBe(
    'compression-unsupported a (14)',
  )
  expect(await faultOf(withEntries({ name: 'a', mode: 0o120777 }))).toBe('not-a-regular-file a')
  expect(await faultOf(withEntries({ name: 'a', mode: 0o020666 }))).toBe('not-a-regular-file a')
  expect(await faultOf(withEntries({ name: 'a', mode: 0o100644 }))).toBe('read')
})

test('a zip of more than 20,000 entries is refused (T-91)', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index): RawEntry => ({ name: `${index}`, method: 0 })) // prettier-ignore
  const room = packageLimits.entries - courseEntries.length
  expect(await faultOf(withEntries(...many(room)))).toBe('read')
  expect(await faultOf(withEntries(...many(room + 1)))).toBe('too-many-files 20001')
})

test('a file of more than 1 GiB, 4 GiB in all and bombs are refused by what the directory says (T-91)', async () => {
  const { fileBytes, ratioFreeBytes } = packageLimits
  const claims = (...sizes: number[]) => withEntries(...sizes.map((size, index) => ({ name: `${index}`, size }))) // prettier-ignore
  expect(await faultOf(claims(fileBytes + 1))).toBe('file-too-large 0')
  expect(await faultOf(claims(...Array.from({ length: 5 }, () => fileBytes)))).toBe(
    'package-too-large',
  )
  expect(await faultOf(claims(fileBytes))).toMatch('ratio-too-high')
  const small = Buffer.byteLength(course['imsmanifest.xml']) + 13
  expect(await faultOf(claims(ratioFreeBytes - small))).toBe('read')
  expect(await faultOf(claims(ratioFreeBytes - small + 1))).toMatch('ratio-too-high')
})

test('of a package of 1 GiB the directory and the manifest are read alone, and of its film what is asked for (SEM-05, T-91)', async () => {
  const bytes = packageLimits.fileBytes
  const source = sparseSource(courseEntries, 'film.mp4', bytes)
  const { files, lessons } = await readPackage(source)
  expect([files.map(({ path }) => path).includes('film.mp4'), lessons.length]).toEqual([true, 1])
  expect(source.readBytes).toBeLessThan(2 * 1024 ** 2)
  const before = source.readBytes
  const film = files.find(({ path }) => path === 'film.mp4')!
  const end = await collect(await openEntry(source, film, { start: bytes - 100 }))
  expect(end).toEqual(Buffer.alloc(100))
  expect(source.readBytes - before).toBeLessThan(1_000)
  const over = sparseSource(courseEntries, 'film.mp4', bytes + 1)
  await expect(readPackage(over)).rejects.toMatchObject({ code: 'file-too-large', detail: 'film.mp4' }) // prettier-ignore
})

test('a bomb whose entries share their bytes is refused (T-91)', async () => {
  const zeros = Buffer.alloc(1024 ** 2)
  const packed = deflateRawSync(zeros)
  const offset = rawZip(courseEntries.slice(0, 1)).indexOf('PK\x01\x02')
  const shared = Array.from({ length: 200 }, (_, index): RawEntry => ({ name: `${index}`, content: zeros, packed: Buffer.alloc(0), compressedSize: packed.length, offset })) // prettier-ignore
  const zip = rawZip([courseEntries[0]!, { name: 'zeros', content: zeros, packed }, ...shared])
  expect(await faultOf(zip)).toMatch('ratio-too-high')
})

test('a package without a manifest at its root is refused with the folder that has one (SEM-05)', async () => {
  expect(await faultOf(await zipOf({ 'index.html': '' }))).toBe('manifest-missing')
  const packed = { 'Kurs/imsmanifest.xml': manifest12(), 'Kurs/index.html': '' }
  expect(await faultOf(await zipOf(packed))).toBe('manifest-missing Kurs/imsmanifest.xml')
})

test('a manifest of another case is found, one above 10 MiB is refused (SEM-05)', async () => {
  const [manifest, page] = courseEntries as [RawEntry, RawEntry]
  expect(await faultOf(rawZip([{ ...manifest, name: 'IMSManifest.xml' }, page]))).toBe('read')
  const size = packageLimits.manifestBytes + 1
  expect(await faultOf(rawZip([{ ...manifest, size }, page]))).toBe(`manifest-too-large ${size}`)
})

test('a manifest that unpacks to more than the directory says is refused (T-91)', async () => {
  const [manifest, page] = courseEntries as [RawEntry, RawEntry]
  expect(await faultOf(rawZip([{ ...manifest, size: 20 }, page]))).toBe(
    'file-damaged imsmanifest.xml',
  )
})

test('a failing storage is not taken for a fault of the package (SEM-05)', async () => {
  const source = memorySource(await zipOf(course))
  const failure = new Error('storage is away')
  const failing = { ...source, read: () => Promise.reject(failure) }
  await expect(readPackage(failing)).rejects.toBe(failure)
})

test('the directory of five thousand files is read in few reads (SEM-05)', async () => {
  const files = Array.from({ length: 5_000 }, (_, index): RawEntry => ({ name: `page-${index}.html` })) // prettier-ignore
  const source = memorySource(withEntries(...files))
  await readPackage(source)
  expect(source.reads.length).toBeLessThan(8)
})

test('a zip with any bytes changed is read or refused, and nothing else happens (T-91)', async () => {
  const zip = await zipOf({ ...course, 'a.txt': 'A' })
  const change = fc.tuple(fc.nat(zip.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const changed = Buffer.from(zip)
      for (const [at, byte] of changes) changed[at] = byte
      expect(await faultOf(changed)).not.toMatch(/Error/u)
    }),
    { numRuns: 500 },
  )
})
