/** A folder to be written: bytes are a stream, anything else a folder in it. */
export interface Folder {
  [name: string]: Uint8Array | Folder
}

const sectorSize = 512
const miniSize = 64
const cutoff = 4_096
const end = 0xfffffffe
const none = 0xffffffff
const fatMark = 0xfffffffd

interface Entry {
  name: string
  type: number
  right: number
  child: number
  start: number
  size: number
}

/** A compound file ([MS-CFB]) of these: for messages of stories and tests. */
export function compoundFileOf(root: Folder): Uint8Array<ArrayBuffer> {
  const entries: Entry[] = [{ name: 'Root Entry', type: 5, right: none, child: none, start: end, size: 0 }] // prettier-ignore
  const sectors: Uint8Array[] = []
  const next: number[] = []
  const minis: Uint8Array[] = []
  const miniNext: number[] = []

  const store = (bytes: Uint8Array, into: Uint8Array[], chain: number[], unit: number): number => {
    const start = into.length
    for (let at = 0; at < bytes.length; at += unit) {
      const part = new Uint8Array(unit)
      part.set(bytes.subarray(at, at + unit))
      into.push(part)
      chain.push(at + unit < bytes.length ? into.length : end)
    }
    return bytes.length === 0 ? end : start
  }

  const add = (folder: Folder): number => {
    let first = none
    for (const [name, content] of Object.entries(folder).toReversed()) {
      const at = entries.length
      const entry: Entry = { name, type: 1, right: first, child: none, start: 0, size: 0 }
      entries.push(entry)
      if (content instanceof Uint8Array) {
        const isSmall = content.length < cutoff
        entry.type = 2
        entry.size = content.length
        entry.start = isSmall ? store(content, minis, miniNext, miniSize) : store(content, sectors, next, sectorSize) // prettier-ignore
      } else entry.child = add(content)
      first = at
    }
    return first
  }
  entries[0]!.child = add(root)
  const mini = joined(minis, miniSize)
  entries[0]!.size = mini.length
  entries[0]!.start = store(mini, sectors, next, sectorSize)
  const miniTable = store(numbers(miniNext, sectorSize), sectors, next, sectorSize)
  const directory = store(directoryOf(entries), sectors, next, sectorSize)

  let fats = 0
  while (fats * (sectorSize / 4) < next.length + fats) fats += 1
  if (fats > 109) throw new Error('Too large for a file of tests')
  const firstFat = next.length
  const table = numbers([...next, ...Array.from({ length: fats }, () => fatMark)], sectorSize)

  const header = new DataView(new ArrayBuffer(sectorSize))
  ;[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].forEach((byte, at) => header.setUint8(at, byte))
  const put = (at: number, value: number) => header.setUint32(at, value, true)
  header.setUint16(24, 0x3e, true)
  header.setUint16(26, 3, true)
  header.setUint16(28, 0xfffe, true)
  header.setUint16(30, 9, true)
  header.setUint16(32, 6, true)
  put(44, fats)
  put(48, directory)
  put(56, cutoff)
  put(60, miniTable)
  put(64, Math.ceil((miniNext.length * 4) / sectorSize))
  put(68, end)
  for (let at = 0; at < 109; at++) put(76 + at * 4, at < fats ? firstFat + at : none)
  return joined([new Uint8Array(header.buffer), ...sectors, table], 1)
}

function joined(parts: readonly Uint8Array[], unit: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + Math.max(part.length, unit), 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function numbers(values: readonly number[], unit: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(Math.ceil((values.length * 4) / unit) * unit))
  for (let at = 0; at * 4 < view.byteLength; at++) view.setUint32(at * 4, values[at] ?? none, true)
  return new Uint8Array(view.buffer)
}

function directoryOf(entries: readonly Entry[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(Math.ceil((entries.length * 128) / sectorSize) * sectorSize)) // prettier-ignore
  entries.forEach(({ name, type, right, child, start, size }, index) => {
    const at = index * 128
    ;[...name].forEach((letter, place) =>
      view.setUint16(at + place * 2, letter.charCodeAt(0), true),
    )
    view.setUint16(at + 64, (name.length + 1) * 2, true)
    view.setUint8(at + 66, type)
    view.setUint8(at + 67, 1)
    view.setUint32(at + 68, none, true)
    view.setUint32(at + 72, right, true)
    view.setUint32(at + 76, child, true)
    view.setUint32(at + 116, start, true)
    view.setUint32(at + 120, size, true)
  })
  return new Uint8Array(view.buffer)
}
