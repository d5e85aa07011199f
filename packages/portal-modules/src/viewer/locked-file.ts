import { openZip } from '../kit/files/index.ts'

/** A file that opens with its password alone. */
export class LockedFile extends Error {}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** Office puts what it has encrypted into a container of its older kind, under this name. */
const container = bytesOf('\u00D0\u00CF\u0011\u00E0')
const archive = bytesOf('PK')
const encrypted = bytesOf([...'EncryptedPackage'].map((letter) => `${letter}\0`).join(''))

const isAt = (bytes: Uint8Array, part: Uint8Array, place: number) =>
  part.every((byte, at) => bytes[place + at] === byte)

/** Whether Word, Excel or PowerPoint has put a password on it (ECMA-376 encryption), or an OpenDocument program. */
export async function isLocked(content: ArrayBuffer): Promise<boolean> {
  const bytes = new Uint8Array(content)
  if (isAt(bytes, archive, 0)) return isLockedOpenDocument(content)
  if (!isAt(bytes, container, 0)) return false
  for (let at = bytes.indexOf(encrypted[0]!); at >= 0; at = bytes.indexOf(encrypted[0]!, at + 1))
    if (isAt(bytes, encrypted, at)) return true
  return false
}

async function isLockedOpenDocument(content: ArrayBuffer): Promise<boolean> {
  try {
    const manifest = await openZip(content).text('META-INF/manifest.xml')
    return manifest?.includes('encryption-data') ?? false
  } catch {
    // What is no archive after all is the reader's matter.
    return false
  }
}
