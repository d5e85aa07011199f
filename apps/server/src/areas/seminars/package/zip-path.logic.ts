import type { Entry } from 'yauzl'
import { getFileNameLowLevel } from 'yauzl'
import { packageLimits } from './package.limits.ts'
import { PackageError } from './package.types.ts'

const utf8Flag = 0x0800
/** "Info-ZIP Unicode Path": a name in UTF-8 beside one in the old code page. */
const unicodePathField = 0x7075
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * An entry's name. Without the flag for UTF-8 a name is in code page 437 by the standard; the zips of
 * macOS and many libraries hold UTF-8 all the same, so what reads as UTF-8 is taken as such.
 */
export function decodeEntryName(
  entry: Pick<Entry, 'generalPurposeBitFlag' | 'fileNameRaw' | 'extraFields'>,
): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
  const isDeclared =
    (generalPurposeBitFlag & utf8Flag) !== 0 ||
    extraFields.some(({ id }) => id === unicodePathField)
  if (!isDeclared) {
    try {
      return strictUtf8.decode(fileNameRaw)
    } catch {
      // Not UTF-8, so it is the code page.
    }
  }
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
}

/**
 * The path of an entry from the zip's root, without `.` and empty parts. Backslashes are slashes: tools
 * on Windows write them. Ends in a slash where it names a folder.
 * @throws PackageError `path-unsafe` or `path-too-long` (T-91)
 */
export function safePath(name: string): string {
  const path = name.replaceAll('\\', '/')
  if (path.length > packageLimits.pathLength)
    throw new PackageError('path-too-long', `${path.slice(0, 100)}…`)
  const parts = path.split('/')
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  const isUnsafe = /^\/|^[a-z]:|[\0-\x1f]/iu.test(path) || parts.includes('..') || path === ''
  if (isUnsafe) throw new PackageError('path-unsafe', JSON.stringify(path))
  const kept = parts.filter((part) => part !== '' && part !== '.').join('/')
  return path.endsWith('/') || kept === '' ? `${kept}/` : kept
}

/** What two paths share that are one file on a disk that ignores case. */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase()
