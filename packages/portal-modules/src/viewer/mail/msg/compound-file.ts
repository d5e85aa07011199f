/** A folder of a compound file ([MS-CFB]), the container of Outlook's messages. */
export interface Storage {
  storages: ReadonlyMap<string, Storage>
  /** What a stream holds; undefined: there is none of this name. */
  read: (name: string) => Uint8Array<ArrayBuffer> | undefined
}

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** Numbers from here on say that a chain ends, or that nothing is there. */
const noSector = 0xfffffffa
const inHeader = 109

export function isCompoundFile(content: ArrayBuffer): boolean {
  const bytes = new Uint8Array(content)
  return signature.every((byte, at) => bytes[at] === byte)
}

interface Entry {
  name: string
  type: number
  left: number
  right: number
  child: number
  start: number
  size: number
}

/** Opens a compound file. Throws where it is none, or where its chains lead nowhere or in circles. */
export function openCompoundFile(content: ArrayBuffer): Storage {
  if (!isCompoundFile(content)) throw new Error('No compound file')
  const view = new DataView(content)
  const number = (at: number) => view.getUint32(at, true)
  const [shift, miniShift] = [view.getUint16(30, true), view.getUint16(32, true)]
  if ((shift !== 9 && shift !== 12) || miniShift >= shift) throw new Error('No compound file')
  const sectorSize = 2 ** shift
  const sectors = Math.ceil(content.byteLength / sectorSize)
  const placeOf = (sector: number) => (sector + 1) * sectorSize
  const next = readTable(number, placeOf, sectorSize, sectors)

  const directory = chain(number(48), next, sectors)
  const entries = directory.flatMap((sector) => entriesAt(view, placeOf(sector), sectorSize))
  const root = entries[0]
  if (root?.type !== 5) throw new Error('No compound file')

  const read = (start: number, size: number, table: readonly number[], unit: number, bytesAt: (sector: number) => number, from: ArrayBuffer) => {
    const bytes = new Uint8Array(Math.min(size, content.byteLength))
    let done = 0
    for (const sector of chain(start, table, table.length)) {
      if (done >= bytes.length) break
      const part = new Uint8Array(from).subarray(bytesAt(sector), bytesAt(sector) + Math.min(unit, bytes.length - done))
      bytes.set(part, done)
      done += unit
    }
    if (done < bytes.length) throw new Error('A stream ends too early')
    return bytes
  } // prettier-ignore

  const large = (start: number, size: number) =>
    read(start, size, next, sectorSize, placeOf, content)
  const cutoff = number(56)
  const miniTable = chain(number(60), next, sectors).flatMap((sector) =>
    numbersAt(number, placeOf(sector), sectorSize),
  )
  const mini = large(root.start, root.size).buffer
  const small = (start: number, size: number) =>
    read(start, size, miniTable, 2 ** miniShift, (sector) => sector * 2 ** miniShift, mini)

  const seen = new Set<number>()
  const open = (child: number): Storage => {
    const storages = new Map<string, Storage>()
    const streams = new Map<string, Entry>()
    const waiting = [child]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const entry = entries[at]
      if (!entry || seen.has(at)) continue
      seen.add(at)
      waiting.push(entry.left, entry.right)
      if (entry.type === 1) storages.set(entry.name, open(entry.child))
      else if (entry.type === 2) streams.set(entry.name, entry)
    }
    return {
      storages,
      read(name) {
        const entry = streams.get(name)
        return entry && (entry.size < cutoff ? small : large)(entry.start, entry.size)
      },
    }
  }
  return open(root.child)
}

type NumberAt = (at: number) => number

/** Of each sector the one that follows it. */
function readTable(
  number: NumberAt,
  placeOf: (sector: number) => number,
  sectorSize: number,
  sectors: number,
): number[] {
  const parts = Array.from({ length: inHeader }, (_, at) => number(76 + at * 4))
  let more = number(68)
  for (let tries = 0; more < noSector && tries <= sectors; tries++) {
    const found = numbersAt(number, placeOf(more), sectorSize)
    more = found.pop() ?? noSector
    parts.push(...found)
  }
  return parts
    .filter((sector) => sector < noSector)
    .flatMap((sector) => numbersAt(number, placeOf(sector), sectorSize))
}

const numbersAt = (number: NumberAt, place: number, size: number): number[] =>
  Array.from({ length: size / 4 }, (_, at) => number(place + at * 4))

function chain(start: number, next: readonly number[], most: number): number[] {
  const sectors: number[] = []
  for (let at = start; at < noSector; at = next[at] ?? noSector) {
    if (sectors.length > most) throw new Error('A chain goes in circles')
    sectors.push(at)
  }
  return sectors
}

const entrySize = 128

function entriesAt(view: DataView, place: number, size: number): Entry[] {
  return Array.from({ length: size / entrySize }, (_, index) => {
    const at = place + index * entrySize
    const length = Math.min(64, view.getUint16(at + 64, true))
    const name = new TextDecoder('utf-16le').decode(
      new Uint8Array(view.buffer, at, Math.max(0, length - 2)),
    )
    return {
      name,
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    }
  })
}
