import type { Entry, ZipFile } from 'yauzl'
import { fromRandomAccessReaderPromise } from 'yauzl'
import { packageLimits } from './package.limits.ts'
import { PackageError, type ByteSource, type PackageFile } from './package.types.ts'
import { readBytes, SourceReader } from './source-reader.ts'
import { decodeEntryName, foldPath, safePath } from './zip-path.logic.ts'

/** Compression methods of the zip format. */
export const methods = { stored: 0, deflated: 8 } as const
/** Bytes of a local header before its name. */
export const localHeaderBytes = 30
export const localHeaderSignature = 0x04034b50

/** Kinds of files as Unix keeps them, in the upper half of an entry's attributes. */
const fileTypes = { mask: 0o170000, regular: 0o100000, folder: 0o040000 } as const

/**
 * Reads the directory of a zip, and nothing else of it.
 * @returns its files without the folders, in the zip's order
 * @throws PackageError where it is no zip or holds what a package may not hold (SEM-05, T-91);
 *   an error of the source as it is
 */
export async function readDirectory(source: ByteSource): Promise<PackageFile[]> {
  const reader = new SourceReader(source)
  try {
    return await readFiles(source, await openZip(source, reader))
  } catch (error) {
    if (reader.failure) throw reader.failure
    if (error instanceof PackageError) throw error
    const { message } = error as Error
    throw new PackageError(message.includes('encryption') ? 'encrypted' : 'zip-damaged', message)
  }
}

async function openZip(source: ByteSource, reader: SourceReader): Promise<ZipFile> {
  // Names are read by `decodeEntryName`: yauzl would end at the first backslash or `..` without a word for it.
  const options = { autoClose: false, decodeStrings: false }
  try {
    return await fromRandomAccessReaderPromise(reader, source.size, options)
  } catch (error) {
    if (reader.failure || !String(error).includes('End of central directory')) throw error
    throw new PackageError((await beginsAsZip(source)) ? 'zip-truncated' : 'not-a-zip')
  }
}

const beginsAsZip = async (source: ByteSource) =>
  source.size >= 4 && (await readBytes(source, 0, 4)).readUInt32LE() === localHeaderSignature

async function readFiles(source: ByteSource, zip: ZipFile): Promise<PackageFile[]> {
  if (zip.entryCount > packageLimits.entries)
    throw new PackageError('too-many-files', `${zip.entryCount}`)
  const files: PackageFile[] = []
  const folded = new Set<string>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const path = safePath(decodeEntryName(entry))
    checkEntry(entry, path, source.size)
    if (path.endsWith('/')) continue
    if (folded.has(foldPath(path))) throw new PackageError('path-twice', path)
    folded.add(foldPath(path))
    bytes += entry.uncompressedSize
    if (bytes > packageLimits.bytes) throw new PackageError('package-too-large')
    files.push({
      path,
      headerOffset: entry.relativeOffsetOfLocalHeader,
      compressedSize: entry.compressedSize,
      size: entry.uncompressedSize,
      crc32: entry.crc32,
      isDeflated: entry.compressionMethod === methods.deflated,
    })
  }
  // By the bytes that are there, not by those that entries claim: entries of a bomb share their bytes.
  const isBomb = bytes > packageLimits.ratioFreeBytes && bytes > source.size * packageLimits.ratio
  if (isBomb) throw new PackageError('ratio-too-high', `${Math.round(bytes / source.size)}`)
  return files
}

function checkEntry(entry: Entry, path: string, zipBytes: number): void {
  if (entry.isEncrypted()) throw new PackageError('encrypted', path)
  const { compressionMethod } = entry
  if (compressionMethod !== methods.stored && compressionMethod !== methods.deflated)
    throw new PackageError('compression-unsupported', `${path} (${compressionMethod})`)
  const type = (entry.externalFileAttributes >>> 16) & fileTypes.mask
  if (type !== 0 && type !== fileTypes.regular && type !== fileTypes.folder)
    throw new PackageError('not-a-regular-file', path)
  if (entry.uncompressedSize > packageLimits.fileBytes)
    throw new PackageError('file-too-large', path)
  const end = entry.relativeOffsetOfLocalHeader + localHeaderBytes + entry.compressedSize
  if (end > zipBytes) throw new PackageError('zip-truncated', path)
}
