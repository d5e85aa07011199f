import { PackageError } from './package.types.ts'

/** First bytes of a text that begins with `<`, by encoding; a mark of the byte order comes before them. */
const beginnings: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
]
const declaration = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/u
/** What a text is in that says nothing and is not UTF-8: tools on Windows forget to say so. */
const fallback = 'windows-1252'

/**
 * Decodes an XML text as appendix F of XML 1.0 says: by its byte order mark, else by the zero bytes of
 * UTF-16, else by its declaration, else as UTF-8.
 * @throws PackageError `manifest-not-xml` where its encoding is unknown
 */
export function decodeXml(bytes: Buffer): string {
  const found = beginnings.find(([, start]) => start.every((byte, index) => bytes[index] === byte))
  if (found) return decode(found[0], bytes)
  const declared = declaration.exec(bytes.toString('latin1', 0, 200))?.[1]?.toLowerCase()
  // A text that says UTF-16 in single bytes is not UTF-16: .NET writes this word into UTF-8.
  if (declared && !/^utf-?(?:8|16)/u.test(declared)) return decode(declared, bytes)
  try {
    return decode('utf-8', bytes, true)
  } catch {
    return decode(fallback, bytes)
  }
}

function decode(encoding: string, bytes: Buffer, fatal = false): string {
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding, { fatal })
  } catch {
    throw new PackageError('manifest-not-xml', encoding)
  }
  return decoder.decode(bytes)
}
