/** Limits against files that unfold to far more than they are. */
export interface ZipLimits {
  entries: number
  /** Bytes of one entry, unfolded. */
  entry: number
  /** Bytes of all that is read, unfolded. */
  total: number
}

export interface Zip {
  has: (name: string) => boolean
  /** An entry's text; undefined where it is not there. Rejects where it is damaged or too large. */
  text: (name: string) => Promise<string | undefined>
  /**
   * Unfolds all entries and counts, without keeping anything: for readers that unfold without a limit.
   * Rejects where one is damaged or they are too large together.
   */
  measure: () => Promise<void>
}

const mebibyte = 1_048_576
const usual: ZipLimits = { entries: 20_000, entry: 16 * mebibyte, total: 64 * mebibyte }

interface Entry {
  method: number
  /** As it lies in the file. */
  packed: number
  offset: number
}

/**
 * Opens an archive in memory. What is not asked for is not unfolded; what is, is counted while it
 * unfolds, whatever the archive says of its size. Throws where it is no archive.
 */
export function openZip(bytes: ArrayBuffer, limits: ZipLimits = usual): Zip {
  const entries = directoryOf(new DataView(bytes), limits.entries)
  let left = limits.total
  return {
    has: (name) => entries.has(name),
    async text(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const parts: Uint8Array[] = []
      const most = Math.min(limits.entry, left)
      const size = await unfold(bytes, entry, most, (part) => parts.push(part))
      left -= size
      const content = joined(parts, size)
      return new TextDecoder().decode(content)
    },
    async measure() {
      let rest = limits.total
      for (const entry of entries.values())
        rest -= await unfold(bytes, entry, Math.min(limits.entry, rest), () => undefined)
    },
  }
}

/** What the end of the archive says that is in it. */
function directoryOf(view: DataView, mostEntries: number): Map<string, Entry> {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new Error('Too many entries')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('No directory')
    const isLocked = (view.getUint16(at + 8, true) & 1) === 1
    const length = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, length))
    if (!isLocked)
      entries.set(name, {
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
      })
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The record at its end, behind which a comment of up to 64 KiB may stand. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new Error('No archive')
}

/** Hands on what an entry holds, part by part, and gives its size. */
async function unfold(
  bytes: ArrayBuffer,
  entry: Entry,
  most: number,
  take: (part: Uint8Array) => void,
): Promise<number> {
  const { method, packed, offset } = entry
  const view = new DataView(bytes)
  if (view.getUint32(offset, true) !== 0x04034b50) throw new Error('No entry')
  const begin = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const content = new Uint8Array(bytes, begin, packed)
  if (method === 0) {
    if (packed > most) throw new Error('Too large')
    take(content)
    return packed
  }
  if (method !== 8) throw new Error('Packed in another way')
  let size = 0
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw new Error('Too large')
    }
    take(value)
  }
  return size
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
